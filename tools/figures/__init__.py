"""Figures of how exercises are done: read from Library/figures.txt, posed, given flesh and drawn."""

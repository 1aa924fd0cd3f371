// Only the exported functions are used.

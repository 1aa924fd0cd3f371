"""Compile Library/figures.txt into the pictures of how exercises are done.

    python3 tools/build_figures.py FOLDER      writes the files into FOLDER
    python3 tools/build_figures.py --check     only says whether the source is in order
    python3 tools/build_figures.py --sheet FILE.html [DARK|LIGHT]   all figures on one page, to look at

Library/figures.txt says at its top how a figure is written. This writes

figures/PATTERN.svg  the figures of the exercises of one pattern, its spaces as hyphens: two <symbol>s a figure, its id
                     with “-start” and “-end”, all in one square viewBox
figure-of.txt        a line with the ids of all figures, separated by "|"; then a line with two characters an exercise,
                     in byte order of the exercises' ids as in library.txt: the place of its figure in the first line,
                     counted from nought in digits from "0" to "o" (64 in all), the greater digit first

A page draws one as <svg class="figure" viewBox="0 0 480 480"><use href="figures/squat.svg#back-squat-start"/></svg>.
The class gives the pen (fill and stroke: currentColor; stroke-width: 13; round caps and joins); the custom properties
--figure-far, --figure-trunk, --figure-frame and --figure-gear give the tones of the far limbs, the trunk, the scenery
and the gear, and --figure-ground the gap round the near arm. No colour may let another shine through. tools/figures/
sheet.py has all of it.
"""

import sys
from pathlib import Path

import build_library
from figures import drawing, source
from figures.body import PoseError, posed
from figures.gear import NEEDS, strokes
from figures.sheet import sheet

SOURCE = Path(__file__).parent.parent / "Library" / "figures.txt"
DIGITS = [chr(ord("0") + value) for value in range(64)]
NEAR_ENOUGH = 2.0
"""By how many centimetres a hand or a foot may miss the place that a pose names."""


def exercises() -> list[build_library.Exercise]:
    """Those that are in library.txt, in its order."""
    everything = build_library.read(build_library.SOURCE.read_text(encoding="utf-8"))
    return sorted(
        (exercise for exercise in everything if not exercise.merged_into),
        key=lambda exercise: exercise.id.encode(),
    )


def problems(read: source.Source, library: list[build_library.Exercise]) -> list[str]:
    """What a slip of the pen breaks."""
    found = []
    for figure in read.figures.values():
        for moment, pose in (("start", figure.start), ("end", figure.end)):
            try:
                body = posed(pose)
                for thing in figure.gear:
                    strokes(thing, body, figure.view)
            except PoseError as problem:
                found.append(f"[{figure.id}], {moment}: {problem}")
                continue
            found += [
                f"[{figure.id}], {moment}: {limb} is {miss:.1f} cm out of reach."
                for limb, miss in body.out_of_reach.items()
                if miss > NEAR_ENOUGH
            ]
    for pattern, rules in read.rules.items():
        if "otherwise" not in rules[-1].needs:
            found.append(f"({pattern}) does not end with “otherwise”.")
        found += [f"line {rule.line}: {rule.figure} is no figure." for rule in rules if rule.figure not in read.figures]
    used: set[str] = set()
    for exercise in library:
        try:
            used.add(read.figure_of(exercise))
            found += invented(read, exercise)
        except PoseError as problem:
            found.append(str(problem))
    used |= {figure.model for figure in read.figures.values() if figure.model}
    return found + [f"[{name}] is used by no exercise." for name in read.figures if name not in used]


def invented(read: source.Source, exercise: build_library.Exercise) -> list[str]:
    """Gear in the figure that the exercise is done without."""
    figure = read.figures.get(read.figure_of(exercise))
    has = set(exercise.listed("equipment", ","))
    return [
        f"[{exercise.id}] has no {thing.kind}, but its figure {figure.id} does."
        for thing in (figure.gear if figure else [])
        if thing.kind in NEEDS and not NEEDS[thing.kind] & has
    ]


def figure_of(read: source.Source, library: list[build_library.Exercise]) -> str:
    chosen = [read.figure_of(exercise) for exercise in library]
    names = sorted(set(chosen))
    places = [names.index(name) for name in chosen]
    return "|".join(names) + "\n" + "".join(DIGITS[place // 64] + DIGITS[place % 64] for place in places) + "\n"


def build() -> dict[str, str]:
    """The files by name."""
    read, library = load(), exercises()
    files = {"figure-of.txt": figure_of(read, library)}
    for pattern in read.rules:
        names = {read.figure_of(exercise): None for exercise in library if exercise.fields["pattern"] == pattern}
        files[f"figures/{pattern.replace(' ', '-')}.svg"] = drawing.sprite(read.figures[name] for name in sorted(names))
    return files


def load() -> source.Source:
    """The source, or the end of the program with what is wrong with it."""
    try:
        read = source.read(SOURCE.read_text(encoding="utf-8"))
    except source.SourceError as problem:
        sys.exit(str(problem))
    if found := problems(read, exercises()):
        sys.exit("Library/figures.txt:\n  " + "\n  ".join(found))
    return read


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--check"]:
            load()
        case ["--sheet", file, *theme]:
            Path(file).write_text(sheet(source.read(SOURCE.read_text(encoding="utf-8")), *theme), encoding="utf-8")
        case [folder] if not folder.startswith("-"):
            target = Path(folder)
            for name, text in build().items():
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                (target / name).write_text(text, encoding="utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])

"""Compile Library/exercises.txt into the compact files that the app reads.

    python3 tools/build_library.py FOLDER     writes the files into FOLDER
    python3 tools/build_library.py --check    only says whether the source is in order

Library/exercises.txt says at its top how an exercise is written. This writes

library.txt          everything but the cues: header lines, an empty line, a line an exercise in byte order of the
                     ids, an empty line, a line an id that was merged into another
library-cues.txt     how each exercise is done, line by line in the same order
library-cues.*.txt   the same in another language, empty where there is none
library-names.*.txt  names in another language, line by line in the same order, empty where there is none

A line of an exercise holds, with tabs between them: the id, the name, one letter each for category, mode, pattern,
sides, resistance and bar ("." for no bar), a letter a muscle label, a letter a piece of equipment, and the other
names with "|" between them. The header spells out what the letters stand for, "A" for the first word of its line.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "Library" / "exercises.txt"
FIRST_LINE = "rung exercise library 1"

CATEGORIES = ["strength", "core", "bodyweight", "mobility", "cardio", "warm-up", "plyometric"]
MODES = [
    "weightReps",
    "bodyweightReps",
    "duration",
    "weightDuration",
    "weightDistance",
    "assistedReps",
    "cardio",
]
SIDES = ["both", "each"]
RESISTANCES = ["external", "bodyweight", "assisted"]
USUAL_RESISTANCE = {
    "weightReps": "external",
    "weightDuration": "external",
    "weightDistance": "external",
    "assistedReps": "assisted",
}
KEYS = {"name", "also", "category", "mode", "muscles", "equipment", "bar", "side", "resistance", "pattern", "cue"}
REQUIRED = ("name", "category", "mode", "muscles", "pattern", "cue")
MOST_MUSCLES = 4
CUES = range(2, 5)
LONGEST_CUE = 110
# One letter a word: from "A" on, and never the bar that separates names.
MOST_WORDS = ord("|") - ord("A")


class SourceError(Exception):
    """Something in the source is not as its first lines say; the line comes first."""

    def __init__(self, line: int, message: str):
        super().__init__(f"Library/exercises.txt, line {line}: {message}")


@dataclass
class Exercise:
    """One block of the source."""

    id: str
    line: int
    fields: dict[str, str] = field(default_factory=dict)
    cues: dict[str, list[str]] = field(default_factory=dict)
    """By the key that they stand under: "cue", and "cue.de" and so on in other languages."""
    merged_into: str | None = None

    def listed(self, key: str, separator: str) -> list[str]:
        return [word.strip() for word in self.fields.get(key, "").split(separator) if word.strip()]

    def cues_in(self, language: str) -> list[str]:
        return self.cues.get(f"cue.{language}", [])

    def word(self, key: str, words: list[str], otherwise: str) -> str:
        word = self.fields.get(key, otherwise)
        if word not in words:
            raise SourceError(self.line, f"[{self.id}] has the {key} “{word}”; it is one of: {', '.join(words)}.")
        return word


def read(text: str) -> list[Exercise]:
    """The blocks of the source, each with its own lines."""
    exercises: list[Exercise] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if heading := re.fullmatch(r"\[([^\]]+)\](?: = ([^\s]+))?", line):
            exercises.append(Exercise(heading[1], number, merged_into=heading[2]))
            continue
        key, colon, value = line.partition(":")
        if not colon or not exercises:
            raise SourceError(number, "expected “[id]”, “[id] = other-id”, “key: value” or a comment.")
        put(exercises[-1], key, value.strip(), number)
    return exercises


def put(exercise: Exercise, key: str, value: str, number: int) -> None:
    """Adds one line to its block."""
    if key.split(".")[0] not in KEYS:
        raise SourceError(number, f"“{key}” is no field; known are: {', '.join(sorted(KEYS))}.")
    if not value or "|" in value or "\t" in value:
        raise SourceError(number, f"“{key}” is empty, or holds a tab or “|”, which separate things in the built files.")
    if key.split(".")[0] == "cue":
        exercise.cues.setdefault(key, []).append(value)
    elif key in exercise.fields:
        raise SourceError(number, f"[{exercise.id}] has a second “{key}”.")
    else:
        exercise.fields[key] = value


def check(exercises: list[Exercise]) -> None:
    """What a slip of the pen breaks; what the words mean is tested in Swift, where they are read."""
    lines: dict[str, int] = {}
    for exercise in exercises:
        if exercise.id in lines:
            raise SourceError(exercise.line, f"[{exercise.id}] stands in line {lines[exercise.id]} already.")
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", exercise.id):
            raise SourceError(exercise.line, f"[{exercise.id}] is not kebab-case: small letters, digits, single hyphens.")
        lines[exercise.id] = exercise.line
    survivors = {exercise.id for exercise in exercises if not exercise.merged_into}
    for exercise in exercises:
        if exercise.merged_into and exercise.merged_into not in survivors:
            raise SourceError(exercise.line, f"[{exercise.id}] is merged into {exercise.merged_into}, which is no entry.")
        if not exercise.merged_into:
            check_fields(exercise)


def check_fields(exercise: Exercise) -> None:
    for key in REQUIRED:
        if key != "cue" and key not in exercise.fields:
            raise SourceError(exercise.line, f"[{exercise.id}] has no {key}.")
    if not 1 <= len(exercise.listed("muscles", ",")) <= MOST_MUSCLES:
        raise SourceError(exercise.line, f"[{exercise.id}] needs one to {MOST_MUSCLES} muscles.")
    check_cues(exercise)


def check_cues(exercise: Exercise) -> None:
    """Two to four, none too long, and in each language as many: they are the same ones."""
    count = len(exercise.cues.get("cue", []))
    if count not in CUES:
        raise SourceError(exercise.line, f"[{exercise.id}] has {count} cues; it needs two to four.")
    for key, cues in exercise.cues.items():
        if len(cues) != count:
            raise SourceError(exercise.line, f"[{exercise.id}] has {count} lines of cue, but {len(cues)} of {key}.")
        for cue in cues:
            if len(cue) > LONGEST_CUE:
                raise SourceError(exercise.line, f"[{exercise.id}] has a {key} over {LONGEST_CUE} characters: {cue}")


def words_of(exercises: list[Exercise], key: str) -> list[str]:
    """Every word of a field, the most frequent first."""
    counts: dict[str, int] = {}
    for exercise in exercises:
        for word in exercise.listed(key, ","):
            counts[word] = counts.get(word, 0) + 1
    words = sorted(counts, key=lambda word: (-counts[word], word))
    if len(words) > MOST_WORDS:
        raise SystemExit(f"There are {len(words)} words for {key}; the compact file has letters for {MOST_WORDS}.")
    return words


def compact(entries: list[Exercise], merged: list[Exercise]) -> str:
    """The compact file of entries in order."""
    patterns = words_of(entries, "pattern")
    bars = words_of(entries, "bar")
    muscles = words_of(entries, "muscles")
    equipment = words_of(entries, "equipment")

    def letter(word: str, words: list[str]) -> str:
        return chr(ord("A") + words.index(word))

    def line(entry: Exercise) -> str:
        mode = entry.word("mode", MODES, "")
        codes = [
            letter(entry.word("category", CATEGORIES, ""), CATEGORIES),
            letter(mode, MODES),
            letter(entry.fields["pattern"], patterns),
            letter(entry.word("side", SIDES, "both"), SIDES),
            letter(entry.word("resistance", RESISTANCES, USUAL_RESISTANCE.get(mode, "bodyweight")), RESISTANCES),
            letter(entry.fields["bar"], bars) if "bar" in entry.fields else ".",
        ]
        return "\t".join(
            [
                entry.id,
                entry.fields["name"],
                "".join(codes),
                "".join(letter(word, muscles) for word in entry.listed("muscles", ",")),
                "".join(letter(word, equipment) for word in entry.listed("equipment", ",")),
                "|".join(entry.listed("also", ";")),
            ]
        )

    header = [FIRST_LINE, *("|".join(words) for words in (CATEGORIES, MODES, patterns, muscles, equipment, bars))]
    merges = [f"{exercise.id}\t{exercise.merged_into}" for exercise in merged]
    sections = ["\n".join(lines) + "\n" for lines in (header, [line(entry) for entry in entries], merges) if lines]
    return "\n".join(sections)


def names(entries: list[Exercise], language: str) -> str:
    """Names in another language, in the order of the entries."""
    lines = []
    for entry in entries:
        own = [entry.fields[f"name.{language}"]] if f"name.{language}" in entry.fields else []
        lines.append("|".join(own + entry.listed(f"also.{language}", ";")))
    return "\n".join(lines) + "\n"


def cue_lines(cues: list[list[str]]) -> str:
    return "\n".join("|".join(own) for own in cues) + "\n"


def languages(keys: Iterable[str]) -> list[str]:
    """The codes of the languages that some keys name, as "de" of "name.de"."""
    return sorted({key.split(".")[1] for key in keys if "." in key})


def build(text: str) -> dict[str, str]:
    """The files by name."""
    exercises = read(text)
    check(exercises)
    # The order of the bytes, which is the order in which the app halves its way to an id.
    exercises.sort(key=lambda exercise: exercise.id.encode())
    entries = [exercise for exercise in exercises if not exercise.merged_into]
    merged = [exercise for exercise in exercises if exercise.merged_into]
    return {
        "library.txt": compact(entries, merged),
        "library-cues.txt": cue_lines([entry.cues["cue"] for entry in entries]),
        **{
            f"library-cues.{language}.txt": cue_lines([entry.cues_in(language) for entry in entries])
            for language in languages(key for entry in entries for key in entry.cues)
        },
        **{
            f"library-names.{language}.txt": names(entries, language)
            for language in languages(key for entry in entries for key in entry.fields)
        },
    }


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    try:
        files = build(SOURCE.read_text(encoding="utf-8"))
    except SourceError as problem:
        sys.exit(str(problem))
    if arguments[0] == "--check":
        return
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

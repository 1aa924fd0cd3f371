"""Library/figures.txt, read; its first lines say how it is written."""

import re
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from build_library import Exercise

from .body import Pose, PoseError, numbers, read_pose
from .gear import Thing, View, read_thing

VIEWS = {"side": 0.0, "front": 90.0}


class SourceError(Exception):
    """Something in the source is not as its first lines say; the line comes first."""

    def __init__(self, line: int, message: str):
        super().__init__(f"Library/figures.txt, line {line}: {message}")


@dataclass
class Figure:
    """Two poses of one movement, and the gear about them."""

    id: str
    line: int
    view: View = field(default_factory=View)
    start: Pose = field(default_factory=dict)
    end: Pose = field(default_factory=dict)
    gear: list[Thing] = field(default_factory=list)
    centre: float | None = None
    model: str | None = None
    """The figure that it is like."""


@dataclass
class Rule:
    """Which exercises of a pattern a figure stands for."""

    figure: str
    line: int
    needs: dict[str, list[str]]

    def matches(self, exercise: Exercise) -> bool:
        return all(TESTS[word](exercise, values) for word, values in self.needs.items())


def has_all(exercise: Exercise, values: list[str]) -> bool:
    return set(values) <= set(exercise.listed("equipment", ","))


TESTS = {
    "with": has_all,
    "without": lambda exercise, values: not set(values) & set(exercise.listed("equipment", ",")),
    "mode": lambda exercise, values: exercise.fields["mode"] in values,
    "bar": lambda exercise, values: exercise.fields.get("bar", "straight") in values,
    "category": lambda exercise, values: exercise.fields["category"] in values,
    "id": lambda exercise, values: any(fnmatchcase(exercise.id, value) for value in values),
    "otherwise": lambda exercise, values: True,
}


@dataclass
class Source:
    figures: dict[str, Figure] = field(default_factory=dict)
    rules: dict[str, list[Rule]] = field(default_factory=dict)
    """By pattern."""

    def figure_of(self, exercise: Exercise) -> str:
        """The figure of the first rule that matches."""
        pattern = exercise.fields["pattern"]
        for rule in self.rules.get(pattern, []):
            if rule.matches(exercise):
                return rule.figure
        raise PoseError(f"[{exercise.id}] has no figure: no rule of “{pattern}” matches it.")


def read(text: str) -> Source:
    source = Source()
    figure: Figure | None = None
    pattern = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        try:
            if heading := re.fullmatch(r"\[([a-z0-9-]+)\](?: like ([a-z0-9-]+))?", line):
                figure = begin(source, heading[1], heading[2], number)
            elif heading := re.fullmatch(r"\((.+)\)", line):
                figure, pattern = None, heading[1]
                if pattern in source.rules:
                    raise PoseError(f"({pattern}) stands above already.")
                source.rules[pattern] = []
            elif figure:
                put(figure, line)
            elif pattern:
                source.rules[pattern].append(read_rule(line, number))
            else:
                raise PoseError("expected “[figure]” or “(pattern)” first.")
        except PoseError as problem:
            raise SourceError(number, str(problem)) from problem
    return source


def begin(source: Source, name: str, model: str | None, number: int) -> Figure:
    if name in source.figures:
        raise PoseError(f"[{name}] stands in line {source.figures[name].line} already.")
    if model and model not in source.figures:
        raise PoseError(f"[{name}] is like {model}, which is no figure above.")
    figure = Figure(name, number)
    if model:
        figure = replace(source.figures[model], id=name, line=number, model=model)
    source.figures[name] = figure
    return figure


def put(figure: Figure, line: str) -> None:
    key, colon, value = (part.strip() for part in line.partition(":"))
    if not colon:
        raise PoseError("expected “key: value”.")
    match key:
        case "view":
            figure.view = View(VIEWS[value] if value in VIEWS else one_number(value))
        case "start":
            figure.start = read_pose(value, figure.start)
            figure.end = figure.end if figure.model else figure.start
        case "end":
            figure.end = read_pose(value, figure.end)
        case "both":
            figure.start, figure.end = read_pose(value, figure.start), read_pose(value, figure.end)
        case "centre":
            figure.centre = one_number(value)
        case "gear" | "gear.start" | "gear.end":
            if value == "none":
                figure.gear = []
            else:
                figure.gear = [*figure.gear, read_thing(value, key.partition(".")[2])]
        case _:
            raise PoseError(f"“{key}” is nothing that a figure has.")


def one_number(value: str) -> float:
    (number,) = numbers([value])
    return number


def read_rule(line: str, number: int) -> Rule:
    name, colon, conditions = (part.strip() for part in line.partition(":"))
    needs: dict[str, list[str]] = {}
    for condition in filter(None, (part.strip() for part in conditions.split(";"))):
        word, _, values = condition.partition(" ")
        if word not in TESTS:
            raise PoseError(f"“{word}” is no condition; known are: {', '.join(TESTS)}.")
        needs[word] = values.split() if word == "id" else [value.strip() for value in values.split(",")]
    if not colon or not needs:
        raise PoseError("expected “figure: condition; condition”.")
    return Rule(name, number, needs)

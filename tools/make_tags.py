#!/usr/bin/env python3
"""Writes the tag functions of Sources/Markup/Tags from the one list below.

Run it after changing the list; `--check` only says whether the files are up to date.
"""
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources/Markup/Tags"

# Each file, and the elements in it. A void element is marked with a slash: it has no content.
HTML = {
    "Sections": "main header footer nav section article aside h1 h2 h3 h4 h5 h6 div",
    "Grouping": "p ul ol li dl dt dd figure figcaption blockquote pre hr/",
    "Phrases": "a span strong em small mark code kbd sub sup time abbr i b s u q cite bdi br/ wbr/",
    "Forms": "form fieldset legend label input/ button select optgroup option textarea datalist output progress meter",
    "Tables": "table caption colgroup col/ thead tbody tfoot tr th td",
    "Disclosure": "details summary dialog menu",
    "Media": "img/ picture source/ audio video canvas",
}
SVG = (
    "g path circle ellipse line rect polyline polygon text tspan title desc defs use symbol"
    " linearGradient radialGradient stop clipPath mask pattern marker"
)


def svg_case(name):
    """The case of an SVG tag; two names mean something else in HTML."""
    return "svg" + name[0].upper() + name[1:] if name in ("title", "text") else name


NOTICE = "// Written by tools/make_tags.py from its one list of tags.\n\n"


def function(name, case, indent="", void=False, static=""):
    article = "SVG `" if static else "`"
    lines = [f"/// The {article}{name}` element" + (", which has no content." if void else ".")]
    head = f"public {static}func {name}<M>("
    if void:
        lines += [
            f"{head}_ attributes: Attribute<M>..., key: String? = nil) -> Node<M> {{",
            f"  Node(.{case}, attributes, key: key)",
            "}",
        ]
    else:
        lines += [
            head,
            "  _ attributes: Attribute<M>..., key: String? = nil,",
            "  @NodeBuilder<M> content: () -> Node<M> = { Node() }",
            ") -> Node<M> {",
            f"  Node(.{case}, attributes, key: key, content: content())",
            "}",
        ]
    return "".join(indent + line + "\n" for line in lines)


def wrap(words, indent):
    """Comma-separated words in lines of at most 100 columns."""
    lines, line = [], indent
    for word in words:
        if len(line) + len(word) + 2 > 100:
            lines.append(line.rstrip())
            line = indent
        line += word + ", "
    lines.append(line.rstrip(", "))
    return "\n".join(lines)


def enumeration():
    html = [w.rstrip("/") for words in HTML.values() for w in words.split()]
    void = [w.rstrip("/") for words in HTML.values() for w in words.split() if w.endswith("/")]
    svg = ["svg"] + [svg_case(w) for w in SVG.split()]
    names = html + ["svg"] + SVG.split()
    return (
        NOTICE
        + "/// The kind of an element, HTML first, SVG from `svg` on.\n"
        + "enum Tag: UInt8 {\n"
        + "".join(f"  case {c}\n" for c in html + svg)
        + "\n  /// The name as the page spells it.\n"
        + "  var name: AttributeName { Self.names[Int(rawValue)] }\n"
        + "\n  /// Whether the element belongs to SVG and not to HTML.\n"
        + "  var isSVG: Bool { rawValue >= Tag.svg.rawValue }\n"
        + "\n  /// Whether the element never has content nor an end tag.\n"
        + "  var isVoid: Bool {\n    switch self {\n    case ."
        + ", .".join(void)
        + ": true\n    default: false\n    }\n  }\n"
        + "\n  private static let names: [AttributeName] = [\n"
        + wrap([f'"{n}"' for n in names], "    ")
        + ",\n  ]\n}\n"
    )


def files():
    yield "Tag.swift", enumeration()
    for group, words in HTML.items():
        yield f"{group}.swift", NOTICE + "\n".join(
            function(w.rstrip("/"), w.rstrip("/"), void=w.endswith("/")) for w in words.split()
        )
    yield "SVG.swift", NOTICE + function("svg", "svg") + (
        "\n/// The elements inside a drawing; their names stand apart because many are everyday words.\n"
        "public enum SVG {\n"
        + "\n".join(function(w, svg_case(w), "  ", static="static ") for w in SVG.split())
        + "}\n"
    )


stale = [
    name for name, text in files()
    if not (FOLDER / name).exists() or (FOLDER / name).read_text() != text
]
if "--check" in sys.argv:
    if stale:
        sys.exit("Out of date: " + ", ".join(stale) + ". Run tools/make_tags.py.")
else:
    for name, text in files():
        (FOLDER / name).write_text(text)

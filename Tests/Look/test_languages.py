"""Every language says all that English says: the texts of the catalogue, the names of the exercises, how they are done."""

import json
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import build_library  # noqa: E402

LOCALES = ROOT / "Web" / "locales"
LIBRARY = build_library.SOURCE.read_text(encoding="utf-8")

# What reads the same in English and German: names, words that both have, signs, and texts of nothing but placeholders.
SAME_IN_GERMAN = set(
    "Rung Plan Name Browser Start System Vibration Drop Cluster Level Gold Mono min s April August September November "
    "Training Arm Jan Feb Apr Jun Jul Aug Sep Nov F M S".split()
) | {"< 1 min", "{count} min", "{count} s", "{hours} h {minutes} min", "{hour}:{minute}", "{month} {year}", "{volume} {unit}", "+15 s"}

ABBREVIATIONS = ("Wdh.", "gesch.")
QUOTED_IN_GERMAN = re.compile(r"„[^„“”]+“")
MARKS_OF_OTHER_LANGUAGES = set("\"'“”„‘’«»!")


def texts(language: str) -> dict[str, str]:
    return json.loads((LOCALES / f"{language}.json").read_text(encoding="utf-8"))


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{[a-z]+\}", text))


def room(english: str) -> int:
    """The most characters that a translation may have: a label half as long again still fits on a phone."""
    return round(1.6 * len(english)) + 12


def exercises() -> list[build_library.Exercise]:
    return [exercise for exercise in build_library.read(LIBRARY) if not exercise.merged_into]


def words_that_english_takes_from_the_library() -> list[str]:
    """The keys that only other languages have, sorted: the words of the library, which is written in English."""
    equipment = {word for exercise in exercises() for word in exercise.listed("equipment", ",")}
    return ["library.cues", *sorted(f"equipment.{word}" for word in equipment)]


class GermanTexts(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.english = texts("en")
        cls.everything = texts("de")
        cls.german = {key: text for key, text in cls.everything.items() if key in cls.english}

    def test_the_same_phrases_in_the_same_order_and_then_the_words_of_the_library(self) -> None:
        self.assertEqual(list(self.everything), [*self.english, *words_that_english_takes_from_the_library()])

    def test_the_cues_are_the_german_ones(self) -> None:
        self.assertIn(self.everything["library.cues"], build_library.build(LIBRARY))
        self.assertEqual(self.everything["library.cues"], "library-cues.de.txt")

    def test_each_text_has_the_placeholders_of_the_english_one(self) -> None:
        for key, text in self.english.items():
            self.assertEqual(placeholders(self.german[key]), placeholders(text), key)

    def test_nothing_was_left_in_english(self) -> None:
        left = {key: text for key, text in self.german.items() if text == self.english[key] and text not in SAME_IN_GERMAN}
        self.assertEqual(left, {})

    def test_no_word_is_allowed_to_be_the_same_without_need(self) -> None:
        same = {text for key, text in self.german.items() if text == self.english[key]}
        self.assertEqual(SAME_IN_GERMAN - same, set())

    def test_quotes_are_german_and_nothing_is_shouted(self) -> None:
        for key, text in self.everything.items():
            self.assertFalse(MARKS_OF_OTHER_LANGUAGES & set(QUOTED_IN_GERMAN.sub("", text)), f"{key}: {text}")

    def test_texts_fit_where_the_english_ones_do(self) -> None:
        for key, text in self.german.items():
            self.assertLessEqual(len(text), room(self.english[key]), f"{key}: {text}")

    def test_texts_are_trimmed_and_end_as_the_english_ones_do(self) -> None:
        for key, text in self.german.items():
            self.assertTrue(text and text == text.strip(), key)
            if len(text.split()) > 1:
                end, english_end = (some[-1] if some[-1] in ".:?" else "" for some in (text, self.english[key]))
                self.assertEqual(end, english_end or ("." if text.endswith(ABBREVIATIONS) else ""), f"{key}: {text}")


class GermanExercises(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.exercises = exercises()

    def test_each_exercise_has_a_name_of_its_own(self) -> None:
        owners: dict[str, str] = {}
        for exercise in self.exercises:
            self.assertIn("name.de", exercise.fields, exercise.id)
            for name in [exercise.fields["name.de"], *exercise.listed("also.de", ";")]:
                self.assertNotIn(name.casefold(), owners, f"{exercise.id} and {owners.get(name.casefold())}")
                owners[name.casefold()] = exercise.id

    def test_each_exercise_has_as_many_cues_as_in_english(self) -> None:
        for exercise in self.exercises:
            self.assertEqual(len(exercise.cues_in("de")), len(exercise.cues["cue"]), exercise.id)

    def test_cues_are_short_sentences_without_shouting(self) -> None:
        for exercise in self.exercises:
            for cue in exercise.cues_in("de"):
                self.assertRegex(cue, r"^[A-ZÄÖÜ].{6,108}\.$", exercise.id)
                self.assertFalse(MARKS_OF_OTHER_LANGUAGES & set(cue), f"{exercise.id}: {cue}")

    def test_no_cue_was_left_in_english(self) -> None:
        english = {cue for exercise in self.exercises for cue in exercise.cues["cue"]}
        german = {cue for exercise in self.exercises for cue in exercise.cues_in("de")}
        self.assertEqual(english & german, set())


class Source(unittest.TestCase):
    """What tools/build_library.py makes of cues in several languages."""

    block = "[{id}]\nname: {id}\ncategory: core\nmode: duration\nmuscles: Abs\npattern: bracing\ncue: One.\ncue: Two.\n"

    def test_a_language_has_a_file_of_its_own_with_empty_lines_where_it_has_no_cues(self) -> None:
        files = build_library.build(self.block.format(id="a") + self.block.format(id="b") + "cue.de: Eins.\ncue.de: Zwei.\n")
        self.assertEqual(files["library-cues.txt"], "One.|Two.\nOne.|Two.\n")
        self.assertEqual(files["library-cues.de.txt"], "\nEins.|Zwei.\n")

    def test_a_cue_too_few_is_refused(self) -> None:
        with self.assertRaisesRegex(build_library.SourceError, r"\[a\] has 2 lines of cue, but 1 of cue.de"):
            build_library.build(self.block.format(id="a") + "cue.de: Eins.\n")

    def test_a_cue_too_long_is_refused(self) -> None:
        with self.assertRaisesRegex(build_library.SourceError, "over 110 characters"):
            build_library.build(self.block.format(id="a") + f"cue.de: Eins.\ncue.de: {'Zwei ' * 30}.\n")


if __name__ == "__main__":
    unittest.main()

"""How the build makes one script of many."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from pipeline.joining import as_function, in_order, join_modules  # noqa: E402
from pipeline.page import without_comments  # noqa: E402


def test_comments_with_lines_to_themselves_go_and_casts_stay():
    script = """/** What it is. */
const a = 1; // stays: it shares its line
  // goes
  /**
   * Goes.
   */
  const b =
    /** @type {number} */ (a);
  /* goes */

const c = "/* stays */";
"""
    assert without_comments(script) == (
        "const a = 1; // stays: it shares its line\n"
        "  const b =\n"
        "    /** @type {number} */ (a);\n"
        'const c = "/* stays */";\n'
    )


def test_modules_become_functions_in_the_order_of_their_imports(tmp_path):
    (tmp_path / "main.js").write_text(
        'import { one, Two as Second } from "./base.js";\nimport * as far from "./far-away.js";\n'
        "console.log(one, new Second().value, far.three());\n"
    )
    (tmp_path / "far-away.js").write_text(
        'import {\n  one,\n} from "./base.js";\nexport function three() {\n  return one + 2;\n}\n'
    )
    (tmp_path / "base.js").write_text("export const one = 1;\nexport class Two {\n  value = 2;\n}\n")
    (tmp_path / "gate.js").write_text("first\n")
    join_modules(tmp_path, but=("gate.js",))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["gate.js", "main.js"]
    deno = Path(sys.executable).with_name("deno")
    run = subprocess.run([deno, "run", tmp_path / "main.js"], capture_output=True, text=True, timeout=60)
    assert run.stdout == "1 2 3\n", run.stderr


def test_what_cannot_be_joined_stops_the_build():
    for line in ('import one from "./base.js";', "export default 1;", "export { one };", 'import "./base.js";'):
        with pytest.raises(SystemExit, match="cannot be joined"):
            as_function("main.js", line + "\n")


def test_modules_in_a_circle_stop_the_build():
    circle = {
        "main.js": 'import { a } from "./other.js";\n',
        "other.js": 'import { b } from "./main.js";\n',
    }
    with pytest.raises(SystemExit, match="circle: main.js → other.js → main.js"):
        in_order(circle)


def test_a_module_that_does_not_exist_stops_the_build():
    with pytest.raises(SystemExit, match="imports lost.js"):
        in_order({"main.js": 'import { a } from "./lost.js";\n'})

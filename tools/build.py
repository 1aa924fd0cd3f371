"""Builds the app into dist/ and the server into .build/release/rung; what is up to date is left alone.

    python3 tools/build.py
"""

import sys

from pipeline.commands import CommandFailed, only_one_build
from pipeline.dist import build_dist
from pipeline.native import build_server


def main() -> None:
    try:
        with only_one_build():
            build_dist()
            build_server()
    except CommandFailed as problem:
        sys.exit(f"The build stopped: {problem}")


if __name__ == "__main__":
    main()

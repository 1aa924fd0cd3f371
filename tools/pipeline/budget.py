"""How big the app may be, and how big it is."""

from pathlib import Path

from .dist import WORKER, files_kept_offline

# What the whole app is meant to weigh, every screen in it. docs/performance.md says what is over it, and by how much.
RAW_CORE = 1_600_000
FIRST_LOAD = 450_000

# What it may weigh now: both are over their budgets while screens are still being added. Lower these with every gain.
RAW_CORE_NOW = 2_000_000
FIRST_LOAD_NOW = 680_000


def travelling_size(file: Path) -> int:
    """The bytes that go over the line for a file: its smallest packing, since every browser takes it."""
    packed = file.with_name(file.name + ".br")
    return (packed if packed.exists() else file).stat().st_size


def first_load(dist: Path) -> list[tuple[int, str]]:
    """What a first visit fetches, biggest first: the page with all it keeps offline, and the worker."""
    names = [*files_kept_offline(dist), *([WORKER] if (dist / WORKER).exists() else [])]
    return sorted(((travelling_size(dist / name), name) for name in names), reverse=True)


def check(dist: Path) -> list[str]:
    """Prints the sizes, and gives what is over its budget."""
    raw = (dist / "rung.wasm").stat().st_size
    sizes = first_load(dist)
    total = sum(size for size, _ in sizes)
    print(f"{raw:>9,} of {RAW_CORE:,} bytes  core, not packed")
    print(f"{total:>9,} of {FIRST_LOAD:,} bytes  first load in all, packed; of it:")
    for size, name in sizes[:12]:
        print(f"{size:>9,}  {name}")
    for what, size, budget in (("core", raw, RAW_CORE), ("first load", total, FIRST_LOAD)):
        if size > budget:
            print(f"the {what} is {size - budget:,} bytes over its budget")
    problems = []
    if raw > RAW_CORE_NOW:
        problems.append(f"the core grew past {RAW_CORE_NOW:,} bytes")
    if total > FIRST_LOAD_NOW:
        problems.append(f"the first load grew past {FIRST_LOAD_NOW:,} bytes")
    return problems

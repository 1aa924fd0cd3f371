"""A stand-in for the Swift core with the same exports, small enough to read.

It prints every event it hears. What stands between `~[` and `]~` in an event it asks of the page as effects, with
' for ". `~!` makes it trap. Its page is a field that hears typing and a button that repeats.
"""

import subprocess
import tempfile
from pathlib import Path

INPUT = 16_384
PATCH = 1024

MODULE = """
(module
  (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "random_get" (func $random (param i32 i32) (result i32)))
  (memory (export "memory") 1)
  (data (i32.const {patch_at}) "{patch}")
  (global $booted (mut i32) (i32.const 0))
  (global $patch (mut i32) (i32.const 0))
  (global $start (mut i32) (i32.const 0))
  (global $size (mut i32) (i32.const 0))

  (func (export "rung_input") (param $count i32) (result i32)
    (local $missing i32)
    (local.set $missing
      (i32.sub
        (i32.div_u (i32.add (local.get $count) (i32.const {round_up})) (i32.const 65536))
        (memory.size)))
    (if (i32.gt_s (local.get $missing) (i32.const 0))
      (then (drop (memory.grow (local.get $missing)))))
    (i32.const {input}))

  (func $print (param $count i32)
    (i32.store (i32.const 0) (i32.const {input}))
    (i32.store (i32.const 4) (local.get $count))
    (drop (call $write (i32.const 1) (i32.const 0) (i32.const 1) (i32.const 8))))

  (func (export "rung_load") (param $part i32) (param $count i32)
    (drop (call $random (i32.const 16) (i32.const 16)))
    (call $print (local.get $count)))

  (func (export "rung_handle") (param $count i32)
    (local $at i32) (local $end i32) (local $one i32) (local $next i32)
    (call $print (local.get $count))
    (global.set $patch (i32.sub (i32.const 1) (global.get $booted)))
    (global.set $booted (i32.const 1))
    (global.set $start (i32.const 0))
    (global.set $size (i32.const 0))
    (local.set $at (i32.const {input}))
    (local.set $end (i32.sub (i32.add (local.get $at) (local.get $count)) (i32.const 1)))
    (loop $scan
      (if (i32.lt_u (local.get $at) (local.get $end))
        (then
          (local.set $one (i32.load8_u (local.get $at)))
          (local.set $next (i32.load8_u (i32.add (local.get $at) (i32.const 1))))
          (if (i32.and (i32.eq (local.get $one) (i32.const 126)) (i32.eq (local.get $next) (i32.const 33)))
            (then (unreachable)))
          (if (i32.and (i32.eq (local.get $one) (i32.const 126)) (i32.eq (local.get $next) (i32.const 91)))
            (then (global.set $start (i32.add (local.get $at) (i32.const 1)))))
          (if (i32.and
                (i32.ne (global.get $start) (i32.const 0))
                (i32.eq (local.get $one) (i32.const 39)))
            (then (i32.store8 (local.get $at) (i32.const 34))))
          (if (i32.and (i32.eq (local.get $one) (i32.const 93)) (i32.eq (local.get $next) (i32.const 126)))
            (then (global.set $size
              (i32.add (i32.sub (local.get $at) (global.get $start)) (i32.const 1)))))
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (br $scan)))))

  (func (export "rung_patch") (result i32) (i32.const {patch_at}))
  (func (export "rung_patch_size") (result i32) (i32.mul (global.get $patch) (i32.const {patch_size})))
  (func (export "rung_effects") (result i32) (global.get $start))
  (func (export "rung_effects_size") (result i32) (global.get $size)))
"""

STEPS = {"place": 2, "open": 3, "close": 5, "attribute": 8, "listen": 14}


class Patch:
    """Writes the patch format that Web/host/dom-patch.js reads; everything in it is shorter than 128."""

    def __init__(self) -> None:
        self.steps = bytearray()
        self.texts = ""
        self.names: list[str] = []

    def text(self, text: str) -> None:
        self.steps.append(len(text))
        self.texts += text

    def name(self, name: str) -> None:
        if name in self.names:
            self.steps.append(self.names.index(name))
            return
        self.steps.append(len(self.names))
        self.names.append(name)
        self.text(name)

    def element(self, number: int, tag: str, attributes: dict[str, str], event: str) -> None:
        self.steps += bytes([STEPS["open"], number])
        self.name(tag)
        for name, value in attributes.items():
            self.steps.append(STEPS["attribute"])
            self.name(name)
            self.text(value)
        self.steps.append(STEPS["listen"])
        self.name(event)
        self.steps.append(0)
        self.text("")
        self.steps.append(STEPS["close"])

    def bytes(self) -> bytes:
        return bytes([1, len(self.steps)]) + bytes(self.steps) + self.texts.encode()


def page() -> bytes:
    patch = Patch()
    patch.steps += bytes([STEPS["place"], 0, 0])
    patch.element(1, "input", {"id": "say"}, "input")
    patch.element(2, "button", {"id": "step", "class": "button wide", "data-repeat": ""}, "tap")
    return patch.bytes()


def write(target: Path) -> None:
    patch = page()
    text = MODULE.format(
        patch="".join(f"\\{byte:02x}" for byte in patch),
        patch_at=PATCH,
        patch_size=len(patch),
        input=INPUT,
        round_up=INPUT + 65_535,
    )
    with tempfile.NamedTemporaryFile("w", suffix=".wat") as source:
        source.write(text)
        source.flush()
        subprocess.run(["wasm-as", source.name, "-o", target], check=True, timeout=60)

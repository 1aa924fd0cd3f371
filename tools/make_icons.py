"""Draw every icon and start-up picture from the logo.

    python3 tools/make_icons.py dist/icons

Web/icons/logo.svg has its ground to the edges and its mark inside the circle
that maskable icons keep. Where icons are shown as they are, its corners are
rounded. Writes startup.html besides: the links to the start-up pictures, for
the build to put into the page.
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LOGO = Path(__file__).parent.parent / "Web" / "icons" / "logo.svg"
SIDE = 512

# Width and height in CSS pixels, and pixels to each, of the iPhones that run Safari 16.4 or later.
PHONES = [
    (375, 667, 2),
    (414, 736, 3),
    (375, 812, 3),
    (414, 896, 2),
    (414, 896, 3),
    (390, 844, 3),
    (428, 926, 3),
    (393, 852, 3),
    (430, 932, 3),
    (402, 874, 3),
    (420, 912, 3),
    (440, 956, 3),
]

GROUND = "#0b0d11"
INK = "#ffffff"
GROUND_SHAPE = f'<rect width="{SIDE}" height="{SIDE}" fill="{GROUND}"/>'
CORNERS = 112
# The ground of the page in each scheme, and what is drawn on it in place of white.
SCHEMES = {"dark": (GROUND, INK), "light": ("#f6f5f2", GROUND)}


def rounded(logo: str) -> str:
    return logo.replace(GROUND_SHAPE, GROUND_SHAPE.replace("/>", f' rx="{CORNERS}"/>'))


def mark(logo: str) -> str:
    """The drawing without its ground and title."""
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", logo.replace(GROUND_SHAPE, ""), re.DOTALL)
    if drawing is None or GROUND_SHAPE not in logo:
        sys.exit(f"{LOGO.name} must be one drawing on {GROUND_SHAPE}")
    return re.sub(r"<title>.*?</title>", "", drawing[1])


def start_up_picture(width: int, height: int, ground: str, drawing: str) -> str:
    """The mark in the middle of an empty screen."""
    scale = width / SIDE / 2
    left, top = (width - SIDE * scale) / 2, (height - SIDE * scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>'
        f'<g transform="translate({left} {top}) scale({scale})">{drawing}</g></svg>'
    )


def start_up_link(phone: tuple[int, int, int], scheme: str, name: str) -> str:
    width, height, density = phone
    media = (
        f"(device-width: {width}px) and (device-height: {height}px) and (-webkit-device-pixel-ratio: {density})"
        f" and (orientation: portrait) and (prefers-color-scheme: {scheme})"
    )
    return f'<link rel="apple-touch-startup-image" media="{media}" href="icons/{name}">\n'


def render(picture: str, width: int, target: Path) -> None:
    command = ["rsvg-convert", "--width", str(width), "--output", target]
    subprocess.run(command, input=picture.encode(), check=True, timeout=60)


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: make_icons.py <folder to write to>")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    logo = LOGO.read_text(encoding="utf-8")
    drawing = mark(logo)
    pictures = [
        (rounded(logo), 192, "icon-192.png"),
        (rounded(logo), 512, "icon-512.png"),
        (logo, 192, "maskable-192.png"),
        (logo, 512, "maskable-512.png"),
        (logo, 180, "apple-touch-icon.png"),
    ]
    links = []
    for phone in PHONES:
        width, height = phone[0] * phone[2], phone[1] * phone[2]
        for scheme, (ground, ink) in SCHEMES.items():
            name = f"startup-{scheme}-{width}x{height}.png"
            picture = start_up_picture(width, height, ground, drawing.replace(INK, ink))
            pictures.append((picture, width, name))
            links.append(start_up_link(phone, scheme, name))
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda picture: render(picture[0], picture[1], target / picture[2]), pictures))
    (target / "startup.html").write_text("".join(links), encoding="utf-8")


if __name__ == "__main__":
    main()

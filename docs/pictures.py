"""Takes the screenshots for the documents: the page of README.md on three phones, and the pages in docs/examples/web.

Each shows the page that readers copy, so that no picture promises more than the code.
"""

from __future__ import annotations

import base64
import functools
import http.server
import re
import shutil
import threading
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs/pictures"


class Screen(NamedTuple):
    """A page for a screenshot, and the keys to press before: legends, ␣ for space, or names of a computer's keys."""

    html: str
    width: int
    height: int
    keys: str = ""
    # The number of pixels in the picture per pixel of the page.
    scale: float = 1
    # The height of the page, from its top, in the picture; 0 means all.
    cut: int = 0
    # The selector of an element to click first.
    click: str = ""


def first_page(document: str, heading: str) -> str:
    """Returns the first page in the part of a document below `heading`."""
    text = (ROOT / document).read_text("utf-8").split(f"\n{heading}\n")[1]
    return re.search("```html\n(.*?)```", text, re.DOTALL)[1]


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves `page` as the page beside the repository."""

    page = b""

    def do_GET(self) -> None:  # noqa: N802
        if self.path != "/":
            name = "/hwalja-keyboard.js"
            self.path = f"/dist/typescript{name}" if self.path == name else self.path.removeprefix("/hwalja")
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(Handler.page)

    def log_message(self, *_: object) -> None:
        """Logs nothing."""


def shot(browser: Browser, site: str, screen: Screen, scheme: str) -> bytes:
    """Returns a screenshot of `screen` as PNG."""
    Handler.page = screen.html.encode()
    page: Page = browser.new_page(
        viewport={"width": screen.width, "height": screen.height}, locale="ko-KR", color_scheme=scheme,
        device_scale_factor=screen.scale)
    page.goto(site)
    if screen.click:
        page.click(screen.click)
    page.wait_for_selector("hwalja-keyboard [part~=key]")
    for key in screen.keys.split():
        if key.isascii():
            page.keyboard.press(key)
        else:
            page.click("[part~=space]" if key == "␣" else f'[part~=key]:has([part~=legend]:text-is("{key}"))')
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    taken = page.screenshot(clip={"x": 0, "y": 0, "width": screen.width, "height": screen.cut or screen.height})
    page.close()
    return taken


def beside(browser: Browser, shots: list[bytes], name: str, scale: float) -> None:
    """Writes pictures side by side as WebP, which browsers can encode and which is smaller than PNG."""
    sources = [f"data:image/png;base64,{base64.b64encode(taken).decode()}" for taken in shots]
    page = browser.new_page()
    made = page.evaluate(
        """async ({ sources, gap, radius }) => {
          const images = await Promise.all(sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            return image;
          }));
          const canvas = document.createElement("canvas");
          canvas.width = images.reduce((width, image) => width + image.width + gap, -gap);
          canvas.height = Math.max(...images.map((image) => image.height));
          const context = canvas.getContext("2d");
          let x = 0;
          for (const image of images) {
            context.save();
            context.beginPath();
            context.roundRect(x, 0, image.width, image.height, radius);
            context.clip();
            context.drawImage(image, x, 0);
            context.restore();
            x += image.width + gap;
          }
          return canvas.toDataURL("image/webp", 0.85);
        }""",
        {"sources": sources, "gap": round(24 * scale), "radius": round((12 if len(shots) > 1 else 8) * scale)})
    page.close()
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(made.split(",")[1]))


def phones() -> list[Screen]:
    """Returns the page of the README on phones, each with a layout."""
    page = first_page("README.md", "## Web")
    typed = [
        ("cheonjiin", "ㅇㅁ ㅣ ㆍ ㄴㄹ ␣ ㄴㄹ ㆍ ㆍ ㅣ ㅇㅁ"), ("naratgeul", "ㄴ ㅏㅓ ㅁ ㅗㅜ ㅗㅜ ㅇ ㅗㅜ ㅗㅜ ㅣ ㄱ 획추가 ㅣ"),
        ("dubeolsik", "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ"),
    ]
    # The lower half of the page is enough.
    page = page.replace("100dvh", "320px")
    return [
        Screen(page.replace("<hwalja-keyboard ", f'<hwalja-keyboard layout="{layout}" '), 360, 640, keys, 1.5, cut=320)
        for layout, keys in typed
    ]


def recipes() -> dict[str, tuple[Screen, str]]:
    """Returns the pages of docs/examples/web with their colour schemes, by the names of their pictures."""
    def recipe(name: str, *screen: object) -> Screen:
        return Screen((ROOT / f"docs/examples/web/{name}.html").read_text("utf-8"), *screen)

    phone = recipe("phone", 375, 640, "ㅅㅎ ㅅㅎ ㅣ ㆍ ㄴㄹ ㄱㅋ ㅡ ㄴㄹ ㄴㄹ", 1, 0, "[name=name]")
    return {
        "phone": (phone, "light"), "phone-dark": (phone, "dark"),
        "kiosk-1280": (recipe("kiosk", 1280, 800, "ㅅ ㅓ ㅈ ㅓ ㅁ", 0.5), "light"),
        "kiosk-1920": (recipe("kiosk", 1920, 1080, "ㅅ ㅓ ㅈ ㅓ ㅁ", 0.4), "light"),
        "television": (recipe("television", 1920, 1080, "ArrowRight ArrowDown Enter ArrowUp ArrowLeft Enter ArrowRight Enter", 0.4), "dark"),
        "dialog": (recipe("dialog", 480, 640, "ㅂㅍ ㅣ ㆍ ㄴㄹ", 1, 0, "button"), "light"),
        "colours": (recipe("colours", 375, 480, "ㄴ ㅏㅓ ㅁ ㅗㅜ ㅗㅜ"), "light"),
    }


def main() -> None:
    handler = functools.partial(Handler, directory=ROOT)
    server = http.server.ThreadingHTTPServer(("localhost", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://localhost:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            screens = phones()
            shots = [shot(browser, site, screen, scheme) for screen in screens]
            beside(browser, shots, f"keyboards{suffix}", screens[0].scale)
        for name, (screen, scheme) in recipes().items():
            beside(browser, [shot(browser, site, screen, scheme)], name, screen.scale)
        browser.close()


main()

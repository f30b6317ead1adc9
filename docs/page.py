"""Takes the picture of the page that the READMEs show: page.py PAGE

Two telephones side by side, one in the light and one in the dark. `make figures` makes it anew.
"""

import base64
import os
import shutil
import sys

from playwright.sync_api import sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
WIDTH, HEIGHT = 375, 640

# What is typed on each, by the keys' legends, and whether the guide is there.
PHONES = [
    ("cheonjiin", "light", ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ"], True),
    ("dubeolsik", "dark", ["ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ"], False),
]


def shot(browser, page: str, layout: str, scheme: str, keys: list[str], is_guided: bool) -> bytes:
    """A telephone's screen, with something typed."""
    phone = browser.new_page(
        viewport={"width": WIDTH, "height": HEIGHT}, locale="ko-KR", color_scheme=scheme, device_scale_factor=1.5)
    phone.goto(f"file://{page}?layout={layout}")
    if not is_guided:
        phone.click("#close-guide")
    for key in keys:
        phone.click(f'#keyboard [part~=key]:has([part~=legend]:text-is("{key}"))')
    phone.mouse.move(0, 0)
    phone.wait_for_timeout(400)
    return phone.screenshot()


def main(page: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        shots = [base64.b64encode(shot(browser, page, *phone)).decode() for phone in PHONES]
        images = "".join(f'<img src="data:image/png;base64,{data}">' for data in shots)
        style = f"body{{margin:0;display:flex;gap:16px}}img{{border-radius:24px;width:{WIDTH}px}}"
        sheet = browser.new_page(viewport={"width": WIDTH * 2 + 16, "height": HEIGHT}, device_scale_factor=1.5)
        sheet.set_content(f"<style>{style}</style>{images}", wait_until="load")
        sheet.screenshot(path=os.path.join(HERE, "page.png"), omit_background=True)
        browser.close()


main(os.path.abspath(sys.argv[1]))

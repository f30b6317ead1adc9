"""What a person does on the page, by mouse, by two thumbs and by the computer's keys: check.py PAGE GEN SCREENSHOTS"""

import gzip
import json
import os
import shutil
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

PAGE, GEN, SCREENSHOTS = sys.argv[1:]
LAYOUTS = ["cheonjiin", "naratgeul", "sky", "dubeolsik", "danmoeum"]
WORDS = ["안녕하세요", "읊조리다", "있습니다"]
BUDGET, WIRE_BUDGET = 120_000, 40_000
checks = 0


def expect(found, expected, what):
    global checks
    checks += 1
    if found != expected:
        raise SystemExit(f"error: {what}: {found!r} and not {expected!r}")


def codes(layout, word):
    """The key of each press, `_` for the next character, as the command finds them."""
    line = subprocess.check_output([GEN, "keys", "--layout", layout, word], text=True).strip()
    return [code for code in line if code != " "]


def keys(layout):
    """The layout's keys by their codes."""
    tables = json.loads(subprocess.check_output([GEN, "layout", layout]))
    rows = [key for row in tables["rows"] for key in row if isinstance(key, dict)] + tables.get("shifted", [])
    return {key["code"]: key for key in rows if "code" in key}


class Visit:
    """The page, opened once; whatever it says on the console or asks of a network is a fault."""

    def __init__(self, browser, language="ko-KR", **options):
        self.context = browser.new_context(locale=language, **options)
        self.page = self.context.new_page()
        self.faults = []
        self.page.on("console", lambda message: self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.faults.append(request.url)
                     if not request.url.startswith(("file:", "data:")) else None)
        self.page.goto(f"file://{PAGE}")

    def close(self):
        expect(self.faults, [], "console and requests")
        self.context.close()

    def choose(self, layout):
        self.page.click(f"[data-layout={layout}]")
        self.page.evaluate("clear.click(); field.focus()")

    def text(self):
        return self.page.input_value("#field")

    def find(self, key):
        return self.page.locator(f'#keypad [data-key="{key["id"]}"]')

    def mark(self, name):
        return self.page.locator(f"#keypad [data-mark={name}]")

    def press(self, layout_keys, code):
        if code == "_":
            return self.mark("next").click()
        if "under" in layout_keys[code]:
            self.mark("shift").click()
        self.find(layout_keys[code]).click()


def by_mouse(visit):
    for layout in LAYOUTS:
        layout_keys = keys(layout)
        for word in WORDS:
            visit.choose(layout)
            for code in codes(layout, word):
                visit.press(layout_keys, code)
            expect(visit.text(), word, f"{word} by mouse on {layout}")


def by_the_computers_keys(visit):
    for layout in LAYOUTS:
        visit.choose(layout)
        phone = layout in ("cheonjiin", "sky")
        for code in codes(layout, "안녕하세요"):
            visit.page.keyboard.press("Space" if code == "_" and phone else code)
        expect(visit.text(), "안녕하세요", f"the computer's keys on {layout}")


def by_two_thumbs(visit):
    """Each finger is down before the one before is up, and drifts 18 pixels on its key."""
    session = visit.context.new_cdp_session(visit.page)
    for layout in ("cheonjiin", "dubeolsik"):
        layout_keys = keys(layout)
        visit.choose(layout)
        down = []

        def touch(kind):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})

        for number, code in enumerate(codes(layout, "읊조리다")):
            place = (visit.mark("next") if code == "_" else visit.find(layout_keys[code])).bounding_box()
            x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
            down.append({"x": x, "y": y, "id": number})
            touch("touchStart")
            down[-1]["y"] += min(18, place["height"] / 2 - 1)
            touch("touchMove")
            if len(down) > 1:
                down.pop(0)
                touch("touchMove")
        down.clear()
        touch("touchEnd")
        expect(visit.text(), "읊조리다", f"two thumbs on {layout}")


def what_else_a_person_does(visit):
    layout_keys = keys("dubeolsik")
    visit.choose("dubeolsik")
    for code in "rksk":
        visit.press(layout_keys, code)
    visit.mark("backspace").click()
    expect(visit.text(), "가ㄴ", "backspace takes a jamo")
    visit.mark("backspace").hover()
    visit.page.mouse.down()
    visit.page.wait_for_function("field.value === ''")
    visit.page.mouse.up()
    expect(visit.text(), "", "backspace held takes all")
    for code in "rkskek":
        visit.press(layout_keys, code)
    visit.page.evaluate("field.setSelectionRange(1, 1)")
    visit.press(layout_keys, "s")
    expect(visit.text(), "가ㄴ나다", "what is typed at a moved cursor joins nothing")
    visit.page.evaluate("field.setSelectionRange(1, 3)")
    visit.press(layout_keys, "f")
    expect(visit.text(), "가ㄹ다", "a selection is replaced")
    visit.page.keyboard.press("Control+z")
    expect(visit.text(), "가ㄴ나다", "undo is the browser's own")
    visit.choose("cheonjiin")
    visit.press(keys("cheonjiin"), "4")
    visit.press(keys("cheonjiin"), "2")
    expect(visit.text(), "ㄱㆍ", "a pending dot that every font has")
    visit.page.click("[data-layout=sky]")
    visit.page.reload()
    expect(visit.page.get_attribute("[data-layout=sky]", "aria-pressed"), "true", "the choice is remembered")


def in_both_languages(browser):
    for locale, says, language in (("ko-KR", "천지인", "ko"), ("en-US", "Cheonjiin", "en")):
        visit = Visit(browser, locale)
        expect(visit.page.inner_text("[data-layout=cheonjiin]"), says, f"the names of layouts in {locale}")
        expect(visit.page.get_attribute("html", "lang"), language, "the language said")
        found = Axe().run(visit.page)
        names = [violation["id"] for violation in found.response["violations"]]
        expect(names, [], f"what an accessibility audit finds in {locale}")
        visit.close()


def pictures(browser):
    shutil.rmtree(SCREENSHOTS, ignore_errors=True)
    os.makedirs(SCREENSHOTS)
    sizes = {"phone": (390, 844), "small": (320, 640), "landscape": (844, 390), "desktop": (1280, 900)}
    for name, (width, height) in sizes.items():
        for scheme in ("light", "dark"):
            visit = Visit(browser, viewport={"width": width, "height": height}, color_scheme=scheme)
            for layout in ("cheonjiin", "dubeolsik"):
                visit.choose(layout)
                bottom = visit.page.evaluate("keypad.getBoundingClientRect().bottom")
                expect(bottom <= height, True, f"the keypad of {layout} fits {width} × {height}")
                wide = visit.page.evaluate("document.documentElement.scrollWidth")
                expect(wide <= width, True, f"{layout} needs no sideways scrolling at {width}")
                visit.page.screenshot(path=f"{SCREENSHOTS}/{name}-{scheme}-{layout}.png")
            visit.close()


def main():
    with open(PAGE, "rb") as file:
        page = file.read()
    expect(len(page) <= BUDGET, True, f"{len(page)} bytes, at most {BUDGET}")
    wire = len(gzip.compress(page, 9))
    expect(wire <= WIRE_BUDGET, True, f"{wire} bytes gzipped, at most {WIRE_BUDGET}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for walk in (by_mouse, by_the_computers_keys, what_else_a_person_does):
            visit = Visit(browser)
            walk(visit)
            visit.close()
        visit = Visit(browser, has_touch=True, viewport={"width": 390, "height": 844})
        by_two_thumbs(visit)
        visit.close()
        in_both_languages(browser)
        pictures(browser)
        browser.close()
    print(f"demo: {checks} passed; {len(page)} bytes, {wire} gzipped")


if __name__ == "__main__":
    main()

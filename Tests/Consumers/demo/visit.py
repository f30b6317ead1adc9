"""The page, opened in Chromium, and what a person can do to it."""

import json
import subprocess
import sys

LAYOUTS = subprocess.check_output([".ci/listed", sys.argv[2], "layouts"], text=True).split()
WORDS = ["안녕하세요", "읊조리다", "있습니다"]


class Checks:
    """How many there were."""

    count = 0


def expect(found, expected, what):
    Checks.count += 1
    if found != expected:
        raise SystemExit(f"error: {what}: {found!r} and not {expected!r}")


def codes(gen, layout, word):
    """The key of each press, `_` for the next character, as the command finds them."""
    line = subprocess.check_output([gen, "keys", "--layout", layout, word], text=True).strip()
    return [code for code in line if code != " "]


def keys(gen, layout):
    """The layout's keys by their codes."""
    tables = json.loads(subprocess.check_output([gen, "layout", layout]))
    rows = [key for row in tables["rows"] for key in row if isinstance(key, dict)] + tables.get("shifted", [])
    return {key["code"]: key for key in rows if "code" in key}


class Visit:
    """The page, opened once; whatever it says on the console or asks of a network is a fault."""

    def __init__(self, browser, page, language="ko-KR", is_frozen=False, **options):
        """With `is_frozen` no time passes in the page but what `run_for` lets pass, however slow the machine is."""
        self.context = browser.new_context(locale=language, **options)
        self.page = self.context.new_page()
        self.has_touch = options.get("has_touch", False)
        self.faults = []
        self.page.on("console", lambda message: self.faults.append(message.text))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.faults.append(request.url)
                     if not request.url.startswith(("file:", "data:")) else None)
        if is_frozen:
            self.page.clock.install(time=0)
        self.page.goto(f"file://{page}")
        if is_frozen:
            self.page.clock.pause_at(10_000)

    def close(self):
        expect(self.faults, [], "console and requests")
        self.context.close()

    def choose(self, layout):
        self.page.click(f"[data-layout={layout}]")
        self.page.evaluate("document.getElementById('clear').click()")

    def text(self):
        return self.page.input_value("#field")

    def find(self, key):
        """The drawn key; that of a shifted one is the key it lies under, unless shift is on."""
        drawn = self.drawn(key.get("legend", key["id"]))
        return drawn if "under" not in key or drawn.count() else self.drawn(key["under"])

    def drawn(self, legend):
        return self.page.locator(f'#keyboard [part~=key]:has([part~=legend]:text-is("{legend}"))')

    def mark(self, name):
        """A key that is there for something else than its letters. The space bar is that for the next character."""
        return self.page.locator(f"#keyboard [part~={'space' if name == 'next' else name}]")

    def press(self, layout_keys, code):
        if code != "_" and "under" in layout_keys[code]:
            self.strike(self.mark("shift"))
        self.strike(self.mark("next") if code == "_" else self.find(layout_keys[code]))

    def strike(self, key):
        """Clicks or taps where it is; a tenth of the time of a click that waits until nothing moves."""
        (self.page.touchscreen.tap if self.has_touch else self.page.mouse.click)(*middle(key))

    def touch(self, kind, fingers):
        """Has `fingers`, places by their ids, on the screen; the last of them has just come, moved or gone."""
        self.session = getattr(self, "session", None) or self.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in fingers.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

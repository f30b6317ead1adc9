"""The page, opened in Chromium, and what a person can do to it."""

import json
import os

import scene
from scene import Scene

PAGE = os.path.join(os.environ.get("HWALJA_DIST", "dist"), "demo/index.html")
EYE = "Tests/Web/element/page/eye.js"
AXE = ".tools/editors/axe_playwright_python/axe.min.js"
FIELD, ENTRY = "field.value", "document.querySelector('#record li')"
LAYOUT = "document.querySelector('[data-layout][aria-pressed=true]').dataset.layout"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Visit(Scene):
    """The page as somebody meets it who has never been there."""

    def __init__(self, scene):
        super().__init__(scene.browser, scene.server)
        # A browser keeps what it is told to run first.
        if not hasattr(self.browser, "eye"):
            self.browser.eye = self.browser.tell("Page.addScriptToEvaluateOnNewDocument", source=read(EYE))
            self.browser.visit("about:blank")
        self.begin()

    def begin(self, language="ko-KR", width=1280, height=900, colours="light"):
        """Opens it anew, on such a screen."""
        tell = self.browser.tell
        size = {"width": int(width), "height": int(height)}
        tell("Emulation.setDeviceMetricsOverride", **size, deviceScaleFactor=1, mobile=False)
        tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": colours}])
        tell("Emulation.setUserAgentOverride", userAgent=self.run("navigator.userAgent"), acceptLanguage=language)
        # What was there before may be no visit.
        self.browser.visit("about:blank")
        self.go()
        self.run("localStorage.clear()")
        self.go()

    def go(self, place=""):
        """Leaves the page, which must have said and asked for nothing, and comes back, perhaps to a place in it."""
        self.is_faultless()
        self.browser.visit("about:blank")
        self.browser.visit(f"file://{os.path.abspath(PAGE)}{place}")

    def is_faultless(self):
        self.gives("""[...eye.faults, ...eye.said, ...performance.getEntriesByType("resource")
          .map(({ name }) => name).filter((name) => !/^(data|file):/.test(name))]""", [], "console and requests")

    def act(self, act):
        """Also what a visit can do, and to what."""
        name, *rest = act.split(" ")
        if name in ("begin", "go", "choose", "set"):
            getattr(self, name)(*rest)
        else:
            super().act(act)

    def choose(self, layout):
        """Shows a layout, with nothing in the field."""
        self.run(f"document.querySelector('[data-layout={layout}]').click(); clear.click(); field.focus()")

    def tap(self, *names):
        """Taps keys by what they say or are there for, at once."""
        self.run(f"eye.tap(...{list(names)})")

    def set(self, control, value, event="change"):
        """Gives a control a value, of which it tells."""
        self.run(f"""{control}.value = {json.dumps(value)};
          {control}.dispatchEvent(new Event("{event}", {{ bubbles: true }}))""")

def states(what):
    """That `what` is so, of which the decorated function makes sure on a visit."""

    def add(check):
        @scene.states(what, ("Chromium",))
        def _(scene):
            visit = Visit(scene)
            check(visit)
            visit.is_faultless()

    return add


def visits(what, *steps):
    """That `steps`, as scenes play them, come true on the page."""
    states(what)(lambda visit: visit.play(*steps))


def inner(selector):
    return f"document.querySelector('{selector}').innerText"

"""Opens the demo in Chromium, and performs steps on it."""

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
    """The page as a first-time visitor sees it."""

    def __init__(self, scene):
        super().__init__(scene.browser, scene.server)
        # A browser keeps such scripts, so add the script only once.
        if not hasattr(self.browser, "eye"):
            self.browser.eye = self.browser.command("Page.addScriptToEvaluateOnNewDocument", source=read(EYE))
            self.browser.visit("about:blank")
        self.begin()

    def begin(self, language="ko-KR", width=1280, height=900, colours="light"):
        """Opens the page for the first time, on a screen of this kind."""
        send = self.browser.command
        size = {"width": int(width), "height": int(height)}
        send("Emulation.setDeviceMetricsOverride", **size, deviceScaleFactor=1, mobile=False)
        send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": colours}])
        send("Emulation.setUserAgentOverride", userAgent=self.run("navigator.userAgent"), acceptLanguage=language)
        # Do not rely on `go` alone, because the browser may already show another page.
        self.browser.visit("about:blank")
        self.go()
        self.run("localStorage.clear()")
        self.go()

    def go(self, place=""):
        """Checks that the page has logged and requested nothing. Then leaves the page and opens it again at `place`."""
        self.expect_no_faults()
        self.browser.visit("about:blank")
        self.browser.visit(f"file://{os.path.abspath(PAGE)}{place}")

    def expect_no_faults(self):
        self.expect("""[...eye.faults, ...eye.logs, ...performance.getEntriesByType("resource")
          .map(({ name }) => name).filter((name) => !/^(data|file):/.test(name))]""", [], "console and requests")

    def act(self, act):
        """Performs an act. An act is an act of a scene, or the name of a method of a visit followed by its
        arguments."""
        name, *rest = act.split(" ")
        if name in ("begin", "go", "choose", "set"):
            getattr(self, name)(*rest)
        else:
            super().act(act)

    def choose(self, layout):
        """Switches to a layout and clears the field."""
        self.run(f"document.querySelector('[data-layout={layout}]').click(); clear.click(); field.focus()")

    def tap(self, *names):
        """Taps keys, named by legend or role, with synthetic events."""
        self.run(f"eye.tap(...{list(names)})")

    def set(self, control, value, event="change"):
        """Sets the value of a control, and dispatches its event."""
        self.run(f"""{control}.value = {json.dumps(value)};
          {control}.dispatchEvent(new Event("{event}", {{ bubbles: true }}))""")

def test(what):
    """Adds a statement that the decorated function checks on a visit."""

    def add(check):
        @scene.test(what, ("Chromium",))
        def _(scene):
            visit = Visit(scene)
            check(visit)
            visit.expect_no_faults()

    return add


def visits(what, *steps):
    """Adds a statement that performs `steps` on a visit, as `Scene.play` does."""
    test(what)(lambda visit: visit.play(*steps))


def inner(selector):
    return f"document.querySelector('{selector}').innerText"

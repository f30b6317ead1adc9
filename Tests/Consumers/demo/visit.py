"""The page, opened in Chromium, and what a person can do to it."""

import json

from scene import Scene

EYE = "Tests/Element/page/eye.js"
AXE = ".tools/editors/axe_playwright_python/axe.min.js"
SCREENSHOTS = ".build/screenshots"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Visit(Scene):
    """The page as somebody meets it who has never been there."""

    def __init__(self, browser, address):
        super().__init__(browser, None)
        self.address = address
        # A browser keeps what it is told to run first.
        if not hasattr(browser, "eye"):
            browser.eye = browser.tell("Page.addScriptToEvaluateOnNewDocument", source=read(EYE))
            browser.visit("about:blank")
        self.begin()

    def begin(self, language="ko-KR", width=1280, height=900, colours="light"):
        """Opens it anew, on such a screen."""
        tell = self.browser.tell
        tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": colours}])
        tell("Emulation.setUserAgentOverride", userAgent=self.run("navigator.userAgent"), acceptLanguage=language)
        self.go()
        self.run("localStorage.clear()")
        self.go()

    def go(self, place=""):
        """Leaves the page, which must have said and asked for nothing, and comes back, perhaps to a place in it."""
        self.is_faultless()
        self.browser.visit("about:blank")
        self.browser.visit(self.address + place)

    def is_faultless(self):
        self.gives("""[...eye.faults, ...eye.said, ...performance.getEntriesByType("resource")
          .map(({ name }) => name).filter((name) => !/^(data|file):/.test(name))]""", [], "console and requests")

    def choose(self, layout):
        """Shows a layout, with nothing in the field."""
        self.run(f"document.querySelector('[data-layout={layout}]').click(); clear.click(); field.focus()")

    def tap(self, *names):
        """Taps keys by what they say or are there for, at once."""
        self.run(f"eye.tap(...{list(names)})")

    def change(self, control, value, event="change"):
        self.run(f"""{control}.value = {json.dumps(value)};
          {control}.dispatchEvent(new Event("{event}", {{ bubbles: true }}))""")

    def types(self, text, what):
        self.gives("field.value", text, what)

    def says(self, selector, text, what=""):
        self.gives(f"document.querySelector('{selector}').innerText", text, what or selector)

    def shows(self, layout, what=""):
        self.gives("document.querySelector('[data-layout][aria-pressed=true]').dataset.layout", layout, what)

"""The page, opened in Chromium, and what a person can do to it."""

from scene import Scene

AXE = ".tools/editors/axe_playwright_python/axe.min.js"
SCREENSHOTS = ".build/screenshots"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Visit(Scene):
    """The page as somebody meets it who has never been there; used with `with`, and then it must have said nothing."""

    def __init__(self, browser, address, language="ko-KR", width=1280, height=900, colours="light", forced="none"):
        super().__init__(browser, None)
        self.address = address
        browser.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        browser.tell("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": colours}, {"name": "forced-colors", "value": forced}])
        browser.tell("Emulation.setUserAgentOverride", userAgent=self.run("navigator.userAgent"), acceptLanguage=language)
        self.go(address)
        self.run("localStorage.clear()")
        self.go(address)

    def __enter__(self):
        return self

    def __exit__(self, error, *_):
        if error is None:
            self.is_faultless()
            self.gives("""[...eye.said, ...performance.getEntriesByType("resource").map(({ name }) => name)
              .filter((name) => !/^(data|file):/.test(name))]""", [], "console and requests")

    def go(self, address):
        self.browser.visit("about:blank")
        self.browser.visit(address)

    def choose(self, layout):
        """Shows a layout, with nothing in the field."""
        self.run(f"document.querySelector('[data-layout={layout}]').click(); clear.click(); field.focus()")

    def tap(self, *names):
        """Taps keys by what they say or are there for, at once."""
        self.run(f"eye.tap(...{list(names)})")

    def types(self, text, what):
        self.gives("field.value", text, what)

    def says(self, selector, text, what=""):
        self.gives(f"document.querySelector('{selector}').innerText", text, what or selector)

    def picture(self, name):
        self.browser.picture(f"{SCREENSHOTS}/{name}.png")

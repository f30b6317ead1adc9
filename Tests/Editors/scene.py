"""The page of an editor in a browser, as statements see it."""

import json

from presses import ids


class Scene:
    """What a statement does on a page, in the words of the page's driver."""

    def __init__(self, browser, name):
        self.browser = browser
        self.name = name
        self.run = browser.run
        self.presses = 0
        self.count = 0
        self.wrong = []

    def open(self, server):
        self.browser.visit(server.page(f'<!doctype html><html lang="ko"><meta charset="utf-8"><title>{self.name}</title>'
                                       '<body><div id="place"></div>'))
        self.run("import('/page.js').then(() => 0)")

    def begin(self, **options):
        self.run(f"driver.begin({json.dumps(options)})")

    def press(self, layout, *tokens):
        """Presses keys, and whatever else a scenario may have, on the layout called so."""
        self.presses += len(tokens)
        self.run(f"driver.type({json.dumps(layout)}, {json.dumps(tokens)})")

    def type(self, text, layout="dubeolsik"):
        self.press(layout, *ids(layout, text))

    def strike(self, *names):
        self.presses += len(names)
        for name in names:
            self.browser.strike(name)
            self.run("driver.drawn()")

    def says(self, expected, what):
        self.comes("driver.text()", expected, what)

    def comes(self, code, expected, what):
        self.count += 1
        found = self.run(code)
        if found != expected:
            self.wrong.append(f"{what}: {found!r} and not {expected!r}")

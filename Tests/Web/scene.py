"""Opens pages with the element in a browser, and performs the steps of tests there."""

import functools
import json

TESTS = []
ELEMENT = '<script type="module" src="/hwalja-keyboard.js"></script>'
KEYBOARD = "<hwalja-keyboard></hwalja-keyboard>"
DEFINED = "customElements.get('hwalja-keyboard')"
DOWN, UP, PAUSE = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}, {"type": "pause"}


def test(what, engines=("Chromium", "Firefox", "WebKit"), **given):
    """Adds a test with the title `what` for these engines. The decorated function gets a scene and `given`."""

    def add(check):
        TESTS.append((what, engines, functools.partial(check, **given)))
        return check

    return add


def play(what, body, *steps, engines=("Chromium", "Firefox", "WebKit"), **page):
    """Adds a test that performs `steps`, as `Scene.play` does, on a page with `body`."""

    @test(what, engines)
    def _(scene):
        scene.open(body, **page)
        scene.play(*steps)


def keyboard(attributes):
    return f"<hwalja-keyboard {attributes}></hwalja-keyboard>"


def memo(attributes="", field="textarea", close="</textarea>"):
    """Returns a field and the element that types into it."""
    return f'<{field} id="memo">{close}{keyboard("for=memo " + attributes)}'


def wait(condition):
    return """new Promise((ready, failed) => {
      const end = Date.now() + 20_000;
      const check = () => (%s) ? ready() : Date.now() > end ? failed(new Error("timeout")) : setTimeout(check, 5);
      check();
    })""" % condition


def pointer(name, kind, actions):
    return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": actions}


def move(place):
    return {"type": "pointerMove", "duration": 0, "x": round(place["x"]), "y": round(place["y"])}


class Scene:
    def __init__(self, browser, server):
        self.browser = browser
        self.engine = browser.engine
        self.server = server
        self.run = browser.run

    def open(self, body=memo(), head="", script=ELEMENT, lang="ko", page="", headers=None, is_ready=DEFINED):
        """Opens a page with `body`. The element's script follows the body, unless `script` is something else."""
        self.browser.visit(self.server.page(
            f'<!doctype html><html lang="{lang}" {page}><head><meta charset="utf-8"><title>t</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<script src="/eye.js"></script>{head}</head><body>{body}{script}</body></html>', headers))
        if is_ready:
            self.until(is_ready)

    def until(self, condition):
        self.run(wait(condition))

    def expect(self, code, expected, what=""):
        found = self.run(code)
        if found != expected:
            raise AssertionError(f"{what or code}: {found!r}, expected {expected!r}")

    def play(self, *steps):
        """Performs each of `steps`: an act, or several acts followed by an expression and its expected value."""
        for step in steps:
            *acts, code, expected = (step, None, None) if isinstance(step, str) else step
            for act in acts:
                self.act(act)
            if code:
                self.expect(code, expected, " ".join([*acts, code]))

    def act(self, act):
        """Performs an act: a script, or one of these with a real mouse or keyboard:

        - `☝ KEY...` taps keys of the element
        - `🖱 SELECTOR` clicks an element
        - `⌨ KEY...` presses keys of a computer
        - `✋ KEY MILLISECONDS [PIXELS]` holds a key, and then drags it to the right
        """
        name, *arguments = act.split(" ")
        real = {"☝": self.tap, "🖱": self.click, "⌨": self.press_keys, "✋": self.hold}
        if name in real:
            real[name](*arguments)
        else:
            self.run(act)

    def expect_no_faults(self):
        """Checks that the page has reported no errors. Works under any content security policy."""
        faults = self.browser.value("eye.faults")
        assert not faults, faults

    def places(self, names):
        return self.run(f"eye.places({json.dumps(names)})")

    def tap(self, *names):
        """Taps keys of the element with a real mouse."""
        for name in names:
            self.touch(self.places([name]))

    def touch(self, places, kind="mouse"):
        """Presses each of `places` once, in a single sequence of actions."""
        # Fall back to a kind of pointer that the driver supports.
        if kind == "touch" and self.engine == "WebKit" or kind == "pen" and self.engine != "Chromium":
            kind = "mouse"
        self._perform_taps([pointer(kind, kind, [act for place in places for act in (move(place), DOWN, UP)])])

    def thumbs(self, places):
        """Presses `places` with two thumbs in turn. Each thumb is lifted only after the other thumb is down."""
        thumbs = [[], []]
        for index, place in enumerate(places):
            thumbs[index % 2] += [move(place), DOWN]
            thumbs[1 - index % 2] += [PAUSE, UP if index > 0 else PAUSE]
        thumbs[(len(places) - 1) % 2].append(UP)
        self._perform_taps([pointer(f"thumb {thumb}", "touch", actions) for thumb, actions in enumerate(thumbs)])

    def _perform_taps(self, actions):
        """Performs taps. However slow the machine is, they never count as long presses."""
        self.run("eye.disableHolds()")
        self.browser.perform(actions)
        self.run("eye.restoreHolds()")

    def hold(self, name, milliseconds, dx=0):
        """Holds a key with a mouse for that time, and then drags it to the right."""
        [at] = self.places([name])
        steps = [move({**at, "x": at["x"] + int(dx) * part}) for part in (0, 0.5, 1)]
        self.browser.perform([pointer("mouse", "mouse", [
            steps[0], DOWN, {**PAUSE, "duration": int(milliseconds)}, *steps[1:], UP])])
        # Release the button explicitly, because WebKit's driver would continue to drag.
        if self.engine == "WebKit":
            self.browser.release()

    def press_keys(self, *names):
        self.browser.press_keys(*names)

    def click(self, selector):
        self.touch([self.run(f"eye.middle(document.querySelector('{selector}'))")])

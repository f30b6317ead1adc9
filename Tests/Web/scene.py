"""A page with the element in a browser, and what a person does there."""

import functools
import json

STATEMENTS = []
ELEMENT = '<script type="module" src="/hwalja-keyboard.js"></script>'
KEYBOARD = "<hwalja-keyboard></hwalja-keyboard>"
DEFINED = "customElements.get('hwalja-keyboard')"
DOWN, UP, PAUSE = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}, {"type": "pause"}


def states(what, engines=("Chromium", "Firefox", "WebKit"), **given):
    """That `what` is so in these engines: the decorated function gets a scene, and what is given."""

    def add(check):
        STATEMENTS.append((what, engines, functools.partial(check, **given)))
        return check

    return add


def play(what, body, *steps, engines=("Chromium", "Firefox", "WebKit"), **page):
    """That `steps`, as `Scene.play` takes them, come true on a page with `body`."""

    @states(what, engines)
    def _(scene):
        scene.open(body, **page)
        scene.play(*steps)


def keyboard(attributes):
    return f"<hwalja-keyboard {attributes}></hwalja-keyboard>"


def memo(attributes="", field="textarea", close="</textarea>"):
    """A field with the element that types into it."""
    return f'<{field} id="memo">{close}{keyboard("for=memo " + attributes)}'


def wait(condition):
    return """new Promise((ready, failed) => {
      const end = Date.now() + 20_000;
      const look = () => (%s) ? ready() : Date.now() > end ? failed(new Error("in vain")) : setTimeout(look, 5);
      look();
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
        """Opens a page with `body`; the element's own script comes after it, unless `script` is something else."""
        self.browser.visit(self.server.page(
            f'<!doctype html><html lang="{lang}" {page}><head><meta charset="utf-8"><title>t</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<script src="/eye.js"></script>{head}</head><body>{body}{script}</body></html>', headers))
        if is_ready:
            self.until(is_ready)

    def until(self, condition):
        self.run(wait(condition))

    def gives(self, code, expected, what=""):
        found = self.run(code)
        if found != expected:
            raise AssertionError(f"{what or code}: {found!r} and not {expected!r}")

    def play(self, *steps):
        """Does what each of `steps` says: an act, or several with what is asked then and what that comes to."""
        for step in steps:
            *acts, code, expected = (step, None, None) if isinstance(step, str) else step
            for act in acts:
                self.act(act)
            if code:
                self.gives(code, expected, " ".join([*acts, code]))

    def act(self, act):
        """An act is a script; or a sign and what it is done to: keys of the element or a selector, where a real mouse
        clicks, a key and for how long and how far one holds it, or keys of a computer."""
        sign, *keys = act.split(" ")
        real = {"☝": self.tap, "🖱": self.click, "⌨": self.strike, "✋": self.hold}
        if sign in real:
            real[sign](*keys)
        else:
            self.run(act)

    def is_faultless(self):
        """The page has reported nothing, whatever it forbids."""
        faults = self.browser.value("eye.faults")
        assert not faults, faults

    def places(self, names):
        return self.run(f"eye.places({json.dumps(names)})")

    def tap(self, *names):
        """Taps keys of the element, each with a real mouse."""
        for name in names:
            self.touch(self.places([name]))

    def touch(self, places, kind="mouse"):
        """Presses each of `places` once, all in one go."""
        # What the drivers of the other engines can do.
        if kind == "touch" and self.engine == "WebKit" or kind == "pen" and self.engine != "Chromium":
            kind = "mouse"
        self._patiently([pointer(kind, kind, [act for place in places for act in (move(place), DOWN, UP)])])

    def thumbs(self, places):
        """The same with two thumbs that take turns: each is lifted as the other is already down."""
        thumbs = [[], []]
        for index, place in enumerate(places):
            thumbs[index % 2] += [move(place), DOWN]
            thumbs[1 - index % 2] += [PAUSE, UP if index > 0 else PAUSE]
        thumbs[(len(places) - 1) % 2].append(UP)
        self._patiently([pointer(f"thumb {thumb}", "touch", actions) for thumb, actions in enumerate(thumbs)])

    def _patiently(self, actions):
        """Does what presses, and no press is long."""
        self.run("eye.patience()")
        self.browser.perform(actions)
        self.run("eye.again()")

    def hold(self, name, milliseconds, dx=0):
        """Holds a key with a mouse for so long, or drags it then to the right."""
        [at] = self.places([name])
        steps = [move({**at, "x": at["x"] + int(dx) * part}) for part in (0, 0.5, 1)]
        self.browser.perform([pointer("mouse", "mouse", [
            steps[0], DOWN, {**PAUSE, "duration": int(milliseconds)}, *steps[1:], UP])])
        # WebKit's driver goes on dragging otherwise.
        if self.engine == "WebKit":
            self.browser.release()

    def strike(self, *names):
        self.browser.strike(*names)

    def click(self, selector):
        self.touch([self.run(f"eye.middle(document.querySelector('{selector}'))")])

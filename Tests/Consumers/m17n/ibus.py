"""Types under ibus, in a session bus of its own and in a home where docs/M17N.md is followed: `hwalja` is the project."""

import re
import subprocess
import sys
import time

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

import field  # noqa: E402

CAPABILITIES = IBus.Capabilite.PREEDIT_TEXT | IBus.Capabilite.FOCUS


class Host:
    name = "ibus"

    def __init__(self):
        IBus.init()
        self.bus = IBus.Bus()
        self._wait(self.bus.is_connected, "no ibus-daemon answers")
        self.context = self.bus.create_input_context("test")
        self.context.set_capabilities(CAPABILITIES)
        self.context.connect("commit-text", self._commit)
        self.context.connect("update-preedit-text", self._preedit)
        self.context.connect("hide-preedit-text", self._hide)
        self.context.focus_in()
        self.field = field.Field()

    def open(self, layout):
        engine = f"m17n:ko:{layout}"
        known = [description.get_name() for description in self.bus.list_engines()]
        if engine not in known:
            sys.exit(f"error: ibus does not know {engine}")
        self.context.set_engine(engine)
        self._wait(lambda: self._engine() == engine, f"ibus does not change to {engine}")
        # An engine that has just been started may not take its first key yet: one that every layout has, or another.
        self._wait(lambda: any(self.press(ord(key), 0) for key in "5g"), f"{engine} takes no key")
        self.clear()
        return self.field

    def press(self, symbol, state):
        taken = self.context.process_key_event(symbol, 0, state)
        self._settle()
        self.context.process_key_event(symbol, 0, state | IBus.ModifierType.RELEASE_MASK)
        self._settle()
        return taken

    def clear(self):
        self.context.reset()
        # What is asked next is answered after what was told before.
        self.context.get_engine()
        self._settle()
        self.field.text = self.field.composing = ""

    def _engine(self):
        engine = self.context.get_engine()
        return engine and engine.get_name()

    def _wait(self, is_done, problem):
        deadline = time.monotonic() + 120
        while not is_done():
            if time.monotonic() > deadline:
                sys.exit(f"error: {problem}")
            self._settle()
            time.sleep(0.05)

    def _settle(self):
        while GLib.MainContext.default().iteration(False):
            pass

    def _commit(self, context, text):
        self.field.text += text.get_text()

    def _preedit(self, context, text, cursor, visible):
        self.field.composing = text.get_text() if visible else ""

    def _hide(self, context):
        self.field.composing = ""


def follow(document):
    """Does what the document says once the package is installed, until ibus has come up for it."""
    _, install, choose = re.search("```sh\n(.*?)```", document, re.DOTALL)[1].splitlines()
    for command in [install, f"{choose}; [ $(ibus engine) = {choose.split()[-1]} ]"]:
        deadline = time.monotonic() + 120
        # The status of `ibus engine` tells of a keyboard map, too, which takes a screen.
        while subprocess.run(command, shell=True, stderr=subprocess.DEVNULL).returncode != 0:
            if time.monotonic() > deadline:
                sys.exit(f"error: in vain: {command}")
            time.sleep(0.2)


daemon = subprocess.Popen(["ibus-daemon", "--panel=disable", "--emoji-extension=disable", "--config=disable"])
try:
    follow((field.HERE.parents[2] / "docs/M17N.md").read_text("utf-8"))
    field.check(Host())
finally:
    daemon.terminate()
    daemon.wait(10)

"""Types under ibus, in a session bus of its own, in a home where docs/LANGUAGES.md is followed: `hwalja` is the
project."""

import re
import subprocess

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

import field  # noqa: E402

CAPABILITIES = IBus.Capabilite.PREEDIT_TEXT | IBus.Capabilite.FOCUS


class Host(field.Field):
    name = "ibus"

    def __init__(self):
        IBus.init()
        self.bus = IBus.Bus()
        field.wait(lambda: self._settled(self.bus.is_connected), "no ibus-daemon answers")
        self.context = self.bus.create_input_context("test")
        self.context.set_capabilities(CAPABILITIES)
        self.context.connect("commit-text", self._commit)
        self.context.connect("update-preedit-text", self._preedit)
        self.context.connect("hide-preedit-text", self._hide)
        self.context.focus_in()

    def open(self, layout):
        engine = f"m17n:ko:{layout}"
        if engine not in [description.get_name() for description in self.bus.list_engines()]:
            raise LookupError(f"ibus does not know {engine}")
        self.context.set_engine(engine)
        field.wait(lambda: self._settled(self._engine) == engine, f"ibus does not change to {engine}")
        # An engine that has just been started may not take its first key yet: one that every layout has, or another.
        field.wait(lambda: any(self.press(key) for key in "5g"), f"{engine} takes no key")

    def press(self, name):
        symbol, state = field.symbol(name)
        taken = self.context.process_key_event(symbol, 0, state)
        self._settle()
        self.context.process_key_event(symbol, 0, state | IBus.ModifierType.RELEASE_MASK)
        self._settle()
        return taken

    def clear(self):
        self.context.reset()
        # What is asked next is answered after what was told before.
        self._engine()
        self._settle()
        self.text = self.composing = ""

    def _engine(self):
        engine = self.context.get_engine()
        return engine and engine.get_name()

    def _settled(self, question):
        self._settle()
        return question()

    def _settle(self):
        while GLib.MainContext.default().iteration(False):
            pass

    def _commit(self, context, text):
        self.text += text.get_text()

    def _preedit(self, context, text, cursor, visible):
        self.composing = text.get_text() if visible else ""

    def _hide(self, context):
        self.composing = ""


def follow(document):
    """Does what the document says once the package is installed, until ibus has come up for it."""
    _, install, choose = re.search("```sh\n(.*?)```", document, re.DOTALL)[1].splitlines()
    # The status of `ibus engine` tells of a keyboard map, too, which takes a screen.
    for command in [install, f"{choose}; [ $(ibus engine) = {choose.split()[-1]} ]"]:
        field.wait(
            lambda: subprocess.run(command, shell=True, stderr=subprocess.DEVNULL).returncode == 0, f"in vain: {command}")


with field.running("ibus-daemon", "--panel=disable", "--emoji-extension=disable", "--config=disable"):
    follow((field.HERE.parents[1] / "docs/LANGUAGES.md").read_text("utf-8").split("## The Linux desktop")[1])
    field.check_all(Host())

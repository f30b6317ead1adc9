"""Types on the input methods of a home's .m17n.d under fcitx5: in a session bus of its own."""

import pathlib
import subprocess

from gi.repository import Gio, GLib

import field

PREEDIT = 1 << 1
SERVICE = "org.fcitx.Fcitx5"


class Host(field.Field):
    name = "fcitx5"

    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        field.wait(self._connect, "no fcitx5 answers")
        self.bus.signal_subscribe(
            SERVICE, "org.fcitx.Fcitx.InputContext1", None, self.path, None, Gio.DBusSignalFlags.NONE, self._signal)
        self._context("SetCapability", GLib.Variant("(t)", (PREEDIT,)))
        self._context("FocusIn")

    def open(self, layout):
        method = f"m17n_ko_{layout}"
        controller = "org.fcitx.Fcitx.Controller1"
        self._call("/controller", f"{controller}.SetCurrentIM", GLib.Variant("(s)", (method,)))
        current, = self._call("/controller", f"{controller}.CurrentInputMethod")
        if current != method:
            raise LookupError(f"fcitx5 does not change to {method}, but has {current}")

    def press(self, name):
        symbol, state = field.symbol(name)
        taken, released = (
            self._context("ProcessKeyEvent", GLib.Variant("(uuubu)", (symbol, 0, state, is_release, 0)))
            for is_release in (False, True))
        return taken[0]

    def clear(self):
        self._context("Reset")
        self.text = self.composing = ""

    def _connect(self):
        try:
            self.path, _ = self._call(
                "/org/freedesktop/portal/inputmethod", "org.fcitx.Fcitx.InputMethod1.CreateInputContext",
                GLib.Variant("(a(ss))", ([("program", "test")],)))
        except GLib.Error:
            return False
        return True

    def _context(self, method, arguments=None):
        return self._call(self.path, f"org.fcitx.Fcitx.InputContext1.{method}", arguments)

    def _call(self, path, method, arguments=None):
        interface, _, name = method.rpartition(".")
        answer = self.bus.call_sync(
            SERVICE, path, interface, name, arguments, None, Gio.DBusCallFlags.NO_AUTO_START, 120_000, None)
        while GLib.MainContext.default().iteration(False):
            pass
        return answer.unpack()

    def _signal(self, bus, sender, path, interface, name, arguments):
        if name == "CommitString":
            self.text += arguments.unpack()[0]
        elif name == "UpdateFormattedPreedit":
            self.composing = "".join(text for text, _ in arguments.unpack()[0])


def write_profile():
    """Puts every layout beside the keyboard."""
    methods = ["keyboard-us"] + [f"m17n_ko_{layout}" for layout in field.keys()]
    text = "[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=keyboard-us\n"
    text += "".join(f"[Groups/0/Items/{at}]\nName={name}\nLayout=\n" for at, name in enumerate(methods))
    profile = pathlib.Path.home() / ".config/fcitx5/profile"
    profile.parent.mkdir(parents=True)
    profile.write_text(text + "[GroupOrder]\n0=Default\n", "utf-8")


write_profile()
addons = "--enable=dbus,dbusfrontend,keyboard,m17n"
with field.running("fcitx5", "-D", "--keep", "--disable=all", addons, stderr=subprocess.DEVNULL):
    field.check_all(Host())

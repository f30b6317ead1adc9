"""Types through the m17n library itself, on what `conform --print` says: library.py MIM_DIR [SUFFIX] <LINES

Layouts are named with the suffix in the lines and without it in the folder. Without one, what hosts are given is typed
too. No line has a pause, for no input method is told what time it is.
"""

import ctypes
import os
import sys

import field


class Opaque(ctypes.Structure):
    pass


Pointer = ctypes.POINTER(Opaque)


class Spot(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "ascent", "descent", "size")] + [
        ("text", Pointer), ("position", ctypes.c_int)]


class Context(ctypes.Structure):
    """The beginning of an MInputContext."""

    _fields_ = [("im", Pointer), ("produced", Pointer), ("arg", Pointer), ("active", ctypes.c_int), ("spot", Spot),
                ("info", Pointer), ("status", Pointer), ("status_changed", ctypes.c_int), ("preedit", Pointer)]


class Library(field.Field):
    name = "m17n"

    def __init__(self, folder):
        self.m17n = ctypes.CDLL("libm17n.so.0")
        for name in ("mtext", "msymbol", "minput_open_im"):
            getattr(self.m17n, name).restype = Pointer
        self.m17n.minput_create_ic.restype = ctypes.POINTER(Context)
        self.folder = ctypes.c_char_p.in_dll(self.m17n, "mdatabase_dir")
        self.folder.value = os.fsencode(folder)
        self.m17n.m17n_init()
        self.utf8 = Pointer.in_dll(self.m17n, "Mcoding_utf_8")
        self.produced = self.m17n.mtext()
        self.symbols = {}

    def open(self, layout):
        method = self.m17n.minput_open_im(self._symbol("ko"), self._symbol(layout), None)
        if not method:
            sys.exit(f"error: no input method {layout}")
        self.context = self.m17n.minput_create_ic(method, None)

    def press(self, name):
        symbol = self._symbol(name)
        if self.m17n.minput_filter(self.context, symbol, None):
            return True
        is_taken = self.m17n.minput_lookup(self.context, symbol, None, self.produced) >= 0
        self.text += self._read(self.produced)
        self.m17n.mtext_del(self.produced, 0, self.m17n.mtext_len(self.produced))
        return is_taken

    def clear(self):
        self.m17n.minput_reset_ic(self.context)
        self.text = ""

    @property
    def composing(self):
        return self._read(self.context.contents.preedit)

    def _symbol(self, name):
        if name not in self.symbols:
            self.symbols[name] = self.m17n.msymbol(name.encode())
        return self.symbols[name]

    def _read(self, text):
        buffer = ctypes.create_string_buffer(4096)
        count = self.m17n.mconv_encode_buffer(self.utf8, text, buffer, len(buffer))
        return buffer.raw[:count].decode()


folder, suffix = [*sys.argv[1:], ""][:2]
asked = {layout + suffix: [] for layout in field.keys()}
for line in sys.stdin:
    _, layout, steps, text = line.rstrip("\n").split("\t")
    if layout in asked and "…" not in steps:
        asked[layout].append((steps, text))
if not any(asked.values()):
    sys.exit("error: nothing is asked")
host = Library(folder)
sys.exit(any([
    field.check(host, layout.removesuffix(suffix), lines + ([] if suffix else field.texts(layout)))
    for layout, lines in asked.items() if lines
]))

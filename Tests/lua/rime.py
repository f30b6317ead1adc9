"""Types through librime with the processor of docs/examples/rime: conform --print | rime.py

Types every eighth of the lines that have no pauses, because Rime does not report the time. Presses each key of a layout
on the keyboard and on the number pad in turn. The number pad has 7 8 9 at the top, where a phone has 1 2 3.
"""

import ctypes
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import field

ROOT = pathlib.Path(__file__).parents[2]
HELLO = "ㅇㅁ 인 천 ㄴㄹ _ ㄴㄹ 천 천 인 ㅇㅁ ㅅㅎ ㅅㅎ 인 천 ㅅㅎ 천 인 인 ㅇㅁ 천 천 지"


class Structure(ctypes.Structure):
    """A structure of rime_api.h, which starts with its own size."""

    def __init__(self, **values):
        super().__init__(data_size=ctypes.sizeof(self) - ctypes.sizeof(ctypes.c_int), **values)


class Traits(Structure):
    _fields_ = [("data_size", ctypes.c_int), *((name, ctypes.c_char_p) for name in (
        "shared_data_dir", "user_data_dir", "distribution", "code_name", "version", "app_name", "modules")),
        ("min_log_level", ctypes.c_int), ("log_dir", ctypes.c_char_p)]


class Commit(Structure):
    _fields_ = [("data_size", ctypes.c_int), ("text", ctypes.c_char_p)]


class Context(Structure):
    """The context, with enough room for the menu and for the fields after the menu."""

    _fields_ = [("data_size", ctypes.c_int), *((name, ctypes.c_int) for name in ("length", "cursor", "start", "end")),
                ("preedit", ctypes.c_char_p), ("rest", ctypes.c_char * 64)]


class Session(field.Field):
    name = "rime"

    def __init__(self, rime):
        self.rime = rime
        self.session = None

    def names(self, layout):
        # On the number pad, the processor accepts only digits. It accepts no letter with an unneeded shift.
        known = super().names(layout)
        return {key: names[:1] + [name for name in names[1:] if name[3:].isdigit()] for key, names in known.items()}

    def open(self, layout):
        self.schema = f"hwalja_{layout}".encode()
        self.clear()

    def clear(self):
        self.text = ""
        if self.session:
            self.rime.RimeDestroySession(self.session)
        self.session = ctypes.c_size_t(self.rime.RimeCreateSession())
        if not self.rime.RimeSelectSchema(self.session, self.schema):
            sys.exit(f"error: Rime has no schema {self.schema}")

    def press(self, name):
        is_taken = self.rime.RimeProcessKey(self.session, *field.symbol(name))
        commit = Commit()
        if self.rime.RimeGetCommit(self.session, ctypes.byref(commit)):
            self.text += commit.text.decode()
            self.rime.RimeFreeCommit(ctypes.byref(commit))
        return is_taken

    @property
    def composing(self):
        context = Context()
        self.rime.RimeGetContext(self.session, ctypes.byref(context))
        text = (context.preedit or b"").decode()
        self.rime.RimeFreeContext(ctypes.byref(context))
        return text


def documented(home):
    """Runs the commands in docs/LANGUAGES.md in this home directory, and returns Rime's folder for user data."""
    home.joinpath("hwalja").mkdir(parents=True)
    for folder in ("dist", "docs"):
        home.joinpath("hwalja", folder).symlink_to(ROOT / folder)
    text = (ROOT / "docs/LANGUAGES.md").read_text("utf-8")
    commands = re.search(r"^On the Linux desktop.*?^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    subprocess.run(["sh", "-ec", commands[1]], cwd=home, env={**os.environ, "HOME": str(home)}, check=True)
    return home / ".config/ibus/rime"


def shared_data(folder):
    """Creates Rime's folder for shared data and returns it. The folder contains only one schema, which belongs to this
    test."""
    folder.mkdir()
    schema = 'schema:\n  schema_id: own\n  name: own\n  version: "1"\nengine:\n  processors: []\n'
    folder.joinpath("own.schema.yaml").write_text(schema, "utf-8")
    folder.joinpath("default.yaml").write_text('config_version: "1"\nschema_list:\n  - schema: own\n', "utf-8")
    return folder


def add_layouts(folder):
    """Adds the other layouts. Each gets a schema like the one in the example, and a line in the list of schemas."""
    schema = (folder / "hwalja_cheonjiin.schema.yaml").read_text("utf-8")
    with (folder / "default.custom.yaml").open("a", encoding="utf-8") as offered:
        for layout in list(field.keys())[1:]:
            (folder / f"hwalja_{layout}.schema.yaml").write_text(schema.replace("cheonjiin", layout), "utf-8")
            offered.write(f"    - schema: hwalja_{layout}\n")


def type_by_turns(rime):
    """Checks that two sessions compose independently of each other."""
    sessions = [Session(rime), Session(rime)]
    for session in sessions:
        session.open("cheonjiin")
    for name, text in zip("0125", ("ㅇ", "이", "아", "안")):
        for session in sessions:
            session.type(name, name)
            if session.text + session.composing != text:
                sys.exit(f"error: beside another session, one types {session.text}{session.composing}, not {text}")


lines = [line.rstrip("\n").split("\t")[1:] for line in sys.stdin if "…" not in line][::8]
# A character that is on no key of the layout ends the run and is written.
lines.append(("cheonjiin", f"{HELLO} !", "안녕하세요!"))
with tempfile.TemporaryDirectory() as folder:
    shared = shared_data(pathlib.Path(folder, "shared"))
    user = documented(pathlib.Path(folder, "home"))
    add_layouts(user)
    traits = Traits(shared_data_dir=os.fsencode(shared), user_data_dir=os.fsencode(user), app_name=b"rime.hwalja",
                    min_log_level=2)
    rime = ctypes.CDLL("librime.so.1")
    rime.RimeCreateSession.restype = ctypes.c_size_t
    rime.RimeSetup(ctypes.byref(traits))
    rime.RimeInitialize(ctypes.byref(traits))
    if rime.RimeStartMaintenance(True):
        rime.RimeJoinMaintenanceThread()
    # A program can select any schema. A user can select only a schema in Rime's list.
    if "schema: hwalja_cheonjiin" not in (user / "build/default.yaml").read_text("utf-8"):
        sys.exit("error: Rime does not offer the layout")
    type_by_turns(rime)
    failed = [
        field.check(Session(rime), layout, [(steps, text) for name, steps, text in lines if name == layout])
        for layout in field.keys()
    ]
    rime.RimeFinalize()
sys.exit(any(failed))

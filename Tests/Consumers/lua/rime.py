"""Types through librime with the processor of docs/examples/rime: gen conform --print | rime.py DRIVER

DRIVER is rime.c, compiled. Of the lines every eighth is typed.
"""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import hwalja

ROOT = pathlib.Path(__file__).parents[3]
HELLO = "ㅇㅁ 인 천 ㄴㄹ _ ㄴㄹ 천 천 인 ㅇㅁ ㅅㅎ ㅅㅎ 인 천 ㅅㅎ 천 인 인 ㅇㅁ 천 천 지"
# Key symbol and mask: the right arrow ends a run; shift and backspace take back a press.
WORDS = {"_": "65363:0", "␣": "32:0", "⌫": "65288:0", "⎌": "65288:1", ".,?!": "46:0"}

# What rime.c reads, and what it must print for that: "SESSION SCHEMA SYMBOL:MASK…", and the field.
Script = list[tuple[str, str]]


def documented(home: pathlib.Path) -> pathlib.Path:
    """Rime's user data after the commands that docs/CONSUMING.md has for it, run in this home."""
    home.joinpath("hwalja").mkdir(parents=True)
    for folder in ("dist", "docs"):
        home.joinpath("hwalja", folder).symlink_to(ROOT / folder)
    text = (ROOT / "docs/CONSUMING.md").read_text("utf-8")
    commands = re.search(r"^For \*\*Rime\*\*.*?^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    if not commands:
        sys.exit("error: docs/CONSUMING.md has no commands for Rime")
    subprocess.run(["sh", "-ec", commands[1]], cwd=home, env={**os.environ, "HOME": str(home)}, check=True)
    return home / ".config/ibus/rime"


def shared_data(folder: pathlib.Path) -> pathlib.Path:
    """What Rime brings with it, where nothing of ours lies: a list of its own schemas."""
    folder.mkdir()
    schema = 'schema:\n  schema_id: own\n  name: own\n  version: "1"\nengine:\n  processors: []\n'
    folder.joinpath("own.schema.yaml").write_text(schema, "utf-8")
    folder.joinpath("default.yaml").write_text('config_version: "1"\nschema_list:\n  - schema: own\n', "utf-8")
    return folder


def add_layouts(folder: pathlib.Path) -> None:
    """Adds the other layouts, each with a schema as the example says and a line in the list of schemas."""
    schema = (folder / "hwalja_cheonjiin.schema.yaml").read_text("utf-8")
    with (folder / "default.custom.yaml").open("a", encoding="utf-8") as offered:
        for layout in hwalja.layouts[1:]:
            (folder / f"hwalja_{layout.id}.schema.yaml").write_text(schema.replace("cheonjiin", layout.id), "utf-8")
            offered.write(f"    - schema: hwalja_{layout.id}\n")
    # Rime tells by the second whether a file has changed, and this may be the second in which it read the last.
    shutil.rmtree(folder / "build", ignore_errors=True)


def typed(keys: str, layout: hwalja.KeyboardLayout = hwalja.cheonjiin, session: int = 0) -> str:
    """What a person presses on a PC's keyboard for `keys`: shift is down for a capital and for # and *."""
    words = [f"{session} hwalja_{layout.id}"]
    for word in keys.split():
        key = layout.key(word)
        code = key.code if key else None
        words.append(f"{ord(code)}:{int(code.isupper() or code in '#*')}" if code else WORDS[word])
    return " ".join(words)


def two_sessions_and_a_number_pad() -> Script:
    """What one session composes is nothing to the other. The number pad has 7 8 9 on top where a phone has 1 2 3."""
    script = [(typed("", session=session), "") for session in (0, 1)]
    for key, text in (("ㅇㅁ", "ㅇ"), ("인", "이"), ("천", "아"), ("ㄴㄹ", "안")):
        script += [(typed(key, session=session), text) for session in (0, 1)]
    return [*script, (typed(""), ""), (typed("") + " 65456:0 65463:0 65464:0 65461:0", "안")]


def sampled() -> Script:
    """Lines of the runner, each in a session of its own, without pauses: Rime does not say what time it is."""
    lines = [line.rstrip("\n").split("\t") for line in sys.stdin if "…" not in line]
    layouts = {layout.id: layout for layout in hwalja.layouts}
    rows = [(layouts[layout], keys, text) for _, layout, keys, text in lines[::8] if layout in layouts]
    return [pair for layout, keys, text in rows for pair in ((typed("", layout), ""), (typed(keys, layout), text))]


def run(driver: str, shared: pathlib.Path, user: pathlib.Path, script: Script) -> None:
    lines, expected = zip(*script)
    said = subprocess.run(
        [driver, shared, user], input="\n".join([*lines, ""]), stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    found = said.stdout.split("\n")[:-1]
    wrong = [f"{line}: {text} and not {right}" for line, text, right in zip(lines, found, expected) if text != right]
    if wrong or len(found) != len(lines):
        sys.exit("\n".join([f"{len(wrong)} wrong, {len(found)} of {len(lines)} lines", *wrong[:20]]))


def main() -> None:
    driver = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        shared = shared_data(pathlib.Path(folder, "shared"))
        user = documented(pathlib.Path(folder, "home"))
        # A character that is no key of the layout ends the run and is written.
        hello = [(typed(""), ""), (typed(HELLO), "안녕하세요"), (typed("") + " 33:1", "안녕하세요!")]
        run(driver, shared, user, hello)
        # Any schema can be selected by a program; by a person, one in Rime's own list.
        if "schema: hwalja_cheonjiin" not in (user / "build/default.yaml").read_text("utf-8"):
            sys.exit("error: Rime does not offer the layout")
        print("ok   librime has the layout after the documented steps, and types 안녕하세요 on it")
        add_layouts(user)
        script = two_sessions_and_a_number_pad() + sampled()
        run(driver, shared, user, script)
        print(f"ok   librime types two sessions in turn, the number pad, and {len(script)} lines in all")


if __name__ == "__main__":
    main()

"""Types through librime with the processor of docs/examples/rime: rime.py DRIVER REVIEW_DIR SOURCE_DIR SHARE.

DRIVER is rime.c, compiled. It types every SHARE-th line of each section of the conformance files.
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

DOCS = pathlib.Path(__file__).parents[3] / "docs"
HELLO = "ㅇㅁ 인 천 ㄴㄹ _ ㄴㄹ 천 천 인 ㅇㅁ ㅅㅎ ㅅㅎ 인 천 ㅅㅎ 천 인 인 ㅇㅁ 천 천 지"
# Key symbol and mask: the right arrow ends a run; shift and backspace take back a press.
WORDS = {"_": "65363:0", "␣": "32:0", "⌫": "65288:0", "⎌": "65288:1", ".,?!": "46:0"}


def documented(home: pathlib.Path, source: pathlib.Path) -> pathlib.Path:
    """Rime's user data after the commands that docs/CONSUMING.md has for it, run in this home."""
    home.joinpath("hwalja/docs").mkdir(parents=True)
    home.joinpath("hwalja/dist").symlink_to(source.resolve())
    home.joinpath("hwalja/docs/examples").symlink_to(DOCS / "examples")
    text = (DOCS / "CONSUMING.md").read_text("utf-8")
    commands = re.search(r"^For \*\*Rime\*\*.*?^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    if not commands:
        sys.exit("error: docs/CONSUMING.md has no commands for Rime")
    subprocess.run(["sh", "-ec", commands[1]], cwd=home, env={**os.environ, "HOME": str(home)}, check=True)
    return home / ".config/ibus/rime"


def shared_data(folder: pathlib.Path) -> pathlib.Path:
    """What Rime brings with it, where nothing of ours lies: a list of its own schemas."""
    folder.mkdir()
    schema = "schema:\n  schema_id: own\n  name: own\n  version: \"1\"\nengine:\n  processors: []\n"
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


def type_lines(driver: str, shared: pathlib.Path, user: pathlib.Path, made: Script) -> None:
    said = subprocess.run(
        [driver, shared, user], input="\n".join(made.lines) + "\n", stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    printed = said.stdout.split("\n")[:-1]
    wrong = [
        f"{line}: {found} and not {text}"
        for line, found, text in zip(made.lines, printed, made.expected)
        if found != text
    ]
    if wrong or len(printed) != len(made.lines):
        sys.exit("\n".join([f"{len(wrong)} wrong, {len(printed)} of {len(made.lines)} lines", *wrong[:20]]))


def symbols(layout: hwalja.KeyboardLayout, keys: str) -> str:
    """What a person presses on a PC's keyboard for `keys`: shift is down for a capital and for # and *."""
    words = []
    for word in keys.split():
        key = layout.key(word)
        code = key.code if key else None
        shift = int(code is not None and (code.isupper() or code in "#*"))
        words.append(f"{ord(code)}:{shift}" if code else WORDS[word])
    return " ".join(words)


def sampled(path: pathlib.Path, share: int) -> list[tuple[str, str]]:
    """The first line of each section and every `share`-th after it: keys and text."""
    lines, since = [], 0
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("# "):
            since = 0
            continue
        # Rime does not say what time it is.
        if "…" not in line and since % share == 0:
            keys, text = line.split("\t")
            lines.append((keys, text))
        since += 1
    return lines


class Script:
    """What the driver reads, and what it must print for it."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.expected: list[str] = []

    def add(self, session: int, layout: hwalja.KeyboardLayout, keys: str, text: str) -> None:
        self.lines.append(f"{session} hwalja_{layout.id} {symbols(layout, keys)}".rstrip())
        self.expected.append(text)


def script(review: pathlib.Path, share: int) -> Script:
    made = Script()
    # Two sessions in turn: what one composes is nothing to the other.
    for session in (0, 1):
        made.add(session, hwalja.cheonjiin, "", "")
    for number, text in enumerate(["ㅇ", "이", "아", "안"]):
        key = ["ㅇㅁ", "인", "천", "ㄴㄹ"][number]
        made.add(0, hwalja.cheonjiin, key, text)
        made.add(1, hwalja.cheonjiin, key, text)
    # The number pad has 7 8 9 on top where a phone has 1 2 3.
    made.add(0, hwalja.cheonjiin, "", "")
    made.lines.append("0 hwalja_cheonjiin 65456:0 65463:0 65464:0 65461:0")
    made.expected.append("안")
    for layout in hwalja.layouts:
        for keys, text in sampled(review / f"conformance/{layout.id}.tsv", share):
            made.add(0, layout, "", "")
            made.add(0, layout, keys, text)
    return made


def main() -> None:
    driver, review, source, share = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), int(sys.argv[4])
    made = script(review, share)
    first = Script()
    first.add(0, hwalja.cheonjiin, "", "")
    first.add(0, hwalja.cheonjiin, HELLO, "안녕하세요")
    # A character that is no key of the layout ends the run and is written.
    first.lines.append("0 hwalja_cheonjiin 33:1")
    first.expected.append("안녕하세요!")
    with tempfile.TemporaryDirectory() as folder:
        shared = shared_data(pathlib.Path(folder, "shared"))
        user = documented(pathlib.Path(folder, "home"), source)
        type_lines(driver, shared, user, first)
        print("ok   librime has the layout after the documented steps, and types 안녕하세요 on it")
        add_layouts(user)
        type_lines(driver, shared, user, made)
    typed = sum(line.count(":") > 0 for line in made.lines)
    print(f"ok   librime types two sessions in turn, the number pad, and {typed} lines in all")


if __name__ == "__main__":
    main()

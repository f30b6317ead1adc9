"""Types through the engine of Qt Virtual Keyboard, in Qt 5.15 and Qt 6, in invisible windows.

engine.py GEN CONFORM WORDS [PICTURES]

The commands in docs/LANGUAGES.md install a keyboard into a folder, once for each layout. Each engine then types every
third line of `conform` and every 33rd word of a Hunspell dictionary. If $EVERY is 1, it types all of them. Each engine
also performs the taps in Scenarios.qml. Pictures of the keyboards are saved in the folder PICTURES.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "docs"))
import layout_tables  # noqa: E402

PLUGIN = "qtvirtualkeyboard"
# For each version of Qt, the program that runs QML, and the versions that QML files import.
ENGINES = {"Qt 5": ("qmlscene", "2.15", "2.2"), "Qt 6": ("/usr/lib/qt6/bin/qml", "", "")}


class Engine:
    """A version of Qt, with its own folders for keyboards and programs."""

    def __init__(self, name, folder):
        self.name = name
        self.command, self.version, self.settings = ENGINES[name]
        self.folder = folder
        self.layouts = folder / "layouts"

    def run(self, program, text=None, lines=(), seconds=600, plugin=PLUGIN):
        """Runs a program in QML, and returns its output. By default, the file of the program is next to this file."""
        text = text or (HERE / program).read_text("utf-8")
        text = text.replace("Settings VERSION", f"Settings {self.settings}").replace("VERSION", self.version)
        (self.folder / program).write_text(text, "utf-8")
        (self.folder / "lines.tsv").write_text("".join(f"{steps}\t{text}\n" for steps, text in lines), "utf-8")
        environment = {
            **os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_IM_MODULE": plugin,
            "QT_VIRTUALKEYBOARD_LAYOUT_PATH": str(self.layouts), "QML_XHR_ALLOW_FILE_READ": "1",
            "QML_DISABLE_DISK_CACHE": "1", "XDG_RUNTIME_DIR": str(self.folder)}
        try:
            done = subprocess.run([self.command, str(self.folder / program)], env=environment, timeout=seconds,
                                  capture_output=True, text=True, check=False)
        except FileNotFoundError:
            sys.exit(f"error: no {self.command} for {self.name}; run .ci/install qt")
        except subprocess.TimeoutExpired as late:
            sys.exit(f"error: {self.name} does not end {program}: {str(late.stderr)[-600:]}")
        said = done.stdout + done.stderr
        if 'module "QtQuick.VirtualKeyboard" is not installed' in said:
            sys.exit(f"error: {self.name} has no Qt Virtual Keyboard; run .ci/install qt")
        return [line.removeprefix("qml: ") for line in said.splitlines()]

    def set_up(self, korean, english=None):
        """Installs the keyboard of a layout as the documentation describes, and also a keyboard for English."""
        shutil.rmtree(self.layouts, ignore_errors=True)
        commands = documented("sh").replace("hwalja/dist", str(ROOT / "dist")).replace("qt/cheonjiin", f"qt/{korean}")
        subprocess.run(["sh", "-ec", commands], cwd=self.folder, check=True)
        if english:
            shutil.copytree(ROOT / "dist/qt" / english, self.layouts / "en_GB")


def documented(language):
    """Returns the first block in this language in docs/LANGUAGES.md."""
    text = (ROOT / "docs/LANGUAGES.md").read_text("utf-8")
    section = text[text.index("\n## Qt Virtual Keyboard\n"):]
    return re.search(rf"^```{language}\n(.*?)^```$", section, re.DOTALL | re.MULTILINE)[1]


# Types 안 into the application that the document contains.
TYPIST = """
    Timer {
        interval: 2000
        running: true
        onTriggered: {
            Qt.inputMethod.show()
            for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) InputContext.inputEngine.virtualKeyClick(Qt.Key_Hangul, id, 0)
            console.log("DONE " + (activeFocusItem.text === "안" && Qt.inputMethod.visible ? 0 : 1))
            Qt.quit()
        }
    }
}
"""


def lines_of(layout, conform):
    """Returns the lines of `conform` for a layout."""
    asked = subprocess.run([conform, "--print", "--suite", "composer", "--layout", layout], capture_output=True,
                           text=True, check=True).stdout
    cells = [line.split("\t") for line in asked.splitlines()]
    return [(steps, text) for _, name, steps, text in cells if name == layout]


def words_of(layout, gen, words):
    """Returns words, each with the ids of the keys that type it."""
    keys = json.loads(layout_tables.output(gen, "layout", layout))["keys"]
    ids = {key["code"]: key["id"] for key in keys if "code" in key} | {"_": "_"}
    typed = layout_tables.output(gen, "keys", "--layout", layout, lines=words).splitlines()
    return [(" ".join(ids[code] for code in line.replace(" ", "")), word) for line, word in zip(typed, words)]


def verdict(title, said, is_done):
    """Prints the errors, and returns true if there were none."""
    end = next((line for line in said if line.startswith(is_done)), None)
    wrong = [line for line in said if line.startswith(("WRONG", "FAIL"))]
    is_right = end is not None and end.endswith(" 0") and not wrong
    # Warnings about the files of this project are errors. Warnings about Qt's own files are not.
    warnings = [line for line in said if re.search(r"layouts/(hwalja|\w\w_\w\w)/|Hwalja\w*_QMLTYPE", line)]
    for line in [*wrong, *warnings, *([] if end else said[-8:])]:
        print(f"     {line}", file=sys.stderr)
    is_right = is_right and not warnings
    print(f"{'ok  ' if is_right else 'FAIL'} {title}", flush=True)
    return is_right


def main(gen, conform, dictionary, pictures=None):
    words = layout_tables.words(pathlib.Path(dictionary).read_text("utf-8"))
    stride = 1 if os.environ.get("EVERY") == "1" else 33
    words = words[::stride]
    ids = [path.parent.name for path in sorted(ROOT.glob("dist/qt/*/main.qml"))]
    is_right = True
    for name in ENGINES:
        with tempfile.TemporaryDirectory() as folder:
            engine = Engine(name, pathlib.Path(folder))
            for layout in ids:
                engine.set_up(layout)
                lines = lines_of(layout, conform)[::min(stride, 3)] + words_of(layout, gen, words)
                said = engine.run("Words.qml", lines=lines, seconds=3600)
                is_right &= verdict(f"{name}, {layout}: {len(lines)} lines, {len(words)} of them words", said, "TYPED")
                if pictures:
                    shutil.copy(engine.folder / "letters.png", pathlib.Path(pictures) / f"{name}-{layout}.png")
            engine.set_up("cheonjiin")
            application = re.sub("^(import .*)$", rf"\1 {engine.version}", documented("qml"), flags=re.MULTILINE)
            application = application.rstrip().removesuffix("}") + TYPIST
            is_right &= verdict(f"{name}: the application of the document", engine.run("main.qml", application), "DONE")
            said = "\n".join(engine.run("main.qml", application, plugin=""))
            is_told = re.search("Hwalja: Qt Virtual Keyboard is not the input method|module .* is not installed", said)
            is_right &= verdict(f"{name}: a Qt without the plugin", [f"DONE {0 if is_told else 1}"], "DONE")
            for layouts in [("dubeolsik",), ("cheonjiin", "dubeolsik")]:
                engine.set_up(*layouts)
                said = engine.run("Scenarios.qml", seconds=120)
                count = sum(line.startswith("ok") for line in said)
                is_right &= verdict(f"{name}, {layouts[0]}: {count} checks of what fields do", said, "DONE")
            if pictures:
                for picture in engine.folder.glob("*.png"):
                    shutil.copy(picture, pathlib.Path(pictures) / f"{name}-{picture.name}")
    return is_right


sys.exit(not main(*sys.argv[1:]))

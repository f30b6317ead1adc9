"""Every editor in every browser, a line each. The names of some as arguments leave out the others."""

import sys
import time

from browser import ENGINES, Browser
from scene import Scene
from server import LIBRARY, Server
from statements import STATEMENTS

EDITORS = [
    "an input", "a textarea", "a contenteditable element", "a contenteditable element in a shadow root",
    "TipTap", "Lexical", "CKEditor 5", "Trix", "CodeMirror 5", "CodeMirror 6", "Quill", "TinyMCE",
]


def chosen(names):
    return [name for name in names if name in sys.argv[1:]] or list(names)


def tried(browser, server, name):
    """What is wrong in the editor called `name`, and how many presses that took."""
    scene = Scene(browser, name)
    scene.open(server)
    for is_meant, statement in STATEMENTS:
        if not is_meant(scene):
            continue
        try:
            statement(scene)
        except Exception as error:  # Whatever it is, the other statements are tried as well.
            scene.wrong.append(f"{statement.__name__}: {error}")
    return scene


def main():
    server = Server("Tests/Editors", "Tests/Consumers/typescript", ".tools/editors", "/usr/share/javascript", LIBRARY)
    failures = 0
    for engine in chosen(ENGINES):
        with Browser(engine) as browser:
            for name in chosen(EDITORS):
                begun = time.monotonic()
                scene = tried(browser, server, name)
                failures += bool(scene.wrong)
                said = "NOT OK" if scene.wrong else "ok"
                print(f"{said}  {engine} {browser.version}, {name}: {scene.presses} presses, {scene.count} statements, "
                      f"{time.monotonic() - begun:.1f} s", flush=True)
                for what in scene.wrong[:12]:
                    print(f"    {what}", flush=True)
    sys.exit(failures > 0)


main()

"""Tries statements in browsers, and says which are not so: trial.py SUITE [NAME...], in Chromium, or in the engines
among the names; other names leave out statements without them."""

import importlib
import sys
import time
import traceback

from browser import ENGINES, Browser
from scene import STATEMENTS, Scene
from server import LIBRARY, OWN, Server

PAGE, ATTACH, TYPESCRIPT = "Tests/Web/element/page", "Tests/Web/attach", "Tests/typescript"
EDITORS = ".tools/editors"
# Where the statements of a suite are, in which parts, and what its pages load besides.
SUITES = {
    "element": (
        "Tests/Web/element", "words busy focus showing layers remote fields enter fingers keys attributes events looks "
        "sizes contrast states layouts access policy older bounds", [f"{EDITORS}/axe_playwright_python"]),
    "attach": (ATTACH, "fields pages acting", [
        f"{EDITORS}/dash/deps", f"{EDITORS}/nicegui/static", f"{EDITORS}/nicegui/elements",
        f"{ATTACH}/simple-keyboard", OWN]),
    "editors": ("Tests/Web/editors", "statements", [EDITORS, "/usr/share/javascript"]),
    "demo": ("Tests/Web/demo", "acts guided newcomer looks", []),
}


def statements(part):
    """Those of the module called `part`."""
    STATEMENTS.clear()
    importlib.import_module(part)
    return list(STATEMENTS)


def is_so(scene, what, check):
    try:
        check(scene)
        scene.is_faultless()
        return True
    except Exception:  # Whatever it is, the other statements are tried as well.
        print(f"NOT OK  {scene.engine}: {what}\n{traceback.format_exc(limit=-2)[:1500]}", flush=True)
        return False


def run(suite, names):
    """Tries every statement of `suite`, and answers how many are not so."""
    folder, parts, folders = SUITES[suite]
    sys.path.insert(0, folder)
    server = Server(folder, PAGE, TYPESCRIPT, LIBRARY, *folders)
    words = [name for name in names if name not in ENGINES]
    everything = [statements(part) for part in parts.split()]
    failures = 0
    for engine in [engine for engine in ENGINES if engine in names] or ["Chromium"]:
        begun, count = time.monotonic(), 0
        for part in everything:
            meant = [(what, check) for what, engines, check in part
                     if engine in engines and (not words or any(word in what for word in words))]
            if not meant:
                continue
            # A browser for each part: WebKit loses presses after some minutes.
            with Browser(engine) as browser:
                failures += sum(not is_so(Scene(browser, server), what, check) for what, check in meant)
                version = browser.version
            count += len(meant)
        if count == 0:
            sys.exit(f"error: no statement has any of {' '.join(words)}")
        print(f"{suite}: {engine} {version}: {count} statements, {time.monotonic() - begun:.1f} s")
    return failures


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]) > 0)

"""Runs tests in browsers: trial.py SUITE [NAME...]

If a name is a browser engine, the tests run in that engine instead of Chromium. Other names select tests: a test runs
if its title contains one of these names.
"""

import importlib
import sys
import time
import traceback

from browser import ENGINES, Browser
from scene import TESTS, Scene
from server import LIBRARY, OWN, PROJECT, Server

PAGE, ATTACH, TYPESCRIPT = "Tests/Web/element/page", "Tests/Web/attach", "Tests/typescript"
EDITORS = ".tools/editors"
# For each suite: its folder, its parts, and other folders from which its pages load files.
SUITES = {
    "element": (
        "Tests/Web/element", "words busy focus showing layers remote fields enter fingers keys attributes events looks "
        "sizes contrast states layouts access policy older bounds", [f"{EDITORS}/axe_playwright_python"]),
    "attach": (ATTACH, "fields pages acting", [
        f"{EDITORS}/dash/deps", f"{EDITORS}/nicegui/static", f"{EDITORS}/nicegui/elements",
        f"{ATTACH}/simple-keyboard", OWN, PROJECT]),
    "editors": ("Tests/Web/editors", "rich_text", [EDITORS, "/usr/share/javascript"]),
    "demo": ("Tests/Web/demo", "acts guided newcomer looks", []),
}


def tests_of(part):
    """Returns the tests of the module called `part`."""
    TESTS.clear()
    importlib.import_module(part)
    return list(TESTS)


def passes(scene, what, check):
    try:
        check(scene)
        scene.expect_no_faults()
        return True
    except Exception:  # Run the other tests after any failure.
        print(f"NOT OK  {scene.engine}: {what}\n{traceback.format_exc(limit=-2)[:1500]}", flush=True)
        return False


def run(suite, names):
    """Runs the tests of `suite`, and returns the number of failures."""
    folder, parts, folders = SUITES[suite]
    sys.path.insert(0, folder)
    server = Server(folder, PAGE, TYPESCRIPT, LIBRARY, *folders)
    words = [name for name in names if name not in ENGINES]
    all_tests = [tests_of(part) for part in parts.split()]
    failures = 0
    for engine in [engine for engine in ENGINES if engine in names] or ["Chromium"]:
        begun, count = time.monotonic(), 0
        for part in all_tests:
            selected = [(what, check) for what, engines, check in part
                        if engine in engines and (not words or any(word in what for word in words))]
            if not selected:
                continue
            # Start a new browser for each part, because WebKit loses presses after some minutes.
            with Browser(engine) as browser:
                failures += sum(not passes(Scene(browser, server), what, check) for what, check in selected)
                version = browser.version
            count += len(selected)
        if count == 0:
            sys.exit(f"error: no test has {' or '.join(words)} in its title")
        print(f"{suite}: {engine} {version}: {count} tests, {time.monotonic() - begun:.1f} s")
    return failures


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]) > 0)

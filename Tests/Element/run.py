"""Every statement in Chromium, or in the engines that are named. Other arguments leave out statements without them."""

import importlib
import os
import sys
import time
import traceback

from browser import ENGINES, Browser
from scene import STATEMENTS, Scene
from server import Server

PARTS = ["words", "focus", "fields", "enter", "fingers", "keys", "attributes", "events", "looks", "access", "policy",
         "older", "bounds", "scenarios"]
LIBRARY = os.path.join(os.environ.get("HWALJA_DIST", "dist"), "typescript")


def parts():
    """The statements of each part."""
    for part in PARTS:
        STATEMENTS.clear()
        importlib.import_module(part)
        yield list(STATEMENTS)


def tried(scene, what, check):
    begun = time.monotonic()
    try:
        check(scene)
        is_right = True
    except Exception:  # Whatever it is, the other statements are tried as well.
        is_right = False
        print(f"NOT OK  {scene.engine}: {what}\n{traceback.format_exc(limit=-2)[:1500]}", flush=True)
    seconds = time.monotonic() - begun
    if seconds > 5:
        print(f"        {seconds:.1f} s: {what}", flush=True)
    return is_right


def main():
    names = sys.argv[1:]
    engines = [engine for engine in ENGINES if engine in names]
    words = [name for name in names if name not in ENGINES]
    server = Server("Tests/Element/page", LIBRARY, ".tools/editors/axe_playwright_python")
    everything = list(parts())
    failures = 0
    for engine in engines or ["Chromium"]:
        begun, presses, count = time.monotonic(), 0, 0
        for part in everything:
            meant = [(what, check) for what, engines, check in part
                     if engine in engines and (not words or any(word in what for word in words))]
            if not meant:
                continue
            # A browser for each part: WebKit loses presses after some minutes.
            with Browser(engine) as browser:
                for what, check in meant:
                    scene = Scene(browser, server)
                    failures += not tried(scene, what, check)
                    presses += scene.presses
                    count += 1
                version = browser.version
        print(f"element: {engine} {version}: {count} statements, {presses} real presses, {time.monotonic() - begun:.1f} s")
        if count == 0:
            sys.exit(f"error: no statement has any of {' '.join(words)}")
    sys.exit(failures > 0)


main()

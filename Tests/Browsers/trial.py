"""Tries statements in browsers, and says which are not so."""

import importlib
import sys
import time
import traceback

from browser import ENGINES, Browser
from scene import STATEMENTS, Scene


def statements(part):
    """Those of the module called `part`."""
    STATEMENTS.clear()
    importlib.import_module(part)
    return list(STATEMENTS)


def is_so(scene, what, check):
    begun = time.monotonic()
    try:
        check(scene)
        scene.is_faultless()
        is_right = True
    except Exception:  # Whatever it is, the other statements are tried as well.
        is_right = False
        print(f"NOT OK  {scene.engine}: {what}\n{traceback.format_exc(limit=-2)[:1500]}", flush=True)
    seconds = time.monotonic() - begun
    if seconds > 5:
        print(f"        {seconds:.1f} s: {what}", flush=True)
    return is_right


def run(title, parts, server, names, scene_of=Scene):
    """Tries every statement of `parts` in Chromium, or in the engines among `names`; other names leave out those
    without them. Each gets what `scene_of` makes of a browser and `server`. Ends the program."""
    words = [name for name in names if name not in ENGINES]
    everything = [statements(part) for part in parts]
    failures = 0
    for engine in [engine for engine in ENGINES if engine in names] or ["Chromium"]:
        begun, presses, count = time.monotonic(), 0, 0
        for part in everything:
            meant = [(what, check) for what, engines, check in part
                     if engine in engines and (not words or any(word in what for word in words))]
            if not meant:
                continue
            # A browser for each part: WebKit loses presses after some minutes.
            with Browser(engine) as browser:
                for what, check in meant:
                    scene = scene_of(browser, server)
                    failures += not is_so(scene, what, check)
                    presses += scene.presses
                    count += 1
                version = browser.version
        if count == 0:
            sys.exit(f"error: no statement has any of {' '.join(words)}")
        seconds = time.monotonic() - begun
        print(f"{title}: {engine} {version}: {count} statements, {presses} real presses, {seconds:.1f} s")
    sys.exit(failures > 0)

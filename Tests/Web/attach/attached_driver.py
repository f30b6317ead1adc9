"""Answers the questions of `conform` about sessions, in real fields in Chromium."""

import json
import sys

from browser import Browser
from fields import PAGE
from scene import Scene
from server import LIBRARY, Server

with Browser("Chromium") as browser:
    scene = Scene(browser, Server("Tests/Web/element/page", "Tests/Web/attach", "Tests/typescript", LIBRARY))
    scene.open("", **PAGE)
    for line in sys.stdin:
        _, *columns = line.rstrip("\n").split("\t")
        print(scene.run(f"answer(...{json.dumps(columns)})"), flush=True)

"""Every statement in Chromium, or in the engines that are named. Other arguments leave out statements without them."""

import sys

import trial
from server import LIBRARY, Server

PARTS = ["words", "busy", "focus", "fields", "enter", "fingers", "keys", "attributes", "events", "looks", "access", "policy",
         "older", "bounds", "scenarios"]

SERVER = Server("Tests/Element/page", "Tests/Consumers/typescript", LIBRARY, ".tools/editors/axe_playwright_python")

trial.run("element", PARTS, SERVER, sys.argv[1:])

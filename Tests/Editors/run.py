"""What holds in every editor, or in those that are named, in the engines that are named."""

import sys

import trial
from server import LIBRARY, Server

SERVER = Server("Tests/Editors", "Tests/Element/page", "Tests/Consumers/typescript", ".tools/editors",
                "/usr/share/javascript", LIBRARY)

trial.run("editors", ["statements"], SERVER, sys.argv[1:])

"""Sessions in Chromium's own fields, and the pages of the documentation. Arguments leave out what has none of them."""

import sys

import trial
from server import LIBRARY, Server

# What the recipes load.
LIBRARIES = ["/usr/share/nodejs/react/umd", "/usr/share/nodejs/react-dom/umd", "/usr/share/javascript/vue",
             ".tools/editors/nicegui/elements", "Tests/Consumers/typescript/simple-keyboard"]

trial.run("typescript", ["fields", "pages"],
          Server("Tests/Element/page", "Tests/Consumers/typescript", LIBRARY, *LIBRARIES), sys.argv[1:])

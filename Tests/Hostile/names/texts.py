"""Prints every text and the cycle timeout of every layout: texts.py FOLDER"""

import sys

sys.path.insert(0, sys.argv[1])
import hwalja  # noqa: E402

for layout in hwalja.layouts:
    texts = [layout.id, layout.name, layout.latin_name, str(layout.cycle_timeout)]
    for key in layout.keys:
        texts += [key.id, key.legend, key.code or ""]
    print(" ".join(text.encode("utf-8").hex() for text in texts))

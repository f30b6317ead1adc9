"""Types the conformance files with a language that only templates know: check.py MODULE DIST."""

import importlib.util
import pathlib
import sys

spec = importlib.util.spec_from_file_location("hwalja", sys.argv[1])
hwalja = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hwalja)

passed = failed = 0
for identifier, layout in hwalja.LAYOUTS.items():
    path = pathlib.Path(sys.argv[2], "conformance", identifier + ".tsv")
    for line in path.read_text("utf-8").splitlines():
        keys, _, text = line.partition("\t")
        if line.startswith("#") or "⎌" in keys:
            continue
        committed, run = "", ""
        for key in keys.split(" "):
            if key == "_" or key == "␣":
                committed, run = committed + (run or (" " if key == "␣" else "")), ""
            elif key == "⌫" and not run:
                committed = committed[:-1]
            else:
                run = layout.press(run, key)
        if committed + run == text:
            passed += 1
        else:
            failed += 1
            print(f"{identifier}: {keys} types {committed + run} and not {text}", file=sys.stderr)
    if not passed:
        sys.exit(f"{path} holds no lines")
print(f"python: {passed} passed, {failed} failed")
sys.exit(failed > 0)

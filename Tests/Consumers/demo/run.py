"""What a person does on the page, and how it looks: run.py PAGE"""

import gzip
import os
import sys

import trial
from visit import Visit, read

BUDGET, WIRE_BUDGET = 174_000, 50_000

path = os.path.abspath(sys.argv[1])
page = read(path).encode()
wire = gzip.compress(page, 9)
print(f"demo: {len(page)} bytes, {len(wire)} gzipped")
assert len(page) <= BUDGET and len(wire) <= WIRE_BUDGET
trial.run("demo", ["acts", "guided", "newcomer", "looks"], f"file://{path}", [], Visit)

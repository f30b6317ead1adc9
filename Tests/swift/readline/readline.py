#!/usr/bin/env python3
"""Types the output of sessions into the readline of bash, over a pty: readline.py <LINES

For each dot style, prints the number of lines for which readline and the rule differ. In the compatibility style, any
difference is an error. Conjoining dots have no width. Readline deletes them together with the preceding letter, and the
session deletes both.
"""

import os
import pty
import subprocess
import sys

LOOP = "while IFS= read -rep '> ' line; do printf '%s\\n' \"$line\" >&{}; done"


class Readline:
    """A bash that returns each line as readline reads it."""

    def __init__(self):
        self.terminal, end = pty.openpty()
        answers, answer = os.pipe()
        environment = os.environ | {"LC_ALL": "C.UTF-8", "TERM": "dumb", "INPUTRC": "/dev/null"}
        command = ["bash", "--norc", "-c", LOOP.format(answer)]
        subprocess.Popen(
            command, stdin=end, stdout=end, stderr=end, env=environment, pass_fds=[answer], start_new_session=True)
        os.close(end)
        os.close(answer)
        self.answers = os.fdopen(answers, encoding="utf-8")

    def read(self, written):
        # Wait for the prompt, because the terminal itself would handle deletions before that.
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(self.terminal, 4096)
        os.write(self.terminal, written + b"\r")
        return self.answers.readline().rstrip("\n")


def main():
    readline, wrong = Readline(), {}
    for line in sys.stdin:
        style, written, text = line.rstrip("\n").split("\t")
        lines = wrong.setdefault(style, [])
        found = readline.read(bytes.fromhex(written))
        if found != text:
            keys = bytes.fromhex(written).decode().replace("\x7f", "⌫")
            lines.append(f"{keys} typed {found}, not {text}")
    for style, lines in wrong.items():
        print(f"{style}: {len(lines)} wrong lines", *lines[:1], sep="\n  ")
        # The test must also fail if there is no input.
    sys.exit(wrong.get("compatibility") != [])


main()

"""A composer with both units of backspace, as docs/spec/COMPOSER.md specifies it, on the minified map.

`hwalja` is the repository.
"""

import json
import re
from pathlib import Path


class PlainComposer:
    def __init__(self, layout: str, space_ends_run: bool):
        self.map = json.loads(Path(f"hwalja/dist/json/{layout}.min.json").read_text("utf-8"))
        self.space_ends_run = space_ends_run
        self.committed, self.run, self.history, self.floor = "", "", [], None

    def clear_history(self):
        self.history, self.floor = [], None

    def commit(self):
        self.committed, self.run = self.committed + self.run, ""
        self.clear_history()

    def after(self, key):
        """Returns the run after a look-up of `key`, or None if there is no entry."""
        table, run = self.map[key], self.run
        for count in (2, 1):
            if len(run) >= count and run[-count:] in table:
                return run[:-count] + table[run[-count:]]
        rest, last = self.map["받침"].get(run[-1:], ("", ""))
        if last and last in table:
            return run[:-1] + rest + table[last]
        return run + table[""] if "" in table else None

    def press(self, key):
        after = self.after(key)
        if after not in (None, self.run):
            self.history.append(self.run)
            self.run, self.floor = after, None

    def end_cycle(self, key):
        tail = ord(self.run[-1:] or "가") - 0xAC00
        last = self.map["받침"].get(self.run[-1:], ("", ""))[1] if 0 <= tail < 11172 else self.run[-1]
        if "ㅏ" <= last <= "ㆎ" or "\u1100" <= last <= "\u11ff" or last == "\u2025":
            return  # the run ends in a vowel or a dot
        make = lambda letter: self.map[key].get(letter, "")
        cycle = []
        while len(letter := make(cycle[-1] if cycle else "")) == 1 and letter not in cycle:
            cycle.append(letter)
        if last in cycle and len(make(last)) == 1:
            self.commit()

    def space(self):
        ends_in_letter = re.search("[\u1100-\u11ff\u2025\u3131-\u318e\uac00-\ud7a3]$", self.run)
        is_written = not (self.space_ends_run and ends_in_letter)
        self.commit()
        self.committed += " " if is_written else ""

    def backspace(self, unit):
        if not self.run:
            self.committed = self.committed[:-1]
        elif unit == "jamo":
            self.clear_history()
            after = self.after("⌫")
            self.run = self.run[:-1] if after is None else after
        else:
            self.undo_stroke()

    def undo_stroke(self):
        is_pending = self.run[-1] in "\u119e\u11a2\u318d\u2025" and (
            "\u1100" <= self.run[-2:][0] <= "\u1112" or "\u3131" <= self.run[-2:][0] <= "\u314e")
        rest = self.run[:-2] if is_pending else self.run[:-1]
        if self.floor is None:
            places = [place for place, text in enumerate(self.history) if text == rest]
            self.floor = places[-1] if places else 0
        if len(self.history) > self.floor:
            self.run = self.history.pop()
        else:
            self.run = rest
            self.clear_history()

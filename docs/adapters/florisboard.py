#!/usr/bin/env python3
"""Makes an extension for FlorisBoard from the output of gen: florisboard.py MAP LAYOUT KEYBOARD OUT.flex"""

import json
import sys
import zipfile
from pathlib import Path

MOST_RULES = 105_000  # FlorisBoard searches all of them at each press, and keeps them in memory.
ROOT = Path(__file__).resolve().parents[2]
PLACEHOLDER = {"code": 0, "label": "", "type": "placeholder"}
ROLES = {"backspace": {"code": -7, "label": "delete", "type": "enter_editing"}, "space": {"code": 32, "label": "space"},
         "enter": {"code": 10, "label": "enter", "type": "enter_editing", "groupId": 3},
         "shift": {"code": -11, "label": "shift", "type": "modifier"}}
OWN = {"symbols": {"code": -202, "label": "view_symbols", "type": "system_gui"}, ",": {"code": 44, "label": ",", "groupId": 1},
       "language": {"code": -227, "label": "language_switch", "type": "system_gui"},
       "emoji": {"code": -212, "label": "ime_ui_mode_media", "type": "system_gui"}, ".": {"code": 46, "label": ".", "groupId": 2}}


def character(key):
    return key.get("scalar") or key.get("appends")


def rules_of(layout, tables):
    """Returns the rules: the replacement of a text followed by a key's character. FlorisBoard applies the longest."""
    rules = {}
    for key in filter(character, layout["keys"]):
        own, table = character(key), tables[key["id"]]
        for state, text in table.items():
            follows = len(state) == 2 and state[1:] in table and text == state[0] + table[state[1:]]
            if not follows and (state, text) != ("", own):
                rules[state + own] = text
    if odd := next((sign for rule in rules for sign in rule if sign.lower() != sign.upper() or ord(sign) > 0xFFFF), None):
        sys.exit(f"error: {layout['id']} types {odd}, and rules confuse capitals and characters beyond U+FFFF; use others")
    if len(rules) > MOST_RULES:
        sys.exit(f"error: {layout['id']} needs {len(rules)} rules, and FlorisBoard takes {MOST_RULES}; use another keyboard")
    return rules


def has_shift(page):
    return any(isinstance(slot, dict) and slot.get("role") == "shift" for row in page["rows"] for slot in row)


def rows_of(layout, page):
    """Returns the rows with letters. A key of a keypad has several cells, each a tenth of the width."""
    keys = {key["id"]: key for key in layout["keys"]}
    rows = [[{"width": 1} | (slot if isinstance(slot, dict) else {"text": slot}) for slot in row] for row in page["rows"]]
    shifted = {key["under"]: key for key in layout["keys"] if "under" in key and has_shift(page)}
    columns = int(max(sum(slot["width"] for slot in row) for row in rows))
    is_pad = columns <= 5

    def cell(key, held, is_labelled):
        made = {"code": ord(character(key) or "\0"), "label": key.get("legend", key["id"]) if is_labelled else ""}
        made |= {"type": "numeric"} if is_pad else {}  # Or it would get the hint of the symbol in its place.
        held = keys[held["key"]] if isinstance(held, dict) else {"id": held, "appends": held}
        sent = {"code": ord(character(held)), "label": held.get("legend", held["id"])} if len(character(held)) == 1 else None
        return made | ({"popup": {"main": sent}} if sent else {})

    def cells(slot, count):
        if slot.get("role") in ROLES:
            return [ROLES[slot["role"]]]
        if "key" not in slot:
            return [PLACEHOLDER] * count if is_pad else []
        key, upper = keys[slot["key"]], shifted.get(slot["key"])
        lower = [cell(key, slot.get("hold", [""])[0], number == (count - 1) // 2) for number in range(count)]
        return [{"$": "case_selector", "lower": one, "upper": cell(upper, "", one["label"] != "")} if upper else one
                for one in lower]

    for row in rows:
        made, rest = [], 10
        kept = [slot for slot in row if slot.get("role") not in ("globe", "next", "dismiss") and "action" not in slot]
        for slot in kept if any("key" in slot for slot in row) else []:
            is_space = slot.get("role") == "space"
            width = slot["width"] + (sum(other["width"] for other in row if other not in kept) if is_space else 0)
            count = 1 if not is_pad else rest if slot is kept[-1] else min(rest, int(-(-10 // columns) * width))
            made, rest = made + cells(slot, count), rest - count
        if made:
            yield made


def main(full, layout, keyboard, out):
    tables, layout, keyboard = (json.loads(Path(path).read_text("utf-8")) for path in (full, layout, keyboard))
    name, label, team = layout["id"].replace("-", "_"), f"{layout['latinName']} ({layout['name']})", ["Hwalja"]
    own, letters = f"hwalja.{name}:{name}", list(rows_of(layout, keyboard["pages"][0]))
    missing = {role: [cell] if cell not in sum(letters, []) else [] for role, cell in ROLES.items()}
    missing["shift"] = missing["shift"] if has_shift(keyboard["pages"][0]) else []
    comma, stop = ([] if sign in map(character, layout["keys"]) else [OWN[sign]] for sign in ",.")
    below = [[*missing["shift"], PLACEHOLDER, *missing["backspace"]],
             [OWN["symbols"], *comma, OWN["language"], OWN["emoji"], *missing["space"], *stop, *missing["enter"]]]
    entry = {"id": name, "label": label, "authors": team, "direction": "ltr"}
    version = json.loads((ROOT / "dist/typescript/package.json").read_text("utf-8"))["version"]
    meta = {"id": f"hwalja.{name}", "version": version, "title": f"Hwalja {label}", "license": "MIT", "maintainers": team}
    described = {"$": "ime.extension.keyboard", "meta": meta,
                 "composers": [{"$": "with-rules", "id": name, "label": label, "rules": rules_of(layout, tables)}],
                 "layouts": {"characters": [entry | {"modifier": own}], "charactersMod": [entry]},
                 "subtypePresets": [{"languageTag": "ko", "composer": own, "preferred": {"characters": own},
                                     "currencySet": "org.florisboard.currencysets:south_korean_won"}]}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(ROOT / "LICENSE", "LICENSE")
        for path, content in {  # FlorisBoard makes no folders but those that have an entry.
                "extension.json": described, "layouts/": "", "layouts/characters/": "", "layouts/charactersMod/": "",
                f"layouts/characters/{name}.json": letters, f"layouts/charactersMod/{name}.json": below}.items():
            archive.writestr(path, json.dumps(content, ensure_ascii=False) if content else "")


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) == 5 else sys.exit(__doc__)

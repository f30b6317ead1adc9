#!/usr/bin/env python3
"""Draws docs/typing.svg: 안녕하세요 typed on the Cheonjiin keypad, a press at a time.

Where keys lie comes from dist/keyboard, and what each press writes from dist/python/hwalja.py. With --check nothing is
written; it fails if the picture is not what would be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "dist/python"))
from hwalja import Composer, cheonjiin  # noqa: E402

# By their codes; _ is the next-character key, which space is while something is composed.
PRESSES = "0125_52210881282110223"
SECONDS, PAUSE = 0.45, 2.5
WIDTH, HEIGHT, LEFT, TOP, KEY_WIDTH, KEY_HEIGHT = 760, 316, 24, 24, 76, 67

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<!-- Made by docs/typing_svg.py; do not edit. -->
<title>안녕하세요, typed press by press on the Cheonjiin keypad</title>
<style>
svg {{ --page: #f2f3f6; --key: #ffffff; --ink: #171b24; --faint: #596273; --mark: #0a57b5; --on: #ffffff; }}
@media (prefers-color-scheme: dark) {{
  svg {{ --page: #161a21; --key: #2b313b; --ink: #f4f6fa; --faint: #b3bbc9; --mark: #8fc1ff; --on: #161a21; }}
}}
text {{ font-family: "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", NanumGothic, sans-serif; }}
.page {{ fill: var(--page); }} .key {{ fill: var(--key); }} .legend {{ fill: var(--ink); font-size: 20px; text-anchor: middle; }}
.text {{ fill: var(--ink); font-size: 48px; }} .run {{ fill: var(--mark); }} .small {{ fill: var(--faint); font-size: 18px; }}
.step {{ opacity: 0; }} .step:last-of-type {{ opacity: 1; }} .down {{ fill: var(--mark); }} .down + text {{ fill: var(--on); }}
@media (prefers-reduced-motion: no-preference) {{
  .step, .step:last-of-type {{ opacity: 0; animation: show {total:.2f}s step-end infinite; }}
  .step:last-of-type {{ animation-name: last; }}
  @keyframes show {{ 0% {{ opacity: 1; }} {one:.3f}% {{ opacity: 0; }} 100% {{ opacity: 0; }} }}
  @keyframes last {{ 0% {{ opacity: 1; }} {rest:.3f}% {{ opacity: 0; }} 100% {{ opacity: 0; }} }}
}}
</style>
<rect class="page" width="{w}" height="{h}" rx="12"/>
"""

MARKS = {"backspace": "⌫", "enter": "⏎", "space": "␣"}


def key(column: int, row: int, legend: str, kind: str = "key") -> str:
    x, y = LEFT + column * KEY_WIDTH, TOP + row * KEY_HEIGHT
    return (
        f'<rect class="{kind}" x="{x}" y="{y}" width="{KEY_WIDTH - 6}" height="{KEY_HEIGHT - 6}" rx="10"/>'
        f'<text class="legend" x="{x + KEY_WIDTH // 2 - 3}" y="{y + KEY_HEIGHT // 2 + 4}">{legend}</text>'
    )


def places() -> dict[str, tuple[int, int, str]]:
    """Where the keys lie: column, row and legend, by code; _ is space."""
    found = {}
    keyboard = json.loads((ROOT / "dist/keyboard/cheonjiin.json").read_bytes())
    for row, slots in enumerate(keyboard["pages"][0]["rows"]):
        # Where there is no globe, space is as wide as a key.
        for column, slot in enumerate(slot for slot in slots if slot.get("role") != "globe"):
            own, role = cheonjiin.key(slot.get("key")), slot.get("role")
            if own:
                found[own.code or own.id] = column, row, own.legend
            elif role in MARKS:
                found["_" if role == "space" else role] = column, row, MARKS[role]
    return found


def step(number: int, parts: str) -> str:
    return f'<g class="step" style="animation-delay: {number * SECONDS:.2f}s">{parts}</g>\n'


def picture() -> str:
    total = len(PRESSES) * SECONDS + PAUSE
    keys = places()
    drawn = HEAD.format(
        w=WIDTH, h=HEIGHT, total=total, one=100 * SECONDS / total, rest=100 * (SECONDS + PAUSE) / total)
    drawn += "".join(key(*place) for place in keys.values()) + "\n"
    composer, fixed = Composer(cheonjiin.writing("compatibility")), ""
    for number, code in enumerate(PRESSES):
        before = composer.composing
        if code == "_":
            fixed += before
            composer.commit()
            told = "next character: the run ends"
        else:
            deleting, inserting = composer.press(cheonjiin.key_by_code(code))
            told = f"{before[len(before) - deleting:]} → {inserting}" if deleting else f"+ {inserting}"
        drawn += step(number, (
            key(*keys[code], "down")
            + f'<text class="text" x="376" y="130">{fixed}<tspan class="run">{composer.composing}</tspan></text>'
            + f'<text class="small" x="378" y="186">{told}</text>'))
    assert fixed + composer.composing == "안녕하세요", fixed + composer.composing
    return drawn + '</svg>\n'


if __name__ == "__main__":
    target = ROOT / "docs/typing.svg"
    if sys.argv[1:] == ["--check"]:
        if target.read_text() != picture():
            sys.exit("error: docs/typing.svg is stale; run make figures")
    else:
        target.write_text(picture())

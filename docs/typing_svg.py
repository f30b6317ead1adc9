#!/usr/bin/env python3
"""Draws docs/typing.svg, and docs/typing.ko.svg in Korean: 안녕하세요 typed press by press on the Cheonjiin keypad.

The places of keys come from dist/keyboard, and the edits of presses from dist/python/hwalja.py. With --check it writes
nothing, and fails if a picture is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "dist/python"))
from hwalja import Composer, cheonjiin  # noqa: E402

# The codes of keys. _ is the next-character key: space, while a run is composed.
PRESSES = "0125_52210881282110223"
SECONDS, PAUSE = 0.45, 2.5
WIDTH, HEIGHT, LEFT, TOP, KEY_WIDTH, KEY_HEIGHT = 760, 316, 24, 24, 76, 67

HEAD = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}" role="img">
<!-- Made by docs/typing_svg.py; do not edit. -->
<title>{title}</title>
<style>
svg {{ --page: #f2f3f6; --key: #ffffff; --ink: #171b24; --faint: #596273; --accent: #0a57b5; --on: #ffffff; }}
@media (prefers-color-scheme: dark) {{
  svg {{ --page: #161a21; --key: #2b313b; --ink: #f4f6fa; --faint: #b3bbc9; --accent: #8fc1ff; --on: #161a21; }}
}}
text {{ font-family: "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", NanumGothic, sans-serif; }}
.page {{ fill: var(--page); }} .key {{ fill: var(--key); }} .legend {{ fill: var(--ink); font-size: 20px; text-anchor: middle; }}
.text {{ fill: var(--ink); font-size: 48px; }} .run {{ fill: var(--accent); }} .small {{ fill: var(--faint); font-size: 18px; }}
.step {{ opacity: 0; }} .step:last-of-type {{ opacity: 1; }} .down {{ fill: var(--accent); }} .down + .legend {{ fill: var(--on); }}
@media (prefers-reduced-motion: no-preference) {{
  .step, .step:last-of-type {{ opacity: 0; animation: show {total:.2f}s step-end infinite; }}
  .step:last-of-type {{ animation-name: last; }}
  @keyframes show {{ 0% {{ opacity: 1; }} {one:.3f}% {{ opacity: 0; }} 100% {{ opacity: 0; }} }}
  @keyframes last {{ 0% {{ opacity: 1; }} {rest:.3f}% {{ opacity: 0; }} 100% {{ opacity: 0; }} }}
}}
</style>
<rect class="page" width="{w}" height="{h}" rx="12"/>
"""

LEGENDS = {"backspace": "⌫", "enter": "⏎", "space": "␣"}


class Words(NamedTuple):
    """The words of a picture in one language."""

    title: str
    next_character: str


PICTURES = {
    "docs/typing.svg": Words(
        "안녕하세요, typed press by press on the Cheonjiin keypad", "next character: ends the run"),
    "docs/typing.ko.svg": Words("천지인 자판으로 안녕하세요를 한 키씩 입력하는 모습", "다음 글자: 글자 확정"),
}


def key(column: int, row: int, legend: str, kind: str = "key") -> str:
    x, y = LEFT + column * KEY_WIDTH, TOP + row * KEY_HEIGHT
    middle = x + KEY_WIDTH // 2 - 3
    # The dot of most fonts is too small to see.
    sign = (f'<circle class="legend" cx="{middle}" cy="{y + KEY_HEIGHT // 2 - 3}" r="5"/>' if legend == "ㆍ" else
            f'<text class="legend" x="{middle}" y="{y + KEY_HEIGHT // 2 + 4}">{legend}</text>')
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{KEY_WIDTH - 6}" height="{KEY_HEIGHT - 6}" rx="10"/>{sign}'


def places() -> dict[str, tuple[int, int, str]]:
    """Returns the column, row and legend of each key by its code. The code of space is _."""
    found = {}
    keyboard = json.loads((ROOT / "dist/keyboard/cheonjiin.json").read_bytes())
    for row, slots in enumerate(keyboard["pages"][0]["rows"]):
        # Without a globe, space is as wide as a key.
        for column, slot in enumerate(slot for slot in slots if slot.get("role") != "globe"):
            own, role = cheonjiin.key(slot.get("key")), slot.get("role")
            if own:
                found[own.code or own.id] = column, row, own.legend
            elif role in LEGENDS:
                found["_" if role == "space" else role] = column, row, LEGENDS[role]
    return found


def step(number: int, parts: str) -> str:
    return f'<g class="step" style="animation-delay: {number * SECONDS:.2f}s">{parts}</g>\n'


def picture(words: Words) -> str:
    """Returns the picture with these words."""
    total = len(PRESSES) * SECONDS + PAUSE
    keys = places()
    drawn = HEAD.format(
        w=WIDTH, h=HEIGHT, title=words.title, total=total, one=100 * SECONDS / total,
        rest=100 * (SECONDS + PAUSE) / total)
    drawn += "".join(key(*place) for place in keys.values()) + "\n"
    composer, fixed = Composer(cheonjiin.writing("compatibility")), ""
    for number, code in enumerate(PRESSES):
        before = composer.composing
        if code == "_":
            fixed += before
            composer.commit()
            caption = words.next_character
        else:
            deleting, inserting = composer.press(cheonjiin.key_by_code(code))
            caption = f"{before[len(before) - deleting:]} → {inserting}" if deleting else f"+ {inserting}"
        drawn += step(number, (
            key(*keys[code], "down")
            + f'<text class="text" x="376" y="130">{fixed}<tspan class="run">{composer.composing}</tspan></text>'
            + f'<text class="small" x="378" y="186">{caption}</text>'))
    assert fixed + composer.composing == "안녕하세요", fixed + composer.composing
    return drawn + '</svg>\n'


if __name__ == "__main__":
    for name, words in PICTURES.items():
        if sys.argv[1:] != ["--check"]:
            (ROOT / name).write_text(picture(words))
        elif (ROOT / name).read_text() != picture(words):
            sys.exit(f"error: {name} is out of date; run make figures")

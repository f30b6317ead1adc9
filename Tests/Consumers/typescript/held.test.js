// Fingers that are held, and time: docs/KEYBOARD.md, with a keyboard of few slots.
import assert from "node:assert/strict";
import test from "node:test";
import { keypad, typed } from "./slots.js";

const field = (steps, options) => typed(steps, options).field;
const shown = (steps, options) => typed(steps, options).shown;

test("holding types the one thing that is offered, in place of the key", () => {
  assert.equal(field("a↓0.0 +349"), "ㄱ|");
  assert.equal(field("a↓0.0 +350 a↑"), "4|");
  assert.equal(field("0.0 0.1 a↓0.0 +350"), "가4|", "one stroke goes, and no more");
  assert.equal(field("1.0 a↓0.0 +350"), "4|", "with shift, too");
  assert.equal(field("a↓0.0 >1 +350", { before: "앞|" }), "앞4|ㄱ", "what is no longer composed stays");
  assert.equal(field("a↓0.2 a↑", { field: "number none none" }), "*|");
  assert.equal(field("a↓0.2 +350 a↑", { field: "number none none" }), "ㄲ|");
});

test("holding opens a list of several, of which the first is chosen", () => {
  const phone = typed("a↓0.2 +350");
  const { row, column, items, chosen } = phone.keyboard.list;
  assert.deepEqual([row, column, chosen, items.map(({ legend }) => legend)], [0, 2, 0, ["[", "]"]]);
  assert.equal(field("a↓0.2 +350 a↑"), "[|");
  assert.equal(field("a↓0.2 +350 a:1 a↑"), "]|");
  assert.equal(field("a↓0.2 +350 a:1 a:2 a↑"), "ㄴ|");
  assert.equal(typed("a↓0.2 +350 a:2").keyboard.list.chosen, null);
  assert.equal(field("a↓0.2 +350 a→0.0 a~30,0 a↑"), "[|", "it neither moves nor is flicked");
  assert.equal(field("a↓0.2 +350 a×"), "ㄴ|");
  assert.equal(typed("a↓0.2 +350 a↑").keyboard.list, null);
});

test("an offer is as the page has it, whatever shift says", () => {
  assert.equal(field("1.2 1.0 1.0 a↓0.1 +350 a↑"), "é|");
  assert.equal(shown("1.2 1.0 a↓0.1 +350 a↑"), "latin off ␣");
});

test("a held backspace repeats, and then deletes words", () => {
  const before = "하나 둘\\n  셋 넷다섯여섯|";
  const held = (steps) => field(`a↓1.5 ${steps}`, { before });
  assert.equal(held(""), "하나 둘\\n  셋 넷다섯여|");
  assert.equal(held("+399"), "하나 둘\\n  셋 넷다섯여|");
  assert.equal(held("+400"), "하나 둘\\n  셋 넷다섯|");
  assert.equal(held("+400 +49 +1"), "하나 둘\\n  셋 넷다|");
  assert.equal(held("+400 +1599"), "하나 둘\\n  셋 넷다|", "what is late happens once");
  assert.equal(held("+2000"), "하나 둘\\n  셋 |");
  assert.equal(held("+2000 +199"), "하나 둘\\n  셋 |");
  assert.equal(held("+2000 +200"), "하나 둘\\n  |");
  assert.equal(held("+2000 +200 +200"), "하나 |");
  assert.equal(held("+2000 +200 +200 +200"), "|");
  const phone = typed("a↓1.5 +2000 +200 +200 +200", { before });
  assert.equal(phone.keyboard.nextTick, 3800);
  phone.act("+200");
  assert.equal(phone.keyboard.nextTick, null, "there is nothing left");
});

test("a held backspace takes a selection alone, and goes by jamo or by stroke", () => {
  assert.equal(field("a↓1.5", { before: "가[나]다" }), "가|다");
  assert.equal(field("a↓1.5 >0-1 +2000", { before: "가나 다|라" }), "|나 라");
  const options = { pages: keypad, settings: { backspaceStep: "stroke" } };
  assert.equal(field("0.0 0.1 0.2 1.5", options), "이|");
  assert.equal(field("0.0 0.1 0.2 1.5", { pages: keypad }), "ㅇ|");
});

test("a tick is due when something is, and says so to nobody else", () => {
  const phone = typed("a↓0.0");
  assert.deepEqual([phone.keyboard.nextTick, phone.changes], [1350, 0]);
  phone.act("+349");
  assert.deepEqual([phone.keyboard.nextTick, phone.changes], [1350, 0]);
  assert.equal(phone.act("+1"), "written", "4 where ㄱ was");
  assert.deepEqual([phone.keyboard.nextTick, phone.changes], [null, 1]);
});

test("an input does first what was to happen by then, as whole milliseconds tell", () => {
  const phone = typed("a↓0.0");
  phone.keyboard.up(0, 1349.99);
  assert.equal(phone.field, "ㄱ|");
  const late = typed("a↓0.0");
  late.keyboard.up(0, 1350);
  assert.deepEqual([late.field, late.changes], ["4|", 1]);
});

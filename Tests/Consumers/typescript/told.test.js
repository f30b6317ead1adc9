// What a session and a keyboard tell of: the runs that have ended, and the slots that did something.
import assert from "node:assert/strict";
import test from "node:test";
import { keypad, typed } from "./slots.js";

/** The runs that end in `steps`, each with the field as it is then, and what the slots did. */
function told(steps, options) {
  const phone = typed("", options);
  const [runs, presses] = [[], []];
  phone.session.onCommit = (text) => runs.push(`${text} in ${phone.field}`);
  phone.keyboard.onPress = ({ legend, role, outcome }) => presses.push([legend, role, outcome]);
  phone.act(steps);
  return { phone, runs, presses };
}

const runs = (steps, options) => told(steps, options).runs;
const presses = (steps, options) => told(steps, options).presses;

test("a run is told of as it ends, before what ended it is written", () => {
  assert.deepEqual(runs("0.0 0.1 1.4"), ["가 in 가|"], "a space");
  assert.deepEqual(runs("0.0 0.1 1.6"), ["가 in 가|"], "Enter");
  assert.deepEqual(runs("0.0 0.1 1.1 0.1"), ["가 in 가|"], "a symbol");
  assert.deepEqual(runs("0.0 0.1 1.7"), ["가 in 가|"], "the keyboard is closed");
  assert.deepEqual(runs("0.0 0.1 >1 0.0 >0", { before: "앞|" }), ["가 in 앞|가", "ㄱ in |앞ㄱ가"], "the cursor goes elsewhere");
  assert.deepEqual(runs("0.3 +1000 0.3 1.4", { pages: keypad }), ["ㄴ in ㄴ|", "ㄴ in ㄴㄴ|"], "a pause, and the key again");
});

test("a run is told of once, whoever ends it", () => {
  const { phone, runs } = told("0.0 0.1");
  phone.session.commit();
  phone.session.commit();
  assert.deepEqual(runs.splice(0), ["가 in 가|"], "the page");
  phone.act("0.2");
  phone.session.layout = keypad.layout;
  assert.deepEqual(runs.splice(0), ["ㄴ in 가ㄴ|"], "another layout");
  phone.keyboard.pages = keypad;
  assert.deepEqual(runs, []);
});

test("a run is not told of that was deleted", () => {
  assert.deepEqual(runs("0.0 0.1 1.5 1.5"), [], "by backspace");
  assert.deepEqual(runs("0.0 0.1 a↓1.5 +400 +50 +2000 a↑ 1.4", { before: "앞말 |" }), [], "by a word's backspace");
  assert.deepEqual(runs("0.0 0.1 ! 1.4"), [], "by the page");
  const { phone, runs: ended } = told("0.0 0.1 0.0 0.1");
  phone.session.insert("!", 1);
  assert.deepEqual([phone.field, ended], ["가!|", ["가 in 가가|"]], "but for what stays of it");
  phone.act("0.0 0.1 0.2 0.1");
  phone.session.insert("?", 1);
  assert.deepEqual([phone.field, ended.at(-1)], ["가!가?|", "가 in 가!가나|"]);
});

test("a slot that does something is told of as it was when it was pressed", () => {
  assert.deepEqual(presses("0.0 0.1 1.4 1.5"), [
    ["ㄱ", null, "written"], ["ㅏ", null, "changed"], ["␣", "space", "written"], ["⌫", "backspace", "changed"],
  ]);
  assert.deepEqual(presses("0.3 1.4 1.4", { pages: keypad }).slice(1), [["다음", "space", "ended"], ["␣", "space", "written"]]);
  assert.deepEqual(presses("1.0 0.0"), [["ㄲ", null, "written"]], "with shift");
  assert.deepEqual(presses("1.5"), [["⌫", "backspace", "nothing"]], "it found nothing to do");
  assert.deepEqual(presses("1.0 1.1 0.9"), [], "shift, a page, no slot at all");
  assert.deepEqual(presses("0.0 a↓1.4 a~-60,0 a↑").slice(1), [["␣", "space", "ended"]], "a slide ends the run");
});

test("each finger's slot is told of, and not the last that went down", () => {
  assert.deepEqual(presses("a↓0.2 b↓1.4 a↑ b↑").map(([legend]) => legend), ["ㄴ", "␣"], "two thumbs");
  assert.deepEqual(presses("1.1 a↓0.2 b↓0.1 a↑ b↑").map(([legend]) => legend), ["+", "1"], "one has waited for what it becomes");
  assert.deepEqual(presses("a↓1.1 a→0.1 a↑"), [["1", null, "written"]], "a finger that slides from the slot of a page");
  assert.deepEqual(presses("a↓0.2 +350 a:1 a↑").map(([legend, , outcome]) => [legend, outcome]), [["ㄴ", "written"], ["ㄴ", "written"]], "a list");
  assert.deepEqual(presses("a↓1.5 +400 +50 a↑", { before: "하나 둘|" }).length, 3, "a slot that repeats");
});

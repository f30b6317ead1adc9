// What the lines of sessions and keyboards do not tell: what operations tell of themselves, to whom, and when; fields
// that decline or lie; and what a session may be told besides keys.
import assert from "node:assert/strict";
import test from "node:test";
import { Host, kinds } from "./host.js";
import { act, marked } from "./steps.js";
import { hwalja } from "./support.js";

const { InputSession, Keyboard, cheonjiin, cheonjiinKeyboard, danmoeum, dubeolsik, dubeolsikKeyboard } = hwalja;

/** A session in `field` that did `steps`, and the runs that it tells of, each with the field as it was then. */
function begun(field, steps = "", kind = kinds[0], layout = cheonjiin) {
  const host = new Host(field, kind);
  const session = host.tells(new InputSession(layout, host));
  const runs = [];
  session.onCommit = (run) => runs.push(`${run} in ${marked(host)}`);
  const type = (steps) => {
    for (const step of steps.split(" ").filter(Boolean)) act(step, session, host, hwalja);
  };
  type(steps);
  return { host, session, runs, type };
}

test("an operation tells what it did, in every kind of field", () => {
  const press = (id) => (session) => session.press(cheonjiin.key(id));
  const space = (session) => session.space();
  const backspace = (session) => session.backspace();
  const outcomes = [
    ["앞|뒤", "", press("ㄱㅋ"), "written"], ["앞|뒤", "ㄱㅋ", press("인"), "changed"],
    ["[앞]뒤", "", press("ㄱㅋ"), "changed"],
    ["|", "ㅇㅁ 인 천 ㄴㄹ", press("ㅅㅎ"), "written"], ["|", "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ", press("ㅅㅎ"), "changed"],
    ["|", "ㄱㅋ", press("none such"), "nothing"], ["[앞]", "", (session) => session.press(danmoeum.key("ㅂ")), "nothing"],
    ["|", "", (session) => session.commit(), "nothing"], ["|", "ㄱㅋ", (session) => session.commit(), "ended"],
    ["|", "ㄱㅋ", space, "ended"], ["|", "", space, "written"], ["[가]", "", space, "changed"],
    ["|", "ㄱㅋ", (session) => session.insert("1"), "written"], ["|", "ㄱㅋ", (session) => session.insert(""), "ended"],
    ["가 |", "", (session) => session.insert(". ", 1), "changed"],
    ["가|", "", backspace, "changed"], ["[가]", "", backspace, "changed"], ["|가", "", backspace, "nothing"],
    ["|", "ㄱㅋ", (session) => session.backspace("stroke"), "changed"], ["|ㄱ", "ㄱㅋ >0", press("none such"), "ended"],
  ];
  for (const kind of kinds) {
    for (const [field, steps, operation, outcome] of outcomes) {
      // Where the page tells at once that the cursor has left the run, the run has ended before.
      if (steps.includes(">") && kind.late === 0) continue;
      assert.equal(operation(begun(field, steps, kind).session), outcome, `${field} ${steps} ${operation}`);
    }
  }
});

test("a run is told of once, as it ends, before what ended it is written; not if it was deleted", () => {
  const told = [
    ["|", "ㄱㅋ 인 \"a\"", "기 in 기|"], ["|", "ㄱㅋ 인 ⏎", "기 in 기|"], ["|", "ㄱㅋ 인 ␣ ␣", "기 in 기|"],
    ["앞|", "ㄱㅋ 인 >1 ㄴㄹ >0", "기 in 앞|기, ㄴ in |앞ㄴ기"], ["|", "ㄴㄹ … ㄴㄹ _ _", "ㄴ in ㄴ|, ㄴ in ㄴㄴ|"],
    ["|", "ㄱㅋ 인 =sky", "기 in 기|"], ["|", "ㄱㅋ ⌫ ␣", ""], ["|", "ㄱㅋ 인 ! ␣", ""],
  ];
  for (const [field, steps, runs] of told) assert.equal(begun(field, steps).runs.join(", "), runs, steps);
  const { host, session, runs } = begun("|", "ㄱㅋ 인 ㄱㅋ 인");
  session.insert("!", 1);
  assert.deepEqual([marked(host), runs], ["기!|", ["기 in 기기|"]], "what stays of it is told of");
});

test("a slot that does something is told of as it was when it was pressed", () => {
  const told = (pages, inputs) => {
    const { session } = begun("|", "", kinds[1], pages.layout);
    const keyboard = new Keyboard(pages, session);
    const presses = [];
    keyboard.onPress = ({ legend, role, outcome }) => presses.push([legend, role, outcome].join(" "));
    inputs(keyboard);
    return presses;
  };
  const taps = (...all) => (keyboard) => all.forEach(([row, column]) => keyboard.tap(row, column, 1000));
  assert.deepEqual(told(dubeolsikKeyboard, taps([0, 3], [1, 8], [3, 3], [2, 8])),
    ["ㄱ  written", "ㅏ  changed", "␣ space written", "⌫ backspace changed"]);
  assert.deepEqual(told(dubeolsikKeyboard, taps([2, 0], [0, 3], [2, 0], [3, 0], [9, 9])), ["ㄲ  written"]);
  assert.deepEqual(told(dubeolsikKeyboard, (keyboard) => {
    keyboard.down(0, 3, 1, 1000);
    assert.deepEqual([keyboard.nextTick, keyboard.tick(1349), keyboard.tick(1350)], [1350, "nothing", "written"]);
    keyboard.up(1, 1400);
  }), ["ㄱ  written", "ㄱ  written"], "4 where ㄱ was");
  const place = (role) => cheonjiinKeyboard.pages[0].rows.flatMap((row, y) => row.map((slot, x) => [slot.role, [y, x]]))
    .find(([found]) => found === role)[1];
  const first = told(cheonjiinKeyboard, taps([0, 0], place("space"), place("space")));
  assert.deepEqual(first, ["ㅣ  written", "다음 space ended", "␣ space written"]);
});

test("a pause is as long as the layout says, unless the session has another", () => {
  const { session } = begun("|");
  const twice = (wait) => {
    for (const time of [10_000, 10_000 + wait]) session.press(cheonjiin.key("ㄱㅋ"), time);
    session.commit();
    return session.client.text.slice(-1);
  };
  assert.deepEqual([999, 1000].map(twice), ["ㅋ", "ㄱ"]);
  session.cycleTimeout = 50;
  assert.deepEqual([49, 50].map(twice), ["ㅋ", "ㄱ"]);
  session.cycleTimeout = Infinity;
  assert.equal(twice(1e12), "ㅋ");
});

test("space does as the layout says, or as it is told", () => {
  const { host, session } = begun("|", "ㅇㅁ 인 천");
  session.space(false);
  session.layout = dubeolsik;
  session.press(dubeolsik.key("ㄱ"));
  session.space(true);
  assert.equal(marked(host), "아 ㄱ|");
});

test("a cursor that was moved ends the run, though the text before it is the same there", () => {
  for (const kind of kinds) {
    assert.equal(marked(begun("가|가", "ㄱㅋ 인 >1 ㄴㄹ", kind).host), "가ㄴ|기가");
    assert.equal(marked(begun("|기", "ㄱㅋ 인 >2 ㄴㄹ", kind).host), "기기ㄴ|");
    assert.equal(marked(begun("[A]ㄱ", "ㄱㅋ >2 인", kind).host), "ㄱㄱㅣ|", "a selection was written over");
  }
});

test("a page that corrects what is typed, and a field that declines, end the run", () => {
  for (const write of [function () { Host.prototype.replace.call(this, "카", 0, this.text.length); }, () => {}]) {
    const { host, session } = begun("|", "ㄱㅋ 인 천");
    host.setRangeText = write;
    session.press(cheonjiin.key("천"));
    assert.equal(session.composing, "");
  }
});

test("nothing is thrown, whatever a field says of itself", () => {
  const nonsense = [null, undefined, -1, 99, Number.NaN, 1.5];
  const fields = ["", "가나", null, undefined].flatMap((value) => nonsense.flatMap((selectionStart) =>
    nonsense.map((selectionEnd) => ({ value, selectionStart, selectionEnd }))));
  for (const field of fields) {
    const isIn = (start, end) => start >= 0 && start <= end && end <= (field.value ?? "").length;
    const session = new InputSession(cheonjiin, { ...field, setRangeText(text, start, end) {
      assert.ok(isIn(start, end), `${start} to ${end} of ${field.value}`);
    } });
    for (const step of ["ㄱㅋ", "인", "␣", "⏎", '"1"', "ㄱㅋ", "⌫", "⎌", "_"]) act(step, session, { text: "" });
    assert.equal(session.composing, "");
  }
});

test("a bare field loses one code point where nothing tells characters", (t) => {
  const { Segmenter } = Intl;
  t.after(() => (Intl.Segmenter = Segmenter));
  delete Intl.Segmenter;
  assert.equal(marked(begun("가🙂|나", "⌫", kinds[1]).host), "가|나");
});

test("a run of 20,000 presses comes out whole, and goes back", () => {
  const { host, type } = begun("|");
  for (let count = 0; count < 5_000; count++) type("ㅇㅁ 인 천 ㄴㄹ");
  type("⎌ ⎌ ⎌ ⎌");
  assert.equal(host.text, "안".repeat(4_999));
});

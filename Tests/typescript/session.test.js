// Tests sessions beyond conformance: outcomes and callbacks, fields that refuse text or report false text, and options.
import assert from "node:assert/strict";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Host, kinds } from "./host.js";
import { act, marked } from "./steps.js";
import { hwalja } from "./support.js";

const { InputSession, KeyboardMachine, cheonjiin, cheonjiinKeyboard, danmoeum, dubeolsik, dubeolsikKeyboard } = hwalja;

/**
 * Returns a session in `field` after `steps`, the last outcome, and the committed runs. Each run is listed with the
 * field as it was at that time.
 */
function begun(field, steps = "", kind = kinds[0]) {
  const host = new Host(field, kind);
  const session = host.connect(new InputSession(cheonjiin, host));
  const runs = [];
  session.onCommit = (run) => runs.push(`${run} in ${marked(host)}`);
  const type = (steps) => steps.split(" ").filter(Boolean).map((step) => act(step, session, host, hwalja)).at(-1);
  return { host, session, runs, type, outcome: type(steps) };
}

const outcomes = {
  written: [["앞|뒤", "ㄱㅋ"], ["|", "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ"], ["|", "␣"], ["|", 'ㄱㅋ "1"']],
  changed: [
    ["앞|뒤", "ㄱㅋ 인"], ["[앞]뒤", "ㄱㅋ"], ["|", "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ"], ["[가]", "␣"], ["가|", "⌫"], ["[가]", "⌫"],
    ["|", "ㄱㅋ ⎌"],
  ],
  ended: [["|", "ㄱㅋ _"], ["|", "ㄱㅋ ␣"], ["|", 'ㄱㅋ ""']],
  nothing: [["|", "_"], ["|가", "⌫"]],
};

test("operations return their outcome, in every kind of field", () => {
  for (const kind of kinds) {
    for (const [outcome, cases] of Object.entries(outcomes)) {
      for (const [field, steps] of cases) assert.equal(begun(field, steps, kind).outcome, outcome, `${field} ${steps}`);
    }
    const operated = (field, steps, operation) => operation(begun(field, steps, kind).session);
    assert.equal(operated("|", "ㄱㅋ", (session) => session.press(cheonjiin.key("unknown"))), "nothing");
    assert.equal(operated("[앞]", "", (session) => session.press(danmoeum.key("ㅂ"))), "nothing");
    assert.equal(operated("가 |", "", (session) => session.insert(". ", 1)), "changed");
    const { host, session } = begun("ab[cd]", "", kind);
    assert.equal(session.insert("X", 2), "changed");
    assert.equal(marked(host), "abX|", "only the selection is replaced");
    // If the page reports the moved cursor at once, the run has already ended at this point.
    const left = operated("|ㄱ", "ㄱㅋ >0", (session) => session.press(cheonjiin.key("unknown")));
    assert.equal(left, kind.late === 0 ? "nothing" : "ended");
  }
});

test("onCommit is called once per run, before further text is written, and not if the run was deleted", () => {
  const cases = [
    ["|", "ㄱㅋ 인 \"a\"", "기 in 기|"], ["|", "ㄱㅋ 인 ⏎", "기 in 기|"], ["|", "ㄱㅋ 인 ␣ ␣", "기 in 기|"],
    ["앞|", "ㄱㅋ 인 >1 ㄴㄹ >0", "기 in 앞|기, ㄴ in |앞ㄴ기"], ["|", "ㄴㄹ … ㄴㄹ _ _", "ㄴ in ㄴ|, ㄴ in ㄴㄴ|"],
    ["|", "ㄱㅋ 인 =sky", "기 in 기|"], ["|", "ㄱㅋ ⌫ ␣", ""], ["|", "ㄱㅋ 인 ! ␣", ""],
  ];
  for (const [field, steps, runs] of cases) assert.equal(begun(field, steps).runs.join(", "), runs, steps);
  const { host, session, runs } = begun("|", "ㄱㅋ 인 ㄱㅋ 인");
  session.insert("!", 1);
  assert.deepEqual([marked(host), runs], ["기!|", ["기 in 기기|"]], "the part of the run that stays is reported");
});

test("a session can override the layout's pause and space", () => {
  const { host, session } = begun("|", "ㅇㅁ 인 천");
  session.spaceEndsRun = false;
  session.space();
  session.cycleTimeout = 50;
  for (const time of [10_000, 10_049, 20_000, 20_050]) session.press(cheonjiin.key("ㄱㅋ"), time);
  session.cycleTimeout = Infinity;
  session.press(cheonjiin.key("ㄱㅋ"), 1e12);
  session.layout = dubeolsik;
  session.press(dubeolsik.key("ㄱ"));
  session.spaceEndsRun = true;
  session.space();
  assert.equal(marked(host), "아 ㅋㄱㅋㄱ|");
});

// Some programs cannot delete text. In this mode, the field never shows the run.
test("with writesOnCommit, a session writes each run once, when it ends, and deletes nothing", () => {
  const cases = [
    // Each case has the steps, the last outcome, the writes, and the run.
    ["ㅇㅁ 인 천 ㄴㄹ", "changed", [], "안"], ["ㅇㅁ", "written", [], "ㅇ"], ["ㅇㅁ 인 _", "ended", ["이"], ""],
    ["ㅇㅁ 인 ␣", "ended", ["이"], ""], ["ㅇㅁ 인 ␣ ␣", "written", ["이", " "], ""], ["ㅇㅁ ⏎", "written", ["ㅇ", "\n"], ""],
    ['ㅇㅁ "1"', "written", ["ㅇ", "1"], ""], ["ㄱㅋ … ㄱㅋ", "written", ["ㄱ"], "ㄱ"], ["ㅇㅁ 인 =sky", undefined, ["이"], ""],
    ["ㅇㅁ 인 ⌫", "changed", [], "ㅇ"], ["ㅇㅁ 인 ⎌ ⎌", "changed", [], ""], ["ㅇㅁ ⌫ ⌫", "nothing", [], ""], ["⌫", "nothing", [], ""],
    // Changes to the field do not end the run. The run is later written at the cursor.
    ["ㅇㅁ >0 인 ! 천 _", "ended", ["아"], ""],
  ];
  for (const kind of kinds) {
    for (const [steps, outcome, writes, composing] of cases) {
      const { host, session, runs, type } = begun("앞|", "", kind);
      const written = [];
      host.setRangeText = function (text, start, end) {
        assert.equal(start, end, "nothing is deleted");
        written.push(text);
        Host.prototype.setRangeText.call(this, text, start, end);
      };
      if (host.insertLineBreak) host.insertLineBreak = function () { this.setRangeText("\n", this.start, this.end); };
      session.writesOnCommit = true;
      assert.equal(type(steps), outcome, steps);
      assert.deepEqual([written, session.composing], [writes, composing], steps);
      for (const run of runs) assert.match(run, /^(.+) in .*\1.*\|/, "it is reported when it is written");
    }
  }
  const { host, session, runs, type } = begun("앞[뒤]", "");
  session.writesOnCommit = true;
  type("ㄱㅋ 인 ㄱㅋ 인");
  assert.equal(session.insert("!", 1), "changed");
  assert.deepEqual([marked(host), runs], ["앞기!|", ["기 in 앞기|"]], "the replaced part of the run is not written");
  type("ㄱㅋ");
  session.writesOnCommit = true;
  assert.equal(session.composing, "ㄱ", "nothing was changed");
  session.writesOnCommit = false;
  assert.equal(marked(host), "앞기!ㄱ|");
  type("인");
  assert.equal(marked(host), "앞기!ㄱㅣ|");
  session.writesOnCommit = true;
  assert.equal(marked(host), "앞기!ㄱㅣ|", "text in the field is not written again");
});

test("with writesOnCommit, a keyboard makes no full stop of two spaces, and deletes no word", () => {
  const { host, session } = begun("단어[ ]");
  session.writesOnCommit = true;
  const machine = new KeyboardMachine(cheonjiinKeyboard, session);
  const at = (name) => machine.rows.flat().find(({ role }) => role === name).place;
  for (const time of [1000, 1200]) machine.tap({ place: at("space"), time });
  assert.equal(marked(host), "단어  |");
  machine.down({ place: at("backspace"), finger: 0, time: 2000 });
  machine.tick(9000);
  assert.equal(marked(host), "단어  |");
});

test("a held key replaces its letter in one edit of the field", () => {
  for (const kind of kinds) {
    const host = new Host("|", kind);
    const session = host.connect(new InputSession(dubeolsik, host));
    const runs = [];
    session.onCommit = (run) => runs.push(run);
    const machine = new KeyboardMachine(dubeolsikKeyboard, session);
    for (const id of "ㅎㅏ") session.press(dubeolsik.key(id));
    const writes = [];
    host.setRangeText = function (...edit) {
      writes.push(edit.slice(0, 3));
      Host.prototype.setRangeText.apply(this, edit);
    };
    machine.down({ place: machine.rows.flat().find(({ hold }) => hold.includes("1")).place, finger: 0, time: 1000 });
    machine.tick(3000);
    assert.deepEqual(writes, [["합", 0, 1], ["하1", 0, 1]]);
    assert.deepEqual([marked(host), runs], ["하1|", ["하"]]);
  }
});

test("a write that arrives before the next press counts, and otherwise the field has refused it", () => {
  for (const isLate of [true, false]) {
    const { host, session, type } = begun("|");
    let next = null;
    host.setRangeText = (text, start, end) => {
      next = host.text.slice(0, start) + text + host.text.slice(end);
    };
    const then = () => isLate && next !== null && Host.prototype.replace.call(host, next, 0, host.text.length);
    for (const step of "ㄱㅋ 인 천 ㄴㄹ ⌫ ㄴㄹ ㄴㄹ".split(" ")) {
      type(step);
      assert.equal(session.composing, session.composing, "reading has no effect");
      then();
    }
    assert.deepEqual([marked(host), session.composing], isLate ? ["갈|", "갈"] : ["|", ""]);
  }
});

test("5,000 syllables in one run take less than a megabyte", () => {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc");
  const host = new Host("|", kinds[1]);
  const session = new InputSession(cheonjiin, host);
  const keys = ["ㅇㅁ", "인", "천", "ㄷㅌ", "지", "천", "천"].map((id) => cheonjiin.key(id));
  gc();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 17_500; count += 1) session.press(keys[count % keys.length]);
  gc();
  const taken = process.memoryUsage().heapUsed - before;
  assert.equal(session.composing.length, 5_000);
  assert.ok(taken < 1_000_000, `${taken}`);
});

// Other hosts report only the text before the cursor.
test("moving the cursor ends the run, even if the text before it is the same there", () => {
  for (const kind of kinds) {
    assert.equal(marked(begun("|기", "ㄱㅋ 인 >2 ㄴㄹ", kind).host), "기기ㄴ|");
    assert.equal(marked(begun("[A]ㄱ", "ㄱㅋ >2 인", kind).host), "ㄱㄱㅣ|", "the selection was replaced");
  }
});

test("a page that corrects the text ends the run, and a field that refuses a write does not", () => {
  const corrects = function () { Host.prototype.replace.call(this, "카", 0, this.text.length); };
  for (const [write, composing] of [[corrects, ""], [() => {}, "가"]]) {
    const { host, session, type } = begun("|", "ㄱㅋ 인 천");
    host.setRangeText = write;
    type("천");
    assert.equal(session.composing, composing);
  }
});

test("no report of a field makes a session throw", () => {
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

test("an undefined setting has its default, and settings are frozen", () => {
  const machine = new KeyboardMachine(cheonjiinKeyboard, begun("|").session);
  const whole = { ...machine.settings };
  assert.ok(Object.isFrozen(machine.settings));
  machine.settings = { longPress: undefined, flick: 30 };
  assert.deepEqual(machine.settings, { ...whole, flick: 30 });
});

test("a keyboard still works after its host has thrown", () => {
  const { host, session } = begun("|");
  const machine = new KeyboardMachine(cheonjiinKeyboard, session);
  const place = { row: 1, column: 0 };
  let changes = 0;
  machine.onPress = () => { throw new Error("of the host"); };
  assert.throws(() => machine.tap({ place, time: 0 }), /of the host/);
  machine.onPress = undefined;
  machine.onChange = () => (changes += 1);
  machine.open("symbols");
  machine.open("letters");
  assert.equal(changes, 2);
  assert.equal(marked(host), "ㄱ|");
});

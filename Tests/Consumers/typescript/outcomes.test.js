// What operations of a session, and inputs of a keyboard, tell of what they did; and who is called then.
import assert from "node:assert/strict";
import test from "node:test";
import { Host, kinds } from "./hosts.js";
import { placed } from "./scenarios.js";
import { keypad, typed } from "./slots.js";
import { hwalja } from "./support.js";

const { InputSession, cheonjiin } = hwalja;
const key = (id) => cheonjiin.key(id);

/** A session in `field` that has pressed `keys`. */
function begun(field, keys = [], traits = {}) {
  const host = new Host({ ...traits, ...placed(field) });
  const session = new InputSession(cheonjiin, host);
  for (const id of keys) session.press(key(id));
  return { session, host };
}

for (const [name, traits] of Object.entries(kinds)) {
  /** What `operation` tells in `field` after `keys`. */
  const outcome = (operation, field, ...keys) => operation(begun(field, keys, traits).session);

  test(`a key tells what it did in ${name}`, () => {
    const press = (id) => (session) => session.press(key(id));
    assert.equal(outcome(press("ㄱㅋ"), "앞|뒤"), "written");
    assert.equal(outcome(press("인"), "앞|뒤", "ㄱㅋ"), "changed");
    assert.equal(outcome(press("ㄱㅋ"), "[앞]뒤"), "changed");
    assert.equal(outcome(press("ㅅㅎ"), "|", "ㅇㅁ", "인", "천", "ㄴㄹ"), "written");
    assert.equal(outcome(press("ㅅㅎ"), "|", "ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ"), "changed", "안ㅅ, and then 않");
    assert.equal(outcome(press("none such"), "|", "ㄱㅋ"), "nothing");
    assert.equal(outcome((session) => session.press(null), "[앞]"), "nothing");
  });

  test(`all else tells what it did in ${name}`, () => {
    assert.equal(outcome((session) => session.commit(), "|"), "nothing");
    assert.equal(outcome((session) => session.commit(), "|", "ㄱㅋ"), "ended");
    assert.equal(outcome((session) => session.space(), "|", "ㄱㅋ"), "ended");
    assert.equal(outcome((session) => session.space(), "|"), "written");
    assert.equal(outcome((session) => session.space(), "[가]"), "changed");
    assert.equal(outcome((session) => session.insert("1"), "|", "ㄱㅋ"), "written");
    assert.equal(outcome((session) => session.insert(""), "|", "ㄱㅋ"), "ended");
    assert.equal(outcome((session) => session.insert(". ", 1), "가 |"), "changed");
    assert.equal(outcome((session) => session.backspace(), "가|"), "changed");
    assert.equal(outcome((session) => session.backspace(), "[가]"), "changed");
    assert.equal(outcome((session) => session.backspace("stroke"), "|", "ㄱㅋ"), "changed");
    assert.equal(outcome((session) => session.backspace(), "|가"), "nothing");
  });
}

test("Enter tells that it wrote, and a field that declines, that it did not", () => {
  for (const isNative of [false, true]) {
    const { session, host } = begun("|", ["ㄱㅋ"], { isNative });
    assert.equal(session.enter(), "written");
    session.press(key("ㄱㅋ"));
    host.isOpen = false;
    assert.equal(session.enter(), "ended");
    assert.equal(session.press(key("ㄱㅋ")), "nothing");
  }
  const { session } = begun("가|", ["ㄱㅋ"], { maxLength: 2 });
  assert.equal(session.insert("1"), "ended");
  assert.equal(session.insert("1"), "nothing");
});

test("a run that is over by the cursor's doing is told with the operation that finds it", () => {
  const { session, host } = begun("|", ["ㄱㅋ"]);
  host.select(0);
  assert.equal(session.press(null), "ended");
});

test("an input tells what the session did last in it", () => {
  const outcomes = (steps, options) => {
    const phone = typed("", options);
    return steps.split(" ").map((step) => phone.act(step));
  };
  assert.deepEqual(outcomes("a↓0.0 a↑ a↓0.1 +350 1.0 1.1"), ["written", "nothing", "changed", "nothing", "nothing", "nothing"]);
  assert.deepEqual(outcomes("0.0 1.8 1.8 1.4"), ["written", "ended", "nothing", "written"]);
  assert.deepEqual(outcomes("1.5 1.5 1.5", { before: "가나|" }), ["changed", "changed", "nothing"]);
  assert.deepEqual(outcomes("0.0 1.4", { pages: keypad }), ["written", "ended"]);
  assert.deepEqual(outcomes("a↓0.2 +350 a:1 a↑"), ["written", "nothing", "nothing", "written"], "] where ㄴ was");
  assert.deepEqual(outcomes("0.0 a↓1.4 a~60,0 a↑"), ["written", "nothing", "ended", "nothing"]);
  assert.deepEqual(outcomes("a↓1.5 +2000 +200", { before: "가 나|" }), ["changed", "changed", "nothing"]);
});

test("the field may ring while it is written, and ask for another keyboard in the middle of Enter", () => {
  const phone = typed("", { pages: keypad });
  phone.host.hostDidChange = () => phone.keyboard.hostDidChange(phone.time);
  assert.equal(phone.act("a↓0.0"), "written");
  assert.deepEqual([phone.field, phone.shown, phone.changes], ["ㅇ|", "ko off 다음", 0]);
  const form = typed("", { field: "search none next" });
  form.keyboard.onRequest = () => form.keyboard.fieldDidChange({ kind: "number", capitals: "none", action: "none" });
  form.act("1.6 0.0");
  assert.deepEqual([form.field, form.shown], ["1|", "digits off ␣"]);
});

test("whoever draws is told of what changes by itself, and only of that", () => {
  const changes = (steps, options) => typed(steps, options).changes;
  assert.equal(changes("0.0 1.0 1.1 1.1 1.5 +1000"), 0);
  assert.equal(changes("a↓1.5 +400 +49 +1"), 2);
  assert.equal(changes("0.0 >0 >0", { pages: keypad }), 1, "space would write one now");
  assert.equal(changes('+"가"'), 0);
});

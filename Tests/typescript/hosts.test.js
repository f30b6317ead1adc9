// Tests the simulated fields. Also tests sessions in these fields while the fields and pages misbehave.
import assert from "node:assert/strict";
import test from "node:test";
import { Host, busyKinds, kinds } from "./host.js";
import { act, marked } from "./steps.js";
import { hwalja } from "./support.js";
import { allKinds, wrongIn } from "./walks.js";

const { InputSession, cheonjiin, dubeolsik } = hwalja;
const nameOf = (kind) => JSON.stringify({ ...kind, late: `${kind.late}` });

/** Returns the text and the selection that a session sees in a field. */
const seen = ({ value, selectionStart, selectionEnd }) => [value, selectionStart, selectionEnd];

test("a page that writes before the text moves the text and the cursor, at once or in its turn", () => {
  for (const kind of busyKinds.filter(({ grows }) => grows)) {
    const host = new Host("가|나", kind);
    host.hostDidChange = () => {};
    host.setRangeText("다", 1, 1);
    const isHeard = kind.grows === "heard";
    assert.deepEqual(seen(host), isHeard ? ["#가다나", 3, 3] : ["가다나", 2, 2], nameOf(kind));
    host.turn();
    assert.deepEqual([seen(host), marked(host)], [["#가다나", 3, 3], "가다|나"], nameOf(kind));
  }
});

test("a controlled field has the old text until the page's turn, then the new one with the cursor at its end", () => {
  for (const kind of busyKinds.filter(({ isControlled }) => isControlled)) {
    const host = new Host("가|", kind);
    let reports = 0;
    host.hostDidChange = () => (reports += 1);
    host.setRangeText("나", 1, 1);
    assert.deepEqual(seen(host), ["가", 1, 1]);
    host.turn();
    assert.deepEqual(seen(host), ["가나", 2, 2]);
    assert.equal(reports, kind.late === 0 ? 3 : 0, "each change is reported");
    host.turn();
    assert.deepEqual(seen(host), ["가나", 2, 2], "there is no further change");
  }
});

test("random lines have the same result as a plain model, in every kind of field", () => {
  for (const kind of allKinds) {
    for (const { name, wrong } of wrongIn(kind, 20)) assert.deepEqual(wrong.slice(0, 1), [], `${name}, ${nameOf(kind)}`);
  }
});

/** Returns a session with `layout` after `steps` in the field `글|뒤`. */
function typing(kind, steps, layout = dubeolsik) {
  const host = new Host("글|뒤", kind);
  const session = host.connect(new InputSession(layout, host));
  const type = (steps) => steps.split(" ").forEach((step) => act(step, session, host, hwalja));
  type(steps);
  return { host, session, type };
}

test("text outside the run does not change if a field throws or disappears during a write", () => {
  const failures = {
    "throws before the write": { before() { throw new Error("of the host"); } },
    "throws after the write": { after() { throw new Error("of the host"); } },
    "disappears before the write": { before: (host) => host.disappear(), isGone: true },
    "disappears after the write": { after: (host) => host.disappear(), isGone: true },
  };
  for (const kind of kinds) {
    for (const [what, { before, after, isGone }] of Object.entries(failures)) {
      for (const step of ["ㄴ", "⌫", '"1"', "_", "⏎", "=cheonjiin"]) {
        const { host, session, type } = typing(kind, "ㅎ ㅏ");
        const write = Host.prototype.setRangeText;
        host.disappear = () => Object.defineProperty(host, "selectionStart", { get: () => null, configurable: true });
        host.setRangeText = function (...edit) {
          before?.(this);
          if (!isGone || after) write.apply(this, edit);
          after?.(this);
        };
        try {
          type(step);
        } catch (error) {
          assert.equal(error.message, "of the host");
        }
        delete host.setRangeText;
        delete host.selectionStart;
        if (session.layout !== dubeolsik) session.layout = dubeolsik;
        type("ㄱ ㅏ ㅁ");
        assert.match(marked(host), /^글.*감\|뒤$/, `${what}, ${step}, ${nameOf(kind)}`);
      }
    }
  }
});

test("a session still works after onCommit has thrown", () => {
  for (const kind of kinds) {
    for (const step of ["_", "⏎", '"1"', "␣", "=cheonjiin", "§"]) {
      const { host, session, type } = typing(kind, "ㅎ ㅏ");
      session.onCommit = () => { throw new Error("of the host"); };
      assert.throws(() => type(step), /of the host/, `${step} ${nameOf(kind)}`);
      session.onCommit = undefined;
      session.writesOnCommit = false;
      session.layout = dubeolsik;
      type("ㄱ ㅏ ㅁ");
      assert.match(marked(host), /^글하.*감\|뒤$/, `${step} ${nameOf(kind)}`);
    }
  }
});

test("half of a surrogate pair before the cursor is kept, and deleted alone", () => {
  for (const kind of kinds) {
    for (const half of ["\ud83d", "\ude00", "가\ud83d"]) {
      const typed = (steps) => {
        const host = new Host(`${half}|`, kind);
        const session = host.connect(new InputSession(dubeolsik, host));
        for (const step of steps.split(" ")) act(step, session, host, hwalja);
        return marked(host);
      };
      assert.equal(typed("ㅎ ㅏ ㄴ"), `${half}한|`);
      assert.equal(typed("ㅎ ㅏ ㄴ ⌫ ⌫ ⌫"), `${half}|`);
      assert.equal(typed("ㅎ ⌫ ⌫"), `${half.slice(0, -1)}|`);
    }
  }
});

test("a clock that goes back is not a pause, and one second later there is one", () => {
  const { host, session } = typing(kinds[0], "_", cheonjiin);
  for (const time of [10_000, 5_000, 5_999, 6_999]) session.press(cheonjiin.key("ㄴㄹ"), time);
  assert.equal(marked(host), "글ㄴㄴ|뒤");
  for (const time of [6_000, 7_000]) session.press(cheonjiin.key("ㄴㄹ"), time);
  assert.equal(marked(host), "글ㄴㄹㄴ|뒤");
});

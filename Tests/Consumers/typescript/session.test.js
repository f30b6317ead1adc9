// A session keeps its promises: scenarios on every kind of host, and what bad input cannot do.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { Host, kinds } from "./hosts.js";
import { act, marked, placed, scenarios } from "./scenarios.js";
import { dist, hwalja, read, review } from "./support.js";

const { InputSession, KeyboardLayout, cheonjiin, dubeolsik, danmoeum, layoutById } = hwalja;

/** A session in `field`, and its host; `steps` are done already. */
function begun(field, steps = "", traits = {}, layout = cheonjiin) {
  const host = new Host({ ...traits, ...placed(field) });
  const session = new InputSession(layout, host);
  host.hostDidChange = () => session.hostDidChange();
  host.moved = () => session.commit();
  for (const step of steps.split(" ").filter(Boolean)) act(step, session, host, layoutById);
  return { session, host, field: () => marked(host) };
}

const files = ["Tests/Consumers/typescript/sessions.tsv", join(review, "sessions.tsv")];
for (const file of files) {
  for (const [name, traits] of Object.entries(kinds)) {
    test(`the scenarios of ${file === files[0] ? "this folder" : "the generator"} come true in ${name}`, () => {
      const all = scenarios(read(file));
      assert.ok(all.length > 0);
      for (const { line, layout, before, steps, after } of all) {
        assert.equal(begun(before, steps.join(" "), traits, layoutById(layout)).field(), after, line);
      }
    });
  }
}

test("a pause is as long as the layout says, unless the session has another", () => {
  const trie = read(join(dist, "trie/cheonjiin.trie"));
  const hasty = new KeyboardLayout({ ...cheonjiin, id: "hasty", cycleTimeout: 300, rows: [], trie });
  const { session } = begun("|", "", {}, hasty);
  const twice = (wait) => {
    const key = session.layout.key("ㄱㅋ");
    session.press(key, 10_000);
    session.press(key, 10_000 + wait);
    const { composing } = session;
    session.commit();
    return composing;
  };
  assert.deepEqual([299, 300].map(twice), ["ㅋ", "ㄱ"]);
  session.layout = cheonjiin;
  assert.deepEqual([999, 1_000].map(twice), ["ㅋ", "ㄱ"]);
  session.cycleTimeout = 50;
  assert.deepEqual([49, 50].map(twice), ["ㅋ", "ㄱ"]);
  session.cycleTimeout = Infinity;
  assert.equal(twice(1e12), "ㅋ");
});

test("what is composed is told, and no more once it has ended", () => {
  const { session, host } = begun("앞|뒤", "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ");
  assert.equal(session.composing, "안ㅅ");
  host.select(1);
  assert.equal(session.composing, "");
  host.select(3);
  assert.equal(session.composing, "", "it does not come back");
});

test("space does as the layout says, or as it is told", () => {
  const { session, field } = begun("|", "ㅇㅁ 인 천");
  session.space(false);
  assert.equal(field(), "아 |");
  session.layout = dubeolsik;
  assert.equal(session.layout, dubeolsik);
  session.press(dubeolsik.key("ㄱ"));
  session.space(true);
  assert.equal(field(), "아 ㄱ|");
});

test("no key, a key of another layout, and a key without effect leave text and selection alone", () => {
  for (const key of [null, undefined, danmoeum.key("ㅂ"), cheonjiin.key("none such")]) {
    const { session, host, field } = begun("가[나]다", "");
    session.press(key);
    assert.equal(field(), "가[나]다");
    host.select(3);
    session.press(cheonjiin.key("ㄱㅋ"));
    session.press(key);
    session.press(cheonjiin.key("인"));
    assert.equal(field(), "가나다기|");
  }
});

test("nothing is written where there is nothing to write", () => {
  for (const traits of Object.values(kinds)) {
    const { session, host, field } = begun("|뒤", "", traits);
    if (!traits.isNative) session.backspace();
    session.insert("");
    session.commit();
    session.press(null);
    assert.equal(host.emptyWrites, undefined);
    assert.equal(field(), "|뒤");
  }
});

test("a bare field loses one user-perceived character, or one code point where nothing tells them", (t) => {
  const deleted = (field) => begun(field, "⌫").field();
  assert.equal(deleted("가👩‍👧|나"), "가|나");
  assert.equal(deleted("가e\u0301|나"), "가|나");
  assert.equal(deleted("|나"), "|나");
  const { Segmenter } = Intl;
  t.after(() => (Intl.Segmenter = Segmenter));
  delete Intl.Segmenter;
  assert.equal(deleted("가🙂|나"), "가|나");
  assert.equal(deleted("|나"), "|나");
});

test("a limited field loses no letter: what does not fit is not typed, and the run ends", () => {
  const { session, field } = begun("가나|", "ㄷㅌ 인 천 ㄱㅋ", { maxLength: 3 });
  assert.equal(field(), "가나닥|");
  session.press(cheonjiin.key("인"));
  assert.equal(field(), "가나닥|", "닥 is not 다, though 다기 has no room");
  assert.equal(session.composing, "");
  session.backspace();
  assert.equal(field(), "가나|");
});

test("a closed field takes nothing, and the run ends", () => {
  const { session, host, field } = begun("앞|뒤", "ㄱㅋ", { isNative: true });
  host.isOpen = false;
  for (const step of ["인", "␣", "⏎", '"1"', "⌫", "⎌", "_"]) act(step, session, host, layoutById);
  assert.equal(field(), "앞ㄱ|뒤");
  assert.equal(session.composing, "");
  host.isOpen = true;
  act("인", session, host, layoutById);
  assert.equal(field(), "앞ㄱㅣ|뒤");
});

test("a field that no longer says where its cursor is ends the run at once", () => {
  const { session, host } = begun("앞|", "ㄱㅋ");
  assert.equal(session.composing, "ㄱ");
  host.isOpen = false;
  assert.equal(session.composing, "");
});

test("Enter and other text end the run even where they find no room", () => {
  for (const step of ["⏎", '"1"']) {
    const { session } = begun("|", `ㄱㅋ ${step}`, { maxLength: 1, isNative: true });
    assert.equal(session.composing, "");
  }
});

test("a page that corrects what is typed ends the run", () => {
  const { session, host } = begun("|", "ㄱㅋ 인 천");
  host.setRangeText = function () {
    Host.prototype.setRangeText.call(this, "카", 0, this.text.length);
  };
  session.press(cheonjiin.key("천"));
  assert.equal(session.composing, "");
});

test("nothing is thrown, whatever a field says of itself", () => {
  const nonsense = [null, undefined, -1, 99, Number.NaN, 1.5];
  for (const value of ["", "가나", null, undefined]) {
    for (const selectionStart of nonsense) {
      for (const selectionEnd of nonsense) {
        const session = new InputSession(cheonjiin, { value, selectionStart, selectionEnd, setRangeText(text, start, end) {
          const length = (value ?? "").length;
          assert.ok(start >= 0 && start <= end && end <= length, `${start} to ${end} of ${value}`);
        } });
        const host = { text: "" };
        for (const step of ["ㄱㅋ", "인", "␣", "⏎", '"1"', "ㄱㅋ", "⌫", "⎌", "_"]) act(step, session, host, layoutById);
        session.hostDidChange();
        assert.equal(session.composing, "");
      }
    }
  }
});

test("a run of 20,000 presses comes out whole, and goes back", () => {
  const { session, host } = begun("|", "", {});
  for (let count = 0; count < 5_000; count++) for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) session.press(cheonjiin.key(id));
  assert.equal(host.text, "안".repeat(5_000));
  assert.equal(session.composing, host.text);
  for (let count = 0; count < 4; count++) session.backspace("stroke");
  assert.equal(host.text, "안".repeat(4_999));
});

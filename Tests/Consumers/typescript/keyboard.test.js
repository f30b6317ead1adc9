// What a computer's keyboard types: letters by place, the number row by label, the numeric pad by place.
import assert from "node:assert/strict";
import test from "node:test";
import { hwalja } from "./support.js";

const { cheonjiin, danmoeum, dubeolsik, keyFor, naratgeul, sky } = hwalja;

/** What `layout` types for a key at `code` that says `key`. */
function typed(layout, code, key, more = {}) {
  const event = {
    code, key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false,
    getModifierState: (name) => more[name] === true, ...more,
  };
  return keyFor(layout, event)?.id ?? null;
}

test("letters are where they lie, whatever is printed there", () => {
  for (const { id, code } of dubeolsik.keys) {
    const shiftKey = code !== code.toLowerCase();
    assert.equal(typed(dubeolsik, `Key${code.toUpperCase()}`, code, { shiftKey }), id);
    assert.equal(typed(dubeolsik, `Key${code.toUpperCase()}`, "ф", { shiftKey }), id);
  }
});

test("shift types the shifted key, or the plain one where there is none", () => {
  assert.equal(typed(dubeolsik, "KeyQ", "Q", { shiftKey: true }), "ㅃ");
  assert.equal(typed(dubeolsik, "KeyA", "A", { shiftKey: true }), "ㅁ");
  assert.equal(typed(danmoeum, "KeyQ", "Q", { shiftKey: true }), "ㅂ");
  assert.equal(typed(dubeolsik, "KeyQ", "Q"), "ㅂ", "Caps Lock is not shift");
});

test("the number row types what it says", () => {
  const row = (layout) => [..."1234567890"].map((digit) => typed(layout, `Digit${digit}`, digit));
  assert.deepEqual(row(cheonjiin), ["인", "천", "지", "ㄱㅋ", "ㄴㄹ", "ㄷㅌ", "ㅂㅍ", "ㅅㅎ", "ㅈㅊ", "ㅇㅁ"]);
  assert.deepEqual(row(dubeolsik), Array(10).fill(null));
  assert.equal(typed(naratgeul, "Digit8", "*", { shiftKey: true }), "획추가");
  assert.equal(typed(naratgeul, "Digit3", "#", { shiftKey: true }), "쌍자음");
  assert.equal(typed(naratgeul, "Backslash", "#"), "쌍자음", "where a keyboard has it elsewhere");
  assert.equal(typed(cheonjiin, "Digit8", "*", { shiftKey: true }), null);
});

test("on a French keyboard the number row types digits with and without shift", () => {
  assert.equal(typed(cheonjiin, "Digit1", "&"), "인");
  assert.equal(typed(cheonjiin, "Digit1", "1", { shiftKey: true }), "인");
  assert.equal(typed(cheonjiin, "Digit1", "!", { shiftKey: true }), null);
});

test("the numeric pad types by place: its top row is the phone's", () => {
  const pad = (layout) => [..."789456123"].map((digit) => typed(layout, `Numpad${digit}`, digit)).join(" ");
  assert.equal(pad(cheonjiin), "인 천 지 ㄱㅋ ㄴㄹ ㄷㅌ ㅂㅍ ㅅㅎ ㅈㅊ");
  assert.equal(pad(sky), "ㄱㅋ ㅣㅡ ㅏㅑ ㄷㅌ ㄴㄹ ㅓㅕ ㅁㅅ ㅂㅍ ㅗㅛ");
  assert.equal(typed(cheonjiin, "Numpad0", "0"), "ㅇㅁ");
  assert.equal(typed(sky, "NumpadMultiply", "*"), "ㅈㅊ");
  for (const key of [".", ","]) assert.equal(typed(sky, "NumpadDecimal", key), "ㅜㅠ");
  for (const name of ["Add", "Subtract", "Divide", "Enter"]) assert.equal(typed(sky, `Numpad${name}`, name), null);
});

test("with NumLock off the pad moves the cursor", () => {
  assert.equal(typed(cheonjiin, "Numpad7", "Home"), null);
  assert.equal(typed(sky, "NumpadDecimal", "Delete"), null);
});

test("with Ctrl, Alt, AltGr or Meta, and while an input method composes, keys are not ours", () => {
  for (const held of ["ctrlKey", "altKey", "metaKey", "AltGraph", "isComposing"]) {
    assert.equal(typed(cheonjiin, "Digit5", "5", { [held]: true }), null, held);
    assert.equal(typed(dubeolsik, "KeyQ", "q", { [held]: true }), null, held);
  }
  assert.equal(typed(dubeolsik, "KeyQ", "q", { keyCode: 229 }), null);
});

test("keys for something else are not ours", () => {
  for (const [code, key] of [["Space", " "], ["Enter", "Enter"], ["Backspace", "Backspace"], ["Comma", ","], ["", ""], ["F5", "F5"]]) {
    assert.equal(typed(cheonjiin, code, key), null);
    assert.equal(typed(dubeolsik, code, key), null);
  }
});

// Tests layouts as data: their keys, the keys of a computer that type them, and custom layouts.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { dist, hwalja, library, read } from "./support.js";

const {
  Composer, KeyboardLayout, cheonjiin, cheonjiinFlickKeyboard, danmoeum, dubeolsik, keyFor, keyboardById, keyboards,
  dotsOf, layoutById, layouts, naratgeul, sky, writing,
} = hwalja;
const { keyboardFromParsed } = await import(join(library, "keyboard-file.js"));

test("the dot style can be changed if a layout has dots", () => {
  const other = writing(cheonjiin, "compatibility");
  const back = writing(other, "conjoining");
  assert.deepEqual([cheonjiin, other, back].map(dotsOf), ["conjoining", "compatibility", "conjoining"]);
  assert.ok(other instanceof KeyboardLayout && other.keys === cheonjiin.keys && other.id === "cheonjiin");
  for (const layout of [other, new KeyboardLayout(other)]) {
    assert.deepEqual(layout.edit(cheonjiin.key("천"), "ㄱ"), { deleting: 1, inserting: "ㄱㆍ" });
  }
  for (const layout of [cheonjiin, back]) {
    assert.deepEqual(layout.edit(other.key("천"), "ㄱ"), { deleting: 1, inserting: "\u1100\u119e" });
  }
  const dotless = layouts.filter(({ keys }) => !keys.some(({ id }) => id === "천"));
  for (const layout of [other, ...dotless]) assert.equal(writing(layout, "compatibility"), layout);
  assert.ok(layouts.every((layout) => (dotsOf(layout) === null) === dotless.includes(layout)));
});

test("layouts, keyboards and keys are found by id, code and scalar", () => {
  // The id of a layout also finds the first keyboard of that layout.
  assert.deepEqual(layouts.map(({ id }) => keyboardById(id)), keyboards.filter(({ id }) => id === "korean"));
  assert.deepEqual(keyboards.filter(({ id }) => id !== "korean"), [keyboardById("cheonjiin-flick")]);
  assert.equal(keyboardById("cheonjiin-flick"), cheonjiinFlickKeyboard);
  for (const layout of layouts) {
    assert.equal(layoutById(layout.id), layout);
    assert.equal(keyboardById(layout.id).layout, layout);
    for (const [index, key] of layout.keys.entries()) {
      assert.deepEqual([key.index, layout.key(key.id), layout.keyByScalar(key.scalar)], [index, key, key]);
      if (key.code) assert.equal(layout.keyByCode(key.code), key);
    }
    for (const name of ["unknown", ""]) {
      assert.deepEqual([layout.key(name), layout.keyByCode(name), layout.keyByScalar(name)], [null, null, null]);
    }
  }
  assert.deepEqual([layoutById("unknown"), keyboardById("unknown")], [null, null]);
});

test("a copy of a key works like the key; no key, and a key of another layout, do nothing", () => {
  assert.deepEqual(dubeolsik.edit(structuredClone(dubeolsik.key("ㄱ")), "가"), { deleting: 1, inserting: "각" });
  const stranger = { ...cheonjiin.key("천"), id: "unknown" };
  for (const key of [null, undefined, ...danmoeum.keys, stranger]) {
    assert.deepEqual(new Composer(cheonjiin).press(key), { deleting: 0, inserting: "" });
    assert.equal(cheonjiin.edit(key, "가"), null);
  }
});

test("words may be decomposed, and only the start of a long word is read", async () => {
  const { canBecome } = await import(join(library, "completions.js"));
  const composed = (layout, composing) => ({ layout, composing });
  const cases = [
    ["간", "간다", true], ["간", "가나", true], ["간", "갈", true], ["간", "각", false], ["갑", "값", true], ["닭", "달가", true],
    ["한그", "한글", true], ["ㅎ", "한", true], ["\u1100\u119e", "과자", true], ["", "각", true],
  ];
  for (const [run, word, answer] of cases) {
    for (const form of ["NFC", "NFD"]) assert.equal(canBecome(composed(cheonjiin, run), word.normalize(form)), answer, run + word);
  }
  assert.equal(canBecome(composed(cheonjiin, "간"), "가\u11af다"), true, "a syllable, and its tail apart");
  let read = 0;
  const words = ["한글".repeat(10), "한글".repeat(500_000)].map((word) => Object.assign(Object(word.normalize("NFD")), {
    *matchAll(pattern) { for (const match of String(this).matchAll(pattern)) yield (read += 1, match); },
  }));
  const counts = words.map((word) => (read = 0, canBecome(composed(dubeolsik, "한그"), word), read));
  assert.equal(counts[0], counts[1]);
});

/** Returns a keyboard file with one page. The page has `slots` in one row. */
const fileOf = (...slots) => ({ id: "x", pages: [{ id: "a", legend: "A", kind: "letters", rows: [slots] }] });

test("a keyboard file cannot be read without a layout", () => {
  const name = "InvalidKeyboardFile";
  const message = "no layouts given; pass one, even for a keyboard without Korean";
  assert.throws(() => keyboardFromParsed(fileOf("a"), []), { name, message });
  const { layout, latinName } = keyboardFromParsed(fileOf("a"), [sky, dubeolsik]);
  assert.deepEqual([layout, latinName], [sky, sky.latinName]);
});

test("a keyboard file cannot contain half of a surrogate pair", () => {
  for (const half of ["\ud83d", "a\ude00", "\ude00\ud83d"]) {
    const faults = [
      [{ ...fileOf("a"), id: half }, "id"], [fileOf(half), "text"], [fileOf({ text: half }), "text"],
      [fileOf({ text: "a", shifted: half }), "shifted"], [fileOf({ text: "a", email: half }), "email"],
      [fileOf({ text: "a", address: half }), "address"], [fileOf({ role: "space", legend: half }), "legend"],
      [fileOf({ text: "a", hold: ["b", half] }), "text"], [fileOf({ text: "a", flicks: { left: half } }), "text"],
      [fileOf({ action: half }), "action"],
    ];
    for (const [file, name] of faults) {
      assert.throws(() => keyboardFromParsed(file, layouts), ({ message }) =>
        message.replace("page 1, row 1, slot 1: ", "") === `${name} has half of a surrogate pair`);
    }
  }
  assert.doesNotThrow(() => keyboardFromParsed(fileOf("😀", { text: "a", hold: ["👍🏽"] }), layouts));
});

test("a keyboard file becomes the same keyboard as in a program", () => {
  const slots = [
    { text: "a", hold: [], flicks: {} }, { key: "천", hold: ["x", { key: "인" }], flicks: { up: { key: "지" } } },
    { role: "letters", hold: ["x"] }, { role: "space", width: 1.5 }, { page: "a" }, { action: "go", note: "ignored" },
  ];
  const { pages } = keyboardFromParsed({ ...fileOf("x", ...slots), layout: "cheonjiin" }, layouts);
  const [first, last, up] = ["천", "인", "지"].map((id) => cheonjiin.key(id).index);
  const row = [
    { text: "x", width: 1 }, { text: "a", width: 1 }, { key: first, hold: ["x", last], flicks: { up }, width: 1 },
    { page: "", hold: ["x"], width: 1 }, { role: "space", width: 1.5 }, { page: "a", width: 1 },
    { action: "go", width: 1 },
  ];
  assert.deepEqual(pages, [{ id: "a", legend: "A", kind: "letters", hasCapitals: false, fields: [], rows: [row] }]);
});

test("a custom layout reads a trie file, and rejects other texts", () => {
  const trie = read(join(dist, "trie/dubeolsik.trie"));
  const keys = [{ id: "ㅂ" }, { id: "ㅈ", legend: "j" }, { id: "구", under: "ㅈ", code: "W" }];
  const data = { id: "mine", name: "내", latinName: "Mine", spaceEndsRun: false, keys };
  const own = (trie) => new KeyboardLayout({ ...data, trie });
  assert.deepEqual(own(trie).edit(own(trie).key("ㅈ"), "가"), { deleting: 1, inserting: "갖" });
  assert.deepEqual(own(trie).keys.map(({ id, legend, code, scalar, under }) => [id, legend, code, scalar, under]),
    [["ㅂ", "ㅂ", null, "ㅂ", null], ["ㅈ", "j", null, "ㅈ", null], ["구", "구", "W", "구", "ㅈ"]]);
  for (const wrong of ["", `${trie.slice(0, -1)}가`]) assert.throws(() => own(wrong), RangeError);
});

/** Returns the id of the key that a computer's key with this `code` and `key` types, or "-". */
function typed(layout, code, key, more = {}) {
  const event = {
    code, key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false,
    getModifierState: (name) => more[name] === true, ...more,
  };
  return keyFor(layout, event)?.id ?? "-";
}

test("letters match by place, the numeric pad types like a phone, and the row of digits does not", () => {
  for (const { id, code } of dubeolsik.keys) {
    const shiftKey = code !== code.toLowerCase();
    for (const key of [code, "ф"]) assert.equal(typed(dubeolsik, `Key${code.toUpperCase()}`, key, { shiftKey }), id);
  }
  const shift = { shiftKey: true };
  const withDigits = new KeyboardLayout({
    id: "mine", name: "내", latinName: "Mine", spaceEndsRun: false, trie: read(join(dist, "trie/dubeolsik.trie")),
    keys: [{ id: "ㅂ", code: "q" }, { id: "구", code: "1" }, { id: "별", code: "*" }],
  });
  const inOrder = "인 천 지 ㄱㅋ ㄴㄹ ㄷㅌ ㅂㅍ ㅅㅎ ㅈㅊ ㅇㅁ".split(" ");
  const all = [
    // If there is no shifted key, shift types the plain key. Caps Lock does not count as shift.
    [dubeolsik, "KeyA", "A", shift, "ㅁ"], [dubeolsik, "KeyQ", "Q", {}, "ㅂ"],
    ..."1234567890".split("").map((digit) => [cheonjiin, `Digit${digit}`, digit, {}, "-"]),
    ..."7894561230".split("").map((digit, index) => [cheonjiin, `Numpad${digit}`, digit, {}, inOrder[index]]),
    [dubeolsik, "Digit1", "1", {}, "-"], [dubeolsik, "Digit2", "2", {}, "-"],
    // In a layout with letters, digits can be codes.
    [withDigits, "Digit1", "1", {}, "구"], [withDigits, "Digit1", "&", {}, "구"], [withDigits, "Digit1", "!", shift, "-"],
    [withDigits, "Digit8", "*", shift, "별"], [withDigits, "Backslash", "#", {}, "-"],
    [naratgeul, "Digit8", "*", shift, "-"], [naratgeul, "Backslash", "#", {}, "-"],
    [naratgeul, "NumpadMultiply", "*", {}, "획추가"],
    [sky, "NumpadMultiply", "*", {}, "ㅈㅊ"], [sky, "NumpadDecimal", ",", {}, "ㅜㅠ"], [sky, "NumpadAdd", "+", {}, "-"],
    [cheonjiin, "Numpad7", "Home", {}, "-"], [sky, "NumpadDecimal", "Delete", {}, "-"],
    // A key is ignored with Ctrl, Alt, AltGr or Meta, while an input method composes, and if it is not a key of the
    // layout.
    ...["ctrlKey", "altKey", "metaKey", "AltGraph", "isComposing"].map((held) =>
      [dubeolsik, "KeyQ", "q", { [held]: true }, "-"]),
    [dubeolsik, "KeyQ", "q", { keyCode: 229 }, "-"],
    ...[["Space", " "], ["Enter", "Enter"], ["Comma", ","], ["", ""], ["F5", "F5"]].flatMap(([code, key]) =>
      [cheonjiin, dubeolsik].map((layout) => [layout, code, key, {}, "-"])),
  ];
  for (const [layout, code, key, more, id] of all) {
    assert.equal(typed(layout, code, key, more), id, `${layout.id} ${code} ${key} ${JSON.stringify(more)}`);
  }
});

// What a keypad is drawn from.
import assert from "node:assert/strict";
import test from "node:test";
import { hwalja } from "./support.js";

const { cheonjiin, cheonjiinCompatibility, danmoeum, dubeolsik, layoutById, layouts, naratgeul, sky } = hwalja;

/** The keypad as one reads it: legends and marks. */
const face = (layout) => layout.rows.map((row) => row.map(({ content }) => content.legend ?? content).join(" "));

test("the keypads are those of the phones", () => {
  assert.deepEqual(face(cheonjiin), [
    "ㅣ ㆍ ㅡ backspace", "ㄱㅋ ㄴㄹ ㄷㅌ enter", "ㅂㅍ ㅅㅎ ㅈㅊ .,?!", "gap ㅇㅁ space gap",
  ]);
  assert.deepEqual(face(naratgeul), [
    "ㄱ ㄴ ㅏㅓ backspace", "ㄹ ㅁ ㅗㅜ enter", "ㅅ ㅇ ㅣ gap", "획추가 ㅡ 쌍자음 space",
  ]);
  assert.deepEqual(face(dubeolsik)[2], "shift ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ backspace");
});

test("the layouts are the five, named", () => {
  assert.deepEqual(layouts, [cheonjiin, naratgeul, sky, dubeolsik, danmoeum]);
  assert.deepEqual(layouts.map(({ id }) => id), ["cheonjiin", "naratgeul", "sky", "dubeolsik", "danmoeum"]);
  assert.deepEqual(layouts.map(({ name }) => name), ["천지인", "나랏글", "스카이", "두벌식", "단모음"]);
  assert.deepEqual(layouts.map(({ latinName }) => latinName), ["Cheonjiin", "Naratgeul", "SKY-II", "Dubeolsik", "Danmoeum"]);
  assert.deepEqual(layouts.map(({ spaceEndsRun }) => spaceEndsRun), [true, false, true, false, false]);
  for (const layout of layouts) assert.equal(layoutById(layout.id), layout);
  assert.equal(layoutById("none such"), null);
});

test("the layout in the other dot style looks the same", () => {
  for (const member of ["id", "name", "latinName", "spaceEndsRun", "rows", "keys"]) {
    assert.deepEqual(cheonjiinCompatibility[member], cheonjiin[member]);
  }
});

test("rows are as wide as their slots", () => {
  const widths = (layout) => layout.rows.map((row) => row.reduce((sum, { width }) => sum + width, 0));
  assert.deepEqual(widths(cheonjiin), [4, 4, 4, 4]);
  assert.deepEqual(widths(dubeolsik), [10, 10, 10, 10]);
  assert.deepEqual(dubeolsik.rows[2].map(({ width }) => width), [1.5, 1, 1, 1, 1, 1, 1, 1, 1.5]);
  for (const { content, width } of layouts.flatMap(({ rows }) => rows.flat())) {
    if (typeof content !== "string") assert.equal(width, 1);
  }
});

test("keys are found by their codes: those of a phone, or QWERTY letters", () => {
  const codes = (layout) => layout.keys.map(({ code }) => code ?? " ").join("");
  assert.equal(codes(cheonjiin), "123456789 0");
  assert.equal(codes(naratgeul), "123456789*0#");
  assert.equal(codes(sky), "123456789*0#");
  assert.equal(codes(dubeolsik), "qwertyuiopasdfghjklzxcvbnmQWERTOP");
  assert.equal(dubeolsik.keyByCode("Q"), dubeolsik.key("ㅃ"));
  assert.equal(cheonjiin.keyByCode("5"), cheonjiin.key("ㄴㄹ"));
  for (const none of ["*", "", "12", "A"]) assert.equal(cheonjiin.keyByCode(none), null);
});

test("holding a key of the phone types its digit", () => {
  const digits = cheonjiin.keys.map((key) => [key.id, key.longPress]);
  assert.deepEqual(digits, [
    ["인", "1"], ["천", "2"], ["지", "3"], ["ㄱㅋ", "4"], ["ㄴㄹ", "5"], ["ㄷㅌ", "6"], ["ㅂㅍ", "7"],
    ["ㅅㅎ", "8"], ["ㅈㅊ", "9"], [".,?!", null], ["ㅇㅁ", "0"],
  ]);
});

test("shifted keys lie under others and take no slot", () => {
  const pairs = dubeolsik.keys.filter((key) => key.isShifted).map((key) => {
    const under = dubeolsik.rows[key.row][key.column].content;
    return under.id + key.id;
  });
  assert.deepEqual(pairs, ["ㅂㅃ", "ㅈㅉ", "ㄷㄸ", "ㄱㄲ", "ㅅㅆ", "ㅐㅒ", "ㅔㅖ"]);
  assert.deepEqual(dubeolsik.keys.map(({ isShifted }) => isShifted), Array(26).fill(false).concat(Array(7).fill(true)));
});

for (const layout of layouts) {
  test(`the keys of ${layout.id} say where they are`, () => {
    const drawn = layout.rows.flatMap((row, y) => row.map(({ content }, x) => [content, y, x]));
    for (const [slot, y, x] of drawn) {
      if (typeof slot !== "string") assert.deepEqual([slot.row, slot.column], [y, x]);
    }
    assert.deepEqual(
      drawn.map(([slot]) => slot).filter((slot) => typeof slot !== "string"),
      layout.keys.filter((key) => !key.isShifted));
    assert.equal(new Set(layout.keys.map(({ id }) => id)).size, layout.keys.length);
    layout.keys.forEach((key, index) => {
      assert.equal(key.index, index);
      assert.equal(layout.key(key.id), key);
    });
    assert.equal(layout.key("none such"), null);
  });
}

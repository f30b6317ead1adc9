// What a keypad is drawn from.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { hwalja, read, tables } from "./support.js";

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
  assert.deepEqual([...widths(cheonjiin), ...widths(dubeolsik)], [4, 4, 4, 4, 10, 10, 10, 10]);
  assert.deepEqual(dubeolsik.rows[2].map(({ width }) => width), [1.5, 1, 1, 1, 1, 1, 1, 1, 1.5]);
});

for (const layout of layouts) {
  test(`the keypad of ${layout.id} is that of its layout file`, () => {
    const { rows, shifted = [] } = JSON.parse(read(join(tables, `${layout.id}.json`)));
    // Gaps at the ends of rows come of their widths.
    const names = (slots) => slots.filter((slot) => slot !== "gap").map((slot) => slot.id ?? slot);
    assert.deepEqual(layout.rows.map((row) => names(row.map(({ content }) => content))), rows.map(names));
    const keys = [...rows.flat().filter(({ id }) => id), ...shifted];
    assert.equal(layout.keys.length, keys.length);
    keys.forEach(({ id, legend = id, code = null, longPress = null, under }, index) => {
      const key = layout.keys[index];
      const { row, column } = key;
      assert.equal(layout.rows[row][column].content, layout.key(under ?? id));
      assert.deepEqual(key, {
        id, legend, code, longPress, row, column, isShifted: under !== undefined, index, layout: layout.id,
      });
      assert.equal(layout.key(id), key);
      if (code) assert.equal(layout.keyByCode(code), key);
    });
    for (const none of ["none such", "", "12"]) assert.deepEqual([layout.key(none), layout.keyByCode(none)], [null, null]);
  });
}

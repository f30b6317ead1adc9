// What a keypad is drawn from.
import assert from "node:assert/strict";
import test from "node:test";
import { hwalja, read } from "./support.js";

const { cheonjiin, cheonjiinCompatibility, layoutById, layouts } = hwalja;

/** A key as keypads.txt has it. */
const face = ({ id, legend, code, longPress }) => `${id}=${legend}/${code ?? "-"}/${longPress ?? "-"}`;

/** The lines of keypads.txt on `layout`. */
function described({ id, name, latinName, spaceEndsRun, rows, keys }) {
  const slot = ({ content, width }) => (content.id ? face(content) : content) + (width === 1 ? "" : `*${width}`);
  const shifted = keys.filter((key) => key.isShifted)
    .map((key) => `${rows[key.row][key.column].content.id}>${face(key)}`);
  return [
    `${id} ${name} ${latinName} ${spaceEndsRun ? "ends the run" : "writes"}`,
    ...rows.map((row) => `  ${row.map(slot).join(" ")}`),
    `  scalars: ${keys.map((key) => key.scalar).join("")}`,
    ...(shifted.length > 0 ? [`  shift: ${shifted.join(" ")}`] : []),
  ];
}

test("the keypads are those of the phones", () => {
  const lines = read("Tests/Consumers/keypads.txt").trim().split("\n").filter((line) => !line.startsWith("#"));
  assert.deepEqual(layouts.flatMap(described), lines);
});

test("layouts are found by their ids", () => {
  for (const layout of [...layouts, cheonjiinCompatibility]) assert.equal(layoutById(layout.id), layout);
  assert.equal(layoutById("none such"), null);
});

test("the layout in the other dot style looks the same", () => {
  assert.equal(cheonjiinCompatibility.id, "cheonjiin-compatibility");
  assert.deepEqual(described(cheonjiinCompatibility).slice(1), described(cheonjiin).slice(1));
});

for (const layout of layouts) {
  test(`the keys of ${layout.id} say where they are, and are found by their ids and codes`, () => {
    const plain = layout.rows.flatMap((row, y) => row.map(({ content }, x) => [content, y, x]))
      .filter(([content]) => content.id);
    for (const [key, row, column] of plain) assert.deepEqual([key.row, key.column], [row, column]);
    assert.deepEqual(plain.map(([key]) => key), layout.keys.slice(0, plain.length));
    assert.ok(layout.keys.slice(plain.length).every((key) => key.isShifted));
    layout.keys.forEach((key, index) => {
      assert.deepEqual([key.index, key.layout], [index, layout.id]);
      assert.equal(layout.key(key.id), key);
      if (key.code) assert.equal(layout.keyByCode(key.code), key);
    });
    const scalars = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
    const found = scalars.map((scalar) => [scalar, layout.keyByScalar(scalar)]).filter(([, key]) => key);
    assert.equal(found.length, layout.keys.length);
    for (const [scalar, key] of found) assert.equal(key.scalar, scalar);
    for (const none of ["none such", "", "12"]) assert.deepEqual([layout.key(none), layout.keyByCode(none)], [null, null]);
    for (const none of ["", "ㄱㄱ"]) assert.equal(layout.keyByScalar(none), null);
  });
}

// The scenarios of keyboards that the generator makes, with its own keyboards, come true.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { Phone, keyboardScenarios } from "./keyboards.js";
import { hwalja, read, review } from "./support.js";

const { keyboardById, keyboards, layouts } = hwalja;

test("the scenarios come true", () => {
  const all = keyboardScenarios(read(join(review, "keyboards.tsv")));
  assert.ok(all.length > 0);
  for (const { line, layout, field, before, steps, after, shown, asked } of all) {
    const phone = new Phone(hwalja, keyboardById(layout), { field, before });
    const isDrawn = steps.endsWith("?");
    phone.act(isDrawn ? steps.slice(0, -1) : steps);
    const found = [phone.field, isDrawn ? `${phone.shown} ${phone.drawn}` : phone.shown, phone.requests];
    assert.deepEqual(found, [after, shown, asked], line);
  }
});

test("there is a keyboard for every layout, in both styles of dots", () => {
  assert.deepEqual(keyboards.map(({ layout }) => layout), layouts);
  for (const layout of [...layouts, hwalja.cheonjiinCompatibility]) {
    assert.equal(keyboardById(layout.id).layout, layout);
    assert.equal(keyboardById(layout.id).name, layout.name);
  }
  assert.equal(keyboardById("none such"), null);
});

test("every key of a layout is on the letters of its keyboard, or lies under one that is", () => {
  for (const { layout, pages } of [...keyboards, keyboardById("cheonjiin-compatibility")]) {
    const shown = pages[0].rows.flat().map((slot) => slot.key ?? slot).filter(Number.isInteger);
    const plain = layout.keys.filter(({ isShifted }) => !isShifted);
    assert.deepEqual(shown.sort((one, other) => one - other), plain.map(({ index }) => index));
  }
});

// The composing run by itself: what sessions.tsv cannot say.
import assert from "node:assert/strict";
import test from "node:test";
import { applied, conformance, hwalja, styles } from "./support.js";

const { Composer, cheonjiin, cheonjiinCompatibility, danmoeum, dubeolsik, layouts } = hwalja;

test("space does as the caller says", () => {
  const composer = new Composer(dubeolsik);
  composer.press(dubeolsik.key("ㅇ"));
  assert.deepEqual(composer.space(true), { deleting: 0, inserting: "" });
  assert.deepEqual(composer.space(true), { deleting: 0, inserting: " " });
});

test("backspace with nothing composed leaves deleting to the host", () => {
  const composer = new Composer(cheonjiin);
  assert.equal(composer.backspace(), null);
  assert.equal(composer.backspace("stroke"), null);
  composer.press(cheonjiin.key("ㄱㅋ"));
  composer.commit();
  assert.equal(composer.backspace(), null);
});

test("no key, and a key of another layout, do nothing", () => {
  const nothing = { deleting: 0, inserting: "" };
  const stranger = { ...cheonjiin.key("천"), id: "none such" };
  for (const key of [null, undefined, cheonjiin.key("none such"), danmoeum.key("ㅂ"), stranger]) {
    const composer = new Composer(cheonjiin);
    composer.press(cheonjiin.key("ㄱㅋ"));
    assert.deepEqual(composer.press(key), nothing);
    assert.equal(composer.composing, "ㄱ");
    assert.equal(cheonjiin.edit(key, "가"), null);
  }
});

test("keys of the same name in another layout, or in the other style of dots, do nothing", () => {
  for (const layout of layouts) {
    for (const other of [...layouts, cheonjiinCompatibility].filter((other) => other !== layout)) {
      for (const key of other.keys) assert.deepEqual(new Composer(layout).press(key), { deleting: 0, inserting: "" });
    }
  }
  assert.equal(applied(cheonjiinCompatibility.edit(cheonjiinCompatibility.key("천"), "ㄱ"), "ㄱ"), "ㄱㆍ");
});

test("every press of a syllable can be taken back, in every layout", () => {
  for (const { layout, files } of styles) {
    for (const [keys, syllable] of conformance(layout, files).slice(0, 11_172)) {
      const composer = new Composer(layout);
      const before = [];
      for (const id of keys.split(" ")) {
        const text = composer.composing;
        if (composer.press(layout.key(id)).inserting !== "") before.push(text);
      }
      if (composer.composing !== syllable) assert.fail(`${keys}: ${composer.composing} and not ${syllable}`);
      for (const text of before.reverse()) {
        const shown = composer.composing;
        const after = applied(composer.backspace("stroke"), shown);
        if (after !== text || composer.composing !== text) assert.fail(`${keys}: ${shown} goes back to ${after} and not ${text}`);
      }
    }
  }
});

test("a copy of a key is as good as the key", () => {
  const copy = structuredClone(dubeolsik.key("ㄱ"));
  assert.deepEqual(dubeolsik.edit(copy, ""), { deleting: 0, inserting: "ㄱ" });
});

test("composed text that is canonically equivalent is told apart", () => {
  const { deleting, inserting } = dubeolsik.edit(dubeolsik.key("ㄱ"), "\u1100\u1161");
  assert.deepEqual([deleting, inserting], [0, "ㄱ"]);
  assert.deepEqual(dubeolsik.edit(dubeolsik.key("ㄱ"), "가"), { deleting: 1, inserting: "각" });
});

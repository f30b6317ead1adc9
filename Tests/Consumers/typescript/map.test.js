// The raw look-up against the full map in JSON, read by the five lines that the map is made for.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { applied, read, styles } from "./support.js";

/** What the map says about `text`, and null where it says nothing. */
function mapped(table, text) {
  const scalars = [...text];
  for (const count of [2, 1, 0]) {
    const state = scalars.slice(scalars.length - count).join("");
    if (scalars.length >= count && Object.hasOwn(table, state)) {
      return text.slice(0, text.length - state.length) + table[state];
    }
  }
  return null;
}

/** Every state of the map, every syllable, and what no composing run can end in. */
function states(map) {
  const all = new Set(Object.values(map).flatMap((table) => Object.keys(table)));
  for (let unit = 0xac00; unit < 0xd7a4; unit++) all.add(String.fromCharCode(unit));
  for (let unit = 0x1100; unit < 0x1200; unit++) all.add(String.fromCharCode(unit));
  for (let unit = 0x3130; unit < 0x3190; unit++) all.add(String.fromCharCode(unit));
  for (const text of ["a", "가나다", "🙂", "각🙂", "🙂ㅏ", "\ud83d", "\ude42", "가\ude42"]) all.add(text);
  return all;
}

for (const { layout, title, files } of styles) {
  test(`${title} says what its map says, and nothing where that says nothing`, () => {
    const map = JSON.parse(read(join(files, `../json/${layout.id}.full.json`)));
    const keys = layout.keys.map((key) => [key.id, (text) => layout.edit(key, text)]);
    const lookUps = [...keys, ["⌫", (text) => layout.deletion(text)]];
    assert.deepEqual(new Set(lookUps.map(([id]) => id)), new Set(Object.keys(map)));
    const all = states(map);
    for (const [id, lookUp] of lookUps) {
      for (const text of all) {
        const edit = lookUp(text);
        // Where a key leaves the text as it is, the look-up may say so or say nothing.
        const found = edit ? applied(edit, text) : id === "⌫" ? null : text;
        const expected = mapped(map[id], text) ?? (id === "⌫" ? null : text);
        if (found !== expected) assert.fail(`${id} after ${text}: ${found} and not ${expected}`);
      }
    }
  });
}

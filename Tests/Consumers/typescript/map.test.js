// The package, and the maps as read by the lines that docs/CONSUMING.md shows, against each other and against the
// conformance files.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { applied, conformance, dist, mapOf, overFull, overMinified, read, styles, type } from "./support.js";

/** Every state of the map, every syllable, and what no composing run can end in. */
function states(map) {
  const all = new Set(Object.values(map).flatMap((table) => Object.keys(table)));
  for (let unit = 0xac00; unit < 0xd7a4; unit++) all.add(String.fromCharCode(unit));
  for (let unit = 0x1100; unit < 0x1200; unit++) all.add(String.fromCharCode(unit));
  for (let unit = 0x3130; unit < 0x3190; unit++) all.add(String.fromCharCode(unit));
  for (const text of ["", "a", "가나다", "🙂", "각🙂", "🙂ㅏ", "\ud83d", "\ude42", "가\ude42"]) all.add(text);
  return all;
}

for (const { layout, title, files } of styles) {
  const map = mapOf(layout, files);

  test(`${title} types what its conformance file says`, () => {
    for (const [keys, text] of conformance(layout, files)) {
      const typed = type(layout, keys);
      if (typed !== text) assert.fail(`${keys}: ${typed} and not ${text}`);
    }
  });

  test(`${title} says what its map says, and nothing where that says nothing`, () => {
    const press = overFull(map);
    const lookUps = layout.keys.map((key) => [key.id, (text) => layout.edit(key, text)]);
    lookUps.push(["⌫", (text) => layout.deletion(text)]);
    assert.deepEqual(lookUps.map(([id]) => id), Object.keys(map));
    const all = states(map);
    for (const [id, lookUp] of lookUps) {
      for (const text of all) {
        const edit = lookUp(text);
        const [found, expected] = [edit ? applied(edit, text) : text, press(text, id)];
        if (found !== expected) assert.fail(`${id} after ${text}: ${found} and not ${expected}`);
      }
    }
  });

  if (files.includes("compatibility")) continue;
  const minified = overMinified(JSON.parse(read(join(dist, `json/${layout.id}.min.json`))));

  test(`both maps of ${title} type what the conformance file says`, () => {
    // They know one run and no history.
    const lines = conformance(layout, files).filter(([keys]) => !/[_␣⎌…]/.test(keys));
    assert.ok(lines.length > 11_172 + 3 * 10_773);
    for (const press of [overFull(map), minified]) {
      for (const [keys, text] of lines) assert.equal(keys.split(" ").reduce(press, ""), text, keys);
    }
  });
}

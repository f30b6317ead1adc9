// The lines over JSON that docs/CONSUMING.md shows, on all that they can be asked.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { dist, hwalja, read, review } from "./support.js";

const { layouts } = hwalja;

/** The page's functions: over the minified map, and over the full one. */
const [six, five] = read("docs/CONSUMING.md").match(/^function press.*?^}$/gms);

/** A `press` that reads `map`. */
const consumer = (code, map) => new Function("map", `${code}; return press;`)(map);

for (const layout of layouts) {
  const full = JSON.parse(read(join(review, `../json/${layout.id}.full.json`)));
  const min = JSON.parse(read(join(dist, `json/${layout.id}.min.json`)));

  test(`the consumers of ${layout.id} type what the conformance file says`, () => {
    const presses = [consumer(five, full), consumer(six, min)];
    let lines = 0;
    for (const line of read(join(review, `${layout.id}.tsv`)).split("\n")) {
      const [keys, text] = line.split("\t");
      // They know one run and no history.
      if (!text || line.startsWith("#") || /[_␣⎌]/.test(keys)) continue;
      for (const press of presses) {
        assert.equal(keys.split(" ").reduce(press, ""), text, keys);
      }
      lines += 1;
    }
    assert.ok(lines > 11_172 + 3 * 10_773);
  });

  test(`the minified map of ${layout.id} says what the full one says, in every cell`, () => {
    const [pressFull, pressMin] = [consumer(five, full), consumer(six, min)];
    const states = new Set(Object.values(full).flatMap((table) => Object.keys(table)));
    for (let unit = 0xac00; unit < 0xd7a4; unit++) states.add(String.fromCharCode(unit));
    for (const key of Object.keys(full)) {
      for (const state of states) assert.equal(pressMin(state, key), pressFull(state, key), `${key} after ${state}`);
    }
  });
}

// The code that README.md shows, run as it stands there.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { dist, hwalja, project, read, review, run } from "./support.js";

const { layouts } = hwalja;

/** The blocks of README.md in `language`. */
const blocks = (language) =>
  [...read("README.md").matchAll(new RegExp("^```" + language + "\n(.*?)^```$", "gms"))].map(([, code]) => code);

/** The README's `press`, reading `map`. */
const consumer = (code, map) => new Function("map", `${code}; return press;`)(map);

const [five, six] = blocks("js");

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

test("the example in TypeScript types 안녕하세요", (t) => {
  const folder = project(t, { "hello.mjs": blocks("ts")[0] });
  assert.equal(run("node", ["hello.mjs"], { cwd: folder }), "안녕하세요\n");
});

// Every line of the conformance files, in both styles of pending dots.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { read, styles, type } from "./support.js";

for (const { layout, title, files } of styles) {
  test(`${title} types what its conformance file says`, () => {
    const known = new Set([..."_␣⌫⎌", ...layout.keys.map((key) => key.id)]);
    const text = read(join(files, `${layout.id}.tsv`));
    const lines = text.split("\n").filter((line) => line && !line.startsWith("# "));
    assert.equal(lines.length, Number(/^# There are (\d+) such lines/m.exec(text)?.[1]));
    for (const [keys, expected] of lines.map((line) => line.split("\t"))) {
      const unknown = keys.split(" ").find((id) => !known.has(id));
      if (unknown !== undefined) assert.fail(`${keys}: there is no key ${unknown}`);
      const typed = type(layout, keys);
      if (typed !== expected) assert.fail(`${keys}: ${typed} and not ${expected}`);
    }
  });
}

// Every row of dist/conformance.
import assert from "node:assert/strict";
import test from "node:test";
import { layouts } from "../../../dist/typescript/hwalja.js";
import { read, type } from "./support.js";

for (const layout of layouts) {
  test(`${layout.id} types what its conformance file says`, () => {
    const known = new Set([..."_␣⌫⎌", ...layout.keys.map((key) => key.id)]);
    const rows = read(`dist/conformance/${layout.id}.tsv`).split("\n")
      .filter((line) => line && !line.startsWith("# ")).map((line) => line.split("\t"));
    assert.ok(rows.length > 0, "the file has rows");
    for (const [keys, text] of rows) {
      const unknown = keys.split(" ").find((id) => !known.has(id));
      if (unknown !== undefined) assert.fail(`${keys}: there is no key ${unknown}`);
      const typed = type(layout, keys);
      if (typed !== text) assert.fail(`${keys}: ${typed} and not ${text}`);
    }
  });
}

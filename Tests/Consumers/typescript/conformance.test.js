// Every row of the conformance files, as they are committed and in the other style of pending dots.
import assert from "node:assert/strict";
import test from "node:test";
import { read, type } from "./support.js";

for (const folder of ["dist", ".build/compatibility"]) {
  const { Composer, layouts } = await import(`../../../${folder}/typescript/hwalja.js`);
  for (const layout of layouts) {
    test(`${layout.id} types what ${folder} says`, () => {
      const known = new Set([..."_␣⌫⎌", ...layout.keys.map((key) => key.id)]);
      const rows = read(`${folder}/conformance/${layout.id}.tsv`).split("\n")
        .filter((line) => line && !line.startsWith("# ")).map((line) => line.split("\t"));
      assert.ok(rows.length > 0, "the file has rows");
      for (const [keys, text] of rows) {
        const unknown = keys.split(" ").find((id) => !known.has(id));
        if (unknown !== undefined) assert.fail(`${keys}: there is no key ${unknown}`);
        const typed = type(layout, keys, new Composer(layout));
        if (typed !== text) assert.fail(`${keys}: ${typed} and not ${text}`);
      }
    });
  }
}

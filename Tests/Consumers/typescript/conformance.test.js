// Every line of the conformance files, in both styles of pending dots.
import assert from "node:assert/strict";
import test from "node:test";
import { conformance, styles, type } from "./support.js";

for (const { layout, title, files } of styles) {
  test(`${title} types what its conformance file says`, () => {
    for (const [keys, expected] of conformance(layout, files)) {
      const typed = type(layout, keys);
      if (typed !== expected) assert.fail(`${keys}: ${typed} and not ${expected}`);
    }
  });
}

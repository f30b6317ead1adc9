// Reads the layouts in QML back, and compares them with their layout files: qt.mjs OUT FOLDER
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [out, folder] = process.argv.slice(2);
const keyboards = await import(pathToFileURL(`${out}/hwalja/keyboards.mjs`));
const file = /^(?:(?:\/\/ .*|import .*)?\n)*HwaljaKeyboard \{\n    pages: Keyboards\.(\w+)\n    layout: (\(\{[^]*\}\))\n\}\n$/;
for (const id of readdirSync(out).filter((name) => name !== "hwalja")) {
  const [, pages, text] = file.exec(readFileSync(`${out}/${id}/main.qml`, "utf8"));
  const { keys, cycleTimeout } = new Function(`"use strict"; return ${text}`)();
  const own = JSON.parse(readFileSync(`${folder}/${id}.json`, "utf8"));
  assert.equal(cycleTimeout, own.cycleTimeout ?? 1000);
  const legends = ({ id, legend = id }) => [id, legend];
  assert.deepEqual(keys.map(legends), own.keys.map(legends));
  assert.ok(keyboards[pages].length > 1, `${id} has no pages`);
}

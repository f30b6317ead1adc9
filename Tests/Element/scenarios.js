// The scenarios of keyboards come true on the keys that are drawn.
import assert from "node:assert/strict";
import { join } from "node:path";
import { keyboardScenarios } from "../Consumers/typescript/keyboards.js";
import { hwalja, read, review } from "../Consumers/typescript/support.js";
import { states } from "./scene.js";

const { keyboardById } = hwalja;

/** What the letter keys of each page of `layout` say, by page and by whether shift is on. */
function letters(layout, kind) {
  const { pages, layout: { keys } } = keyboardById(layout);
  const under = (key) => keys.find((other) => other.isShifted && other.row === key.row && other.column === key.column) ?? key;
  return new Map(pages.flatMap((page) => [false, true].map((isShifted) => [
    `${page.id} ${isShifted}`,
    page.rows.flat().map((slot) => typeof slot === "object" ? slot : typeof slot === "number" ? { key: slot } : { text: slot }).flatMap((slot) => {
      if (slot.key !== undefined) return [(isShifted ? under(keys[slot.key]) : keys[slot.key]).legend];
      if (slot.text === undefined) return [];
      const own = slot[kind] ?? slot.text;
      return [isShifted && page.hasCapitals && own === slot.text ? slot.shifted ?? own.toUpperCase() : own];
    }).join(" "),
  ])));
}

/** Of how many lines of the file one is tried. */
const STRIDE = Number(process.env.ELEMENT_STRIDE ?? 1600);
const NO_HINT = /join|route|continue|emergency/;

function chosen(engine) {
  const all = keyboardScenarios(read(join(review, "keyboards.tsv")));
  const isTaps = ({ steps, field }) => field === "letters none none" && /^[\d. +?]+$/.test(steps);
  const isOneFinger = ({ steps }) => !/[bc][↓→~:↑×]/.test(steps);
  const stride = engine === "Chromium" ? STRIDE : STRIDE * 20;
  return all.filter((line, index) => isTaps(line) || index % (isOneFinger(line) ? Math.ceil(stride / 8) : stride) === 0);
}

/** What is wrong with what `line` came to. */
function wrong({ layout, field, after, shown, asked, steps }, found) {
  const [page, shift, space] = shown.split(" ");
  const kind = [field, ...steps.split(" ").filter((step) => step.startsWith("@")).map((step) => step.slice(1))].at(-1).split(/[ ,]/)[0];
  const expected = {
    field: after, asked: asked.split(" ").filter((request) => !request.startsWith(">")).join(" ") || "-",
    letters: letters(layout, kind).get(`${page} ${shift !== "off"}`),
    shift: found.shift === undefined ? undefined : shift, space: found.space === undefined ? undefined : space,
  };
  return Object.keys(expected).filter((name) => expected[name] !== found[name]).map((name) => `${name} ${found[name]} and not ${expected[name]}`);
}

states("the scenarios of keyboards come true by pointers", async (scene) => {
  await scene.open('<textarea rows="1"></textarea><textarea rows="1"></textarea><hwalja-keyboard delay="1000"></hwalja-keyboard>', {
    script: '<link rel="stylesheet" href="/replay.css"><script src="/replay.js"></script>', isReady: "globalThis.replay",
  });
  await scene.run("clock.install(); import('/hwalja-keyboard.js').then(() => (replay.hear(eye.element), 1))");
  const lines = chosen(scene.engine);
  const left = { "an action that no page can ask for": 0, "the next keyboard, which the element has itself": 0 };
  const sent = lines.filter(({ field, asked, steps }) => {
    if (NO_HINT.test(field) || NO_HINT.test(steps)) return left["an action that no page can ask for"]++, false;
    if (/globe/.test(asked)) return left["the next keyboard, which the element has itself"]++, false;
    return true;
  });
  const faults = [];
  let count = 0;
  for (let start = 0; start < sent.length; start += 400) {
    const batch = sent.slice(start, start + 400);
    const found = await scene.run(`replay.all(${JSON.stringify(batch.map(({ layout, field, before, steps }) => [layout, field, before, steps]))})`);
    batch.forEach((line, index) => {
      if (typeof found[index] === "string") return left[found[index]] = (left[found[index]] ?? 0) + 1;
      count += 1;
      const what = wrong(line, found[index]);
      if (what.length > 0) faults.push(`${line.line.split("\t").slice(0, 7).join(" | ")}: ${what.join("; ")}`);
    });
  }
  console.log(`        ${scene.engine}: ${count} of ${lines.length} scenarios; left out: ${Object.entries(left).map(([why, number]) => `${number} of ${why}`).join(", ")}`);
  assert.ok(count > lines.length / 2);
  assert.deepEqual([faults.length, faults.slice(0, 8)], [0, []]);
  await scene.isFaultless();
});

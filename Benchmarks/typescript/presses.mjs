// Prints samples: nanoseconds per press in Node. One sample is for the package, and one is for code that a programmer
// would write for the full map. `presses.mjs once` prints nothing, and only checks that all typists write the same
// text.
import { readFileSync } from "node:fs";
import { Composer, InputSession, cheonjiin } from "../../dist/typescript/hwalja.js";

const review = (file) => readFileSync(new URL(`../../.build/review/${file}`, import.meta.url), "utf8");
const map = JSON.parse(review("json/cheonjiin.full.json"));

/** Returns the text after a press, with code that a programmer would write for the full map. */
function press(text, key) {
  for (const n of [2, 1])
    if (text.slice(-n) in map[key]) return text.slice(0, -n) + map[key][text.slice(-n)];
  return text + (map[key][""] ?? "");
}

/** A text field with its cursor at the end. */
class Field {
  value = "";
  selectionStart = 0;
  selectionEnd = 0;

  setRangeText(text, start, end) {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    this.selectionStart = this.selectionEnd = start + text.length;
  }

  write({ deleting, inserting }) {
    if (deleting > 0 || inserting) this.setRangeText(inserting, this.selectionStart - deleting, this.selectionEnd);
  }
}

/** Functions that type the keys of a run into an empty field. */
const typists = {
  "composer"(keys, field) {
    const composer = new Composer(cheonjiin);
    for (const key of keys) field.write(composer.press(key));
  },
  "session"(keys, field) {
    const session = new InputSession(cheonjiin, field);
    for (const key of keys) session.press(key);
  },
  "nested object"(keys, field) {
    let run = "";
    const history = [];
    for (const { id } of keys) {
      const after = press(run, id);
      if (after === run) continue;
      history.push(run);
      field.setRangeText(after, field.selectionStart - run.length, field.selectionEnd);
      run = after;
    }
  },
};

/** The presses that type each syllable. */
const syllables = new Map(review("composer.tsv").split("\n").slice(0, 11_172).map((line) => {
  const [, , ids, syllable] = line.split("\t");
  return [syllable, ids.split(" ").map((id) => cheonjiin.key(id))];
}));

function written(keys) {
  const composer = new Composer(cheonjiin);
  for (const key of keys) composer.press(key);
  return composer.composing;
}

/** Words as people type them. A run ends if the key of the next syllable would change the last letter of the run. */
const words = readFileSync(new URL("../words.txt", import.meta.url), "utf8").trim().split("\n").flatMap((word) => {
  const runs = [[]];
  let text = "";
  for (const syllable of word) {
    const last = runs.at(-1);
    const more = [...last, ...syllables.get(syllable)];
    const continues = written(more) === text + syllable;
    if (continues) runs.splice(-1, 1, more);
    else runs.push(syllables.get(syllable));
    text = (continues ? text : "") + syllable;
  }
  return runs;
});

/** Random keys, in runs of 12. */
let seed = 1;
const random = Array.from({ length: 5_000 }, () => Array.from({ length: 12 }, () => {
  seed = (seed * 48_271) % 0x7fff_ffff;
  return cheonjiin.keys[seed % cheonjiin.keys.length];
}));

const [first, last] = process.argv[2] === "once" ? [-1, 0] : [-10, 20];
for (const [order, runs] of [["of words", Array(100).fill(words).flat()], ["of random keys", random]]) {
  const count = runs.flat().length;
  const samples = Object.keys(typists).map(() => []);
  for (let round = first; round < last; round++) {
    const written = Object.values(typists).map((type, index) => {
      const fields = runs.map(() => new Field());
      const start = process.hrtime.bigint();
      runs.forEach((keys, run) => type(keys, fields[run]));
      if (round >= 0) samples[index].push(Number(process.hrtime.bigint() - start) / count);
      return fields.map(({ value }) => value).join();
    });
    if (new Set(written).size !== 1) throw new Error("the typists wrote different texts");
  }
  if (last === 0) continue;
  const measured = new Map(Object.keys(typists).map((name, index) => [name, samples[index]]));
  for (const [what, rivals] of [["press", ["composer", "nested object"]], ["press by more than a composer", ["session", "composer"]]])
    for (const name of rivals)
      console.log([`${what}, TypeScript under Node, ${order}`, name, "ns", ...measured.get(name)].join("\t"));
}

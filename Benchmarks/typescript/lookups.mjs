// Prints lines of samples: look-ups under Node by trie, by nested object and by nested Map.
import { readFileSync } from "node:fs";
import { Composer, cheonjiin } from "../../dist/typescript/hwalja.js";

const review = (file) => readFileSync(new URL(`../../.build/review/${file}`, import.meta.url), "utf8");
const nested = JSON.parse(review("json/cheonjiin.full.json"));
const maps = new Map(
  Object.entries(nested).map(([key, table]) => [key, new Map(Object.entries(table))]));

/** The presses that type every syllable, each after two others, from the conformance file. */
const typed = review("conformance/cheonjiin.tsv").split("\n").filter((line) => !line.startsWith("#"))
  .slice(0, 11_172).flatMap((line) => {
    const composer = new Composer(cheonjiin);
    return line.split("\t")[0].split(" ").map((id) => {
      const press = { key: cheonjiin.key(id), text: "한글" + composer.composing };
      composer.press(press.key);
      return press;
    });
  });

/** Every transition, in an order that no cache foresees. */
const shuffled = cheonjiin.keys.flatMap((key) =>
  Object.keys(nested[key.id]).map((state) => ({ key, text: "한글" + state })));
let seed = 1;
for (let index = shuffled.length - 1; index > 0; index--) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  const other = seed % (index + 1);
  [shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]];
}

const ways = {
  "trie": ({ key, text }) => cheonjiin.edit(key, text)?.inserting,
  "nested Map": ({ key, text }) => {
    const table = maps.get(key.id);
    return table.get(text.slice(-2)) ?? table.get(text.slice(-1)) ?? table.get("");
  },
  "nested object": ({ key, text }) => {
    const table = nested[key.id];
    return table[text.slice(-2)] ?? table[text.slice(-1)] ?? table[""];
  },
};

for (const [order, presses] of [["as every syllable is typed", typed], ["in random order", shuffled]]) {
  const samples = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  let sum = 0;
  for (let round = -10; round < 15; round++) {
    for (const [name, look] of Object.entries(ways)) {
      const start = process.hrtime.bigint();
      for (const press of presses) sum += look(press)?.length ?? 0;
      const time = Number(process.hrtime.bigint() - start) / presses.length;
      if (round >= 0) samples[name].push(time);
    }
  }
  if (sum === 0) throw new Error("nothing was looked up");
  for (const [name, values] of Object.entries(samples)) {
    console.log([`look-up, TypeScript under Node, ${order}`, name, "ns", ...values].join("\t"));
  }
}

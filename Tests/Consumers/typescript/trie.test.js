// Look-ups in tries of any making: what cells say, what they cannot say, and what cannot happen.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { dist, hwalja, randomNumbers, read, type } from "./support.js";

const { KeyboardLayout, cheonjiin, dubeolsik, layouts } = hwalja;
const trieOf = (layout) => read(join(dist, `trie/${layout.id}.trie`));
const named = (trie, keys, rows = []) =>
  new KeyboardLayout({ id: "mine", name: "내 자판", latinName: "Mine", spaceEndsRun: false, keys, rows, trie });

/** `value` in `count` digits of base 90, the lowest first. */
const digits = (value, count) =>
  Array.from({ length: count }, (_, place) => String.fromCharCode(0x25 + Math.floor(value / 90 ** place) % 90)).join("");

/** The tables of consonants and leads, which are the same in every trie. */
const tables = trieOf(dubeolsik).slice(31, 80);

/**
 * A layout of a key and backspace whose blocks are `blocks`: each the block's own cell, the first index of its
 * range, and the range's cells. All four pointers of the key name the first.
 */
function forged({ own = [], letter = 89, joining = 89, blocks = [[0, 0]], keyCount = 2, pointer = null }) {
  const letters = own.map((scalar) => digits(scalar, 3)).join("") + tables;
  const start = 22 + letters.length + 20;
  const record = digits(letter, 1) + digits(joining, 1) + digits(pointer ?? start, 2).repeat(4);
  const cells = blocks.map(([cell, from, ...range]) =>
    digits(cell, 2) + digits(from, 1) + digits(range.length, 1) + range.map((inner) => digits(inner, 2)).join(""));
  const rest = letters + record.repeat(2) + cells.join("");
  const header = digits(22 + rest.length, 2) + digits(own.length, 1) + digits(22, 2) + digits(22 + letters.length, 2)
    + digits(start, 2) + digits(keyCount, 1) + "%%";
  return named(`HWJT%%%%%&${header}${rest}`, [{ id: "k" }]);
}

/** What the key of that layout does with `text`: how much goes, and what comes; null for nothing. */
function answer(trie, text) {
  const layout = forged(trie);
  const edit = layout.edit(layout.key("k"), text);
  return edit && [edit.deleting, edit.inserting];
}

const ga = { letter: 19, joining: 0 };
const dot = { own: [0x119e], letter: 40, joining: 21 };
/** What a trie says of texts, by what its cells are called in docs/FORMAT.md. */
const sayings = [
  ["cell 0 appends the letter that is there", 0, { ...ga }, { "": [0, "ㅏ"], 가: [0, "ㅏ"], "🙂": [0, "ㅏ"] }],
  ["cell 0 appends no letter where the key has none", 0, {}, { 가: null }],
  ["a letter of the trie's own ends with them", 0, { ...dot, letter: 41 }, { 가: null }],
  ["a letter is a scalar", 0, { own: [0xd800], letter: 40 }, { 가: null }],
  ["and above 0", 0, { own: [0], letter: 40 }, { 가: null }],
  ["a tail needs a syllable", 1 + 4, {}, { 가: [1, "간"], 각: [1, "간"], ㄱ: null, ㅏ: null }],
  ["so does a push", 29 + 19 * 4 + 1, {}, { 각: [1, "간ㄲ"], ㄱ: null }],
  ["so does a carry", 561 + 19 * 4 + 1, ga, { 각: [1, "간까"], ㄱ: null }],
  ["a carry needs a key that joins", 561, { letter: 19 }, { 각: null }],
  ["a carry needs a joining that there is", 561, { letter: 19, joining: 23 }, { 각: null }],
  ["a carry needs a letter", 561, { joining: 0 }, { 각: null }],
  ["a carry needs a letter that is there", 561, { letter: 40, joining: 0 }, { 각: null }],
  ["a vowel needs a lead", 1093 + 20, dot, { ㄱ: [1, "기"], 각: [1, "기"], ㅏ: null, "\u119e": null }],
  ["so does a bare lead", 1114, dot, { 각: [1, "ㄱ"], ㅏ: null, "\u119e": null }],
  ["so does what is appended", 1115, ga, { ㄴ: [1, "나"], 각: [1, "가"], ㅏ: null }],
  ["what is appended needs a key that joins", 1115, { letter: 19 }, { ㄴ: null }],
  ["a dot follows the conjoining lead", 1115, dot, { ㄴ: [1, "\u1102\u119e"], 간: [1, "\u1100\u119e"] }],
  ["or the compatibility consonant", 1115, { ...dot, joining: 22 }, { ㄴ: [1, "ㄴ\u119e"] }],
  ["nothing stays of anything", 1116, dot, { 각: [1, ""], ㄱ: [1, ""], ㅣ: [1, ""], "\u119e": [1, ""] }],
  ["a letter takes the place", 1117 + 20, {}, { 각: [1, "ㅐ"], ㅏ: [1, "ㅐ"] }],
  ["of a number that there is", 1117 + 40, {}, { 각: null }],
  ["where nothing is known, the cell is 0", 1116, { ...ga }, { "": [0, "ㅏ"], "\0": [0, "ㅏ"], a: [0, "ㅏ"], ㄳ: [0, "ㅏ"] }],
  ["a letter of the trie's own that is 0 stands nowhere", 1116, { own: [0] }, { "": null, "\0": null }],
  ["nor does one that is half a pair", 1116, { own: [0xd800] }, { "\ud800": null }],
];
for (const [what, cell, trie, texts] of sayings) {
  test(what, () => {
    for (const [text, expected] of Object.entries(texts)) {
      assert.deepEqual(answer({ ...trie, blocks: [[cell, 0]] }, text), expected, text);
    }
  });
}

test("a before is about the scalar before, or else about the last", () => {
  // The first block is 6 bytes long, so that the second is 3 pairs after it.
  const about = (cell, own = 1116) => ({ blocks: [[1206 + 3, 0, 1206 + 3], [own, 4, cell]] });
  assert.deepEqual(answer(about(1 + 6), "안ㅅ"), [2, "않"]);
  assert.deepEqual(answer(about(1 + 6), "아ㅅ"), [1, ""]);
  assert.deepEqual(answer(about(1 + 6), "aㅅ"), [1, ""]);
  assert.deepEqual(answer(about(0), "안ㅅ"), [1, ""]);
  assert.deepEqual(answer({ ...about(0, 0), letter: 0 }, "안ㅅ"), [0, "ㄱ"]);
  assert.equal(answer(about(1206), "안ㅅ"), null, "no before leads to another");
  assert.equal(answer(about(0, 1206), "안ㅅ"), null);
  const lead = { blocks: [[1206 + 2, 0], [1116, 28, 1093]] };
  assert.deepEqual(answer(lead, "ㄱㅅ"), [2, "가"]);
  assert.deepEqual(answer(lead, "\u1100ㅅ"), [2, "가"]);
  assert.deepEqual(answer(lead, "ㅏㅅ"), [1, ""]);
});

test("a range says more than its block, also where it says 0", () => {
  const trie = { ...ga, blocks: [[1116, 1, 1 + 4, 0]] };
  assert.deepEqual(["가", "각", "갂", "갃"].map((text) => answer(trie, text)), [[1, ""], [1, "간"], [0, "ㅏ"], [1, ""]]);
});

test("a digit outside the trie counts 0", () => {
  assert.deepEqual(answer({ ...ga, pointer: 8_099 }, "각"), [0, "ㅏ"]);
});

test("a key that the trie does not have does nothing, and nor does backspace", () => {
  for (const keyCount of [0, 1]) {
    const trie = { ...ga, keyCount };
    assert.deepEqual([answer(trie, "각") !== null, forged(trie).deletion("각") !== null], [keyCount > 0, keyCount > 0]);
  }
  const two = named(trieOf(dubeolsik), [{ id: "ㅂ" }]);
  assert.equal(two.deletion("각").inserting, "가", "the trie's last key is backspace, however many are named");
});

test("whatever a trie says and stands before the cursor, a look-up answers with scalars, and deletes what is there", () => {
  const random = randomNumbers(1);
  const texts = [
    null, "", "\0", "a", "🙂", "가🙂", "\ud83d", "\ude42", "가\ud83d", "\ud83d\ud83d", "\ude42\ude42", "\u1100\u1161",
    "\u1100\u1161\u11a8", "\u1100\u119e", "🙂\u119e", "\u119e", "\u11a2", "e\u0301", "가", "안ㅅ", "가ㄱ", "않", "ㅏ", "ㄱㄱ",
    "가ㆍ", "👩‍👩‍👧",
  ];
  for (let round = 0; round < 4_000; round++) {
    const original = layouts[round % layouts.length];
    const trie = [...trieOf(original)];
    // The first rounds have the tries as they are; of the others some are wrong in one place, and some in many.
    const wrong = round < layouts.length ? 0 : 1 + random(round % 4 === 0 ? 400 : 3);
    for (let count = 0; count < wrong; count++) trie[12 + random(trie.length - 12)] = digits(random(90), 1);
    const layout = named(trie.join(""), original.keys.map(({ id }) => ({ id })));
    for (const text of texts) {
      const edits = [...layout.keys.map((key) => layout.edit(key, text)), layout.deletion(text)];
      for (const { deleting, inserting } of edits.filter((edit) => edit !== null)) {
        const length = (text ?? "").length;
        assert.ok(deleting >= 0 && deleting <= length);
        assert.match(inserting, /^[^\0\ud800-\udfff]{0,3}$/u);
        if (wrong > 0) continue;
        assert.match((text ?? "").slice(length - deleting), /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3.,?!]*$/u);
        assert.equal(inserting, inserting.normalize("NFC"), "what is inserted is composed");
      }
    }
  }
});

test("a layout of one's own reads a trie file, and refuses what is none", () => {
  const keys = [{ id: "ㅂ", longPress: "1" }, { id: "ㅈ", legend: "j" }, { id: "구", under: "ㅈ", code: "W" }];
  const wide = { content: "backspace", width: 1.5 };
  const trie = trieOf(dubeolsik);
  const mine = named(trie, keys, [[0, 1, wide], ["gap"]]);
  assert.deepEqual(mine.edit(mine.key("ㅈ"), "가"), { deleting: 1, inserting: "갖" });
  const [first, second, third] = mine.keys;
  assert.deepEqual(mine.rows, [
    [{ content: first, width: 1 }, { content: second, width: 1 }, wide], [{ content: "gap", width: 1 }],
  ]);
  assert.deepEqual([first.legend, second.legend, first.longPress, second.longPress], ["ㅂ", "j", "1", null]);
  assert.deepEqual(third, {
    id: "구", legend: "구", code: "W", longPress: null, row: 0, column: 1, isShifted: true, index: 2, layout: "mine",
  });
  const later = `HWJT-----'${trie.slice(10)}`;
  for (const wrong of ["", "HWJT", "nonsense at all", trie.slice(1), trie.slice(0, -1), `${trie}%`, `${trie.slice(0, -1)}가`, later]) {
    assert.throws(() => named(wrong, keys), RangeError);
  }
});

test("a letter beyond the Basic Multilingual Plane counts two", () => {
  // The full stop among the letters becomes U+1F642.
  const trie = trieOf(cheonjiin).replace(digits(0x2e, 3), digits(0x1f642, 3));
  const smiling = named(trie, cheonjiin.keys.map(({ id }) => ({ id })));
  const key = smiling.key(".,?!");
  assert.deepEqual(smiling.edit(key, "가!"), { deleting: 1, inserting: "🙂" });
  assert.deepEqual(smiling.edit(key, "가🙂"), { deleting: 2, inserting: "," });
  assert.deepEqual(smiling.deletion("가🙂"), { deleting: 2, inserting: "" });
  assert.equal(type(smiling, ".,?! .,?! ⎌"), "🙂");
  assert.equal(type(smiling, "ㄱㅋ .,?! ⌫"), "ㄱ");
  assert.equal(type(smiling, ".,?! ⌫ ㄱㅋ .,?! ㄱㅋ ⌫ ⎌"), "ㄱ");
});

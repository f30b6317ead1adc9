// Tries of any making: what look-ups answer, and what cannot happen.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { dist, hwalja, read, root, run, type } from "./support.js";

const { Composer, KeyboardLayout, cheonjiin, dubeolsik, layouts } = hwalja;
const trieOf = (layout) => read(join(dist, `trie/${layout.id}.trie`));
const named = (trie, keys, rows = []) =>
  new KeyboardLayout({ id: "mine", name: "내 자판", latinName: "Mine", spaceEndsRun: false, keys, rows, trie });

const bare = (keys) => keys.map(({ id }) => ({ id }));

/** `value` in `count` digits of base 90, the lowest first. */
const digits = (value, count) =>
  Array.from({ length: count }, (_, place) => String.fromCharCode(0x25 + Math.floor(value / 90 ** place) % 90)).join("");

/** `trie` with other digits at `offset`. */
const changed = (trie, offset, text) => trie.slice(0, offset) + text + trie.slice(offset + text.length);

test("a key that the trie does not have does nothing, and nor does backspace", () => {
  const trie = trieOf(dubeolsik);
  for (const [keyCount, isThere] of [[0, false], [1, true]]) {
    const layout = named(changed(trie, 19, digits(keyCount, 1)), [{ id: "ㅂ" }, { id: "ㅈ" }]);
    const answers = [...layout.keys.map((key) => layout.edit(key, "가")), layout.deletion("가")];
    assert.deepEqual(answers.map((edit) => edit !== null), [isThere, false, isThere]);
  }
  const two = named(trie, [{ id: "ㅂ" }]);
  assert.equal(two.deletion("각").inserting, "가", "the trie's last key is backspace, however many are named");
});

test("letters that are no scalars stand nowhere", () => {
  // The dot among the letters, which backspace takes away with the lead before it.
  const trie = trieOf(cheonjiin);
  const offset = trie.indexOf(digits(0x119e, 3));
  for (const scalar of [0, 0xd83d]) {
    const layout = named(changed(trie, offset, digits(scalar, 3)), bare(cheonjiin.keys));
    for (const text of ["", "\0", "\ud83d"]) assert.equal(layout.deletion(text), null);
    assert.equal(layout.edit(layout.key("천"), ""), null);
  }
});

test("a press that leaves the run as it is, is no stroke", () => {
  // A key goes from mark to mark: the question mark, which comes after the comma, is made another comma.
  const trie = trieOf(cheonjiin).replace(digits(0x3f, 3), digits(0x2c, 3));
  const layout = named(trie, bare(cheonjiin.keys));
  assert.equal(type(layout, ".,?! .,?! .,?!"), ",");
  assert.equal(type(layout, ".,?! .,?! .,?! ⎌"), ".");
});

test("the first of the blocks can be a before-block", () => {
  // The walk of 안ㅅ in docs/FORMAT.md, with the blocks said to begin where it finds its before-block.
  const trie = changed(changed(trieOf(cheonjiin), 17, digits(884, 2)), 932, digits(1206, 2));
  const layout = named(trie, bare(cheonjiin.keys));
  assert.deepEqual(layout.edit(layout.key("ㅅㅎ"), "안ㅅ"), { deleting: 2, inserting: "않" });
});

test("forged tries answer as they do in Python", () => {
  const forge = [join(root, "Tests/Consumers/forgeries.py"), join(dist, "trie/cheonjiin.trie")];
  const env = { ...process.env, PYTHONPATH: join(dist, "python"), PYTHONDONTWRITEBYTECODE: "1" };
  const lines = run("python3", forge, { env, maxBuffer: 1 << 26 }).trim().split("\n");
  assert.ok(lines.length > 3_000);
  const scalars = [
    0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314e, 0xac00, 0xac01, 0xd788, 0xd7a3, 0x314f, 0x3163, 0x119e, 0x11a2, 0x318d,
  ].map((scalar) => scalar ? String.fromCodePoint(scalar) : "");
  const texts = scalars.flatMap((last) => scalars.map((before) => last && before + last));
  const keys = Array.from({ length: 13 }, (_, number) => ({ id: `${number}` }));
  lines.forEach((line, number) => {
    const [trie, answers] = line.split("\t");
    const layout = named(trie, keys);
    const found = texts.map((text) => {
      const edit = layout.edit(layout.keys[number % 13], text);
      return edit ? `${edit.deleting}:${Buffer.from(edit.inserting).toString("hex")}` : "-";
    });
    assert.deepEqual(found, answers.split(" "), trie);
  });
});

test("whatever stands before the cursor, a look-up deletes no more than is there, and no half letter", () => {
  const texts = [
    null, "", "\0", "a", "🙂", "가🙂", "\ud83d", "\ude42", "가\ud83d", "\ud83d\ud83d", "\ude42\ude42",
    "\u1100\u1161", "\u1100\u1161\u11a8", "\u1100\u119e", "🙂\u119e", "\u119e", "\u11a2", "e\u0301", "👩‍👩‍👧",
  ];
  for (const layout of layouts) {
    for (const text of texts) {
      const edits = [...layout.keys.map((key) => layout.edit(key, text)), layout.deletion(text)];
      for (const { deleting, inserting } of edits.filter((edit) => edit !== null)) {
        const length = (text ?? "").length;
        assert.ok(deleting >= 0 && deleting <= length);
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
    id: "구", legend: "구", scalar: "구", code: "W", longPress: null, row: 0, column: 1, isShifted: true, index: 2, layout: "mine",
  });
  const later = `HWJT-----'${trie.slice(10)}`;
  const [short, strange] = [changed(trie, 10, digits(21, 2)).slice(0, 21), `${trie.slice(0, -1)}가`];
  for (const wrong of ["", "HWJT", "nonsense at all", trie.slice(1), trie.slice(0, -1), `${trie}%`, short, strange, later]) {
    assert.throws(() => named(wrong, keys), RangeError);
  }
});

test("a letter beyond the Basic Multilingual Plane counts two", () => {
  // The full stop among the letters becomes U+1F642.
  const trie = trieOf(cheonjiin).replace(digits(0x2e, 3), digits(0x1f642, 3));
  const smiling = named(trie, bare(cheonjiin.keys));
  const key = smiling.key(".,?!");
  assert.deepEqual(smiling.edit(key, "가!"), { deleting: 1, inserting: "🙂" });
  assert.deepEqual(smiling.edit(key, "가🙂"), { deleting: 2, inserting: "," });
  assert.deepEqual(smiling.deletion("가🙂"), { deleting: 2, inserting: "" });
  assert.equal(type(smiling, ".,?! .,?! ⎌"), "🙂");
  assert.equal(type(smiling, "ㄱㅋ .,?! ⌫"), "ㄱ");
  assert.equal(type(smiling, ".,?! ⌫ ㄱㅋ .,?! ㄱㅋ ⌫ ⎌"), "ㄱ");
  // The comma becomes U+1F643, of the same first half: no edit begins between the two.
  const composer = new Composer(named(trie.replace(digits(0x2c, 3), digits(0x1f643, 3)), bare(cheonjiin.keys)));
  assert.deepEqual([0, 1].map(() => composer.press(composer.layout.key(".,?!")).inserting), ["🙂", "🙃"]);
  assert.deepEqual(composer.backspace("stroke"), { deleting: 2, inserting: "🙂" });
});

// The composing run: what ends it, what backspace takes, and what bad input cannot do.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { applied, dist, hwalja, read, styles, type } from "./support.js";

const { Composer, KeyboardLayout, cheonjiin, cheonjiinCompatibility, danmoeum, dubeolsik, layouts, naratgeul } = hwalja;

const an = "ㅇㅁ 인 천 ㄴㄹ";

test("syllables come together", () => {
  assert.equal(type(cheonjiin, an), "안");
  assert.equal(type(cheonjiin, `${an} ㅅㅎ ㅅㅎ`), "않");
  assert.equal(type(cheonjiin, "ㄱㅋ 천"), "\u1100\u119e");
  assert.equal(type(naratgeul, "ㄴ ㅏㅓ ㅁ ㅗㅜ ㅗㅜ ㅇ ㅗㅜ ㅗㅜ ㅣ ㄱ 획추가 ㅣ"), "나무위키");
});

test("after a commit nothing before the cursor changes", () => {
  assert.equal(type(cheonjiin, `${an} _ ㅅㅎ ㅅㅎ`), "안ㅎ");
  assert.equal(type(cheonjiin, "ㄱㅋ _ ㄱㅋ"), "ㄱㄱ");
});

test("space does as the layout says, or as the caller does", () => {
  assert.equal(type(dubeolsik, "ㅇ ㅏ ㄴ ␣ ㄴ"), "안 ㄴ");
  const composer = new Composer(dubeolsik);
  composer.press(dubeolsik.key("ㅇ"));
  assert.deepEqual(composer.space(true), { deleting: 0, inserting: "" });
  assert.deepEqual(composer.space(true), { deleting: 0, inserting: " " });
});

test("where space ends the run, the next one writes", () => {
  assert.equal(type(cheonjiin, `${an} ␣ ㄴㄹ`), "안ㄴ");
  assert.equal(type(cheonjiin, `${an} ␣ ␣ ㄴㄹ`), "안 ㄴ");
});

test("backspace takes the last jamo", () => {
  assert.equal(type(cheonjiin, `${an} ㅅㅎ ㅅㅎ ⌫`), "안");
  assert.equal(type(cheonjiin, `${an} ⌫`), "아");
  assert.equal(type(cheonjiin, `${an} ⌫ ⌫ ⌫`), "");
});

test("backspace takes the strokes of the last syllable, then syllables", () => {
  assert.equal(type(cheonjiin, `${an} ㅅㅎ ㅅㅎ ⎌`), "안ㅅ");
  assert.equal(type(cheonjiin, `${an} ⎌ ⎌`), "이");
  assert.equal(type(cheonjiin, `${an} ${an} ⎌ ⎌ ⎌ ⎌`), "안");
  assert.equal(type(cheonjiin, `${an} ${an} ⎌ ⎌ ⎌ ⎌ ⎌`), "");
  assert.equal(type(cheonjiin, "ㄱㅋ 천 ㄱㅋ 천 ⌫ ⌫ ⎌"), "");
});

test("backspace with nothing composed leaves deleting to the host", () => {
  const composer = new Composer(cheonjiin);
  assert.equal(composer.backspace(), null);
  assert.equal(composer.backspace("stroke"), null);
  composer.press(cheonjiin.key("ㄱㅋ"));
  composer.commit();
  assert.equal(composer.backspace(), null);
});

test("no key, and a key of another layout, do nothing", () => {
  const nothing = { deleting: 0, inserting: "" };
  for (const key of [null, undefined, cheonjiin.key("none such"), danmoeum.key("ㅂ")]) {
    const composer = new Composer(cheonjiin);
    composer.press(cheonjiin.key("ㄱㅋ"));
    assert.deepEqual(composer.press(key), nothing);
    assert.equal(composer.composing, "ㄱ");
    assert.equal(cheonjiin.edit(key, "가"), null);
  }
});

test("keys of the same name in another layout do nothing; those of the other dot style do the same", () => {
  for (const layout of layouts) {
    for (const other of layouts.filter((other) => other !== layout)) {
      for (const key of other.keys) assert.deepEqual(new Composer(layout).press(key), { deleting: 0, inserting: "" });
    }
  }
  const key = cheonjiin.key("천");
  assert.equal(applied(cheonjiinCompatibility.edit(key, "ㄱ"), "ㄱ"), "ㄱㆍ");
});

test("every press of a syllable can be taken back, in every layout", () => {
  for (const { layout, files } of styles) {
    const lines = read(join(files, `${layout.id}.tsv`)).split("\n").slice(5, 5 + 11_172);
    assert.equal(lines.length, 11_172);
    for (const [keys, syllable] of lines.map((line) => line.split("\t"))) {
      const composer = new Composer(layout);
      const before = [];
      for (const id of keys.split(" ")) {
        const text = composer.composing;
        if (composer.press(layout.key(id)).inserting !== "") before.push(text);
      }
      if (composer.composing !== syllable) assert.fail(`${keys}: ${composer.composing} and not ${syllable}`);
      for (const text of before.reverse()) {
        const shown = composer.composing;
        const after = applied(composer.backspace("stroke"), shown);
        if (after !== text || composer.composing !== text) assert.fail(`${keys}: ${shown} goes back to ${after} and not ${text}`);
      }
    }
  }
});

test("after strokes were taken back, and more were made, all of the last syllable go", () => {
  assert.equal(type(dubeolsik, "ㄱ ㅏ ㄴ ㅏ ⎌ ⎌"), "가");
  assert.equal(type(dubeolsik, "ㄱ ㅏ ㄴ ㅏ ⎌ ⎌ ㅁ ⎌ ⎌"), "ㄱ");
  assert.equal(type(dubeolsik, "ㄱ ㅏ ㄴ ㅏ ⎌ ⎌ ⎌"), "", "used up, the syllable goes whole");
});

test("a copy of a key is as good as the key", () => {
  const copy = structuredClone(dubeolsik.key("ㄱ"));
  assert.deepEqual(dubeolsik.edit(copy, ""), { deleting: 0, inserting: "ㄱ" });
});

test("whatever stands before the cursor, a look-up deletes no more than is there, and no half letter", () => {
  const texts = [
    null, "", "\0", "a", "🙂", "가🙂", "\ud83d", "\ude42", "가\ud83d", "\ud83d\ud83d", "\ude42\ude42",
    "\u1100\u1161", "\u1100\u1161\u11a8", "\u1100\u119e", "🙂\u119e", "\u119e", "\u11a2", "e\u0301", "👩‍👩‍👧",
  ];
  for (const layout of layouts) {
    for (const text of texts) {
      const edits = [...layout.keys.map((key) => layout.edit(key, text)), layout.deletion(text)];
      for (const edit of edits.filter((edit) => edit !== null)) {
        const length = (text ?? "").length;
        assert.ok(edit.deleting >= 0 && edit.deleting <= length);
        const deleted = (text ?? "").slice(length - edit.deleting);
        assert.match(deleted, /^[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3.,?!]*$/u);
        assert.equal(edit.inserting, edit.inserting.normalize("NFC"), "what is inserted is composed");
      }
    }
  }
});

test("composed text that is canonically equivalent is told apart", () => {
  const { deleting, inserting } = dubeolsik.edit(dubeolsik.key("ㄱ"), "\u1100\u1161");
  assert.deepEqual([deleting, inserting], [0, "ㄱ"]);
  assert.deepEqual(dubeolsik.edit(dubeolsik.key("ㄱ"), "가"), { deleting: 1, inserting: "각" });
});

test("edits touch nothing but the run, which is what they built", () => {
  let seed = 1;
  const random = (count) => (seed = (seed * 48271) % 0x7fffffff) % count;
  for (const layout of layouts) {
    const actions = [...layout.keys.map((key) => key.id), ..."_␣⌫⌫⎌⎌"];
    const composer = new Composer(layout);
    let run = "";
    for (let count = 0; count < 20_000; count++) {
      const action = actions[random(actions.length)];
      run = type(layout, action, composer, "앞" + run).slice(1);
      if (composer.composing === "") run = "";
      assert.equal(composer.composing, run);
    }
  }
});

test("a layout of one's own reads a trie file, and refuses what is none", () => {
  const trie = read(join(dist, "trie/dubeolsik.trie"));
  const mine = new KeyboardLayout("mine", "내 자판", "Mine", false, "ㅂ\t\t1  ㅈ\tj ⌫\t1.5\n\n□ 구\t\t\tㅈ\tW", trie);
  assert.deepEqual(mine.edit(mine.key("ㅈ"), "가"), { deleting: 1, inserting: "갖" });
  assert.deepEqual(mine.rows, [
    [{ content: mine.key("ㅂ"), width: 1 }, { content: mine.key("ㅈ"), width: 1 }, { content: "backspace", width: 1.5 }],
    [{ content: "gap", width: 1 }],
  ]);
  assert.deepEqual(mine.key("구"), {
    id: "구", legend: "구", code: "W", longPress: null, row: 0, column: 1, isShifted: true, index: 2, layout: "mine",
  });
  for (const wrong of ["", "HWJT", "nonsense at all", trie.slice(1), `HWJT-----'${trie.slice(10)}`]) {
    assert.throws(() => new KeyboardLayout("mine", "", "", false, "", wrong), RangeError);
  }
});

test("a letter beyond the Basic Multilingual Plane counts two", () => {
  // The full stop among the letters becomes U+1F642, in digits of base 90 from the lowest.
  const trie = read(join(dist, "trie/cheonjiin.trie")).replace("S%%", "_s4");
  const smiling = new KeyboardLayout("smiling", "", "", true, cheonjiin.keys.map((key) => key.id).join(" "), trie);
  const key = smiling.key(".,?!");
  assert.deepEqual(smiling.edit(key, "가!"), { deleting: 1, inserting: "🙂" });
  assert.deepEqual(smiling.edit(key, "가🙂"), { deleting: 2, inserting: "," });
  assert.deepEqual(smiling.deletion("가🙂"), { deleting: 2, inserting: "" });
  assert.equal(type(smiling, ".,?! .,?! ⎌"), "🙂");
  assert.equal(type(smiling, "ㄱㅋ .,?! ⌫"), "ㄱ");
  assert.equal(type(smiling, ".,?! ⌫ ㄱㅋ .,?! ㄱㅋ ⌫ ⎌"), "ㄱ");
});

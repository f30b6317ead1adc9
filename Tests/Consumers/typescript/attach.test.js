// The real thing: a session in Chromium, in an <input>, a <textarea> and a contenteditable element: what it types.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { act, begin, composing, field, kinds, page, text } from "./attached.js";
import { scenarios } from "./scenarios.js";
import { library, read, review } from "./support.js";

for (const kind of kinds) {
  test(`${kind}: syllables come together where the cursor is, and each press is an input event`, async () => {
    await begin(kind, "앞|뒤", "ㅇㅁ 인 천 ㄴㄹ");
    assert.equal(await field(), "앞안|뒤");
    assert.equal(await composing(), "안");
    assert.deepEqual(await page.run("host.events"), ["insertText ㅇ", "insertText 이", "insertText 아", "insertText 안"]);
    await act("⎌ ⎌ ⌫");
    assert.equal(await field(), "앞ㅇ|뒤");
  });

  test(`${kind}: Ctrl+Z undoes, Ctrl+Y does again, and the run is over`, async () => {
    await begin(kind, "|", "ㅇㅁ 인 천 ㄴㄹ");
    await act("_ ㄱㅋ 인");
    await page.strike("Control+z");
    assert.equal(await text(), "안", "one step is one run");
    assert.equal(await composing(), "");
    await page.strike("Control+z");
    assert.equal(await text(), "");
    await page.strike("Control+y");
    assert.equal(await text(), "안");
    await page.strike("Control+y");
    assert.equal(await field(), "안기|");
    await act("ㄱㅋ");
    assert.equal(await field(), "안기ㄱ|");
  });

  test(`${kind}: what is selected is replaced, and only that`, async () => {
    await begin(kind, "안[AB]C", "ㄴㄹ 인");
    assert.equal(await field(), "안니|C");
    await page.strike("Shift+ArrowLeft");
    await act("⌫");
    assert.equal(await field(), "안|C");
    await page.strike("Control+a");
    await act("ㄱㅋ 인");
    assert.equal(await field(), "기|");
  });

  test(`${kind}: after a pause a key begins a new letter, and a vowel joins all the same`, async () => {
    await begin(kind, "|", "", { cycleTimeout: 1000 });
    const press = (id, time) => page.run(`host.session.press(host.session.layout.key("${id}"), ${time})`);
    await press("ㄱㅋ", 10_000);
    await press("ㄱㅋ", 10_999);
    assert.equal(await field(), "ㅋ|");
    await press("ㄱㅋ", 11_999);
    await press("인", 60_000);
    assert.equal(await field(), "ㅋ기|");
  });

  test(`${kind}: a computer's keyboard types, its Backspace and its space too`, async () => {
    await begin(kind, "|", "", { keyboard: true, step: "stroke" });
    for (const key of ["0", "1", "2", "5", "8", "8", "Backspace"]) await page.strike(key);
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.match(await field(), /^안ㅅ[ \u00a0]\|$/);
    await page.strike("8");
    assert.equal(await composing(), "ㅅ");
    await page.strike("Backspace");
    await page.strike("Backspace");
    assert.equal(await field(), "안ㅅ|", "with nothing composed the browser deletes");
    await page.strike("Control+a");
    await page.strike("5");
    assert.equal(await field(), "ㄴ|");
  });

  test(`${kind}: without the browser's help, too`, async () => {
    await begin(kind, "앞|뒤");
    await page.run("document.execCommand = () => false");
    await act("ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ ㅇㅁ");
    assert.equal(await field(), "앞않ㅇ|뒤");
    assert.equal(await composing(), "않ㅇ");
    assert.equal(await page.run("host.events.at(-1)"), "insertText ㅇ");
    await act("⌫ ⌫");
    assert.equal(await field(), "앞안|뒤");
    await act("_ ⌫");
    assert.equal(await field(), "앞|뒤");
    await page.run("delete document.execCommand");
  });

  test(`${kind}: the scenarios come true`, async () => {
    const texts = [read("Tests/Consumers/typescript/sessions.tsv"), read(join(review, "sessions.tsv"))];
    // Lines are a form's end in an <input>, and elements of their own in a contenteditable one.
    const all = texts.flatMap(scenarios).filter(({ line }) => kind === "textarea" || !/⏎|\\n/.test(line));
    const sample = all.filter((_, index) => index % Math.ceil(all.length / 2000) === 0);
    const wrong = await page.run(`Page.wrong(${JSON.stringify(kind)}, ${JSON.stringify(sample)})`);
    assert.deepEqual(wrong, []);
    assert.ok(sample.length > 20);
  });

  test(`${kind}: operations tell what they did`, async () => {
    await begin(kind);
    const told = (operation) => page.run(`host.session.${operation}`);
    assert.equal(await told('press(cheonjiin.key("ㄱㅋ"))'), "written");
    assert.equal(await told('press(cheonjiin.key("인"))'), "changed");
    assert.equal(await told("space()"), "ended");
    assert.equal(await told("space()"), "written");
    assert.equal(await told("space()"), "written");
    assert.equal(await told("commit()"), "nothing");
    assert.equal(await told("backspace()"), "changed");
    assert.equal(await told("press(null)"), "nothing");
    await page.run("host.close(true)");
    assert.equal(await told('press(cheonjiin.key("ㄱㅋ"))'), "nothing");
  });

  test(`${kind}: a keyboard sees the words and the spaces before the cursor`, async () => {
    await begin(kind, "하나 둘|");
    await page.run(`globalThis.typed = new Keyboard(dubeolsikKeyboard, host.session);
      typed.tap(3, 3, 1000), typed.tap(3, 3, 1500)`);
    assert.equal(await text(), "하나 둘. ");
    await page.run("typed.tap(2, 8, 1600)");
    assert.equal(await text(), "하나 둘  ");
    await page.run("typed.down(2, 8, 1, 2000), typed.tick(4000)");
    assert.equal(await text(), "하나 ");
    await page.run("typed.tick(4200)");
    assert.equal(await text(), "");
    assert.equal(await page.run("typed.tick(4400), typed.nextTick"), null);
  });
}

test("in rich text the run stays in its piece of text, and the style is kept", async () => {
  await begin("contenteditable", "|");
  await page.run('host.element.innerHTML = "<b>가</b><i>가</i>"; getSelection().collapse(host.element.querySelector("b").firstChild, 1)');
  await act("ㄱㅋ 인 천");
  assert.equal(await page.run("host.element.innerHTML"), "<b>가가</b><i>가</i>");
  await page.run('host.element.innerHTML = "<b>가</b><i>가</i>"; getSelection().collapse(host.element.querySelector("b").firstChild, 0)');
  await act("ㄱㅋ 인 천");
  await page.run('getSelection().collapse(host.element.querySelector("i").firstChild, 1)');
  await act("ㄱㅋ");
  assert.equal(await page.run("host.element.textContent"), "가가가ㄱ");
});

test("the keypad of the read-me types, and leaves the focus where it is", async () => {
  const [, body] = /```html\n([^]*?)<script/.exec(read(join(library, "README.md")));
  const [, script] = /```js\n([^]*?)```/.exec(read(join(library, "README.md")));
  const source = script.replace('"hwalja"', 'location.origin + "/hwalja.js"').replace(/import (.*) from (.*);/, "const $1 = await import($2);");
  await page.run(`globalThis.host?.detach(); globalThis.host = undefined; globalThis.shown = document.createElement("div");
    document.body.append(shown); shown.innerHTML = ${JSON.stringify(body)}; (async () => { ${source} })()`);
  await page.run('shown.querySelector("input").focus(); document.querySelector("#keypad").scrollIntoView()');
  for (const legend of ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "␣", "ㄴㄹ", "⌫", "ㄱㅋ"]) {
    const place = await page.run(`(() => {
      const button = [...shown.querySelectorAll("button")].find(({ textContent }) => textContent === ${JSON.stringify(legend)});
      const { x, y, width, height } = button.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    await page.click(...place);
  }
  await page.strike("1");
  assert.equal(await page.run('document.activeElement.value'), "안기");
  await page.run("shown.remove()");
});

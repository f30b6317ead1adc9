// What the lines of sessions do not tell of a session in Chromium, in an <input>, a <textarea> and a contenteditable
// element: the browser's undo, its events and its keys, and what ends a run besides.
import assert from "node:assert/strict";
import { join } from "node:path";
import test, { after } from "node:test";
import { act, begin, composing, field, kinds, page, text } from "./attached.js";
import { library, read } from "./support.js";

after(() => page.close());

for (const kind of kinds) {
  test(`${kind}: each press is an input event, with the browser's help and without`, async () => {
    for (const help of ["", "document.execCommand = () => false"]) {
      await begin(kind, "앞|뒤");
      await page.run(help);
      await act("ㅇㅁ 인 천 ㄴㄹ");
      assert.deepEqual(await page.run("host.events"), ["ㅇ", "이", "아", "안"].map((text) => `insertText ${text}`));
      await act("ㅅㅎ ㅅㅎ ㅇㅁ");
      assert.deepEqual([await field(), await composing()], ["앞않ㅇ|뒤", "않ㅇ"]);
      await act("⌫ ⌫ _ ⌫");
      assert.equal(await field(), "앞|뒤");
    }
    await page.run("delete document.execCommand");
  });

  test(`${kind}: Ctrl+Z undoes a run, Ctrl+Y does it again, and the run is over`, async () => {
    await begin(kind, "|", "ㅇㅁ 인 천 ㄴㄹ _ ㄱㅋ 인");
    for (const [key, left] of [["z", "안"], ["z", ""], ["y", "안"], ["y", "안기"]]) {
      await page.strike(`Control+${key}`);
      assert.deepEqual([await text(), await composing()], [left, ""]);
    }
    await act("ㄱㅋ");
    assert.equal(await field(), "안기ㄱ|");
  });

  test(`${kind}: a computer's keyboard types, its Backspace and its space too`, async () => {
    await begin(kind, "|", "", { keyboard: true, step: "stroke" });
    for (const key of ["0", "1", "2", "5", "8", "8", "Backspace"]) await page.strike(key);
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.equal(await field(), "안ㅅ|");
    await page.strike(" ");
    assert.equal(await field(), "안ㅅ |");
    await page.strike("8");
    assert.equal(await composing(), "ㅅ");
    for (const key of ["Backspace", "Backspace"]) await page.strike(key);
    assert.equal(await field(), "안ㅅ|", "with nothing composed the browser deletes");
    await page.run("host.session.detach()");
    await page.strike("5");
    assert.equal(await field(), "안ㅅ5|", "detached, it hears of nothing any more");
  });

  test(`${kind}: operations tell what they did`, async () => {
    await begin(kind);
    const press = 'press(cheonjiin.key("ㄱㅋ"))';
    const operations = [press, 'press(cheonjiin.key("인"))', "space()", "space()", "commit()", "backspace()", "press(null)"];
    const told = [];
    for (const operation of operations) told.push(await page.run(`host.session.${operation}`));
    assert.deepEqual(told, ["written", "changed", "ended", "written", "nothing", "changed", "nothing"]);
    await page.run("host.close(true)");
    assert.equal(await page.run(`host.session.${press}`), "nothing");
  });

  test(`${kind}: a keyboard sees the words and the spaces before the cursor`, async () => {
    await begin(kind, "하나 둘|");
    await page.run("globalThis.typed = new Keyboard(dubeolsikKeyboard, host.session); 0");
    const steps = [
      ["tap(3, 3, 1000), typed.tap(3, 3, 1500)", "하나 둘. "], ["tap(2, 8, 1600)", "하나 둘  "],
      ["down(2, 8, 1, 2000), typed.tick(4000)", "하나 "], ["tick(4200)", ""],
    ];
    for (const [step, left] of steps) {
      await page.run(`typed.${step}`);
      assert.equal(await text(), left);
    }
  });

  test(`${kind}: an arrow key and a click end the run, though the cursor is where it was`, async () => {
    await begin(kind, "|뒤", "ㅇㅁ 인 천");
    for (const key of ["ArrowLeft", "ArrowRight"]) await page.strike(key);
    assert.equal(await composing(), "");
    await act("ㄴㄹ");
    assert.equal(await field(), "아ㄴ|뒤");
    await page.click(...await page.run("host.place"));
    assert.equal(await composing(), "");
  });

  test(`${kind}: what another keyboard or an input method types ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.strike("a");
    await act("ㄱㅋ");
    assert.equal(await field(), "이aㄱ|");
    await page.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
    assert.equal(await composing(), "");
    await page.send("Input.insertText", { text: "に" });
    await act("ㄱㅋ");
    assert.equal(await field(), "이aㄱにㄱ|");
  });

  test(`${kind}: the focus leaves and the run ends; what is typed then arrives, and nowhere else`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.blur()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ 인");
    assert.equal(await text(), "이기");
    await page.run("host.other.focus()");
    await act("ㄱㅋ ⌫ ㄴㄹ");
    const other = "[host.other.value, host.other.selectionStart, document.activeElement === host.other]";
    assert.deepEqual(await page.run(other), ["other", 0, true]);
  });
}

test("in rich text the run stays in its piece of text, and the style is kept", async () => {
  await begin("contenteditable");
  const rich = (name, place) => page.run(`getSelection().collapse(host.element.querySelector("${name}").firstChild, ${place})`);
  await page.run('host.element.innerHTML = "<b>가</b><i>가</i>"');
  await rich("b", 1);
  await act("ㄱㅋ 인 천");
  assert.equal(await page.run("host.element.innerHTML"), "<b>가가</b><i>가</i>");
  await rich("i", 1);
  await act("ㄱㅋ");
  assert.equal(await page.run("host.element.innerHTML"), "<b>가가</b><i>가ㄱ</i>");
});

test("the keypad of the read-me types, and leaves the focus where it is", async () => {
  const readMe = read(join(library, "README.md"));
  const [, body] = /```html\n([^]*?)<script/.exec(readMe);
  const [, script] = /```js\n([^]*?)```/.exec(readMe);
  const source = script.replace(/import (.*) from "hwalja";/, 'const $1 = await import(location.origin + "/hwalja.js");');
  await page.run(`globalThis.host?.detach(); globalThis.host = undefined; globalThis.shown = document.createElement("div");
    document.body.append(shown); shown.innerHTML = ${JSON.stringify(body)}; (async () => { ${source} })()`);
  await page.run('shown.querySelector("input").focus(); document.querySelector("#keypad").scrollIntoView()');
  for (const legend of ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ", "␣", "ㄴㄹ", "⌫", "ㄱㅋ"]) {
    await page.clickOn(`[...shown.querySelectorAll("button")].find(({ textContent }) => textContent === "${legend}")`);
  }
  await page.strike("1");
  assert.equal(await page.run("document.activeElement.value"), "안기");
});

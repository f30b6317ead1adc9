// The real thing: sessions in Chromium, in an <input>, a <textarea> and a contenteditable element, with
// what a user, a page and another script do there.
import assert from "node:assert/strict";
import { join } from "node:path";
import test, { before } from "node:test";
import { open } from "./chromium.js";
import { scenarios } from "./scenarios.js";
import { library, read, review, root } from "./support.js";

const html = `<!doctype html><meta charset="utf-8"><body><script type="module">
  import * as hwalja from "./hwalja.js";
  import { act } from "./scenarios.js";
  import { Page } from "./page.js";
  Object.assign(globalThis, hwalja, { act, Page, ready: true });
</script>`;
const kinds = ["input", "textarea", "contenteditable"];

let page;
before(async () => (page = await open([library, join(root, "Tests/Consumers/typescript")], html)));
test.after(() => page.close());

/** Makes a field of `kind` that holds `field`, attaches a session to it, and types `keys`. */
const begin = (kind, field = "|", keys = "", options = {}) =>
  page.run(`globalThis.host?.detach(); globalThis.host = new Page(${JSON.stringify(kind)}, ${JSON.stringify(field)},
    { layout: cheonjiin, ...${JSON.stringify(options)} }); host.act(${JSON.stringify(keys)})`);
const field = () => page.run("host.field");
const composing = () => page.run("host.session.composing");
const act = (steps) => page.run(`host.act(${JSON.stringify(steps)})`);

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
    await page.strike("Control+z");
    const undone = await field();
    assert.notEqual(undone, "안|");
    assert.equal(await composing(), "");
    await page.strike("Control+y");
    assert.equal(await field(), "안|");
    await act("ㄱㅋ");
    assert.equal(await field(), "안ㄱ|");
  });

  test(`${kind}: an arrow key, and a click, end the run`, async () => {
    await begin(kind, "|뒤", "ㅇㅁ 인 천");
    await page.strike("ArrowLeft");
    await page.strike("ArrowRight");
    assert.equal(await composing(), "", "though the cursor is where it was");
    await act("ㄴㄹ");
    assert.equal(await field(), "아ㄴ|뒤");
    await page.click(...await page.run("host.place"));
    await act("ㄴㄹ");
    assert.equal((await field()).replace("|", ""), "아ㄴ뒤ㄴ");
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

  test(`${kind}: typing on another keyboard ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.strike("a");
    await act("ㄱㅋ");
    assert.equal(await field(), "이aㄱ|");
    await page.strike("Backspace");
    assert.equal(await composing(), "");
  });

  test(`${kind}: an input method that begins to compose ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
    assert.equal(await composing(), "");
    await page.send("Input.insertText", { text: "に" });
    await act("ㄱㅋ");
    assert.equal(await field(), "이にㄱ|");
  });

  test(`${kind}: text that a script writes ends the run, and stays`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run('host.write("다른 글")');
    await act("천");
    assert.equal((await field()).replaceAll(/[|ᆞ]/g, ""), "다른 글");
    assert.equal(await composing(), "ᆞ");
  });

  test(`${kind}: the focus leaves and the run ends; what is typed then still arrives`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.blur()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ 인");
    assert.equal((await field()).replace("|", ""), "이기");
  });

  test(`${kind}: with the focus in another field, that field is not touched`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.other.focus()");
    await act("ㄱㅋ ⌫ ㄴㄹ");
    assert.equal(await page.run("host.other.value + host.other.selectionStart"), "other0");
    assert.match((await field()).replace("|", ""), /^이ㄱ?ㄴ$/);
    assert.equal(await page.run("document.activeElement === host.other"), true);
  });

  test(`${kind}: read-only, it takes nothing and throws nothing, and the run ends`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.close(true)");
    await act('천 ␣ "1" ⌫ ⎌ _ ⏎');
    assert.equal((await field()).replace("|", ""), "이");
    assert.equal(await composing(), "");
    await page.run("host.close(false)");
    await act("천");
    assert.equal(await composing(), "ᆞ");
  });

  test(`${kind}: removed, it takes nothing and throws nothing, and the run ends`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.remove()");
    assert.equal(await composing(), "");
    await act('천 ␣ "1" ⌫ ⎌ _ ⏎');
    assert.equal((await field()).replace("|", ""), "이");
  });

  test(`${kind}: the run ends after its delay, counted from the last press`, async () => {
    await begin(kind, "|", "", { delay: 300 });
    await act("ㅇㅁ");
    await page.run("new Promise((done) => setTimeout(done, 200))");
    await act("인");
    await page.run("new Promise((done) => setTimeout(done, 200))");
    assert.equal(await composing(), "이");
    await page.run("new Promise((done) => setTimeout(done, 200))");
    assert.equal(await composing(), "");
  });

  test(`${kind}: detached, it hears of nothing any more`, async () => {
    await begin(kind, "|", "ㅇㅁ 인", { keyboard: true });
    await page.run("host.session.detach()");
    assert.equal(await composing(), "");
    await page.strike("5");
    assert.equal(await field(), "이5|");
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
}

for (const kind of ["input", "textarea"]) {
  test(`${kind}: maxlength holds, and no letter is lost`, async () => {
    for (const help of ["", "document.execCommand = () => false"]) {
      await begin(kind, "가나|");
      await page.run(`${help}; host.element.maxLength = 3`);
      await act("ㄷㅌ 인 천 ㄱㅋ");
      assert.equal(await field(), "가나닥|");
      await act("인");
      assert.equal(await field(), "가나닥|");
      assert.equal(await composing(), "");
      await act('"1" ␣ ⏎');
      assert.equal(await field(), "가나닥|");
    }
    await page.run("delete document.execCommand");
  });

  test(`${kind}: a form that resets ends the run`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.form.reset()");
    assert.equal(await composing(), "");
    await act("ㄱㅋ");
    assert.match(await field(), /ㄱ\|/);
  });

  test(`${kind}: disabled, by itself or with its fieldset, it takes nothing`, async () => {
    await begin(kind, "|", "ㅇㅁ 인");
    await page.run("host.element.disabled = true");
    await act("천");
    await page.run("host.element.disabled = false; host.element.closest('fieldset').disabled = true");
    await act("천");
    assert.equal((await field()).replace("|", ""), "이");
  });
}

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

test("Enter in an <input> sends its form", async () => {
  await begin("input", "|", "ㅇㅁ 인 ⏎");
  assert.equal(await page.run("host.submits"), 1);
  assert.equal(await field(), "이|");
  assert.equal(await composing(), "");
});

test("a field that does not say where its cursor is takes letters one by one", async () => {
  await begin("input", "|");
  await page.run('host.element.type = "email"');
  await act('ㄱㅋ 인 ⌫ "a"');
  assert.equal(await page.run("host.element.value"), "ㄱa");
});

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

for (const kind of kinds) {
  test(`${kind}: the scenarios come true`, async () => {
    const texts = [read("Tests/Consumers/typescript/sessions.tsv"), read(join(review, "sessions.tsv"))];
    // Lines are a form's end in an <input>, and elements of their own in a contenteditable one.
    const all = texts.flatMap(scenarios).filter(({ line }) => kind === "textarea" || !/⏎|\\n/.test(line));
    const sample = all.filter((_, index) => index % Math.ceil(all.length / 2000) === 0);
    const wrong = await page.run(`Page.wrong(${JSON.stringify(kind)}, ${JSON.stringify(sample)})`);
    assert.deepEqual(wrong, []);
    assert.ok(sample.length > 20);
  });
}

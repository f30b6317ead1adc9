// The pages of docs/RECIPES.md, typed on in Chromium with a mouse.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { open } from "./chromium.js";
import { library, read, root } from "./support.js";

const recipes = new Map(Array.from(read("docs/RECIPES.md").matchAll(/^## (.*)$[^]*?^```html\n([^]*?)^```$/gm), ([, name, html]) =>
  [name, html.replace("./codemirror.js", "./index.js")]));

const folders = {
  "Plain HTML": [],
  React: ["/usr/share/nodejs/react/umd", "/usr/share/nodejs/react-dom/umd"],
  Vue: ["/usr/share/javascript/vue"],
  CodeMirror: [join(root, ".tools/editors/nicegui/elements/codemirror/dist")],
  "simple-keyboard": [process.env.HWALJA_SIMPLE_KEYBOARD ?? join(root, "Tests/Consumers/typescript/simple-keyboard")],
};

/** Opens the recipe called `name`. */
async function tried(t, name) {
  const ready = '<script type="module">globalThis.ready = true</script>';
  const page = await open([library, ...folders[name]], recipes.get(name) + ready);
  t.after(() => page.close());
  return page;
}

const keyboard = 'document.querySelector("hwalja-keyboard")';
const keys = `[...${keyboard}.shadowRoot.querySelectorAll("[part~=key]")]`;
const buttons = '[...document.querySelectorAll("[data-skbtn]")]';

/** Clicks the first of `all` that each of `legends` is on. */
async function press(page, all, ...legends) {
  for (const legend of legends) {
    const { x, y } = await page.run(`(() => {
      const isOn = (key) => key.dataset.skbtn ? key.textContent === ${JSON.stringify(legend)} : key.dataset.legend === ${JSON.stringify(legend)};
      const key = ${all}.find(isOn);
      key.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = key.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
    await page.click(x, y);
  }
}

test("every recipe is tried", () => {
  assert.deepEqual([...recipes.keys()], Object.keys(folders));
});

test("plain HTML: the keyboard types where the focus is, and Enter leads on", async (t) => {
  const page = await tried(t, "Plain HTML");
  const field = 'document.activeElement';
  await press(page, keys, "ㅇㅁ", "ㅣ", "ㆍ");
  assert.equal(await page.run(`${field}.name + ${field}.value`), "name아");
  await press(page, keys, "다음");
  assert.equal(await page.run(`${field}.name`), "phone");
  await press(page, keys, "5", "0");
  assert.equal(await page.run(`${field}.value`), "50");
  await page.run('document.querySelector("textarea").focus()');
  await press(page, keys, "🌐", "ㄱ", "ㅏ", "ㄴ");
  assert.equal(await page.run(`${field}.name + ${field}.value`), "memo간");
});

test("React: a controlled field and its state have what is typed, and a layout that is changed stays so", async (t) => {
  const page = await tried(t, "React");
  await press(page, keys, "ㄱㅋ", "ㅣ", "ㆍ", "ㄴㄹ", "ㅣ", "ㆍ");
  assert.equal(await page.run('document.querySelector("textarea").value'), "가나");
  assert.equal(await page.run('document.querySelector("output").value'), "cheonjiin: 2");
  await press(page, keys, "🌐", "ㄱ", "ㅏㅓ");
  assert.equal(await page.run('document.querySelector("textarea").value'), "가나가");
  assert.equal(await page.run('document.querySelector("output").value'), "naratgeul: 3");
  assert.equal(await page.run(`${keyboard}.layout`), "naratgeul");
});

test("Vue: a model and a bound layout follow", async (t) => {
  const page = await tried(t, "Vue");
  await press(page, keys, "ㄱ", "획추가", "ㅏㅓ");
  assert.equal(await page.run('document.querySelector("textarea").value'), "카");
  assert.equal(await page.run('document.querySelector("output").value'), "naratgeul: 1");
  await press(page, keys, "🌐", "ㅂㅍ", "ㅏㅑ");
  assert.equal(await page.run('document.querySelector("output").value'), "sky: 2");
  assert.equal(await page.run('document.querySelector("textarea").value'), "카바");
});

test("CodeMirror: the element types into its lines", async (t) => {
  const page = await tried(t, "CodeMirror");
  await press(page, keys, "ㄱㅋ", "ㅏㅑ", "ㄴㄹ", "ㅏㅑ");
  await page.run("new Promise(requestAnimationFrame)");
  assert.equal(await page.run('document.querySelector(".cm-content").textContent'), "가나");
});

test("simple-keyboard: its buttons press keys of the session, shifted ones too", async (t) => {
  const page = await tried(t, "simple-keyboard");
  await page.run('document.querySelector("#field").focus()');
  await press(page, buttons, "ㅇ", "ㅓ", "⇧", "ㅃ", "ㅏ", "␣", "ㅂ", "ㅏ", "⌫");
  assert.equal(await page.run('document.querySelector("#field").value'), "어빠 ㅂ");
  assert.ok(recipes.get("simple-keyboard").split("\n").length <= 60);
});

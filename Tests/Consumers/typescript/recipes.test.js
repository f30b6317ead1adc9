// The pages of docs/RECIPES.md, typed on in Chromium with a mouse.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { open } from "./chromium.js";
import { library, read, root } from "./support.js";

const sections = read("docs/RECIPES.md").matchAll(/^## (.*)$[^]*?^```html\n([^]*?)^```$/gm);
const pages = new Map(Array.from(sections, ([, name, html]) => [name, html.replace("./codemirror.js", "./index.js")]));

const first = (selector) => `document.querySelector("${selector}")`;
const field = `${first("textarea")}.value`;
const output = `${first("output")}.value`;
const active = "document.activeElement";

/** Where each page's libraries lie, and what to press there: legends, and then what is to be so. */
const recipes = {
  "Plain HTML": [[], [
    ["ㅇㅁ ㅣ ㆍ", `${active}.name + ${active}.value`, "name아"], ["다음", `${active}.name`, "phone"],
    ["5 0", `${active}.value`, "50"], ["", `${first("textarea")}.focus(), ${active}.name`, "memo"],
    ["🌐 ㄱ ㅏ ㄴ", field, "간"],
  ]],
  React: [["/usr/share/nodejs/react/umd", "/usr/share/nodejs/react-dom/umd"], [
    ["ㄱㅋ ㅣ ㆍ ㄴㄹ ㅣ ㆍ", field, "가나"], ["", output, "cheonjiin: 2"], ["🌐 ㄱ ㅏㅓ", field, "가나가"],
    ["", output, "naratgeul: 3"], ["", `${first("hwalja-keyboard")}.layout`, "naratgeul"],
  ]],
  Vue: [["/usr/share/javascript/vue"], [
    ["ㄱ 획추가 ㅏㅓ", field, "카"], ["", output, "naratgeul: 1"], ["🌐 ㅂㅍ ㅏㅑ", field, "카바"], ["", output, "sky: 2"],
  ]],
  CodeMirror: [[join(root, ".tools/editors/nicegui/elements/codemirror/dist")], [
    ["ㄱㅋ ㅏㅑ ㄴㄹ ㅏㅑ", `new Promise(requestAnimationFrame).then(() => ${first(".cm-content")}.textContent)`, "가나"],
  ]],
  "simple-keyboard": [[join(root, "Tests/Consumers/typescript/simple-keyboard")], [
    ["", `${first("#field")}.focus()`, undefined], ["ㅇ ㅓ ⇧ ㅃ ㅏ ␣ ㅂ ㅏ ⌫", `${first("#field")}.value`, "어빠 ㅂ"],
  ]],
};

test("every recipe is tried", () => assert.deepEqual([...pages.keys()], Object.keys(recipes)));

for (const [name, [folders, steps]] of Object.entries(recipes)) {
  test(`${name}: what its keyboard types is in the field, and in what goes with it`, async (t) => {
    const page = await open([library, ...folders], `${pages.get(name)}<script type="module">globalThis.ready = true</script>`);
    t.after(() => page.close());
    for (const [legends, code, expected] of steps) {
      for (const legend of legends.split(" ").filter(Boolean)) {
        await page.clickOn(`[...${first("hwalja-keyboard")}?.shadowRoot.querySelectorAll("[part~=key]") ??
          document.querySelectorAll("[data-skbtn]")].find((key) => (key.dataset.legend ?? key.textContent) === "${legend}")`);
      }
      assert.equal(await page.run(code), expected, legends);
    }
  });
}

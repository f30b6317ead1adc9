// Opens a page of the documentation in Chromium and types 안녕하세요 into its first field by keys, and 안 by
// what there is to press: node page.mjs FILE, in a folder in which `hwalja` is this repository.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { open } from "../Consumers/typescript/chromium.js";

const code = readFileSync(process.argv[2], "utf8");
const page = await open([process.cwd()], `${code}<script type="module">globalThis.ready = true;</script>`);
try {
  const value = () => page.run("document.querySelector('input, textarea').value");
  await page.run("document.querySelector('input, textarea').focus()");
  for (const key of "0125 52210881282110223") await page.strike(key);
  assert.equal(await value(), "안녕하세요");

  await page.run("{ const field = document.querySelector('input, textarea'); field.value = ''; field.focus(); }");
  for (const legend of ["ㅇㅁ", "ㅣ", "ㆍ", "ㄴㄹ"]) {
    const [x, y] = await page.run(`{
      const { x, y, width, height } =
        [...(document.querySelector("hwalja-keyboard")?.shadowRoot ?? document).querySelectorAll("button")]
          .find((button) => button.textContent.startsWith("${legend}")).getBoundingClientRect();
      [x + width / 2, y + height / 2];
    }`);
    await page.click(x, y);
  }
  assert.equal(await value(), "안");
} finally {
  await page.close();
}

// The package as npm, bundlers and browsers take it.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { layouts } from "../../../dist/typescript/hwalja.js";
import { copy, project, read, run } from "./support.js";

/** The ids of the layouts whose tries are in the bundle of `source`. */
function bundled(folder, source) {
  writeFileSync(join(folder, "index.js"), source);
  const text = run("esbuild", ["--bundle", "--format=esm", "--charset=utf8", "index.js"], { cwd: folder });
  return layouts.map(({ id }) => id).filter((id) => {
    const trie = JSON.stringify(read(`dist/trie/${id}.trie`));
    assert.equal(text.includes(trie), text.includes(`"${id}"`), "a trie comes with its name");
    return text.includes(trie);
  });
}

test("what is not imported is shaken out, from the package and from a copied file", (t) => {
  const folder = project(t, {});
  copy(["hwalja.js", "hwalja.ts"], folder);
  for (const from of ["hwalja", "./hwalja.js", "./hwalja.ts"]) {
    const use = (names) => bundled(folder, `import { ${names} } from "${from}"; console.log(${names});`);
    assert.deepEqual(use("cheonjiin"), ["cheonjiin"]);
    assert.deepEqual(use("Composer, dubeolsik, sky"), ["sky", "dubeolsik"]);
    assert.deepEqual(use("Composer"), []);
    assert.deepEqual(use("layouts"), layouts.map(({ id }) => id));
  }
});

test("nothing at all is left of an import that is not used", (t) => {
  const folder = project(t, {});
  copy(["hwalja.js"], folder);
  for (const from of ["hwalja", "./hwalja.js"]) {
    writeFileSync(join(folder, "index.js"), `import { cheonjiin, Composer } from "${from}";`);
    const text = run("esbuild", ["--bundle", "--format=esm", "index.js"], { cwd: folder });
    assert.equal(text.replace(/^\/\/.*$/gm, "").trim(), "");
  }
});

test("the examples in the documentation do what they say", (t) => {
  for (const file of ["hwalja.ts", "hwalja.js", "hwalja.d.ts"]) {
    const [, example] = /```ts\n([^]*?)```/.exec(read(`dist/typescript/${file}`));
    const source = example.replace(/^ \* ?/gm, "");
    const strictly = "console.assert = (holds) => { if (!holds) throw new Error(text); };";
    const folder = project(t, { "example.mjs": `${strictly}\n${source}\nconsole.log(text);` });
    assert.equal(run("node", ["example.mjs"], { cwd: folder }), "안\n");
  }
});

/** Runs the first example of `document` on a field that holds `value`, then `more`; the field after. */
function field(t, document, value, cursor, more) {
  const [, example] = /```js\n([^]*?)```/.exec(read(document));
  const page = `
    const field = {
      value: ${JSON.stringify(value)}, selectionStart: ${cursor}, selectionEnd: ${cursor},
      setRangeText(text, start, end) {
        if (!(start >= 0 && start <= end)) throw new RangeError(start + " to " + end);
        this.value = this.value.slice(0, start) + text + this.value.slice(end);
        this.selectionStart = this.selectionEnd = start + text.length;
      },
      dispatchEvent() {},
    };
    globalThis.document = { querySelector: () => field };`;
  const folder = project(t, { "page.js": page, "glue.js": `import "./page.js";\n${example}\n${more}` });
  return run("node", ["glue.js"], { cwd: folder }).trimEnd();
}

test("the example in the read-me drives a field", (t) => {
  const shown = "console.log(input.value, input.selectionEnd);";
  assert.equal(field(t, "dist/typescript/README.md", "앞뒤", 1, shown), "앞이뒤 2");
});

test("the glue drives a field, and ends the run wherever the cursor has moved", (t) => {
  const glue = (value, cursor, ...steps) =>
    field(t, "docs/GLUE.md", value, cursor, `const type = (...ids) =>
      ids.forEach((id) => press(cheonjiin.key(id)));
      ${steps.join(";")}; console.log(field.value, field.selectionEnd)`);
  const an = 'type("ㅇㅁ", "인", "천", "ㄴㄹ")';
  const moved = (start, end) => `field.selectionStart = ${start}; field.selectionEnd = ${end}`;
  assert.equal(glue("앞뒤", 1, an), "앞안뒤 2");
  assert.equal(glue("앞뒤", 1, an, "backspace()"), "앞아뒤 2");
  assert.equal(glue("앞뒤", 1, an, "space()", "space()", 'type("ㄴㄹ")'), "앞안 ㄴ뒤 4");
  assert.equal(glue("앞뒤", 1, an, moved(1, 1), 'type("ㄴㄹ")'), "앞ㄴ안뒤 2");
  assert.equal(glue("앞뒤", 1, an, moved(0, 2), 'type("ㄴㄹ")'), "ㄴ뒤 1");
  assert.equal(glue("앞뒤", 1, an, moved(0, 2), "backspace()"), "뒤 0");
  assert.equal(glue("앞뒤", 1, an, 'field.value = "다른"', 'type("ㄴㄹ")'), "다른ㄴ 3");
  assert.equal(glue("앞👩‍👧뒤", 6, "backspace()"), "앞뒤 1");
  assert.equal(glue("뒤", 0, "backspace()"), "뒤 0");
});

test("the package holds what it names, and the licence", () => {
  const { name, version, type, sideEffects, files, main, types, exports, dependencies } =
    JSON.parse(read("dist/typescript/package.json"));
  assert.deepEqual([name, type, sideEffects, dependencies], ["hwalja", "module", false, undefined]);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.deepEqual(exports, { ".": { types: "./hwalja.d.ts", default: "./hwalja.js" } });
  assert.deepEqual([types, main], ["./hwalja.d.ts", "./hwalja.js"]);
  for (const file of [...files, "README.md"]) assert.ok(read(`dist/typescript/${file}`).length > 0);
  assert.equal(read("dist/typescript/LICENSE"), read("LICENSE"));
});

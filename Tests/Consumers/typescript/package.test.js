// The package as npm, bundlers and browsers take it.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { copy, dist, hwalja, library, project, read, run } from "./support.js";

const { layouts } = hwalja;

/** What the keyboard of each layout is called, by the layout's id. */
const keyboardNames = Object.fromEntries(Object.entries(hwalja).filter(([name]) => /.Keyboard$/.test(name))
  .map(([name, { layout }]) => [layout.id, name]));

/** The ids of the layouts whose tries are in the bundle of `source`. */
function bundled(folder, source) {
  writeFileSync(join(folder, "index.js"), source);
  const text = run("esbuild", ["--bundle", "--format=esm", "--charset=utf8", "index.js"], { cwd: folder });
  return layouts.map(({ id }) => id).filter((id) => {
    const trie = JSON.stringify(read(join(dist, `trie/${id}.trie`)));
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

test("a page without a bundler loads a layout by its name, and the composer", async (t) => {
  const code = (name) => read(join(library, name)).replace(/^\/\/.*$/gm, "");
  assert.ok(code("composer.js").includes(read("Templates/typescript/compiled/hwalja.js")));
  for (const { id } of layouts) {
    const names = Object.keys(hwalja).filter((name) => [id, `${id}-compatibility`].includes(hwalja[name].id) && !/Keyboard$/.test(name));
    const module = await import(pathToFileURL(join(library, `${id}.js`)));
    assert.deepEqual(Object.keys(module).sort(), names.sort());
    for (const name of names) assert.deepEqual(JSON.stringify(module[name]), JSON.stringify(hwalja[name]), name);
    const size = Buffer.byteLength(code("composer.js") + code(`${id}.js`));
    assert.ok(size < 0.6 * Buffer.byteLength(code("hwalja.js")), `${id}: ${size} bytes`);
    const folder = project(t, {
      "index.mts": `import { Composer } from "hwalja/composer"; import { ${names[0]} } from "hwalja/${id}";
        import { attach } from "hwalja"; new Composer(${names[0]}); attach(document.createElement("input"), { layout: ${names[0]} });`,
    });
    run("tsc", ["--noEmit", "--strict", "--module", "node16", "--moduleResolution", "node16", "--lib", "es2022,dom", "index.mts"], { cwd: folder });
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

/** How long the bundle of `names` is, minified, in bytes: as it is, and compressed. */
function sizes(t, names) {
  const folder = project(t, { "index.js": `import { ${names} } from "hwalja"; globalThis.kept = [${names}];` });
  const text = run("esbuild", ["--bundle", "--minify", "--format=esm", "--charset=utf8", "index.js"], { cwd: folder });
  return [Buffer.byteLength(text), gzipSync(text, { level: 9 }).length];
}

test("a layout stays small, and what is on top of it", (t) => {
  const most = { composer: 0, attached: 0 };
  for (const { id } of layouts) {
    const alone = sizes(t, id);
    const composer = sizes(t, `Composer, ${id}`);
    const session = sizes(t, `InputSession, ${id}`);
    const attached = sizes(t, `attach, ${id}`);
    t.diagnostic(`${id}: alone ${alone}, composer ${composer}, session ${session}, attach ${attached}`);
    assert.ok(alone[1] <= 2_600, `${id}: ${alone}`);
    assert.ok(composer[0] <= 7_000 && composer[1] <= 3_250, `${id}: ${composer}`);
    // Of this 500 are for what an operation tells of itself, and 160 for which runs have ended.
    assert.ok(session[0] <= composer[0] + 2_460, `${id}: ${session}`);
    // Of this two fifths are for what rich editors do: lines of many nodes, pages that are asked, undo by the run; 350
    // are for forms that Enter submits.
    assert.ok(attached[0] <= composer[0] + 11_700, `${id}: ${attached}`);
    most.composer = Math.max(most.composer, composer[0]);
    most.attached = Math.max(most.attached, attached[0]);
  }
  // What the READMEs say is true.
  for (const file of ["README.md", "README.ko.md"]) {
    const row = read(file).split("\n").find((line) => line.includes("[`typescript/`]"));
    for (const size of Object.values(most)) assert.ok(row.includes(` ${(size / 1000).toFixed(1)} K`), `${file}: ${size}`);
  }
});

/** What the bundle of `source` has in it of keyboards. */
function ofKeyboards(folder, source) {
  writeFileSync(join(folder, "index.js"), source);
  const text = run("esbuild", ["--bundle", "--format=esm", "--charset=utf8", "index.js"], { cwd: folder });
  const names = read("Templates/typescript/tsconfig.json").match(/Runtime\/Pages.*Capitals/s)[0].match(/(?<=Runtime\/)\w+/g);
  const sources = names.map((name) => read(`Templates/typescript/Runtime/${name}.ts`)).join("\n");
  const declared = [...sources.matchAll(/^(?:class|function|const) (\w+)/gm)].map(([, name]) => name);
  assert.ok(declared.length >= 25);
  const pages = [...text.matchAll(/^(?:var|const) (PAGE_\d+)/gm)].map(([, name]) => name);
  return [...declared.filter((name) => new RegExp(`(class|function|var|const) ${name}\\b`).test(text)), ...pages];
}

test("what names no keyboard has nothing of any, and a keyboard has its own pages and no others", (t) => {
  const folder = project(t, {});
  const of = (names) => ofKeyboards(folder, `import { ${names} } from "hwalja"; console.log(${names});`);
  assert.deepEqual(of("InputSession, attach, keyFor, layouts, layoutById, Composer"), []);
  const pages = (names) => of(names).filter((name) => name.startsWith("PAGE_")).length;
  assert.equal(pages("Keyboard"), 0);
  assert.equal(pages("dubeolsikKeyboard"), hwalja.dubeolsikKeyboard.pages.length);
  assert.ok(of("dubeolsikKeyboard").every((name) => name.startsWith("PAGE_")), "data alone");
  assert.equal(pages("keyboards"), new Set(hwalja.keyboards.flatMap((keyboard) => keyboard.pages)).size);
});

test("a keyboard stays small", (t) => {
  for (const { id } of layouts) {
    const attached = sizes(t, `attach, ${id}`);
    const typed = sizes(t, `attach, Keyboard, ${keyboardNames[id]}`);
    t.diagnostic(`${id}: attach ${attached}, keyboard ${typed}`);
    // Of this 300 are for what each slot tells of itself.
    assert.ok(typed[0] <= attached[0] + 15_300, `${id}: ${typed}`);
  }
});

test("the other dot style is a layout of its own, shaken out too", (t) => {
  const [one] = sizes(t, "cheonjiin");
  const [both] = sizes(t, "cheonjiin, cheonjiinCompatibility");
  assert.ok(both > one + 1_000);
});

test("the example of the composer does what it says", (t) => {
  for (const file of ["hwalja.ts", "hwalja.d.ts"]) {
    const [, example] = /```ts\n([^]*?)```/.exec(read(join(library, file)));
    const source = example.replace(/^ \* ?/gm, "");
    const strictly = "console.assert = (holds) => { if (!holds) throw new Error(text); };";
    const folder = project(t, { "example.mjs": `${strictly}\n${source}\nconsole.log(text);` });
    assert.equal(run("node", ["example.mjs"], { cwd: folder }), "안\n");
  }
});

test("require finds the package, and what import finds knows its keys", (t) => {
  const folder = project(t, {
    "script.cjs": 'const { Composer, sky } = require("hwalja"); console.log(new Composer(sky).press(sky.key("ㅏㅑ")).inserting);',
    "both.mjs": `import { createRequire } from "node:module";
      import { Composer, sky } from "hwalja";
      const other = createRequire(import.meta.url)("hwalja");
      console.log(new Composer(sky).press(other.sky.key("ㅏㅑ")).inserting, other.sky === sky);`,
  });
  assert.equal(run("node", ["script.cjs"], { cwd: folder }), "ㅏ\n");
  assert.equal(run("node", ["both.mjs"], { cwd: folder }), "ㅏ false\n");
});

test("the package holds what it names, and the licence", () => {
  const { version, sideEffects, files, main, module, types, exports, dependencies } =
    JSON.parse(read(join(library, "package.json")));
  assert.deepEqual([sideEffects, dependencies], [["./hwalja-keyboard.js"], undefined]);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  const named = JSON.stringify([main, module, types, exports]).match(/[-\w]+\.(?:d\.)?c?[jt]s\b/g);
  assert.deepEqual([...new Set(named), "hwalja.ts"].sort(), files.sort());
  for (const file of [...files, "README.md"]) assert.ok(read(join(library, file)).length > 0);
  assert.equal(read(join(library, "LICENSE")), read("LICENSE"));
});

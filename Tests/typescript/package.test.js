// Tests the package with npm, bundlers and Node.
import assert from "node:assert/strict";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { bundle, compile, dist, folderOf, hwalja, library, project, read, root, run, sizes } from "./support.js";

const { keyboards, layouts } = hwalja;
const ids = layouts.map(({ id }) => id);
const manifest = (folder) => JSON.parse(read(join(folder, "package.json")));

test("bundlers drop unused code and layouts, from the package and from a copied folder", (t) => {
  const folder = project(t, {});
  cpSync(library, join(folder, "copy"), { recursive: true });
  for (const from of ["hwalja", "./copy/hwalja.js"]) {
    const use = (names) => {
      const text = bundle(folder, `import { ${names} } from "${from}"; console.log(${names});`, "--minify-syntax");
      const tries = ids.filter((id) => text.includes(JSON.stringify(read(join(dist, `trie/${id}.trie`)))));
      assert.deepEqual(ids.filter((id) => text.includes(`"${id}"`)), tries, "a trie is included if its name is");
      return tries;
    };
    assert.deepEqual(use("cheonjiin"), ["cheonjiin"]);
    assert.deepEqual(use("Composer, dubeolsik, sky"), ["sky", "dubeolsik"]);
    assert.deepEqual(use("Composer"), []);
    assert.deepEqual(use("layouts"), ids);
    assert.equal(bundle(folder, `import { cheonjiin, Composer } from "${from}";`), "");
  }
});

test("without a bundler, a layout's module loads only what it needs", async (t) => {
  /** Returns the files that `name` loads, as paths relative to the folder of the package. */
  const loaded = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    const imports = read(join(library, name)).matchAll(/ from "(\..*)";$/gm);
    for (const [, path] of imports) loaded(join(dirname(name), path), found);
    return found;
  };
  const layout = ["runtime/KeyboardLayout.js", "runtime/Text.js", "runtime/Trie.js", "runtime/TrieFormat.js"];
  for (const id of ids) {
    const [[name, value]] = Object.entries(await import(pathToFileURL(join(library, `${id}.js`))));
    assert.equal(value, hwalja[name], name);
    assert.deepEqual([...loaded(`${id}.js`)].sort(), [`${id}.js`, ...layout].sort());
  }
  assert.deepEqual([...loaded("core.js")].filter((name) => /^runtime\/(keyboard|element)\//.test(name)), []);
});

test("the code, each layout and keyboard, and the element stay small", (t) => {
  const folder = project(t, {});
  /** Returns the size in bytes of the minified bundle of `source`, and its gzipped size. */
  const minified = (source) => sizes(bundle(folder, source, "--minify"));
  const kept = (names) => minified(`import { ${names} } from "hwalja"; globalThis.kept = [${names}];`)[1];
  const element = (source) => minified(`import { define } from "hwalja/element"; ${source}`);
  const isAtMost = (size, limit, what) => assert.ok(size <= limit, `${what}: ${size} bytes, more than ${limit}`);
  for (const [names, limit] of [["Composer", 1_150], ["attach", 5_120], ["attach, KeyboardMachine", 9_500]]) {
    isAtMost(kept(names), limit, names);
  }
  for (const name of Object.keys(hwalja)) {
    if (layouts.includes(hwalja[name])) isAtMost(kept(name), 2_600, name);
    if (keyboards.includes(hwalja[name])) isAtMost(kept(name), 3_400, name);
  }

  const one = element('import { cheonjiinKeyboard } from "hwalja"; define([cheonjiinKeyboard]);');
  const all = element('import { keyboards } from "hwalja"; define(keyboards);');
  t.diagnostic(`define([cheonjiinKeyboard]) ${one}, define(keyboards) ${all}`);
  for (const [place, limit, more] of [[0, 56_700, 2_300], [1, 22_200, 550]]) {
    isAtMost(one[place], limit, "define([cheonjiinKeyboard])");
    isAtMost(all[place], one[place] + more * (keyboards.length - 1), "define(keyboards)");
  }
  assert.deepEqual(element(""), sizes(""), "an unused import adds nothing");
});

test("on a server, neither module of the element fails or does anything", (t) => {
  const folder = project(t, { "server.mjs": `
    import { define, HwaljaKeyboardElement } from "hwalja/element";
    import { cheonjiinKeyboard } from "hwalja";
    define([cheonjiinKeyboard]);
    define([cheonjiinKeyboard], "my-keyboard");
    await import(${JSON.stringify(join(library, "hwalja-keyboard.js"))});
    console.log(typeof HwaljaKeyboardElement, typeof customElements, typeof document);` });
  assert.equal(run("node", ["server.mjs"], { cwd: folder }), "function undefined undefined\n");
});

test("the example in the composer's documentation works", (t) => {
  const [, example] = /```ts\n([^]*?)```/.exec(read(join(library, "runtime/Composer.d.ts")));
  const source = example.replace(/^ \* ?/gm, "");
  const strictly = "console.assert = (holds) => { if (!holds) throw new Error(text); };";
  const folder = project(t, { "example.mjs": `${strictly}\n${source}\nconsole.log(text);` });
  assert.equal(run("node", ["example.mjs"], { cwd: folder }), "안\n");
});

test("require and import load the same package", (t) => {
  const folder = project(t, { "both.cjs": `const required = require("hwalja");
    console.log(new required.Composer(required.sky).press(required.sky.key("ㅏㅑ")).inserting);
    import("hwalja").then((imported) => console.log(imported.sky === required.sky));` });
  assert.equal(run("node", ["both.cjs"], { cwd: folder }), "ㅏ\ntrue\n");
});

test("the package contains the files that it names, and the licence", (t) => {
  const {
    version, engines, sideEffects, main, types, unpkg, jsdelivr, exports, customElements, dependencies,
  } = manifest(library);
  assert.deepEqual([sideEffects, dependencies], [["./hwalja-keyboard.js", "./rich.js", "./auto.js", "./scan.js"], undefined]);
  assert.equal(engines.node, ">=16");
  assert.match(version, /^\d+\.\d+\.\d+$/);
  const named = [main, types, unpkg, jsdelivr, customElements, sideEffects, exports];
  for (const [, file] of JSON.stringify(named).matchAll(/"(\.\/[-\w]+\.(?:d\.ts|js|json))"[^:]/g)) {
    assert.notEqual(read(join(library, file)), "", file);
  }
  assert.deepEqual(exports["."], { types, default: main });
  for (const [name, target] of Object.entries(exports)) {
    if (typeof target === "string") continue;
    // Compilers use the first condition that they know, so `types` must be before `default`.
    assert.match(Object.keys(target).join(), /^types(,default)?$/, name);
    if (target.default) assert.equal(target.types, target.default.replace(/js$/, "d.ts"), name);
  }
  const packed = JSON.parse(run("npm", ["pack", "--dry-run", "--json"], { cwd: library }))[0].files;
  const there = readdirSync(library, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => relative(library, join(folderOf(entry), entry.name)));
  assert.deepEqual(packed.map(({ path }) => path).sort(), there.sort());
  assert.equal(read(join(library, "LICENSE")), read("LICENSE"));
});

test("the packed package installs without a network, and every module in it resolves", (t) => {
  const folder = project(t, {});
  rmSync(join(folder, "node_modules"), { recursive: true });
  const npm = (...args) => run("npm", [...args, "--offline", "--cache", join(folder, "cache")], { cwd: folder });
  npm("install", "--no-audit", "--no-fund", npm("pack", "--silent", library).trim());
  const exported = Object.entries(manifest(join(folder, "node_modules/hwalja")).exports);
  const modules = exported.filter(([, target]) => target.default).map(([name]) => name.replace(".", "hwalja"));
  assert.ok(modules.includes("hwalja") && modules.includes("hwalja/element") && modules.includes(`hwalja/${ids[0]}`));
  const source = modules.map((name, index) => `import * as module${index} from "${name}";\n`).join("")
    + `console.log([${modules.map((_, index) => `module${index}`)}].length);\n`;
  writeFileSync(join(folder, "all.ts"), source);
  for (const [module, moduleResolution] of [["es2022", "node"], ["node16", "node16"], ["nodenext", "nodenext"]]) {
    compile(folder, ["all.ts"], { module, moduleResolution, lib: ["es2022", "dom"] });
    assert.equal(run("node", ["out/all.js"], { cwd: folder }), `${modules.length}\n`);
  }
  bundle(folder, source, "--log-level=error");
});

test("npm has nothing to correct in the package, with and without an address", (t) => {
  const folder = project(t, {});
  // npm knows the form of addresses on this host.
  const address = "https://github.com/me/keyboard";
  run(resolve(root, process.env.GEN ?? ".build/debug/gen"),
    ["--quiet", "--format", "typescript", "--repository", address, "--out", folder], { cwd: root });
  const published = manifest(join(folder, "typescript"));
  assert.equal(published.repository.url, `git+${address}.git`);
  for (const before of [published, manifest(library)]) {
    writeFileSync(join(folder, "package.json"), JSON.stringify(before));
    run("npm", ["pkg", "fix", "--cache", join(folder, "cache")], { cwd: folder });
    assert.deepEqual(manifest(folder), before);
  }
});

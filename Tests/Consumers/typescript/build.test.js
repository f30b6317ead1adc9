// The sources against each other and against the compilers.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { copy, library, project, read, root, run } from "./support.js";

const { compilerOptions } = JSON.parse(read("Tests/Consumers/typescript/tsconfig.json"));

/** Compiles `files` in `folder` with the strictest options and `more`, into its folder out. */
function compile(folder, files, more = {}) {
  const options = { ...compilerOptions, outDir: "out", ...more };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
  run("tsc", ["-p", folder]);
  return (name) => readFileSync(join(folder, "out", name), "utf8");
}

/** Declarations with the space, and the words, that compilers choose differently taken out. */
const normalized = (text) =>
  text.replace(/^\/\/.*$/gm, "").replace(/\s+/g, " ").replaceAll("export declare type", "export type")
    .trim();

test("hwalja.d.ts declares what tsc finds in hwalja.ts, word for word", (t) => {
  const folder = project(t, {});
  copy(["hwalja.ts"], folder);
  const emitted = compile(folder, ["hwalja.ts"], { declaration: true });
  const written = readFileSync(join(library, "hwalja.d.ts"), "utf8");
  assert.equal(normalized(written), normalized(emitted("hwalja.d.ts")));
});

test("hwalja.cjs is hwalja.js without the word export, and hwalja.d.cts is hwalja.d.ts", () => {
  const [module, script] = ["hwalja.js", "hwalja.cjs"].map((name) => readFileSync(join(library, name), "utf8"));
  const names = [...module.matchAll(/^export (?:class|const|function) (\w+)/gm)].map(([, name]) => name);
  const [body, exported] = script.replace('"use strict";\n\n', "").split("\nmodule.exports = ");
  assert.equal(body, module.replace(/^export /gm, ""));
  assert.deepEqual(exported.match(/\w+/g).sort(), names.sort());
  const [types, scriptTypes] = ["hwalja.d.ts", "hwalja.d.cts"].map((name) => readFileSync(join(library, name), "utf8"));
  assert.equal(scriptTypes, types);
});

test("hwalja.js is hwalja.ts without its types", (t) => {
  const typed = project(t, {});
  copy(["hwalja.ts"], typed);
  const plain = project(t, {});
  copy(["hwalja.js"], plain);
  const options = { removeComments: true };
  const stripped = compile(typed, ["hwalja.ts"], options)("hwalja.js");
  const same = compile(plain, ["hwalja.js"], { ...options, allowJs: true, checkJs: false })("hwalja.js");
  assert.ok(stripped.includes("class Composer"));
  assert.equal(same, stripped);
});

test("a modern compiler agrees, and finds nothing in it but types to strip", (t) => {
  const folder = project(t, {
    "usage.ts": read("Tests/Consumers/typescript/usage.ts"),
    "run.ts": 'import { typed } from "./usage.ts"; console.log(typed);',
    "deno.json": JSON.stringify({
      imports: { hwalja: "./hwalja.ts" },
      compilerOptions: {
        strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true,
        noUnusedLocals: true, noUnusedParameters: true, noImplicitReturns: true,
        erasableSyntaxOnly: true, isolatedDeclarations: true, lib: ["es2022", "deno.console"],
      },
    }),
  });
  copy(["hwalja.ts"], folder);
  const env = {
    ...process.env, DENO_DIR: join(root, ".tools/deno-cache"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1",
  };
  run("deno", ["check", "hwalja.ts", "usage.ts"], { cwd: folder, env });
  assert.equal(run("deno", ["run", "run.ts"], { cwd: folder, env }), "ㅣ\n");
});

for (const [name, module] of [["usage.ts", "es2022"], ["usage.ts", "node16"], ["usage.cts", "node16"]]) {
  test(`a strict consumer, ${name} as ${module}, compiles against the package`, (t) => {
    const folder = project(t, { [name]: read("Tests/Consumers/typescript/usage.ts") });
    const moduleResolution = module === "node16" ? "node16" : "node";
    compile(folder, [name], { moduleResolution, module });
  });
}

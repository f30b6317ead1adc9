// The sources against the compilers.
import assert from "node:assert/strict";
import { cpSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { compile, library, project, read, root, run } from "./support.js";

/** The files in `folder` by their paths in it. */
const filesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => join(entry.path, entry.name).slice(folder.length + 1));

// That the package has it, `gen --check` proves.
test("what is compiled is what the compiler makes of the TypeScript", (t) => {
  const folder = project(t, {});
  const out = join(folder, "out");
  run(join(root, ".ci/compile-typescript"), [out]);
  const made = filesIn(out);
  assert.deepEqual(filesIn(join(root, "Templates/typescript/_compiled")).sort(), made.sort());
  for (const name of made) {
    const text = readFileSync(join(out, name), "utf8");
    assert.equal(read(`Templates/typescript/_compiled/${name}`), text, "run .ci/compile-typescript");
  }
});

for (const [name, module, more] of [
  ["usage.ts", "es2022"], ["usage.ts", "node16"], ["element.ts", "node16", { lib: ["es2022", "dom"] }],
]) {
  test(`a strict consumer, ${name} as ${module}, compiles against the package`, (t) => {
    const folder = project(t, { [name]: read(`Tests/typescript/${name}`) });
    compile(folder, [name], { moduleResolution: module === "node16" ? "node16" : "node", module, ...more });
  });
}

test("a modern compiler agrees, and finds nothing in the sources but types to strip", (t) => {
  const env = {
    ...process.env, DENO_DIR: join(root, ".tools/deno-cache"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1",
  };
  const compilerOptions = {
    strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noUnusedLocals: true,
    noUnusedParameters: true, noImplicitReturns: true, erasableSyntaxOnly: true, lib: ["es2022", "dom", "deno.console"],
  };
  const files = ["usage.ts", "element.ts"].map((name) => [name, read(`Tests/typescript/${name}`)]);
  const folder = project(t, {
    ...Object.fromEntries(files),
    "run.ts": 'import { typed } from "./usage.ts"; console.log(typed);',
    "package.json": '{ "type": "module", "dependencies": { "hwalja": "*" } }',
    "deno.json": JSON.stringify({ nodeModulesDir: "manual", compilerOptions }),
  });
  // Where a link leads is no package to it.
  rmSync(join(folder, "node_modules/hwalja"));
  cpSync(library, join(folder, "node_modules/hwalja"), { recursive: true });
  run("deno", ["check", ...files.map(([name]) => name)], { cwd: folder, env });
  assert.equal(run("deno", ["run", "--allow-read", "run.ts"], { cwd: folder, env }), "ㅣ\n");
  const sources = join(folder, "sources");
  cpSync(join(root, "Templates/typescript/src"), sources, { recursive: true });
  const entries = ["core.ts", "keyboard.ts", "element.ts"];
  run("deno", ["check", "--unstable-sloppy-imports", ...entries], { cwd: sources, env });
});

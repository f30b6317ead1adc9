// The sources against each other and against the compilers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { compile, copy, library, project, read, root, run } from "./support.js";

test("JavaScript and declarations are what the compiler makes of the TypeScript", (t) => {
  const folder = project(t, {});
  run(join(root, ".ci/compile-typescript"), [folder]);
  const sources = ["hwalja", "layouts", "keyboards", "element"];
  for (const name of sources.flatMap((name) => [`${name}.js`, `${name}.d.ts`])) {
    const made = readFileSync(join(folder, name), "utf8");
    assert.equal(read(`Templates/typescript/compiled/${name}`), made, "run .ci/compile-typescript");
  }
});

test("hwalja.js and hwalja.d.ts hold what hwalja.ts holds, the layouts too", (t) => {
  const compiled = (name, options) => {
    const folder = project(t, {});
    copy([name], folder);
    return compile(folder, [name], options);
  };
  const declared = (text) => text.replace(/^\/\/.*$/gm, "").replace(/\s+/g, " ").trim();
  const dom = { lib: ["es2022", "dom"] };
  const types = compiled("hwalja.ts", { ...dom, declaration: true })("hwalja.d.ts");
  assert.equal(declared(readFileSync(join(library, "hwalja.d.ts"), "utf8")), declared(types));
  const plain = { ...dom, removeComments: true, allowJs: true, checkJs: false };
  assert.equal(compiled("hwalja.js", plain)("hwalja.js"), compiled("hwalja.ts", plain)("hwalja.js"));
});

test("hwalja.cjs is hwalja.js with other exports, and hwalja.d.cts is hwalja.d.ts", () => {
  const text = (name) => readFileSync(join(library, name), "utf8");
  const script = text("hwalja.cjs").replace('"use strict";\n\n', "").replace("module.exports =", "export");
  assert.equal(script, text("hwalja.js"));
  assert.equal(text("hwalja.d.cts"), text("hwalja.d.ts"));
});

test("no layout can be named as something in the sources is", () => {
  const names = ["hwalja.js", "layouts.js", "keyboards.js", "element.js"].flatMap((name) =>
    read(`Templates/typescript/compiled/${name}`).match(/(?<=^(?:function|const|let) )[a-z]\w*/gm));
  for (const language of ["typescript", "demo"]) {
    const reserved = read(`Templates/${language}/_reserved`).split(/\s+/);
    assert.deepEqual(names.filter((name) => !reserved.includes(name)), [], `${language}/_reserved`);
  }
});

const denoEnv = {
  ...process.env, DENO_DIR: join(root, ".tools/deno-cache"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1",
};

test("a modern compiler agrees, and finds nothing in it but types to strip", (t) => {
  const folder = project(t, {
    "usage.ts": read("Tests/Consumers/typescript/usage.ts"),
    "run.ts": 'import { typed } from "./usage.ts"; console.log(typed);',
    "deno.json": JSON.stringify({
      imports: { hwalja: "./hwalja.ts" },
      compilerOptions: {
        strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true,
        noUnusedLocals: true, noUnusedParameters: true, noImplicitReturns: true,
        erasableSyntaxOnly: true, isolatedDeclarations: true, lib: ["es2022", "dom", "deno.console"],
      },
    }),
  });
  copy(["hwalja.ts"], folder);
  run("deno", ["check", "hwalja.ts", "usage.ts"], { cwd: folder, env: denoEnv });
  assert.equal(run("deno", ["run", "run.ts"], { cwd: folder, env: denoEnv }), "ㅣ\n");
});

test("JSR takes the package", (t) => {
  const folder = project(t, {});
  copy(["hwalja.ts", "jsr.json", "LICENSE", "README.md"], folder);
  run("deno", ["publish", "--dry-run", "--allow-dirty"], { cwd: folder, env: denoEnv });
});

for (const [name, module, more] of [
  ["usage.ts", "es2022"], ["usage.ts", "node16"], ["usage.cts", "node16"],
  ["element.ts", "node16", { lib: ["es2022", "dom"] }],
]) {
  test(`a strict consumer, ${name} as ${module}, compiles against the package`, (t) => {
    const folder = project(t, { [name]: read(`Tests/Consumers/typescript/${name.replace(".cts", ".ts")}`) });
    compile(folder, [name], { moduleResolution: module === "node16" ? "node16" : "node", module, ...more });
  });
}

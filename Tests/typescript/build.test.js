// Compiles the sources and programs that use the package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { compile, deno, denoProject, filesIn, project, read, root, run } from "./support.js";

// `gen --check` ensures that the package contains the compiled files.
test("the compiled files are current", (t) => {
  const folder = project(t, {});
  const out = join(folder, "out");
  run(join(root, ".ci/compile-typescript"), [out]);
  const made = filesIn(out);
  for (const language of ["typescript", "qt"]) {
    const [compiled, made] = [join(root, "Templates"), out].map((folder) => join(folder, language, "_compiled"));
    assert.deepEqual(filesIn(compiled).sort(), filesIn(made).sort());
    for (const name of filesIn(made)) {
      const text = readFileSync(join(made, name), "utf8");
      assert.equal(readFileSync(join(compiled, name), "utf8"), text, "run .ci/compile-typescript");
    }
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

test("the consumers compile with a modern compiler", (t) => {
  const files = ["usage.ts", "element.ts"].map((name) => [name, read(`Tests/typescript/${name}`)]);
  const folder = denoProject(t, {
    ...Object.fromEntries(files), "run.ts": 'import { typed } from "./usage.ts"; console.log(typed);',
  });
  deno(folder, "check", ...files.map(([name]) => name));
  assert.equal(deno(folder, "run", "--allow-read", "run.ts"), "ㅣ\n");
});

// Tests the TypeScript sources in the package: programs that import these sources, the imports between them, and the
// declaration maps.
import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import test from "node:test";
import { compile, deno, denoProject, filesIn, library, project, run } from "./support.js";

const SOURCES = join(library, "src");

/** Returns three files that type a word. They import the composer from `core` and a layout from `layout`. */
const typing = (core, layout) => ({
  "edits.ts": `import type { Edit } from "${core}";
    export const applied = (text: string, { deleting, inserting }: Edit): string =>
      text.slice(0, text.length - deleting) + inserting;`,
  "typist.ts": `import { Composer } from "${core}";
    import { cheonjiin } from "${layout}";
    import { applied } from "./edits.ts";
    export class Typist {
      text = "";
      private readonly composer: Composer = new Composer(cheonjiin);
      press(id: string): void {
        this.text = applied(this.text, this.composer.press(cheonjiin.key(id)));
      }
    }`,
  "main.ts": `import { Typist } from "./typist.ts";
    const typist = new Typist();
    for (const id of ["ㅇㅁ", "인", "천", "ㄴㄹ"]) typist.press(id);
    export const { text } = typist;
    console.log(text);`,
});

test("a strict project that imports the package compiles with an old and a new compiler", (t) => {
  const files = typing("hwalja", "hwalja/cheonjiin");
  deno(denoProject(t, files), "check", "main.ts");
  const older = Object.entries(files).map(([name, text]) => [name, text.replace(/"(\.\/\w+)\.ts"/g, '"$1.js"')]);
  const folder = project(t, Object.fromEntries(older));
  compile(folder, ["main.ts"], { module: "node16", moduleResolution: "node16", lib: ["es2022", "dom"] });
  assert.equal(run("node", ["out/main.js"], { cwd: folder }), "안\n");
});

test("a strict project that imports the sources compiles", (t) => {
  const files = typing("hwalja/src/core.ts", "hwalja/src/cheonjiin.ts");
  deno(denoProject(t, files), "check", "main.ts");
});

// The copy is outside of node_modules, because neither Deno nor Node strips types inside node_modules.
test("a copy of the sources runs without a build", (t) => {
  const files = typing("hwalja/src/core.ts", "hwalja/src/cheonjiin.ts");
  const folder = denoProject(t, files, { imports: { "hwalja/": "./vendor/hwalja/" } });
  cpSync(library, join(folder, "vendor/hwalja"), { recursive: true });
  assert.equal(deno(folder, "run", "--check", "main.ts"), "안\n");
});

test("in Deno, too, two spaces after a letter beyond U+FFFF make a full stop", (t) => {
  const folder = denoProject(t, { "main.ts": `
    import { InputSession, KeyboardMachine, cheonjiinKeyboard as keyboard } from "hwalja";
    const field = {
      value: "𝐀", selectionStart: 2, selectionEnd: 2,
      setRangeText(text: string, start: number, end: number): void {
        this.value = this.value.slice(0, start) + text + this.value.slice(end);
        this.selectionStart = this.selectionEnd = start + text.length;
      },
    };
    const machine = new KeyboardMachine(keyboard, new InputSession(keyboard.layout, field));
    const space = machine.rows.flat().find(({ role }) => role === "space")!;
    for (const time of [0, 200]) machine.tap({ place: space.place, time });
    console.log(field.value);` });
  assert.equal(deno(folder, "run", "main.ts"), "𝐀. \n");
});

test("the sources contain only erasable types", (t) => {
  // Deno reads the projects' tsconfig.json only if there is also a deno.json.
  const folder = project(t, { "deno.json": "{}" });
  cpSync(SOURCES, folder, { recursive: true });
  const check = () => deno(folder, "check", ...filesIn(SOURCES).filter((name) => name.endsWith(".ts")));
  check();
  const core = readFileSync(join(folder, "core.ts"));
  for (const [wrong, message] of [
    ["export enum Direction { Left, Right }", /erasableSyntaxOnly/],
    ["export namespace inner { export const x = 1; }", /erasableSyntaxOnly/],
    ["export class Point { constructor(readonly x: number) {} }", /erasableSyntaxOnly/],
    ['import { Edit } from "./runtime/Edit.ts"; export const edit: Edit | null = null;', /verbatimModuleSyntax/],
  ]) {
    writeFileSync(join(folder, "core.ts"), `${core}${wrong}\n`);
    assert.throws(check, message);
  }
});

test("the sources have no circular imports", () => {
  const imports = new Map(filesIn(SOURCES).filter((name) => name.endsWith(".ts")).map((name) => {
    const found = readFileSync(join(SOURCES, name), "utf8").matchAll(/\bfrom "(\.[^"]+)"/g);
    return [name, Array.from(found, ([, path]) => join(dirname(name), path))];
  }));
  const finished = new Set();
  const visit = (name, path) => {
    assert.ok(!path.includes(name), [...path.slice(path.indexOf(name)), name].join(" imports "));
    assert.ok(imports.has(name), `${path.at(-1)} imports ${name}, which is missing`);
    if (!finished.has(name)) for (const next of imports.get(name)) visit(next, [...path, name]);
    finished.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
});

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Returns the numbers in a segment of a source map. They are encoded as variable-length quantities. */
function numbersIn(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Returns the segments of each line of `mappings`: the column, and the line and column in the source. */
function segmentsIn(mappings) {
  let [line, column] = [0, 0];
  return mappings.split(";").map((segments) => {
    let start = 0;
    return segments.split(",").filter(Boolean).map((segment) => {
      const [startStep, , lineStep, columnStep] = numbersIn(segment);
      start += startStep;
      line += lineStep;
      column += columnStep;
      return { start, line, column };
    });
  });
}

// Matches a line that declares something, and captures the text before the declared name, and the name.
const DECLARATION = new RegExp(
  "^(?:export (?:declare )?(?:class|const|function|interface|type) " +
  "|    (?:(?:static|private|protected|readonly|get|set) )*)(?=(\\w+))");

test("each declaration maps to its line in the sources", () => {
  let count = 0;
  for (const file of filesIn(library).filter((name) => existsSync(join(library, `${name}.map`)))) {
    const text = readFileSync(join(library, file), "utf8");
    const map = JSON.parse(readFileSync(join(library, `${file}.map`), "utf8"));
    assert.match(text, new RegExp(`\n//# sourceMappingURL=${map.file}.map\n$`));
    const [source] = map.sources.map((name) => resolve(library, dirname(file), name));
    assert.equal(relative(library, source), `src/${file.replace(".d.ts", ".ts")}`);
    const original = readFileSync(source, "utf8").split("\n");
    const segments = segmentsIn(map.mappings);
    text.split("\n").forEach((line, number) => {
      const [start, name] = DECLARATION.exec(line) ?? [];
      // The compiler adds lines that have no segment.
      const segment = name && segments[number].findLast((segment) => segment.start <= start.length);
      if (!segment) return assert.ok(!line.startsWith("export declare"), line);
      assert.ok(original[segment.line].slice(segment.column).startsWith(name), `${file}:${number + 1} ${name}`);
      count += 1;
    });
  }
  assert.ok(count > 200, `${count} declarations`);
});

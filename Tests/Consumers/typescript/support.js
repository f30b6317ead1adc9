// What the tests share: where things lie, tools, and the notation of the conformance files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The folder that `variable` names, or the one that the Makefile fills. */
const folder = (variable, usual) => resolve(root, process.env[variable] ?? usual);
export const dist = folder("HWALJA_DIST", "dist");
export const review = folder("HWALJA_REVIEW", ".build/review/conformance");
export const compatibility = folder("HWALJA_COMPATIBILITY", ".build/review/compatibility/conformance");

/** The package, as it is in dist. */
export const library = join(dist, "typescript");
export const hwalja = await import(pathToFileURL(join(library, "hwalja.js")));
const { Composer, layouts, cheonjiinCompatibility } = hwalja;

/** The text of the file at `path`, from the root of the repository. */
export const read = (path) => readFileSync(resolve(root, path), "utf8");

/** Every layout in every dot style: what to call it, and where the files on it lie. */
export const styles = [
  ...layouts.map((layout) => ({ layout, title: layout.id, files: review })),
  { layout: cheonjiinCompatibility, title: "cheonjiin in the compatibility style", files: compatibility },
];

/** The id of a layout in whichever style of dots: what the files are called in both. */
const plainId = (layout) => layout.id.replace("-compatibility", "");

/** The lines of a layout's conformance file: keys, and the text that they leave. */
export function conformance(layout, files) {
  const text = read(join(files, `${plainId(layout)}.tsv`));
  const lines = text.split("\n").filter((line) => line && !line.startsWith("# ")).map((line) => line.split("\t"));
  assert.equal(lines.length, Number(/^# There are (\d+) such lines/m.exec(text)?.[1]));
  return lines;
}

/** The full map of a layout. */
export const mapOf = (layout, files) => JSON.parse(read(join(files, `../json/${plainId(layout)}.full.json`)));

/** The functions that docs/CONSUMING.md shows, each for a map: what a text becomes by a key. */
export const [overMinified, overFull] = read("docs/CONSUMING.md").match(/^function press.*?^}$/gms)
  .map((code) => new Function("map", `${code}; return press;`));

/** Runs `command`; what it says is in the error if it fails. */
export function run(command, args, options = {}) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: "pipe", ...options });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout ?? ""}${error.stderr ?? error}`);
  }
}

/** Makes a project of `files` that has hwalja for a dependency, and removes it after test `t`. */
export function project(t, files) {
  const folder = mkdtempSync(join(tmpdir(), "hwalja-"));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(library, join(folder, "node_modules/hwalja"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Copies the files called `names` from the package into `folder`, as one does without npm. */
export function copy(names, folder) {
  for (const name of names) cpSync(join(library, name), join(folder, name));
}

/** `text` with `edit` done at its end. */
export const applied = (edit, text) => text.slice(0, text.length - edit.deleting) + edit.inserting;

/** `text` without its last code point: what an empty-handed backspace does. */
export const shortened = (text) => [...text].slice(0, -1).join("");

/** Numbers below `count`, the same in every run: xorshift with 32 bits. */
export function randomNumbers(seed) {
  let state = seed;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

/**
 * The text that `keys` leave in an empty field: ids between spaces, `_` for commit, `␣` for space, `⌫`
 * for backspace by the jamo, `⎌` for backspace by the stroke, `…` for a pause before the next key.
 */
export function type(layout, keys, composer = new Composer(layout), text = "") {
  let isAfterPause = false;
  for (const id of keys.split(" ")) {
    if (id === "_") {
      composer.commit();
    } else if (id === "…") {
      isAfterPause = true;
    } else if (id === "⌫" || id === "⎌") {
      const edit = composer.backspace(id === "⌫" ? "jamo" : "stroke");
      text = edit ? applied(edit, text) : shortened(text);
    } else {
      const key = layout.key(id);
      assert.ok(key || id === "␣", `there is no key ${id}`);
      if (key && isAfterPause) composer.endCycle(key);
      if (key) isAfterPause = false;
      text = applied(key ? composer.press(key) : composer.space(), text);
    }
  }
  return text;
}

// Code that the tests share: paths, tools, and projects that use the package.
import { execFileSync } from "node:child_process";
import {
  cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const dist = resolve(root, process.env.HWALJA_DIST ?? "dist");

/** The folder of the package in dist. */
export const library = join(dist, "typescript");
export const hwalja = await import(pathToFileURL(join(library, "hwalja.js")));

/** Returns the text of the file at `path`, from the root of the repository. */
export const read = (path) => readFileSync(resolve(root, path), "utf8");

/** Returns the path of the folder of an entry. Node 24 has only `parentPath`, and Node 18.19 has only `path`. */
export const folderOf = (entry) => entry.parentPath ?? entry.path;

/** Returns the paths of all files in `folder`. */
export const filesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => join(folderOf(entry), entry.name).slice(folder.length + 1));

/** Runs `command` and returns its output. If the command fails, the error contains the output. */
export function run(command, args, options = {}) {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: "pipe", ...options });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout ?? ""}${error.stderr ?? error}`);
  }
}

/** Compiles `files` in `folder` into the folder `out`, with the strictest options and the options in `more`. */
export function compile(folder, files, more = {}) {
  const strictest = join(root, "Tests/typescript/tsconfig.json");
  const config = { extends: strictest, compilerOptions: { outDir: "out", ...more }, files };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  run("tsc", ["-p", folder]);
}

/** Returns the bundle of `source` in `folder`, without comments. */
export function bundle(folder, source, ...options) {
  writeFileSync(join(folder, "index.js"), source);
  const text = run("esbuild", ["--bundle", "--format=esm", "--charset=utf8", ...options, "index.js"], { cwd: folder });
  return text.replace(/^\/\/.*$/gm, "").trim();
}

/**
 * Returns the size of `text` in bytes and the size after gzip. Node's zlib is not used, because its output is 1 %
 * larger than that of gzip.
 */
export const sizes = (text) => [Buffer.byteLength(text), execFileSync("gzip", ["-9nc"], { input: text }).length];

/** Creates a project that consists of `files` and depends on hwalja. The project is removed after test `t`. */
export function project(t, files) {
  const folder = mkdtempSync(join(tmpdir(), "hwalja-"));
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(library, join(folder, "node_modules/hwalja"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/**
 * Creates a project like {@link project} for Deno, which needs a copy of the package. `config` is added to deno.json.
 */
export function denoProject(t, files, config = {}) {
  const compilerOptions = {
    strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noUnusedLocals: true,
    noUnusedParameters: true, noImplicitReturns: true, erasableSyntaxOnly: true, verbatimModuleSyntax: true,
    lib: ["es2022", "dom", "deno.console"],
  };
  const folder = project(t, {
    ...files, "package.json": '{ "type": "module", "dependencies": { "hwalja": "*" } }',
    "deno.json": JSON.stringify({ nodeModulesDir: "manual", compilerOptions, ...config }),
  });
  rmSync(join(folder, "node_modules/hwalja"));
  cpSync(library, join(folder, "node_modules/hwalja"), { recursive: true });
  return folder;
}

/** Runs Deno in `folder` with the cache that has been installed. */
export function deno(folder, ...args) {
  const env = {
    ...process.env, DENO_DIR: join(root, ".tools/deno-cache"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1",
  };
  return run("deno", args, { cwd: folder, env });
}

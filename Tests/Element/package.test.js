// The element as a package: on a server, in TypeScript, and what it weighs.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { bundle, compile, library, project, read, run, sizes } from "../Consumers/typescript/support.js";

test("on a server neither module does anything, or fails", (t) => {
  const folder = project(t, { "server.mjs": `
    import { define, HwaljaKeyboardElement } from "hwalja/element";
    import { cheonjiinKeyboard } from "hwalja";
    define([cheonjiinKeyboard]);
    define([cheonjiinKeyboard], "my-keyboard");
    await import(${JSON.stringify(join(library, "hwalja-keyboard.js"))});
    console.log(typeof HwaljaKeyboardElement, typeof customElements, typeof document);` });
  assert.equal(run("node", ["server.mjs"], { cwd: folder }), "function undefined undefined\n");
});

test("a strict consumer compiles against the declarations of the element", (t) => {
  const folder = project(t, { "usage.ts": `
    import { cheonjiinKeyboard, keyboards } from "hwalja";
    import type { InputSession, KeyboardSettings } from "hwalja";
    import { HwaljaKeyboardElement, define } from "hwalja/element";
    import type { HwaljaKeyboardEventMap } from "hwalja/element";
    define([cheonjiinKeyboard]);
    define(keyboards, "my-keyboard");
    const element: HwaljaKeyboardElement = document.createElement("hwalja-keyboard");
    const found: HwaljaKeyboardElement | null = document.querySelector("hwalja-keyboard");
    element.for = "memo";
    element.layout = "sky";
    element.layouts = "sky dubeolsik";
    element.delay = null;
    element.delay = Infinity;
    element.delay = 300;
    element.keyboard = element.sound = element.vibrate = true;
    element.lang = "en";
    element.settings = { longPress: 300 };
    element.field = document.createElement("textarea");
    const session: InputSession | null = element.session;
    element.addEventListener("press", (event) => {
      const { legend, role, outcome } = (event as HwaljaKeyboardEventMap["press"]).detail;
      const said: string = legend + (role ?? "") + outcome;
      console.log(said, session?.composing, found?.hidden);
    });
    const settings: Partial<KeyboardSettings> = element.settings;
    export { settings };`,
  });
  compile(folder, ["usage.ts"], { module: "node16", moduleResolution: "node16", lib: ["es2022", "dom"] });
});

test("the element stays small, and what does not use it has nothing of it", (t) => {
  const folder = project(t, {});
  const size = (source) => sizes(bundle(folder, `import { define } from "hwalja/element"; ${source}`, "--minify"));
  const one = size('import { cheonjiinKeyboard } from "hwalja"; define([cheonjiinKeyboard]);');
  const all = size('import { keyboards } from "hwalja"; define(keyboards);');
  const file = sizes(read(join(library, "hwalja-keyboard.js")));
  t.diagnostic(`define([cheonjiinKeyboard]) ${one}, define(keyboards) ${all}, hwalja-keyboard.js ${file}`);
  assert.ok(one[0] <= 59_000 && one[1] <= 22_000, `${one}`);
  assert.ok(all[0] <= 68_400 && all[1] <= 24_700, `${all}`);
  const said = read("docs/ELEMENT.md");
  for (const bytes of [...one, ...file]) {
    assert.ok(said.includes(`${Math.round(bytes / 1000)} K`), `docs/ELEMENT.md: ${bytes}`);
  }
  assert.deepEqual(size(""), sizes(""));
});

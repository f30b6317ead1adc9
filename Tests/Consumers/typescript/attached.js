// A page in Chromium with a field in it that a session is attached to.
import { join } from "node:path";
import { open } from "./chromium.js";
import { library, root } from "./support.js";

const html = `<!doctype html><meta charset="utf-8"><body><script type="module">
  import * as hwalja from "./hwalja.js";
  import { Page } from "./page.js";
  Object.assign(globalThis, hwalja, { Page, ready: true });
</script>`;

/** The fields that hold a line of text or more. */
export const inputs = ["input", "textarea"];
export const kinds = [...inputs, "contenteditable"];

export const page = await open([library, join(root, "Tests/Consumers/typescript")], html);

/** Makes a field of `kind` that holds `field`, attaches a session to it, and types `keys`. */
export const begin = (kind, field = "|", keys = "", options = {}) =>
  page.run(`globalThis.host?.detach(); globalThis.host = new Page(${JSON.stringify(kind)}, ${JSON.stringify(field)},
    { layout: cheonjiin, ...${JSON.stringify(options)} }); host.act(${JSON.stringify(keys)})`);
export const field = () => page.run("host.field");
export const text = () => page.run("host.text");
export const composing = () => page.run("host.session.composing");
export const act = (steps) => page.run(`host.act(${JSON.stringify(steps)})`);

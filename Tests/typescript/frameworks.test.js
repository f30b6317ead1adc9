// Tests the element in frameworks, and the custom elements manifest. The package adds to the declarations of React and
// Vue. The tests declare the parts that the package needs, as they are in React 19 and Vue 3.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { compile, library, project, read } from "./support.js";

const REACT = `
  export interface Attributes { key?: string | undefined; }
  export type DetailedHTMLProps<Own, Type> = Own & Attributes & { ref?: ((element: Type | null) => void) | undefined };
  export interface HTMLAttributes<Type> { className?: string | undefined; hidden?: boolean | undefined; }
  export namespace JSX {
    interface Element { readonly type: string; }
    interface IntrinsicElements {
      textarea: DetailedHTMLProps<HTMLAttributes<HTMLTextAreaElement> & { id?: string }, HTMLTextAreaElement>;
    }
  }`;
const VUE = `
  export interface HTMLAttributes { class?: unknown; hidden?: boolean | undefined; }
  export interface ReservedProps { key?: string | undefined; ref?: string | undefined; }
  export interface GlobalComponents {}`;

// The package is a symbolic link, and no framework is installed next to the target of the link.
const OPTIONS = { lib: ["es2022", "dom"], moduleResolution: "node16", module: "node16", preserveSymlinks: true };

/** Returns a project in which the module called `name` has these declarations. */
function projectWith(t, name, declarations, files) {
  const folder = project(t, files);
  const module = join(folder, "node_modules", name);
  mkdirSync(module);
  writeFileSync(join(module, "package.json"), '{ "exports": { "types": "./index.d.ts" } }');
  writeFileSync(join(module, "index.d.ts"), declarations);
  return folder;
}

test("JSX has types for the element, its attributes and its events", (t) => {
  const folder = projectWith(t, "react", REACT, { "memo.tsx": `
    import type * as React from "react";
    import type {} from "hwalja/react";
    export const memo = <>
      <textarea id="memo" />
      <hwalja-keyboard for="memo" layout="sky" cycleTimeout={500} hardware className="keys" key="keys"
        ref={(element) => element?.session?.commit()} settings={{ longPress: 300 }}
        onpress={({ detail }) => detail.legend} ondismiss={(event) => event.preventDefault()} />
    </>;
    // @ts-expect-error an attribute of another name
    export const misspelt = <hwalja-keyboard fro="memo" />;
    // @ts-expect-error a commit has no legend
    export const wrong = <hwalja-keyboard oncommit={({ detail }) => detail.legend} />;` });
  compile(folder, ["memo.tsx"], { ...OPTIONS, jsx: "preserve" });
});

test("templates of Vue know the element, its attributes and its events", (t) => {
  const folder = projectWith(t, "vue", VUE, { "memo.ts": `
    import type { GlobalComponents } from "vue";
    import type {} from "hwalja/vue";
    type Props = InstanceType<GlobalComponents["hwalja-keyboard"]>["$props"];
    export const props: Props = {
      for: "memo", hardware: true, class: ["keys"], onLayoutchange: ({ detail }) => detail.layout,
    };
    // @ts-expect-error an attribute of another name
    export const misspelt: Props = { fro: "memo" };
    // @ts-expect-error a commit has no legend
    export const wrong: Props = { onCommit: ({ detail }) => detail.legend };` });
  compile(folder, ["memo.ts"], OPTIONS);
});

test("custom-elements.json matches the element", () => {
  const { modules: [{ declarations: [element, define], exports }, file] } =
    JSON.parse(read(join(library, "custom-elements.json")));
  const named = (key) => element[key].map(({ name }) => name).sort();
  const source = (name) => read(join(library, `runtime/element/${name}`));
  const all = (text, pattern) => [...new Set(Array.from(text.matchAll(pattern), ([, name]) => name))].sort();
  const declared = source("KeyboardElement.d.ts");

  const observed = all(/observedAttributes\(\) \{([^}]*)\}/.exec(source("KeyboardElement.js"))[1], /"(\w+)"/g);
  assert.deepEqual(named("attributes"), [...observed, "passthrough", "sound", "vibrate"].sort());
  const fields = [...element.attributes.flatMap(({ fieldName }) => fieldName ?? []), ...named("members")].sort();
  // `focus` is a method, and `scanInterval` is defined in another module.
  assert.deepEqual(fields, ["focus", "scanInterval", ...all(declared, /^    get (\w+)\(/gm)].sort());
  assert.deepEqual(named("events"), all(source("Events.d.ts"), /^    (\w+): CustomEvent/gm));
  assert.deepEqual(named("cssProperties"), all(source("Style.js"), /var\((--hwalja-[\w-]+)/g));
  const parts = all(source("Style.js"), /\[part~=(\w+)\]/g);
  assert.deepEqual(parts.filter((name) => !named("cssParts").includes(name)), []);
  const module = Object.keys({ HwaljaKeyboardElement: element, define });
  assert.deepEqual(exports.map(({ name }) => name), module);
  assert.deepEqual([element.name, define.name, element.tagName], [...module, file.exports[0].name]);
});

// Part of Hwalja, under the MIT licence: see LICENSE.

import { writing } from "../DotStyle.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import { HwaljaKeyboardElement } from "./KeyboardElement.ts";

/** Defines the element `name`, with `keyboards` to choose from. On a server, it does nothing. */
export function define(keyboards: readonly Keyboard[], name = "hwalja-keyboard"): void {
  if (keyboards.length === 0) throw new TypeError("a keyboard is needed to define an element with");
  const registry = globalThis.customElements;
  // A module may be loaded twice, or be in two bundles of a page.
  if ("compatible" in (registry?.get(name) ?? {})) return;
  const compatible = keyboards.map((keyboard) => ({ ...keyboard, layout: writing(keyboard.layout, "compatibility") }));
  registry?.define(name, Object.assign(class extends HwaljaKeyboardElement {}, { keyboards, compatible }));
}

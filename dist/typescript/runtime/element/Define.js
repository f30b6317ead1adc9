// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Define.ts; do not edit.
import { writing } from "../DotStyle.js";
import { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** Defines the element `name`, with `keyboards` to choose from. On a server, it does nothing. */
export function define(keyboards, name = "hwalja-keyboard") {
    if (keyboards.length === 0)
        throw new TypeError("a keyboard is needed to define an element with");
    const registry = globalThis.customElements;
    // A module may be loaded twice, or be in two bundles of a page.
    if ("compatible" in (registry?.get(name) ?? {}))
        return;
    const compatible = keyboards.map((keyboard) => ({ ...keyboard, layout: writing(keyboard.layout, "compatibility") }));
    registry?.define(name, Object.assign(class extends HwaljaKeyboardElement {
    }, { keyboards, compatible }));
}

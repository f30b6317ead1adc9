// Compiled from src/runtime/element/Define.ts; do not edit.
import { writing } from "../DotStyle.js";
import { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** Defines the element `name`, with `keyboards` to choose from. Does nothing on a server. */
export function define(keyboards, name = "hwalja-keyboard") {
    if (keyboards.length === 0)
        throw new TypeError("define needs at least one keyboard");
    const registry = globalThis.customElements;
    // The page may have loaded the module twice, or it may have two bundles with the module.
    if ("compatible" in (registry?.get(name) ?? {}))
        return;
    const compatible = keyboards.map((keyboard) => ({ ...keyboard, layout: writing(keyboard.layout, "compatibility") }));
    registry?.define(name, Object.assign(class extends HwaljaKeyboardElement {
    }, { keyboards, compatible }));
}

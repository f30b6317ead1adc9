// Compiled from src/element.ts; do not edit.
/// <reference lib="dom" />
import type { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";
export { define } from "./runtime/element/Define.js";
export type { HwaljaKeyboardAttributes } from "./runtime/element/ElementProperties.js";
export type { HwaljaKeyboardEventMap } from "./runtime/element/Events.js";
export { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";
declare global {
    interface HTMLElementTagNameMap {
        "hwalja-keyboard": HwaljaKeyboardElement;
    }
}
//# sourceMappingURL=element.d.ts.map

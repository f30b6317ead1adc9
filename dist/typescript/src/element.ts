// Part of Hwalja, under the MIT licence: see LICENSE.

/// <reference lib="dom" />
// A keyboard that is drawn in a page.
import type { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";

export { define } from "./runtime/element/Define.js";
export type { HwaljaKeyboardAttributes, HwaljaKeyboardEventMap } from "./runtime/element/Events.js";
export { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";

declare global {
  interface HTMLElementTagNameMap {
    "hwalja-keyboard": HwaljaKeyboardElement;
  }
}

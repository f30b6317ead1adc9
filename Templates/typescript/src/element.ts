/// <reference lib="dom" />
// A keyboard that is drawn in a page.
import type { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.ts";

export { define } from "./runtime/element/Define.ts";
export type { HwaljaKeyboardAttributes } from "./runtime/element/ElementProperties.ts";
export type { HwaljaKeyboardEventMap } from "./runtime/element/Events.ts";
export { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.ts";

declare global {
  interface HTMLElementTagNameMap {
    "hwalja-keyboard": HwaljaKeyboardElement;
  }
}

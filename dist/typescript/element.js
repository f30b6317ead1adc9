// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/element.ts; do not edit.
export { define } from "./runtime/element/Define.js";
export { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";

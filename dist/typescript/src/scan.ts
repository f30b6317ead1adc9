// Part of Hwalja, under the MIT licence: see LICENSE.

/// <reference lib="dom" />
// Importing this module adds the property `scanInterval` to `<hwalja-keyboard>`, for people who type with one switch.
import { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.ts";
import { intervalOf, scan } from "./runtime/element/Scanner.ts";

Object.defineProperty(HwaljaKeyboardElement.prototype, "scanInterval", {
  configurable: true,
  get(this: HwaljaKeyboardElement) { return intervalOf(this); },
  set(this: HwaljaKeyboardElement, interval: number | null) { scan(this, interval); },
});

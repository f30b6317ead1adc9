// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/scan.ts; do not edit.
/// <reference lib="dom" />
// Importing this module adds the property `scanInterval` to `<hwalja-keyboard>`, for people who type with one switch.
import { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";
import { intervalOf, scan } from "./runtime/element/Scanner.js";
Object.defineProperty(HwaljaKeyboardElement.prototype, "scanInterval", {
    configurable: true,
    get() { return intervalOf(this); },
    set(interval) { scan(this, interval); },
});

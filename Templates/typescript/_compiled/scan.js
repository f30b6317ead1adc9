// Compiled from src/scan.ts; do not edit.
/// <reference lib="dom" />
// Importing it gives `<hwalja-keyboard>` the property `scanInterval`, for those who press one switch.
import { HwaljaKeyboardElement } from "./runtime/element/KeyboardElement.js";
import { intervalOf, scan } from "./runtime/element/Scanner.js";
Object.defineProperty(HwaljaKeyboardElement.prototype, "scanInterval", {
    configurable: true,
    get() { return intervalOf(this); },
    set(interval) { scan(this, interval); },
});

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Define.ts; do not edit.
import type { Keyboard } from "../keyboard/Keyboard.js";
/** Defines the element `name`, with `keyboards` to choose from. Does nothing on a server. */
export declare function define(keyboards: readonly Keyboard[], name?: string): void;
//# sourceMappingURL=Define.d.ts.map

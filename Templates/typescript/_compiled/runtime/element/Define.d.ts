// Compiled from src/runtime/element/Define.ts; do not edit.
import type { KeyboardPages } from "../keyboard/KeyboardPages.js";
/** Defines the element `name`, with `keyboards` to choose from. On a server, it does nothing. */
export declare function define(keyboards: readonly KeyboardPages[], name?: string): void;
//# sourceMappingURL=Define.d.ts.map

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Enter.ts; do not edit.
/**
 * Presses Enter in `element`, so that chats and editors hear of it as of any key. If they let it pass, does `act`: by
 * default it submits the form, as browsers do in an `<input>`.
 */
export declare function strikeEnter(element: HTMLElement, act?: () => void): void;
//# sourceMappingURL=Enter.d.ts.map

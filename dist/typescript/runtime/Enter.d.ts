// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Enter.ts; do not edit.
/**
 * Presses Enter in `element`. Dispatches the key events of Enter, which chats and editors may handle. If no handler
 * cancels the events, calls `act`. By default, `act` submits the form as browsers do for an `<input>`.
 */
export declare function pressEnter(element: HTMLElement, act?: () => void): void;
//# sourceMappingURL=Enter.d.ts.map

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Enter.ts; do not edit.
/**
 * Presses Enter in `element`: dispatches its key events, which chats and editors may handle. Unless they cancel them,
 * calls `act`, which by default submits the form as browsers do for an `<input>`.
 */
export declare function pressEnter(element: HTMLElement, act?: () => void): void;
//# sourceMappingURL=Enter.d.ts.map

// Compiled from _source/runtime/Enter.ts; do not edit.
/**
 * Strikes Enter in `element`, of which chats and editors hear as of any key; if they let it pass, does `act`, by
 * default what browsers do in an `<input>`: they submit its form.
 */
export declare function strikeEnter(element: HTMLElement, act?: () => void): void;

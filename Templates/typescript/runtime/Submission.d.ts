/** The types of an `<input>` for text. */
export declare const TYPES_OF_TEXT: string[];
/**
 * Submits `form` as Enter does: by its first button, unless that is disabled; without a button, if it has one field.
 * (HTML Standard, 4.10.21.2, Implicit submission)
 */
export declare function submit(form: HTMLFormElement | null | undefined): void;
/** Presses `key` in `element`. If the page lets it pass, does `act`. */
export declare function strike(element: HTMLElement, key: string, keyCode: number, act?: () => void): void;

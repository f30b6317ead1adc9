import type { KeyboardPages } from "../keyboard/KeyboardPages.js";
import type { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** The keyboards of the attribute `layouts`, or all. */
export declare function offeredBy(element: HwaljaKeyboardElement): readonly KeyboardPages[];
/** The keyboard of the attribute `layout`, or the first that is offered. */
export declare function pagesOf(element: HwaljaKeyboardElement): KeyboardPages;
/** The name of a keyboard in attributes: the id of its layout if it is the first of that, otherwise its own id. */
export declare function nameOf(element: HwaljaKeyboardElement, pages: KeyboardPages): string;
/** Says in the console, only once in a page, what is wrong with `element`. */
export declare function complain(element: Element, reason: string): void;

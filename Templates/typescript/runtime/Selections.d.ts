/** The selection of the tree of `element`: in Chromium, each shadow root has its own. */
export declare function selectionOf(element: Element): Selection | null;
/** The selection in `element`, or null if it is elsewhere. */
export declare function rangeIn(element: Element): AbstractRange | null;
/** Without the browser: writes `text` over the selection, or at the end if the selection is elsewhere. */
export declare function replaceSelection(element: HTMLElement, text: string): void;
/** The nearest element that matches `selector`, from `element` outwards through all shadow trees, or null. */
export declare function around(element: Element | null | undefined, selector: string): Element | null;
/** The element with the focus in `tree`, through all shadow trees. */
export declare function focusedIn(tree: Document | ShadowRoot): HTMLElement | null;
/** Whether `element` is in a page, and not inert. */
export declare function isThere(element: HTMLElement): boolean;
/** Whether it also lets itself be written to. */
export declare function isOpen(element: HTMLElement): boolean;
/**
 * Has the browser write `text` over the selection, which is `range` in rich text, or delete if `text` is empty. The
 * input event and Ctrl+Z are then the browser's own. False if the browser does nothing; null if the page says no, and
 * perhaps writes itself.
 */
export declare function execute(element: HTMLElement, text: string, range?: AbstractRange | null, command?: string): boolean | null;
/**
 * The same change to `value` in whole user-perceived characters, as Chromium does not select parts of them: to change
 * the dots after a lead, the lead is written again.
 */
export declare function wholeCharacters(value: string, start: number, end: number, text: string): {
    start: number;
    text: string;
};
/** Tells the page that `text` was written, which the browser has not done. */
export declare function tell(element: HTMLElement, text: string): void;
/** When `event` happened, by the clock of this script's page. A busy page may hear of it much later. */
export declare function timeOf({ timeStamp, view }: UIEvent): number;
/** Whether `event` is a key press for text, and not for an input method or a shortcut. */
export declare function isPlain(event: KeyboardEvent): boolean;

import type { HwaljaKeyboardElement } from "./KeyboardElement.js";
/** What Safari has since 17.4, and older declarations of TypeScript do not know. */
interface Sight {
    checkVisibility?(options: {
        readonly visibilityProperty: boolean;
    }): boolean;
}
/**
 * What finds the field that the keyboard `element` types into, as the focus moves in the page and the keyboard comes
 * and goes. It calls `found` with each.
 */
export declare function newFieldFinder(element: HwaljaKeyboardElement & Sight, found: (field: HTMLElement | null) => void): {
    find: () => void;
    check: () => void;
    follow: (target: unknown) => void;
    /** The keyboard was hidden by its own key. */
    dismiss(): void;
    /** The element is on a page, and looks for fields there until `signal` is aborted. */
    begin(signal: AbortSignal): void;
    /** The element is no longer on a page. */
    end(): void;
    /** The keyboard now types into `next`; null for the one that it finds. */
    give(next: HTMLElement | null): void;
};
export {};

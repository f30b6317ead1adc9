import type { TextClient } from "./Types.js";
/** What `hwalja/rich` adds. */
export declare const rich: {
    clientFor?: (element: HTMLElement, moved: () => void) => TextClient;
    endComposition?: (element: HTMLElement) => void;
};
/** The client that types into `element`. */
export declare function clientFor(element: HTMLElement, moved: () => void): TextClient;

import type { KeyboardLayout } from "../Layout.js";
import type { Page } from "../keyboard/KeyboardPages.js";
import { type Role } from "../keyboard/KeyboardSlot.js";
/** All problems: of the whole, of pages, of slots, which are given, and of the ways to pages and back. */
export declare function problemsOf(id: string, layout: KeyboardLayout, pages: readonly Page[], slotProblems: readonly string[]): string[];
/** What a slot can do, but for a gap. */
export declare const ROLES: Role[];
/** The numbers of the layout's keys that a page has or offers. */
export declare function keysOf(page: Page): number[];
/** Whether `name` is 1 to 40 lower-case Latin letters, digits and hyphens, a letter first. */
export declare function isWord(name: string): boolean;
/** Why `text` is not a line of 1 to 64 scalars that can be seen, and the remedy; null if it is one. */
export declare function faultOf(text: string): string | null;

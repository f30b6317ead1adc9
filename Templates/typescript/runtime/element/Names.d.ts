import type { KeyboardFace } from "../keyboard/KeyboardFace.js";
export declare type Language = "ko" | "en";
/** Names by the roles of keys; `keyboard` is that of them all. */
interface RoleNames {
    readonly [role: string]: string;
    readonly next: string;
    readonly keyboard: string;
}
export declare const ROLE_NAMES: Readonly<Record<Language, RoleNames>>;
/** What is printed on a slot; a word is translated. */
export declare function printedOn({ role, legend }: KeyboardFace, language: Language): string;
/** The name of a slot: what is printed on it, if that can be said, and what holding it offers. */
export declare function nameOf(face: KeyboardFace, language: Language): string;
/** The language of names in `element`: its own, or that of an element around it. */
export declare function languageOf(element: Element): Language;
export {};

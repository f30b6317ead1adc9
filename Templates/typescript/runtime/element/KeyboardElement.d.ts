// Compiled from _source/runtime/element/KeyboardElement.ts; do not edit.
import type { InputSession } from "../Session.js";
import type { KeyboardPages } from "../keyboard/KeyboardPages.js";
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.js";
declare const ElementBase: {
    new (): HTMLElement;
    prototype: HTMLElement;
};
/** `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
export declare class HwaljaKeyboardElement extends ElementBase {
    #private;
    /** The keyboards that there are if `layouts` does not say; {@link define} sets them. */
    static get keyboards(): readonly KeyboardPages[];
    /** The same with dots in the compatibility style. */
    static get compatible(): readonly KeyboardPages[];
    static get observedAttributes(): string[];
    constructor();
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string): void;
    /** The id of the field. */
    get for(): string;
    set for(id: string);
    /** The id of the layout. */
    get layout(): string;
    set layout(id: string);
    /** The ids of the layouts that the key for the next keyboard goes through, between spaces. */
    get layouts(): string;
    set layouts(ids: string);
    /** The style of pending dots, `compatibility` or else what the layouts say. */
    get dots(): string | null;
    set dots(style: string | null);
    /** Whether the keys of a computer's keyboard type as well. */
    get keyboard(): boolean;
    set keyboard(isOn: boolean);
    /** After how many milliseconds a key begins a new letter: null for what the layout says, `Infinity` for never. */
    get delay(): number | null;
    set delay(time: number | null);
    /** What is printed on the key that is marked, or what it is there for; null for none. */
    get marked(): string | null;
    set marked(key: string | null);
    /** Whether a key clicks. */
    get sound(): boolean;
    set sound(isOn: boolean);
    /** Whether a key vibrates, where that is possible. */
    get vibrate(): boolean;
    set vibrate(isOn: boolean);
    /** The element that is typed into, or null. One that is set needs no id, and is kept until another is set. */
    get field(): HTMLElement | null;
    set field(element: HTMLElement | null);
    /** The session that types there, or null. */
    get session(): InputSession | null;
    /** Times and distances, those that differ from what is usual. */
    get settings(): Partial<KeyboardSettings>;
    set settings(settings: Partial<KeyboardSettings>);
}
export {};

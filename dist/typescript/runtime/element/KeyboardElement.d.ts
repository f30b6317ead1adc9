// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/KeyboardElement.ts; do not edit.
import type { InputSession } from "../InputSession.js";
import type { Keyboard } from "../keyboard/Keyboard.js";
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.js";
import type { ElementProperties } from "./ElementProperties.js";
import type { Listening } from "./Events.js";
declare const ElementBase: {
    new (): HTMLElement;
    prototype: HTMLElement;
};
/** `<hwalja-keyboard>`: a keyboard that is drawn in a page, and types into the fields of the page. */
export declare class HwaljaKeyboardElement extends ElementBase implements ElementProperties {
    #private;
    /** The keyboards to choose from, which {@link define} sets. */
    static readonly keyboards: readonly Keyboard[];
    /** The same with dots in the compatibility style. */
    static readonly compatible: readonly Keyboard[];
    static get observedAttributes(): string[];
    /**
     * With `import "hwalja/scan"`: for how many ms each row and then each key is offered to who presses one switch, the
     * space bar or Enter; null for never.
     */
    scanInterval?: number | null;
    addEventListener: Listening<HwaljaKeyboardElement>;
    removeEventListener: Listening<HwaljaKeyboardElement>;
    connectedCallback(): void;
    disconnectedCallback(): void;
    /** Moves the focus to the keys, so that arrow keys and Enter press them. */
    focus(options?: FocusOptions): void;
    attributeChangedCallback(name: string): void;
    /** The id of the field. */
    get for(): string;
    set for(id: string);
    /** The id of the layout. */
    get layout(): string;
    set layout(id: string);
    /** The ids of the layouts that the globe key goes through, separated by spaces; by default all. */
    get layouts(): string;
    set layouts(ids: string);
    /** The style of pending dots: `compatibility`; anything else means what the layouts say. */
    get dots(): string | null;
    set dots(style: string | null);
    /** Whether the keyboard is shown only while a field has the focus, and has a key that hides it. */
    get auto(): boolean;
    set auto(isOn: boolean);
    /** Whether the keys of a computer's keyboard type, too; with `numpad`, those of its numeric pad as well. */
    get hardware(): boolean | "numpad";
    set hardware(which: boolean | "numpad");
    /** Whether a computer's keys do nothing in the field, except those that type because of `hardware`. */
    get exclusive(): boolean;
    set exclusive(isOn: boolean);
    /** Whether the page hears of presses on keys, which close what closes at a press outside it. */
    get passthrough(): boolean;
    set passthrough(isOn: boolean);
    /** After how many ms the same key begins a new letter: null for what the layout says, `Infinity` for never. */
    get cycleTimeout(): number | null;
    set cycleTimeout(time: number | null);
    /** The legend or the role of the key that is highlighted; null if none is. */
    get highlighted(): string | null;
    set highlighted(key: string | null);
    /** Whether a key clicks. */
    get sound(): boolean;
    set sound(isOn: boolean);
    /** Whether a key vibrates, where that is possible. */
    get vibrate(): boolean;
    set vibrate(isOn: boolean);
    /** The element that is typed into, or null. One that you set needs no id, and stays until you set another. */
    get field(): HTMLElement | null;
    set field(element: HTMLElement | null);
    /** The session that types there, or null. */
    get session(): InputSession | null;
    /** Times and distances that differ from the defaults, frozen. */
    get settings(): Partial<KeyboardSettings>;
    set settings(settings: Partial<KeyboardSettings>);
}
export {};
//# sourceMappingURL=KeyboardElement.d.ts.map

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
/** The element `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
export declare class HwaljaKeyboardElement extends ElementBase implements ElementProperties {
    #private;
    /** The keyboards to choose from. {@link define} sets them. */
    static readonly keyboards: readonly Keyboard[];
    /** The same keyboards with pending dots in the compatibility style. */
    static readonly compatible: readonly Keyboard[];
    static get observedAttributes(): string[];
    /**
     * The time in milliseconds for which each row, and then each key, is offered to people who type with one switch. The
     * switch is the space bar or Enter. Null disables scanning. Requires `import "hwalja/scan"`.
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
    /** The ids of the layouts between which the globe key switches, separated by spaces. Defaults to all. */
    get layouts(): string;
    set layouts(ids: string);
    /** The style of pending dots: `compatibility`. With any other value, the layouts keep their own style. */
    get dots(): string | null;
    set dots(style: string | null);
    /** True if the keyboard is shown only while a field has the focus. The keyboard then also has a key that hides it. */
    get auto(): boolean;
    set auto(isOn: boolean);
    /** True if the keys of a computer's keyboard also type. With `numpad`, the numeric pad also types. */
    get hardware(): boolean | "numpad";
    set hardware(which: boolean | "numpad");
    /** True if a computer's keys write nothing in the field. Keys that type because of `hardware` are an exception. */
    get exclusive(): boolean;
    set exclusive(isOn: boolean);
    /**
     * True if the page receives the pointer events of presses on keys. A dialog or menu that closes when the user presses
     * outside it then also closes when the user presses a key.
     */
    get passthrough(): boolean;
    set passthrough(isOn: boolean);
    /**
     * The pause in milliseconds after which the same key begins a new letter. Null uses the layout's value, and
     * `Infinity` means never.
     */
    get cycleTimeout(): number | null;
    set cycleTimeout(time: number | null);
    /** The legend or the role of the highlighted key, or null. */
    get highlighted(): string | null;
    set highlighted(key: string | null);
    /** True if keys click. */
    get sound(): boolean;
    set sound(isOn: boolean);
    /** True if keys vibrate, on devices that can. */
    get vibrate(): boolean;
    set vibrate(isOn: boolean);
    /**
     * The field that the keyboard types into, or null. A field that you set needs no id, and remains the field until you
     * set another.
     */
    get field(): HTMLElement | null;
    set field(element: HTMLElement | null);
    /** The session that types into the field, or null. */
    get session(): InputSession | null;
    /** Times and distances that differ from the defaults. The object is frozen. */
    get settings(): Partial<KeyboardSettings>;
    set settings(settings: Partial<KeyboardSettings>);
}
export {};
//# sourceMappingURL=KeyboardElement.d.ts.map

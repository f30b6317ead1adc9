// Generated; do not edit. Made by: swift run gen --format typescript
// Hwalja format 1, MIT licence.
//
// MIT License
// Copyright (c) 2026 The Hwalja maintainers
// Permission is hereby granted, free of charge, to any person obtaining a copy
// of this software and associated documentation files (the "Software"), to deal
// in the Software without restriction, including without limitation the rights
// to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
// copies of the Software, and to permit persons to whom the Software is
// furnished to do so, subject to the following conditions:
// The above copyright notice and this permission notice shall be included in all
// copies or substantial portions of the Software.
// THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
// IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
// AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
// LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
// OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
// SOFTWARE.

/// <reference lib="dom" />
import type { FieldAction, InputSession, KeyboardPages, KeyboardSettings, SlotPress } from "hwalja";

declare const ElementBase: {
    new (): HTMLElement;
    prototype: HTMLElement;
};
/** `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
declare class HwaljaKeyboardElement extends ElementBase {
    #private;
    /** The keyboards that there are if `layouts` does not say; {@link define} sets them. */
    static readonly keyboards: readonly KeyboardPages[];
    /** The same with dots in the compatibility style. */
    static readonly compatible: readonly KeyboardPages[];
    static readonly observedAttributes: string[];
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
    /** After how many milliseconds the same key begins a new letter: null for what the layout says, `Infinity` for never. */
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
/** Sets the attribute `name`. Frameworks take a property back by setting it to null or undefined. */
declare function write(element: Element, name: string, value: string | number | null | undefined): void;
/** Defines the element `name`, with `keyboards` to choose from. On a server it does nothing. */
declare function define(keyboards: readonly KeyboardPages[], name?: string): void;
/** The details of the events that the element sends. */
interface HwaljaKeyboardEventMap {
    press: CustomEvent<SlotPress>;
    page: CustomEvent<{
        readonly page: string;
    }>;
    commit: CustomEvent<{
        readonly text: string;
    }>;
    layoutchange: CustomEvent<{
        readonly layout: string;
    }>;
    action: CustomEvent<{
        readonly action: FieldAction;
    }>;
    dismiss: CustomEvent<null>;
}

export { HwaljaKeyboardElement, define };
export type { HwaljaKeyboardEventMap };

declare global {
  interface HTMLElementTagNameMap {
    "hwalja-keyboard": HwaljaKeyboardElement;
  }
}

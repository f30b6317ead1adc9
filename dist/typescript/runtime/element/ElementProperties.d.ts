// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/ElementProperties.ts; do not edit.
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.js";
/** The properties of the element that pages can set. See {@link HwaljaKeyboardElement}. */
export interface ElementProperties {
    for: string;
    layout: string;
    layouts: string;
    dots: string | null;
    cycleTimeout: number | null;
    auto: boolean;
    hardware: boolean | "numpad";
    exclusive: boolean;
    passthrough: boolean;
    highlighted: string | null;
    sound: boolean;
    vibrate: boolean;
    field: HTMLElement | null;
    settings: Partial<KeyboardSettings>;
}
/** The element with the members that the modules of its implementation use. */
export declare type AttributedElement = HTMLElement & ElementProperties;
/** The attributes that a template can set on the element. Listeners are declared for each framework. */
export declare type HwaljaKeyboardAttributes = {
    [Name in keyof ElementProperties]?: ElementProperties[Name] | undefined;
};
//# sourceMappingURL=ElementProperties.d.ts.map

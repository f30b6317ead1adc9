// Part of Hwalja, under the MIT licence: see LICENSE.

import type { KeyboardSettings } from "../keyboard/KeyboardSettings.ts";

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
export type AttributedElement = HTMLElement & ElementProperties;

/** The attributes that a template can set on the element. Listeners are declared for each framework. */
export type HwaljaKeyboardAttributes = {
  [Name in keyof ElementProperties]?: ElementProperties[Name] | undefined;
};

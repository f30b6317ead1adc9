// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Keyboard } from "../keyboard/Keyboard.ts";
import type { AttributedElement } from "./ElementProperties.ts";
import type { EventQueue } from "./EventQueue.ts";
import type { FieldTracker } from "./FieldTracker.ts";

/** The members of a keyboard's host that the code for showing and hiding uses. */
export interface AutoHost {
  readonly element: AttributedElement;
  readonly field: HTMLElement | null;
  readonly tracker: FieldTracker;
  readonly events: EventQueue;
}

/** Functions that `import "hwalja/auto"` adds to the element. Bundles without that import do not contain them. */
export const auto: {
  /** Shows and hides the keyboard of `host` until `signal` is aborted. */
  start?: (host: AutoHost, signal: AbortSignal) => void;
  /** Returns a copy of `keyboard` with a key that hides the keyboard. */
  withDismiss?: (keyboard: Keyboard) => Keyboard;
} = {};

import type { Keyboard } from "../keyboard/Keyboard.ts";
import type { AttributedElement } from "./ElementProperties.ts";
import type { EventTeller } from "./EventTeller.ts";
import type { FieldFinder } from "./FieldFinder.ts";

/** What showing and hiding needs of the host of a keyboard. */
export interface AutoHost {
  readonly element: AttributedElement;
  readonly field: HTMLElement | null;
  readonly finder: FieldFinder;
  readonly events: EventTeller;
}

/** What `import "hwalja/auto"` adds to the element. It is not in every bundle. */
export const auto: {
  /** Shows and hides the keyboard of `host` until `signal` is aborted. */
  begin?: (host: AutoHost, signal: AbortSignal) => void;
  /** `keyboard` with a key that hides it. */
  drawn?: (keyboard: Keyboard) => Keyboard;
} = {};

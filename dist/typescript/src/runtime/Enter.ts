// Part of Hwalja, under the MIT licence: see LICENSE.

import { isInteractive } from "./Dom.ts";
import { dispatchKey, submit } from "./SimulatedKeys.ts";

/**
 * Presses Enter in `element`. Dispatches the key events of Enter, which chats and editors may handle. If no handler
 * cancels the events, calls `act`. By default, `act` submits the form as browsers do for an `<input>`.
 */
export function pressEnter(
  element: HTMLElement, act: () => void = () => submit((element as HTMLInputElement).form),
): void {
  // A read-only field also submits its form.
  if (isInteractive(element) && !element.matches(":disabled")) dispatchKey(element, "Enter", 13, act);
}

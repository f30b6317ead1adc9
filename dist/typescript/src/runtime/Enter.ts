// Part of Hwalja, under the MIT licence: see LICENSE.

import { isInteractive } from "./Dom.ts";
import { dispatchKey, submit } from "./SimulatedKeys.ts";

/**
 * Presses Enter in `element`: dispatches its key events, which chats and editors may handle. Unless they cancel them,
 * calls `act`, which by default submits the form as browsers do for an `<input>`.
 */
export function pressEnter(
  element: HTMLElement, act: () => void = () => submit((element as HTMLInputElement).form),
): void {
  // A read-only field submits, too.
  if (isInteractive(element) && !element.matches(":disabled")) dispatchKey(element, "Enter", 13, act);
}

import { isThere } from "./Dom.ts";
import { strike, submit } from "./SimulatedKeys.ts";

/**
 * Presses Enter in `element`, so that chats and editors hear of it as of any key. If they let it pass, does `act`: by
 * default it submits the form, as browsers do in an `<input>`.
 */
export function strikeEnter(
  element: HTMLElement, act: () => void = () => submit((element as HTMLInputElement).form),
): void {
  // A read-only field submits, too.
  if (isThere(element) && !element.matches(":disabled")) strike(element, "Enter", 13, act);
}

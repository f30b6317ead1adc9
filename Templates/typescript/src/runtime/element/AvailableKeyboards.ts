// The keyboards of an element, by the names in its attributes.

import type { Keyboard } from "../keyboard/Keyboard.ts";
import { complain } from "./Complaints.ts";
import type { AttributedElement } from "./ElementProperties.ts";

/** The keyboards of the attribute `layouts`, or all. */
export function offeredBy(element: AttributedElement): readonly Keyboard[] {
  const ids = element.getAttribute("layouts")?.match(/\S+/g) ?? [];
  const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
  return named.length > 0 ? named : knownTo(element);
}

/** The keyboard of the attribute `layout`, or the first that is offered. */
export function currentKeyboard(element: AttributedElement): Keyboard {
  const id = element.getAttribute("layout");
  return (id ? keyboardNamed(element, id) : null) ?? offeredBy(element)[0] as Keyboard;
}

/** The name of a keyboard in attributes: the id of its layout if it is the first of that, otherwise its own id. */
export function nameOf(element: AttributedElement, keyboard: Keyboard) {
  const first = knownTo(element).find(({ layout }) => layout.id === keyboard.layout.id);
  return first === keyboard ? keyboard.layout.id : keyboard.id;
}

function keyboardNamed(element: AttributedElement, name: string) {
  const names = knownTo(element).map((keyboard) => nameOf(element, keyboard));
  const found = knownTo(element)[names.indexOf(name)];
  if (!found) complain(element, `there is no layout ${name}; there are ${names.join(", ")}`);
  return found;
}

/** What {@link define} sets on a class of elements. */
interface Definition {
  readonly keyboards: readonly Keyboard[];
  readonly compatible: readonly Keyboard[];
}

/** The keyboards that the element was defined with, in its style of dots. */
function knownTo(element: AttributedElement) {
  const { keyboards, compatible } = element.constructor as Function & Definition;
  return element.dots === "compatibility" ? compatible : keyboards;
}

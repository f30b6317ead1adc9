// Part of Hwalja, under the MIT licence: see LICENSE.

// Finds the keyboards of an element by the names in its attributes.

import type { Keyboard } from "../keyboard/Keyboard.ts";
import { warnOnce } from "./Warnings.ts";
import type { AttributedElement } from "./ElementProperties.ts";

/** Returns the keyboards of the attribute `layouts`, or all if it names no valid one. */
export function availableKeyboards(element: AttributedElement): readonly Keyboard[] {
  const ids = element.getAttribute("layouts")?.match(/\S+/g) ?? [];
  const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
  return named.length > 0 ? named : definedKeyboards(element);
}

/** Returns the keyboard of the attribute `layout`, or the first available one. */
export function currentKeyboard(element: AttributedElement): Keyboard {
  const id = element.getAttribute("layout");
  return (id ? keyboardNamed(element, id) : null) ?? availableKeyboards(element)[0] as Keyboard;
}

/**
 * Returns the name of a keyboard in attributes: the id of its layout if it is the first keyboard of that layout,
 * otherwise its own id.
 */
export function nameOf(element: AttributedElement, keyboard: Keyboard) {
  const first = definedKeyboards(element).find(({ layout }) => layout.id === keyboard.layout.id);
  return first === keyboard ? keyboard.layout.id : keyboard.id;
}

function keyboardNamed(element: AttributedElement, name: string) {
  const names = definedKeyboards(element).map((keyboard) => nameOf(element, keyboard));
  const found = definedKeyboards(element)[names.indexOf(name)];
  if (!found) warnOnce(element, `unknown layout ${name}; use ${names.join(", ")}`);
  return found;
}

/** The static members that {@link define} sets on a class of elements. */
interface Definition {
  readonly keyboards: readonly Keyboard[];
  readonly compatible: readonly Keyboard[];
}

/** Returns the keyboards that the element was defined with, in its dot style. */
function definedKeyboards(element: AttributedElement) {
  const { keyboards, compatible } = element.constructor as Function & Definition;
  return element.dots === "compatibility" ? compatible : keyboards;
}

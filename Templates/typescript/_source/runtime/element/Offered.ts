// The keyboards that an element can have, by the names in its attributes.

import type { KeyboardPages } from "../keyboard/KeyboardPages.js";
import type { HwaljaKeyboardElement } from "./KeyboardElement.js";

/** The keyboards of the attribute `layouts`, or all. */
export function offeredBy(element: HwaljaKeyboardElement): readonly KeyboardPages[] {
  const ids = (element.getAttribute("layouts") ?? "").split(/\s+/).filter((id) => id !== "");
  const named = ids.flatMap((id) => keyboardNamed(element, id) ?? []);
  return named.length > 0 ? named : knownTo(element);
}

/** The keyboard of the attribute `layout`, or the first that is offered. */
export function pagesOf(element: HwaljaKeyboardElement): KeyboardPages {
  const id = element.getAttribute("layout");
  return (id ? keyboardNamed(element, id) : null) ?? offeredBy(element)[0] as KeyboardPages;
}

function keyboardNamed(element: HwaljaKeyboardElement, id: string) {
  const all = knownTo(element);
  const found = all.find(({ layout }) => layout.id === id);
  if (!found) complain(element, `there is no layout ${id}; there are ${all.map(({ layout }) => layout.id).join(", ")}`);
  return found;
}

/** The keyboards that the element was defined with, in the style of dots that it has. */
function knownTo(element: HwaljaKeyboardElement) {
  const { keyboards, compatible } = element.constructor as typeof HwaljaKeyboardElement;
  return element.dots === "compatibility" ? compatible : keyboards;
}

const complaints = new WeakMap<Element, string>();

/** Says once in the console what is wrong with `element`. */
export function complain(element: Element, reason: string) {
  if (complaints.get(element) === reason) return;
  complaints.set(element, reason);
  console.warn(`<${element.localName}>: ${reason}`);
}

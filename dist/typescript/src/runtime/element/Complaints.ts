// Part of Hwalja, under the MIT licence: see LICENSE.

const complaints = new Set<string>();

/** Says in the console, only once in a page, what is wrong with `element`. */
export function complain(element: Element, reason: string) {
  const complaint = `<${element.localName}>: ${reason}`;
  if (!complaints.has(complaint)) console.warn(complaint);
  complaints.add(complaint);
}

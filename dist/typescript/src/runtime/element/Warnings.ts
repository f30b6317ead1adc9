// Part of Hwalja, under the MIT licence: see LICENSE.

const warnings = new Set<string>();

/** Logs a warning about `element` to the console. Logs each warning only once per page. */
export function warnOnce(element: Element, reason: string) {
  const warning = `<${element.localName}>: ${reason}`;
  if (!warnings.has(warning)) console.warn(warning);
  warnings.add(warning);
}

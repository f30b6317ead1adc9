// Compiled from src/runtime/element/Warnings.ts; do not edit.
const warnings = new Set();
/** Logs a warning about `element` to the console. Logs each warning only once per page. */
export function warnOnce(element, reason) {
    const warning = `<${element.localName}>: ${reason}`;
    if (!warnings.has(warning))
        console.warn(warning);
    warnings.add(warning);
}

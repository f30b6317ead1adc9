// Compiled from src/runtime/element/Complaints.ts; do not edit.
const complaints = new Set();
/** Says in the console, only once in a page, what is wrong with `element`. */
export function complain(element, reason) {
    const complaint = `<${element.localName}>: ${reason}`;
    if (!complaints.has(complaint))
        console.warn(complaint);
    complaints.add(complaint);
}

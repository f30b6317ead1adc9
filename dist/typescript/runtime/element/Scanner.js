// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Scanner.ts; do not edit.
// For people who press one switch: the keyboard offers its rows in turn, and then the keys of the row that they choose.
const scans = new WeakMap();
/** The time for which each row and key is offered, in ms, or null if the keys of `keyboard` are not scanned. */
export function intervalOf(keyboard) {
    return scans.get(keyboard)?.interval ?? null;
}
/** Begins to scan `keyboard`, or ends that if there is no `interval`. It also ends when it leaves the page. */
export function scan(keyboard, interval) {
    scans.get(keyboard)?.end();
    scans.delete(keyboard);
    if (interval && interval > 0)
        scans.set(keyboard, newScan(keyboard, interval));
}
function newScan(keyboard, interval) {
    // The row that was chosen; without one, rows are offered.
    let row = null;
    let offered = null;
    // How many rows or keys have been offered since.
    let count = 0;
    const listening = new AbortController();
    const choices = () => Array.from(row ? row.querySelectorAll("button:enabled") : keyboard.shadowRoot.querySelectorAll("[part~=row]"));
    const offer = () => {
        offered?.classList.remove("lit");
        // Who lets a row pass twice has chosen it by mistake.
        if (row && count >= 2 * choices().length)
            choose(null);
        const all = choices();
        // Of a keyboard that is hidden, nothing is offered.
        offered = keyboard.getClientRects().length > 0 ? all[count % all.length] ?? null : null;
        count += 1;
        offered?.classList.add("lit");
        if (!keyboard.isConnected)
            scan(keyboard, null);
    };
    const choose = (chosen) => {
        row = chosen;
        count = 0;
    };
    // Each choice is offered for the whole time.
    const again = () => {
        clearInterval(timer);
        timer = setInterval(offer, interval);
        offer();
    };
    const press = (event) => {
        const isSwitch = (event.key === " " || event.key === "Enter") && event.isTrusted && !event.ctrlKey;
        if (!isSwitch || !offered)
            return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (event.repeat)
            return;
        const chosen = offered;
        choose(row ? null : chosen);
        if (!row)
            chosen.click();
        again();
    };
    let timer = 0;
    keyboard.ownerDocument.defaultView?.addEventListener("keydown", press, { capture: true, signal: listening.signal });
    again();
    return {
        interval,
        end() {
            clearInterval(timer);
            listening.abort();
            offered?.classList.remove("lit");
        },
    };
}

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Scanner.ts; do not edit.
// Switch scanning, for people who type with one switch. The keyboard offers its rows in turn, and then the keys of the
// chosen row.
const scans = new WeakMap();
/** Returns the time for which each row and key is offered, in milliseconds, or null if `keyboard` is not scanned. */
export function intervalOf(keyboard) {
    return scans.get(keyboard)?.interval ?? null;
}
/**
 * Starts to scan `keyboard`, or stops scanning if there is no `interval`. Scanning also stops when the keyboard is
 * removed from the page.
 */
export function scan(keyboard, interval) {
    scans.get(keyboard)?.end();
    scans.delete(keyboard);
    if (interval && interval > 0)
        scans.set(keyboard, newScan(keyboard, interval));
}
function newScan(keyboard, interval) {
    // The chosen row, whose keys are offered. If it is null, rows are offered.
    let row = null;
    let offered = null;
    // The number of rows or keys offered since the last choice.
    let count = 0;
    const listening = new AbortController();
    const choices = () => Array.from(row ? row.querySelectorAll("button:enabled") : keyboard.shadowRoot.querySelectorAll("[part~=row]"));
    const offerNext = () => {
        offered?.classList.remove("lit");
        // After two rounds without a press, the row was chosen by mistake.
        if (row && count >= 2 * choices().length)
            choose(null);
        const all = choices();
        // A hidden keyboard offers nothing.
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
    // Restarts the timer, so that the next choice is offered for the whole interval.
    const restart = () => {
        clearInterval(timer);
        timer = setInterval(offerNext, interval);
        offerNext();
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
        restart();
    };
    let timer = 0;
    keyboard.ownerDocument.defaultView?.addEventListener("keydown", press, { capture: true, signal: listening.signal });
    restart();
    return {
        interval,
        end() {
            clearInterval(timer);
            listening.abort();
            offered?.classList.remove("lit");
        },
    };
}

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from _source/runtime/keyboard/KeyboardState.ts; do not edit.
import { defaultSettings } from "./KeyboardSettings.js";
/** What a keyboard remembers between inputs. It knows nothing of the text. */
export class KeyboardState {
    pages;
    settings = defaultSettings();
    field = { kind: "letters", capitals: "none", action: "none" };
    /** The page that is shown. */
    page;
    /** The page of letters that was last shown. */
    home;
    shift = "off";
    /** The fingers that are down, in the order in which they went down. */
    touches = [];
    /** When shift was last pressed, if nothing else was since. */
    lastTap = null;
    /** When a space was last written, if nothing was done since, and whether it became a full stop. */
    lastSpace = null;
    /** The move of the cursor between a pair, if it is still due, and when. */
    pair = null;
    // Whether a capital is due.
    isDue = false;
    // Whether anything was written since the page was opened.
    isUsed = false;
    constructor(pages) {
        this.pages = pages;
        this.page = this.home = pages.pages[0];
        this.begin();
    }
    /** Begins anew, with another field or other pages. */
    begin() {
        const { pages } = this.pages;
        this.touches.length = 0;
        this.lastSpace = null;
        this.pair = null;
        this.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
        this.open(pages.find(({ fields }) => fields.includes(this.field.kind)) ?? pages[0]);
    }
    open(page) {
        this.page = page;
        if (page.kind === "letters")
            this.home = page;
        this.isUsed = false;
        this.lastTap = null;
        for (const touch of this.touches)
            if (touch.isOnShift)
                touch.isUsed = true;
        this.shift = page.hasCapitals && this.isDue ? "due" : "off";
    }
    /** The page with this id; without one, the letters. */
    pageNamed(id) {
        return this.pages.pages.find((page) => page.id === id) ?? this.home;
    }
    /** Opens the letters of the next language, and says whether there are others. */
    openNextLetters() {
        const letters = this.pages.pages.filter(({ kind }) => kind === "letters");
        const next = letters[(letters.indexOf(this.home) + 1) % letters.length];
        if (!next || next === this.home)
            return false;
        this.open(next);
        return true;
    }
    /** A finger went down on shift; says whether it has locked shift. */
    pressShift(time) {
        const isSecond = this.lastTap !== null && time - this.lastTap <= this.settings.doubleTap;
        this.lastTap = time;
        if (this.shift === "locked")
            return false;
        this.shift = isSecond && this.page.hasCapitals ? "locked" : "once";
        return this.shift === "locked";
    }
    releaseShift({ phase, isUsed }) {
        if (phase.kind !== "shift")
            return;
        if (isUsed || phase.before !== "off" && !phase.hasLocked)
            this.shift = "off";
    }
    cancelShift({ phase, isUsed }) {
        if (phase.kind !== "shift")
            return;
        this.shift = isUsed ? "off" : phase.before;
        this.lastTap = null;
    }
    /** Something other than a space or shift was pressed. */
    forget() {
        this.lastSpace = null;
        this.lastTap = null;
    }
    wrote(offer) {
        this.isUsed = true;
        for (const touch of this.touches)
            if (touch.isModifier)
                touch.isUsed = true;
        if (this.shift !== "locked" && !this.touches.some(({ isOnShift }) => isOnShift))
            this.shift = "off";
        // A letter follows an apostrophe, as in don't.
        if (offer === "'" && this.page.kind === "symbols" && this.home.hasCapitals)
            this.open(this.home);
    }
    /** A space or Enter was pressed. */
    endLine() {
        if (this.page.kind === "symbols" && this.isUsed)
            this.open(this.home);
    }
    setDue(isDue) {
        if (isDue === this.isDue)
            return;
        this.isDue = isDue;
        if (isDue && this.page.hasCapitals && this.shift === "off")
            this.shift = "due";
        if (!isDue && this.shift === "due")
            this.shift = "off";
    }
    get nextDue() {
        const due = Math.min(this.nextTouch?.due ?? Infinity, this.pair?.due ?? Infinity);
        return due < Infinity ? due : null;
    }
    /** The touch that is due. There are never two, as a finger that goes down settles the others. */
    get nextTouch() {
        return this.touches.find(({ due }) => due !== null);
    }
}

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardState.ts; do not edit.
import { DEFAULT_SETTINGS } from "./KeyboardSettings.js";
import { isModifier, isOnShift } from "./KeyboardTouch.js";
export function newState(host, session, keyboard) {
    const [page] = keyboard.pages;
    const state = {
        host, session, keyboard, settings: DEFAULT_SETTINGS,
        field: { kind: "letters", capitals: "none", action: "none" }, page, home: page, shift: "off", touches: [],
        lastTap: null, lastSpace: null, pair: null, isDue: false, isUsed: false, now: -Infinity, outcome: "nothing",
    };
    begin(state);
    return state;
}
/** Begins anew, with another field or another keyboard. */
export function begin(state) {
    const { keyboard: { pages }, field } = state;
    state.touches.length = 0;
    state.lastSpace = state.pair = null;
    state.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
    openPage(state, pages.find(({ fields }) => fields?.includes(field.kind)) ?? pages[0]);
}
export function openPage(state, page) {
    state.page = page;
    if (page.kind === "letters")
        state.home = page;
    state.isUsed = false;
    state.lastTap = null;
    for (const touch of state.touches)
        if (isOnShift(touch))
            touch.isUsed = true;
    state.shift = page.hasCapitals && state.isDue ? "due" : "off";
}
/** The page with this id; without one, the letters. */
export function pageNamed({ keyboard, home }, id) {
    return keyboard.pages.find((page) => page.id === id) ?? home;
}
/** Opens the letters of the next language, and says whether there are others. */
export function openNextLetters(state) {
    const { keyboard, home } = state;
    const letters = keyboard.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(home) + 1) % letters.length];
    if (!next || next === home)
        return false;
    openPage(state, next);
    return true;
}
/** A finger went down on shift; says whether it has locked shift. */
export function pressShift(state) {
    const isSecond = state.lastTap !== null && state.now - state.lastTap <= state.settings.doubleTap;
    state.lastTap = state.now;
    if (state.shift === "locked")
        return false;
    state.shift = isSecond && state.page.hasCapitals ? "locked" : "once";
    return state.shift === "locked";
}
export function releaseShift(state, { phase, isUsed }) {
    if (phase.kind !== "shift")
        return;
    if (isUsed || phase.before !== "off" && !phase.hasLocked)
        state.shift = "off";
}
export function cancelShift(state, { phase, isUsed }) {
    if (phase.kind !== "shift")
        return;
    state.shift = isUsed ? "off" : phase.before;
    state.lastTap = null;
}
/** Something other than a space or shift was pressed. */
export function forget(state) {
    state.lastSpace = state.lastTap = null;
}
export function wrote(state, offer) {
    const { page, home, touches } = state;
    state.isUsed = true;
    for (const touch of touches)
        if (isModifier(touch))
            touch.isUsed = true;
    if (state.shift !== "locked" && !touches.some(isOnShift))
        state.shift = "off";
    // A letter follows an apostrophe, as in don't.
    if (offer === "'" && page.kind === "symbols" && home.hasCapitals)
        openPage(state, home);
}
/** A space or Enter was pressed. */
export function endLine(state) {
    if (state.page.kind === "symbols" && state.isUsed)
        openPage(state, state.home);
}
export function setDue(state, isDue) {
    if (isDue === state.isDue)
        return;
    state.isDue = isDue;
    if (isDue && state.page.hasCapitals && state.shift === "off")
        state.shift = "due";
    if (!isDue && state.shift === "due")
        state.shift = "off";
}
/** When something happens without an input; `Infinity` if nothing is due. */
export function nextDue({ touches, pair }) {
    return Math.min(...touches.map(({ due }) => due), pair?.due ?? Infinity);
}
/** The touch that is due. There are never two, as a finger that goes down settles the others. */
export function nextTouch({ touches }) {
    return touches.find(({ due }) => due < Infinity);
}

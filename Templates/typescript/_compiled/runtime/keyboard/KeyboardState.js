// Compiled from src/runtime/keyboard/KeyboardState.ts; do not edit.
import { DEFAULT_SETTINGS } from "./KeyboardSettings.js";
import { isModifier, isOnShift } from "./KeyboardTouch.js";
export function newState(host, session, keyboard) {
    const [page] = keyboard.pages;
    const state = {
        host, session, keyboard, settings: DEFAULT_SETTINGS,
        field: { kind: "letters", capitals: "none", action: "none" }, page, home: page, shift: "off", touches: [],
        lastTap: null, lastSpace: null, cursorMove: null, isCapitalDue: false, isUsed: false, now: -Infinity,
        outcome: "nothing",
    };
    reset(state);
    return state;
}
/** Resets the state for another field or another keyboard. */
export function reset(state) {
    const { keyboard: { pages }, field } = state;
    state.touches.length = 0;
    state.lastSpace = state.cursorMove = null;
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
    state.shift = page.hasCapitals && state.isCapitalDue ? "due" : "off";
}
/** Returns the page with this id. If there is no such page, returns the page of letters. */
export function pageNamed({ keyboard, home }, id) {
    return keyboard.pages.find((page) => page.id === id) ?? home;
}
/** Opens the letters of the next language. Returns false if there is no other language. */
export function openNextLetters(state) {
    const { keyboard, home } = state;
    const letters = keyboard.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(home) + 1) % letters.length];
    if (!next || next === home)
        return false;
    openPage(state, next);
    return true;
}
/** Handles a press of shift. Returns true if it locked shift. */
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
/** Forgets the last tap on shift and the last space, because something else has been pressed. */
export function clearTapHistory(state) {
    state.lastSpace = state.lastTap = null;
}
export function didType(state, offer) {
    const { page, home, touches } = state;
    state.isUsed = true;
    for (const touch of touches)
        if (isModifier(touch))
            touch.isUsed = true;
    if (state.shift !== "locked" && !touches.some(isOnShift))
        state.shift = "off";
    // A letter follows an apostrophe, as in "don't".
    if (offer === "'" && page.kind === "symbols" && home.hasCapitals)
        openPage(state, home);
}
/** Opens the letters after a space or Enter, if something has been typed on a page of symbols. */
export function returnToLetters(state) {
    if (state.page.kind === "symbols" && state.isUsed)
        openPage(state, state.home);
}
export function setCapitalDue(state, isDue) {
    if (isDue === state.isCapitalDue)
        return;
    state.isCapitalDue = isDue;
    if (isDue && state.page.hasCapitals && state.shift === "off")
        state.shift = "due";
    if (!isDue && state.shift === "due")
        state.shift = "off";
}
/** Returns the next time at which something happens without an input; `Infinity` if no timer is running. */
export function nextDeadline({ touches, cursorMove }) {
    return Math.min(...touches.map(({ deadline }) => deadline), cursorMove?.deadline ?? Infinity);
}
/** The touch with a deadline. There is at most one, because a finger that goes down finishes the other touches. */
export function nextTimedTouch({ touches }) {
    return touches.find(({ deadline }) => deadline < Infinity);
}

// Part of Hwalja, under the MIT licence: see LICENSE.

import type { Outcome } from "../Outcome.ts";
import type { Keyboard, Page, Shift } from "./Keyboard.ts";
import type { KeyboardField } from "./KeyboardField.ts";
import type { KeyboardRequest } from "./KeyboardRequest.ts";
import type { KeyboardSession } from "./KeyboardSession.ts";
import { DEFAULT_SETTINGS, type KeyboardSettings } from "./KeyboardSettings.ts";
import type { Offer, SlotPress } from "./KeyboardSlot.ts";
import { type KeyboardTouch, isModifier, isOnShift } from "./KeyboardTouch.ts";

/** The callbacks by which a keyboard reports to its host. */
interface KeyboardCallbacks {
  onRequest(request: KeyboardRequest): void;
  onPress?: ((press: SlotPress) => void) | undefined;
  readonly layouts: readonly string[];
}

/** What a keyboard remembers between inputs. */
export interface KeyboardState {
  /** The keyboard's callbacks. */
  readonly host: KeyboardCallbacks;
  readonly session: KeyboardSession;
  keyboard: Keyboard;
  settings: KeyboardSettings;
  field: KeyboardField;
  /** The page that is shown. */
  page: Page;
  /** The page of letters that was last shown. */
  home: Page;
  shift: Shift;
  /** The fingers that are down, in the order in which they went down. */
  readonly touches: KeyboardTouch[];
  /** When shift was last pressed, if nothing else was since. */
  lastTap: number | null;
  /** When a space was last written, if nothing was done since, and whether it became a full stop. */
  lastSpace: { readonly time: number; readonly isStop: boolean } | null;
  /** The move of the cursor between a pair, if it is still due, and when. */
  pair: { readonly by: number; readonly due: number } | null;
  /** Whether a capital is due. */
  isDue: boolean;
  /** Whether anything was written since the page was opened. */
  isUsed: boolean;
  /** The time of the last input. */
  now: number;
  /** What the session did last since the input began. */
  outcome: Outcome;
}

export function newState(host: KeyboardCallbacks, session: KeyboardSession, keyboard: Keyboard): KeyboardState {
  const [page] = keyboard.pages;
  const state: KeyboardState = {
    host, session, keyboard, settings: DEFAULT_SETTINGS,
    field: { kind: "letters", capitals: "none", action: "none" }, page, home: page, shift: "off", touches: [],
    lastTap: null, lastSpace: null, pair: null, isDue: false, isUsed: false, now: -Infinity, outcome: "nothing",
  };
  begin(state);
  return state;
}

/** Begins anew, with another field or another keyboard. */
export function begin(state: KeyboardState): void {
  const { keyboard: { pages }, field } = state;
  state.touches.length = 0;
  state.lastSpace = state.pair = null;
  state.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
  openPage(state, pages.find(({ fields }) => fields?.includes(field.kind)) ?? pages[0]);
}

export function openPage(state: KeyboardState, page: Page): void {
  state.page = page;
  if (page.kind === "letters") state.home = page;
  state.isUsed = false;
  state.lastTap = null;
  for (const touch of state.touches) if (isOnShift(touch)) touch.isUsed = true;
  state.shift = page.hasCapitals && state.isDue ? "due" : "off";
}

/** The page with this id; without one, the letters. */
export function pageNamed({ keyboard, home }: KeyboardState, id: string): Page {
  return keyboard.pages.find((page) => page.id === id) ?? home;
}

/** Opens the letters of the next language, and says whether there are others. */
export function openNextLetters(state: KeyboardState): boolean {
  const { keyboard, home } = state;
  const letters = keyboard.pages.filter(({ kind }) => kind === "letters");
  const next = letters[(letters.indexOf(home) + 1) % letters.length];
  if (!next || next === home) return false;
  openPage(state, next);
  return true;
}

/** A finger went down on shift; says whether it has locked shift. */
export function pressShift(state: KeyboardState): boolean {
  const isSecond = state.lastTap !== null && state.now - state.lastTap <= state.settings.doubleTap;
  state.lastTap = state.now;
  if (state.shift === "locked") return false;
  state.shift = isSecond && state.page.hasCapitals ? "locked" : "once";
  return state.shift === "locked";
}

export function releaseShift(state: KeyboardState, { phase, isUsed }: KeyboardTouch): void {
  if (phase.kind !== "shift") return;
  if (isUsed || phase.before !== "off" && !phase.hasLocked) state.shift = "off";
}

export function cancelShift(state: KeyboardState, { phase, isUsed }: KeyboardTouch): void {
  if (phase.kind !== "shift") return;
  state.shift = isUsed ? "off" : phase.before;
  state.lastTap = null;
}

/** Something other than a space or shift was pressed. */
export function forget(state: KeyboardState): void {
  state.lastSpace = state.lastTap = null;
}

export function wrote(state: KeyboardState, offer: Offer): void {
  const { page, home, touches } = state;
  state.isUsed = true;
  for (const touch of touches) if (isModifier(touch)) touch.isUsed = true;
  if (state.shift !== "locked" && !touches.some(isOnShift)) state.shift = "off";
  // A letter follows an apostrophe, as in don't.
  if (offer === "'" && page.kind === "symbols" && home.hasCapitals) openPage(state, home);
}

/** A space or Enter was pressed. */
export function endLine(state: KeyboardState): void {
  if (state.page.kind === "symbols" && state.isUsed) openPage(state, state.home);
}

export function setDue(state: KeyboardState, isDue: boolean): void {
  if (isDue === state.isDue) return;
  state.isDue = isDue;
  if (isDue && state.page.hasCapitals && state.shift === "off") state.shift = "due";
  if (!isDue && state.shift === "due") state.shift = "off";
}

/** When something happens without an input; `Infinity` if nothing is due. */
export function nextDue({ touches, pair }: KeyboardState): number {
  return Math.min(...touches.map(({ due }) => due), pair?.due ?? Infinity);
}

/** The touch that is due. There are never two, as a finger that goes down settles the others. */
export function nextTouch({ touches }: KeyboardState): KeyboardTouch | undefined {
  return touches.find(({ due }) => due < Infinity);
}

import type { Step } from "../Types.js";
import type { Direction } from "./KeyboardSlot.js";

/** What a user or an author may want otherwise: times in milliseconds, distances in CSS pixels. */
export interface KeyboardSettings {
  /** How long backspace is held until it repeats. */
  repeatDelay: number;
  /** How long it then waits each time. */
  repeatInterval: number;
  /** How long it is held until it deletes words. */
  wordsAfter: number;
  /** How long it then waits each time. */
  wordInterval: number;
  /** How long a slot is held until it offers something. */
  longPress: number;
  /** Within what time two taps on shift lock it. */
  doubleTap: number;
  /** Within what time a second space makes a full stop of the first; null for never. */
  doubleSpace: number | null;
  /** How far the finger goes on space until the cursor moves. */
  slideStart: number;
  /** How far it then goes each time. */
  slideStep: number;
  /** How far it goes for a flick. */
  flick: number;
  /** How long the cursor waits before it moves between a pair, where a host needs time for the text. */
  cursorDelay: number;
  /** What backspace takes away. */
  backspaceStep: Step;
  /** Whether a globe is shown. */
  needsGlobe: boolean;
}

/** @internal The settings that nobody has changed. */
export function defaultSettings(): KeyboardSettings {
  return {
    repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
    longPress: 350, doubleTap: 300, doubleSpace: 1100,
    slideStart: 50, slideStep: 10, flick: 24, cursorDelay: 0,
    backspaceStep: "jamo", needsGlobe: false,
  };
}

/** @internal By how many steps the cursor moves where the finger is so far to the right. */
export function stepOf(x: number, { slideStart, slideStep }: KeyboardSettings): number {
  const beyond = Math.abs(x) - slideStart;
  return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}

/** @internal Where the finger goes, if that is far enough for a flick. */
export function directionOf(x: number, y: number, { flick }: KeyboardSettings): Direction | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < flick) return null;
  if (across >= along) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

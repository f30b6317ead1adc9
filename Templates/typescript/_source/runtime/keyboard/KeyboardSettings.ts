import type { Step } from "../Types.js";
import type { Direction } from "./KeyboardSlot.js";

/** What a user or an author may want otherwise: times in milliseconds, distances in CSS pixels. */
export interface KeyboardSettings {
  /** How long backspace is held until it repeats. */
  readonly repeatDelay: number;
  /** How long it then waits each time. */
  readonly repeatInterval: number;
  /** How long it is held until it deletes words. */
  readonly wordsAfter: number;
  /** How long it then waits each time. */
  readonly wordInterval: number;
  /** How long a slot is held until it offers something. */
  readonly longPress: number;
  /** Within what time two taps on shift lock it. */
  readonly doubleTap: number;
  /** Within what time a second space makes a full stop of the first; null for never. */
  readonly doubleSpace: number | null;
  /** How far the finger goes on space until the cursor moves. */
  readonly slideStart: number;
  /** How far it then goes each time. */
  readonly slideStep: number;
  /** How far it goes for a flick. */
  readonly flick: number;
  /** How long the cursor waits before it moves between a pair, where a host needs time for the text. */
  readonly cursorDelay: number;
  /** What backspace takes away. */
  readonly backspaceStep: Step;
  /** Whether a globe is shown. */
  readonly needsGlobe: boolean;
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

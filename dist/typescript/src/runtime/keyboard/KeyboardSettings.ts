// Part of Hwalja, under the MIT licence: see LICENSE.

import type { BackspaceUnit } from "../Composer.ts";
import type { Direction } from "./KeyboardSlot.ts";

/** What users and authors may want to change. Times are in milliseconds, distances in CSS pixels. */
export interface KeyboardSettings {
  /** How long backspace is held until it repeats. */
  readonly repeatDelay: number;
  /** The time between two repeats. */
  readonly repeatInterval: number;
  /** How long backspace is held until it deletes words. */
  readonly wordsAfter: number;
  /** The time between two words. */
  readonly wordInterval: number;
  /** How long a slot is held until it offers something. */
  readonly longPress: number;
  /** The longest time between two taps on shift that lock it. */
  readonly doubleTap: number;
  /** The longest time between two spaces that become a full stop; null for never. */
  readonly doubleSpace: number | null;
  /** How far a finger slides on space until the cursor moves. */
  readonly slideStart: number;
  /** How far it slides for each further step. */
  readonly slideStep: number;
  /** How far a finger goes for a flick. */
  readonly flick: number;
  /** How long the cursor waits before it moves between a pair, for hosts that are slow to write. */
  readonly cursorDelay: number;
  /** What backspace takes back of the run. */
  readonly backspaceUnit: BackspaceUnit;
  /** Whether a globe is shown. */
  readonly needsGlobe: boolean;
}

/** @internal */
export const DEFAULT_SETTINGS: KeyboardSettings = Object.freeze({
  repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
  longPress: 350, doubleTap: 300, doubleSpace: 1100,
  slideStart: 50, slideStep: 10, flick: 24, cursorDelay: 0,
  backspaceUnit: "jamo", needsGlobe: false,
});

/** @internal By how many steps the cursor has moved when the finger is `x` pixels to the right. */
export function stepOf(x: number, { slideStart, slideStep }: KeyboardSettings): number {
  const beyond = Math.abs(x) - slideStart;
  return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}

/** @internal The direction of a flick; null if the finger has not gone far enough. */
export function directionOf(x: number, y: number, { flick }: KeyboardSettings): Direction | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < flick) return null;
  if (across >= along) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

// Part of Hwalja, under the MIT licence: see LICENSE.

import type { BackspaceUnit } from "../Composer.ts";
import type { Direction } from "./KeyboardSlot.ts";

/** Settings for users and authors. Times are in milliseconds, distances in CSS pixels. */
export interface KeyboardSettings {
  /** The time from pressing backspace until it repeats. */
  readonly repeatDelay: number;
  /** The time between two repetitions of backspace. */
  readonly repeatInterval: number;
  /** The time from pressing backspace until it deletes words. */
  readonly wordsAfter: number;
  /** The time between two deleted words. */
  readonly wordInterval: number;
  /** The time from pressing a slot until its offers for holding appear. */
  readonly longPress: number;
  /** The longest time between two taps on shift that lock it. */
  readonly doubleTap: number;
  /** The longest time between two spaces that become a full stop. Null never writes a full stop. */
  readonly doubleSpace: number | null;
  /** The distance that a finger slides on space before the cursor moves. */
  readonly slideStart: number;
  /** The distance for each further step of the cursor. */
  readonly slideStep: number;
  /** The distance of a flick. */
  readonly flick: number;
  /**
   * The time after which the cursor moves back to the place of a `|`. Some hosts write text late, so that an earlier
   * move would put the cursor in a wrong place.
   */
  readonly cursorDelay: number;
  /** The unit of the run that backspace deletes. */
  readonly backspaceUnit: BackspaceUnit;
  /** True if a globe is shown. */
  readonly needsGlobe: boolean;
}

/** @internal */
export const DEFAULT_SETTINGS: KeyboardSettings = Object.freeze({
  repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
  longPress: 350, doubleTap: 300, doubleSpace: 1100,
  slideStart: 50, slideStep: 10, flick: 24, cursorDelay: 0,
  backspaceUnit: "jamo", needsGlobe: false,
});

/** @internal Returns the number of steps that the cursor moves when the finger has slid `x` pixels to the right. */
export function cursorStep(x: number, { slideStart, slideStep }: KeyboardSettings): number {
  const beyond = Math.abs(x) - slideStart;
  return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}

/** @internal Returns the direction of a flick; null if the finger has not moved far enough. */
export function flickDirection(x: number, y: number, { flick }: KeyboardSettings): Direction | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) < flick) return null;
  if (across >= along) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}

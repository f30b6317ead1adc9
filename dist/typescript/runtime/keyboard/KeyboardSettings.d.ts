// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSettings.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
/** Settings for users and authors. Times are in milliseconds, distances in CSS pixels. */
export interface KeyboardSettings {
    /** The time from pressing backspace until it repeats. */
    readonly repeatDelay: number;
    /** The time between two repeats. */
    readonly repeatInterval: number;
    /** The time from pressing backspace until it deletes words. */
    readonly wordsAfter: number;
    /** The time between two deleted words. */
    readonly wordInterval: number;
    /** The time from pressing a slot until its offers for holding appear. */
    readonly longPress: number;
    /** The longest time between two taps on shift that lock it. */
    readonly doubleTap: number;
    /** The longest time between two spaces that become a full stop; null for never. */
    readonly doubleSpace: number | null;
    /** The distance that a finger slides on space before the cursor moves. */
    readonly slideStart: number;
    /** The distance for each further step of the cursor. */
    readonly slideStep: number;
    /** The distance of a flick. */
    readonly flick: number;
    /** The time after which the cursor moves back to the place of a `|`, for hosts that write late. */
    readonly cursorDelay: number;
    /** The unit of the run that backspace deletes. */
    readonly backspaceUnit: BackspaceUnit;
    /** True if a globe is shown. */
    readonly needsGlobe: boolean;
}
//# sourceMappingURL=KeyboardSettings.d.ts.map

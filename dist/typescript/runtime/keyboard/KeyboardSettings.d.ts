// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSettings.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
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
//# sourceMappingURL=KeyboardSettings.d.ts.map

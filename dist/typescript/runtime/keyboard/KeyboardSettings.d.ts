// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSettings.ts; do not edit.
import type { BackspaceUnit } from "../Composer.js";
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
//# sourceMappingURL=KeyboardSettings.d.ts.map

// Compiled from _source/runtime/keyboard/KeyboardSettings.ts; do not edit.
import type { Step } from "../Types.js";
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

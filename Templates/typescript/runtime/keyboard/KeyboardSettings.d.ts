// Compiled from _source/runtime/keyboard/KeyboardSettings.ts; do not edit.
import type { Step } from "../Types.js";
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

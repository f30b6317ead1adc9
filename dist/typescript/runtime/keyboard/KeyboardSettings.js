// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/keyboard/KeyboardSettings.ts; do not edit.
/** @internal */
export const DEFAULT_SETTINGS = Object.freeze({
    repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
    longPress: 350, doubleTap: 300, doubleSpace: 1100,
    slideStart: 50, slideStep: 10, flick: 24, cursorDelay: 0,
    backspaceUnit: "jamo", needsGlobe: false,
});
/** @internal Returns the number of steps that the cursor moves when the finger has slid `x` pixels to the right. */
export function cursorStep(x, { slideStart, slideStep }) {
    const beyond = Math.abs(x) - slideStart;
    return beyond < 0 ? 0 : Math.sign(x) * (1 + Math.floor(beyond / Math.max(1, slideStep)));
}
/** @internal Returns the direction of a flick; null if the finger has not moved far enough. */
export function flickDirection(x, y, { flick }) {
    const [across, along] = [Math.abs(x), Math.abs(y)];
    if (Math.max(across, along) < flick)
        return null;
    if (across >= along)
        return x < 0 ? "left" : "right";
    return y < 0 ? "up" : "down";
}

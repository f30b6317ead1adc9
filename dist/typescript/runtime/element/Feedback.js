// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/element/Feedback.ts; do not edit.
// How a pressed key sounds and feels.
let sounds;
/** A click of 20 ms. */
export function clickSound() {
    if (typeof AudioContext === "undefined")
        return;
    sounds ??= new AudioContext();
    const { currentTime, destination } = sounds;
    const tone = sounds.createOscillator();
    const volume = sounds.createGain();
    tone.frequency.value = 1600;
    volume.gain.setValueAtTime(0.12, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.02);
    tone.connect(volume).connect(destination);
    tone.start();
    tone.stop(currentTime + 0.02);
}
/** Lets clicks be heard on systems such as iOS, where no sound can begin before a finger is lifted. */
export function allowSound() {
    void sounds?.resume();
}
/** A buzz of 8 ms, where there is a motor. */
export function buzz() {
    navigator.vibrate?.(8);
}

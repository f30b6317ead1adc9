// Compiled from src/runtime/element/Feedback.ts; do not edit.
// Sound and vibration for pressed keys.
let sounds;
/** Plays a click of 20 ms. */
export function playClick() {
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
/** Enables sound. Systems such as iOS allow this only when a finger is lifted. */
export function resumeSound() {
    void sounds?.resume();
}
/** Vibrates for 8 ms if the device can. */
export function vibrate() {
    navigator.vibrate?.(8);
}

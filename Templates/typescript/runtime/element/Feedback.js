// Compiled from _source/runtime/element/Feedback.ts; do not edit.
// What a pressed key is heard and felt by.
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
/** Lets clicks be heard where no sound may begin before a finger is lifted, as on iOS. */
export function allowSound() {
    void sounds?.resume();
}
/** A buzz of 8 ms, where there is a motor. */
export function buzz() {
    if ("vibrate" in navigator)
        navigator.vibrate(8);
}

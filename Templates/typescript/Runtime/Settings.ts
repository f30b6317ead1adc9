/** Every setting as it is where nobody says otherwise. */
function defaultSettings(): KeyboardSettings {
  return {
    repeatDelay: 400, repeatInterval: 50, wordsAfter: 2000, wordInterval: 200,
    longPress: 350, doubleTap: 300, doubleSpace: 1100,
    slideStart: 50, slideStep: 10, flick: 24,
    backspaceStep: "jamo", needsGlobe: false,
  };
}

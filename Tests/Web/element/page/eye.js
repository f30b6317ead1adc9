// Runs in the page before its own scripts. It records errors and messages, and it finds, presses and measures drawn
// keys.
globalThis.eye = {
  faults: [],
  logs: [],
  events: [],
  /** The keyboard under test, or null for the first keyboard on the page. */
  chosen: null,
  get element() {
    return eye.chosen ?? document.querySelector("hwalja-keyboard");
  },
  /** Returns the visible keys of the keyboard, row by row. */
  keys: (element) => eye.parts("key", element).filter((key) => key.checkVisibility({ visibilityProperty: true })),
  rows: (element) => eye.parts("row", element),
  parts: (name, element = eye.element) => [...element.shadowRoot.querySelectorAll(`[part~=${name}]`)],
  legend: (key) => (key.querySelector("[part~=legend]") ?? key).textContent.trim(),
  background: (key) => getComputedStyle(key).backgroundColor,
  /** Returns the key with this legend or part name. */
  key(name, element = eye.element) {
    const keys = eye.keys(element);
    const found = keys.find((key) => key.part.contains("letter") && eye.legend(key) === name)
      ?? keys.find((key) => key.part.contains(name)) ?? keys.find((key) => eye.legend(key) === name);
    if (!found) throw new Error(`no key ${name} among ${keys.map(eye.legend).join(" ")}`);
    return found;
  },
  middle(key) {
    const { x, y, width, height } = key.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  /** Returns the middle of each key in `names`. */
  places: (names) => names.map((name) => eye.middle(eye.key(name))),
  /** Disables long presses until `restoreHolds` is called. A busy machine holds real pointers down for a long time. */
  disableHolds() {
    const saved = [...document.querySelectorAll("hwalja-keyboard")].map((element) => [element, element.settings]);
    eye.restoreHolds = () => saved.forEach(([element, settings]) => (element.settings = settings));
    for (const [element, settings] of saved) {
      element.settings = { ...settings, longPress: 600_000, repeatDelay: 600_000 };
    }
  },
  /** Dispatches a pointer event on `key`. The event has the time `time`, or the current time by default. */
  send(type, key, more = {}, time = null) {
    const middle = more.clientX === undefined ? eye.middle(key) : {};
    const event = new PointerEvent(type, {
      bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: "touch", isPrimary: true,
      button: type === "pointermove" ? -1 : 0, buttons: /up|cancel/.test(type) ? 0 : 1, clientX: middle.x,
      clientY: middle.y, ...more,
    });
    if (time !== null) Object.defineProperty(event, "timeStamp", { value: time });
    key.dispatchEvent(event);
    return event;
  },
  press(key, more) {
    for (const type of ["pointerdown", "pointerup"]) eye.send(type, key, more);
  },
  /** Taps the keys in `names` with synthetic events. */
  tap: (...names) => names.forEach((name) => eye.press(eye.key(name))),
  /** Dispatches an event for a key of a computer. */
  sendKey(target, type, key, code = key) {
    target.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, composed: true }));
  },
  listen(...types) {
    for (const type of types) eye.element.addEventListener(type, (event) => eye.events.push([type, event.detail]));
  },
  /** Waits until all transitions on the keyboard have finished. */
  async rest() {
    await eye.later(20);
    await Promise.allSettled(eye.element.shadowRoot.getAnimations().map(({ finished }) => finished));
  },
  later: (delay = 0) => new Promise((done) => setTimeout(done, delay)),
};
addEventListener("error", ({ message }) => eye.faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => eye.faults.push(String(reason)));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  // Ignore the icon, which the browser itself requests.
  if (!blockedURI.endsWith("/favicon.ico")) eye.faults.push(`${violatedDirective} ${blockedURI}`);
});
for (const kind of ["error", "warn", "info", "log"]) {
  const log = console[kind];
  console[kind] = (...words) => (eye.logs.push([kind, words.join(" ")]), log.apply(console, words));
}

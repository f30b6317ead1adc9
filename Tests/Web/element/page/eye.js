// In the page, before anything else: what it says, what it listens to, and the keys as they are drawn.
globalThis.eye = {
  faults: [],
  said: [],
  events: [],
  /** The keyboard meant: the first, unless a script has chosen another. */
  chosen: null,
  get element() {
    return eye.chosen ?? document.querySelector("hwalja-keyboard");
  },
  /** The keys that are drawn, in the order of reading. */
  keys: (element) => eye.parts("key", element).filter((key) => key.checkVisibility({ visibilityProperty: true })),
  rows: (element) => eye.parts("row", element),
  parts: (name, element = eye.element) => [...element.shadowRoot.querySelectorAll(`[part~=${name}]`)],
  legend: (key) => (key.querySelector("[part~=legend]") ?? key).textContent.trim(),
  ground: (key) => getComputedStyle(key).backgroundColor,
  /** The key with that legend, or that is there for that. */
  key(name, element = eye.element) {
    const keys = eye.keys(element);
    const found = keys.find((key) => key.part.contains("letter") && eye.legend(key) === name)
      ?? keys.find((key) => key.part.contains(name)) ?? keys.find((key) => eye.legend(key) === name);
    if (!found) throw new Error(`there is no key ${name} among ${keys.map(eye.legend).join(" ")}`);
    return found;
  },
  middle(key) {
    const { x, y, width, height } = key.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  /** Where the keys called `names` are. */
  places: (names) => names.map((name) => eye.middle(eye.key(name))),
  /** Lets nothing come of how long a real finger is down, which on a busy machine is long, until `again` is called. */
  patience() {
    const hurried = [...document.querySelectorAll("hwalja-keyboard")].map((element) => [element, element.settings]);
    eye.again = () => hurried.forEach(([element, settings]) => (element.settings = settings));
    for (const [element, settings] of hurried) {
      element.settings = { ...settings, longPress: 600_000, repeatDelay: 600_000 };
    }
  },
  /** Sends `key` a pointer's event, as a browser would that is quicker than any, or at that time. */
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
  /** Taps the keys called `names`, each in the task of its own event. */
  tap: (...names) => names.forEach((name) => eye.press(eye.key(name))),
  /** Sends an event of a computer's key, as a browser would that knows every key. */
  strike(target, type, key, code = key) {
    target.dispatchEvent(new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true, composed: true }));
  },
  listen(...types) {
    for (const type of types) eye.element.addEventListener(type, (event) => eye.events.push([type, event.detail]));
  },
  /** Waits until nothing moves or fades on the keyboard. */
  async rest() {
    await eye.later(20);
    await Promise.allSettled(eye.element.shadowRoot.getAnimations().map(({ finished }) => finished));
  },
  later: (delay = 0) => new Promise((done) => setTimeout(done, delay)),
};
addEventListener("error", ({ message }) => eye.faults.push(message));
addEventListener("unhandledrejection", ({ reason }) => eye.faults.push(String(reason)));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  // The picture of a page is asked for by the browser.
  if (!blockedURI.endsWith("/favicon.ico")) eye.faults.push(`${violatedDirective} ${blockedURI}`);
});
for (const kind of ["error", "warn", "info", "log"]) {
  const say = console[kind];
  console[kind] = (...words) => (eye.said.push([kind, words.join(" ")]), say.apply(console, words));
}

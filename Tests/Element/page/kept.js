// In the page, before the element: which timers run, and who listens to what.
globalThis.kept = { timers: new Set(), heard: [] };
{
  const { timers } = kept;
  const { setTimeout: set, setInterval: repeat } = globalThis;
  // The page's own waiting is none of the element's.
  globalThis.eye.later = (delay = 0) => new Promise((done) => set(done, delay));
  globalThis.setTimeout = (code, ...more) => {
    const number = set((...words) => (timers.delete(number), code(...words)), ...more);
    timers.add(number);
    return number;
  };
  globalThis.setInterval = (...words) => {
    const number = repeat(...words);
    timers.add(number);
    return number;
  };
  for (const name of ["clearTimeout", "clearInterval"]) {
    const clear = globalThis[name];
    globalThis[name] = (number) => (timers.delete(number), clear(number));
  }

  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const drop = (listener) => (kept.heard = kept.heard.filter((one) => one !== listener));
  const isCapture = (options) => Boolean(options?.capture ?? options);
  const found = (...wanted) => kept.heard.find((one) =>
    [one.target, one.type, one.code, one.isCapture].every((part, index) => part === wanted[index]));
  EventTarget.prototype.addEventListener = function (type, code, options) {
    const target = this ?? globalThis;
    if (code && !options?.signal?.aborted && !found(target, type, code, isCapture(options))) {
      const listener = { target, type, code, isCapture: isCapture(options) };
      kept.heard.push(listener);
      if (options?.signal) add.call(options.signal, "abort", () => drop(listener));
    }
    return add.call(target, type, code, options);
  };
  EventTarget.prototype.removeEventListener = function (type, code, options) {
    const target = this ?? globalThis;
    drop(found(target, type, code, isCapture(options)));
    return remove.call(target, type, code, options);
  };
  kept.listeners = () => kept.heard.length;
  /** What is listened to outside of the keyboard. */
  kept.outside = () => {
    const isOutside = (target) => !(target instanceof Node) || target.getRootNode() === document;
    return kept.heard.filter(({ target }) => isOutside(target) && target.localName !== "hwalja-keyboard")
      .map(({ target, type, isCapture }) => `${target.id ?? target.constructor.name} ${type} ${isCapture}`).sort();
  };
}

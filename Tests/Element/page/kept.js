// In the page, before the element: which timers run, and who listens to what.
globalThis.kept = { timers: new Set(), pairs: new Map() };
{
  const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = globalThis;
  // The page's own waiting is none of the element's.
  globalThis.eye.later = (delay = 0) => new Promise((done) => set(done, delay));
  globalThis.setTimeout = (code, ...more) => {
    const number = set((...words) => (kept.timers.delete(number), code(...words)), ...more);
    kept.timers.add(number);
    return number;
  };
  globalThis.clearTimeout = (number) => (kept.timers.delete(number), clear(number));
  globalThis.setInterval = (...words) => {
    const number = repeat(...words);
    kept.timers.add(number);
    return number;
  };
  globalThis.clearInterval = (number) => (kept.timers.delete(number), stop(number));
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isCapture = (options) => Boolean(options?.capture ?? options);
  const name = (target) => target === globalThis ? "window" : target === document ? "document" : target.id ? `#${target.id}` : target.localName ?? target.constructor.name;
  const key = (type, code, options) => [type, isCapture(options)].join();
  const of = (target) => kept.pairs.get(target) ?? kept.pairs.set(target, []).get(target);
  EventTarget.prototype.addEventListener = function (type, code, options) {
    const target = this ?? globalThis;
    if (code && !options?.signal?.aborted) {
      const list = of(target);
      if (!list.some((one) => one.code === code && one.key === key(type, code, options))) {
        const one = { code, key: key(type, code, options) };
        list.push(one);
        options?.signal && add.call(options.signal, "abort", () => list.splice(list.indexOf(one) >>> 0, 1));
      }
    }
    return add.call(target, type, code, options);
  };
  EventTarget.prototype.removeEventListener = function (type, code, options) {
    const list = of(this ?? globalThis);
    const index = list.findIndex((one) => one.code === code && one.key === key(type, code, options));
    if (index >= 0) list.splice(index, 1);
    return remove.call(this ?? globalThis, type, code, options);
  };
  kept.listeners = () => [...kept.pairs.values()].reduce((sum, list) => sum + list.length, 0);
  /** Who outside of the keyboard is listened to, and for what. */
  kept.outside = () => [...kept.pairs].filter(([target]) => target === globalThis || target === document || target.id || target.isConnected && !(target.getRootNode() instanceof ShadowRoot) && target.localName !== "hwalja-keyboard")
    .flatMap(([target, list]) => list.map((one) => `${name(target)} ${one.key}`)).sort();
}

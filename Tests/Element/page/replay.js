// In the page: lines of keyboards by pointers that the page makes itself, on a clock of its own.
import { happened, marked, placed } from "/steps.js";

const timers = new Map();
let now = 1000;
let latest = 1_000_000;
const begin = (code, delay = 0) => (timers.set(++latest, { code, at: now + Math.max(0, delay) }), latest);
const end = (number) => timers.delete(number);
performance.now = Date.now = () => now;
Object.assign(globalThis, {
  setTimeout: begin, requestAnimationFrame: (code) => begin(() => code(now)),
  clearTimeout: end, clearInterval: end, cancelAnimationFrame: end,
});

/** So much time passes at once, and then what was due happens. */
function pass(time) {
  now += time;
  const due = () => [...timers].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at)[0];
  for (let next = due(); next; next = due()) {
    end(next[0]);
    next[1].code();
  }
}

await import("/hwalja-keyboard.js");
const { element } = eye;
const fields = document.querySelectorAll("textarea");
let turn = 0;
let asked;
for (const [type, request] of [["action", ({ detail }) => detail.action], ["dismiss", () => "hide"]]) {
  element.addEventListener(type, (event) => (event.preventDefault(), asked.push(request(event))));
}
const modes = { number: "numeric", phone: "tel", email: "email", address: "url", search: "search", letters: "text" };
const slots = () => eye.rows(element).map((row) => [...row.querySelectorAll("[part~=key]")]);
const openItems = () =>
  [...element.shadowRoot.querySelectorAll("[part~=item]")].filter((item) => item.getClientRects().length > 0);

/** A line, on the element: a field as steps see it, and fingers. */
class Line {
  fingers = new Map();

  constructor([layout, field, before]) {
    element.field = null;
    timers.clear();
    now += 100_000;
    asked = [];
    if (element.layout !== layout) element.layout = layout;
    this.open(field.split(" "), placed(before));
  }

  open([kind, capitals, action, ...more], { text, start, end }) {
    const field = this.field = fields[turn = 1 - turn];
    field.inputMode = modes[kind];
    field.autocapitalize = capitals;
    if (action === "none") field.removeAttribute("enterkeyhint");
    else field.enterKeyHint = action;
    field.value = text;
    field.focus();
    field.setSelectionRange(start, end);
    element.field = field;
    element.settings = { cursorDelay: more.includes("slow") ? 100 : 0 };
  }

  get text() {
    return this.field.value;
  }

  select(start, end = start) {
    this.field.setSelectionRange(start, end);
  }

  replace(text, start = this.field.selectionStart, end = this.field.selectionEnd) {
    this.field.setRangeText(text, start, end, "end");
  }

  get place() {
    const { value: text, selectionStart: start, selectionEnd: end } = this.field;
    return { text, start, end };
  }

  /** Does a step; answers with what leaves the line out. */
  act(step) {
    const [, name, what, rest = ""] = /^([abc])([↓~:↑×])(.*)$/.exec(step) ?? [];
    const [row, column] = (rest || step).split(/[.,]/).map(Number);
    const finger = this.fingers.get(name);
    if (/^\d+\.\d+$/.test(step)) return this.act(`a↓${step}`) ?? this.act("a↑");
    if (what === "↓") return this.down(name, slots()[row]?.[column]);
    if (what && !finger) return "a finger that is not there";
    if (what === "↑" || what === "×") {
      this.fingers.delete(name);
      return this.send(what === "↑" ? "pointerup" : "pointercancel", finger);
    }
    if (what === ":") {
      const item = openItems()[rest];
      return item ? this.move(finger, eye.middle(item)) : "an item that there is none of";
    }
    if (what === "~" && openItems().length > 0) return "a finger that moves beside an open list";
    if (what === "~") return this.move(finger, { x: finger.from.x + row, y: finger.from.y + column });
    if (/^\+\d+$/.test(step)) return pass(row);
    if (step.startsWith("/")) return "a page that the host opens";
    // There the session goes on; of a page each field has its own.
    if (step.startsWith("@") && element.session?.composing) {
      return "a field that becomes another while something is composed";
    }
    if (step.startsWith("@")) return this.open(step.slice(1).split(","), this.place);
    if (!happened(step, this)) throw new Error(`there is no step ${step}`);
    this.field.dispatchEvent(new Event("selectionchange", { bubbles: true }));
  }

  down(name, key) {
    if (!key) return "a slot that is not there";
    const from = eye.middle(key);
    const finger = { key, pointerId: 11 + "abc".indexOf(name), from, at: from };
    this.fingers.set(name, finger);
    this.send("pointerdown", finger);
  }

  move(finger, at) {
    finger.at = at;
    this.send("pointermove", finger);
  }

  send(type, { key, pointerId, at }) {
    const captor = type === "pointerdown" ? null : eye.captors.get(pointerId);
    const target = [captor, key, element].find((node) => node?.isConnected);
    eye.send(type, target, { pointerId, isPrimary: pointerId === 11, clientX: at.x, clientY: at.y }, now);
  }
}

/** What is wrong with a line, `null` where nothing is; or why no page can say, after a dash. */
function said([layout, field, before, steps, after, shown, requests, faces]) {
  if (/join|route|continue|emergency/.test(field + steps)) return "- an action that no page can ask for";
  if (requests.includes("globe")) return "- the next keyboard, which the element has itself";
  const line = new Line([layout, field, before]);
  for (const step of steps.split(" ").filter((step) => step !== "?")) {
    const reason = line.act(step);
    if (reason) return `- ${reason}`;
  }
  const keys = slots().flat();
  const [shift, space, globe] = ["shift", "space", "globe"].map((role) => keys.find((key) => key.part.contains(role)));
  const [, shiftShown, spaceShown] = shown.split(" ");
  // Of keys that are no letters, some are drawn as signs; and not every line has a globe.
  const letters = keys.filter((key) => key !== globe).map((key) => key.part.contains("letter") && key);
  const text = (key) => [...key.children].map((part) => part.textContent).join("␟");
  const shifts = () => ["once", "due", "locked"].find((name) => shift.part.contains(name)) ?? "off";
  const wrong = [
    ["field", marked(line.place), after],
    ["asked", asked.join(" "), requests.split(" ").filter((request) => !/^(>|-)/.test(request)).join(" ")],
    ["faces", letters.map((key) => key && text(key)), faces.filter(([legend]) => legend !== "🌐")
      .map(([legend, , hint = ""], index) => letters[index] && `${legend}␟${hint.length > 2 ? "" : hint}`)],
    shift ? ["shift", shifts(), shiftShown] : [],
    space ? ["space", eye.legend(space) === "다음" ? "다음" : "␣", spaceShown] : [],
  ].filter(([, found, expected]) => String(found) !== String(expected));
  return wrong.map(([what, found, expected]) => `${what} ${found} and not ${expected}`).join("; ") || null;
}

globalThis.replay = (lines) => lines.map(said);

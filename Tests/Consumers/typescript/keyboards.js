// Scenarios of keyboards, in the notation of docs/KEYBOARD.md: fingers, time and a field, and what comes of them.
import { Host } from "./hosts.js";
import { act, marked, placed } from "./scenarios.js";

const FINGERS = "abc";
const segmenter = new Intl.Segmenter("ko");

/** The lines of `text`, each with its seven columns. */
export function keyboardScenarios(text) {
  return text.split("\n").filter((line) => line && !line.startsWith("# ")).map((line) => {
    const [layout, field, before, steps, after, shown, asked] = line.split("\t");
    return { line, layout, field, before, steps, after, shown, asked };
  });
}

/** The field that `text` describes, such as `letters sentences none`. */
export function fieldNamed(text) {
  const [kind, capitals, action] = text.split(/[ ,]/);
  return { kind, capitals, action };
}

/** A keyboard with a field and a clock. */
export class Phone {
  time = 1000;
  /** What was asked of it, as scenarios write that. */
  asked = [];
  /** How often the keyboard said that it changed by itself. */
  changes = 0;

  constructor({ Keyboard, InputSession }, pages, { field = "letters none none", before = "|", settings = {} } = {}) {
    this.host = new Host({ reports: "atOnce", isNative: true, ...placed(before) });
    this.session = new InputSession(pages.layout, this.host);
    this.keyboard = new Keyboard(pages, this.session, { needsGlobe: true, ...settings });
    this.keyboard.onChange = () => (this.changes += 1);
    this.keyboard.onRequest = (request) => this.#answer(request);
    this.keyboard.fieldDidChange(fieldNamed(field));
  }

  /** The field, with its cursor or its selection. */
  get field() {
    return marked(this.host);
  }

  /** The page, shift and the space bar; then what is drawn. */
  get shown() {
    const { page, shift, rows } = this.keyboard;
    const { layout, composing } = this.session;
    const space = layout.spaceEndsRun && /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]$/.test(composing) ? "다음" : "␣";
    const face = rows.flat().find(({ role }) => role === "space");
    return `${page.id} ${shift} ${face?.legend ?? space}`;
  }

  /** The rows with what is printed on the slots, how wide they are in half keys, and what they offer. */
  get drawn() {
    const offer = ({ content }) => content.id ?? content;
    const slot = ({ legend, width, hold }) => [legend, width * 2, ...hold.map(offer)].join("␟");
    return this.keyboard.rows.map((row) => row.map(slot).join(" ")).join(" ␤ ");
  }

  /** What was asked of it, and `-` for nothing. */
  get requests() {
    return this.asked.join(" ") || "-";
  }

  /** Does `steps`, and answers with what the last of them did. */
  act(steps) {
    return steps.split(" ").filter(Boolean).map((step) => this.#act(step)).at(-1);
  }

  #act(step) {
    const { keyboard, host, time } = this;
    const [, name, what, rest] = /^([abc])([↓→~:↑×])(.*)$/.exec(step) ?? [];
    const finger = FINGERS.indexOf(name);
    const numbers = (text) => text.split(/[.,]/).map(Number);
    const [row, column] = numbers(rest ?? step);
    if (what === "↓") return keyboard.down(row, column, finger, time);
    if (what === "→") return keyboard.move(finger, rest ? { row, column } : null, time);
    if (what === "~") return keyboard.drag(finger, ...numbers(rest), time);
    if (what === ":") return keyboard.choose(finger, Number(rest), time);
    if (what === "↑") return keyboard.up(finger, time);
    if (what === "×") return keyboard.cancel(finger, time);
    if (/^\d+\.\d+$/.test(step)) return this.#tap(row, column);
    if (/^\+\d+$/.test(step)) return keyboard.tick(this.time += Number(step));
    if (step.startsWith("@")) return keyboard.fieldDidChange(fieldNamed(step.slice(1)));
    act(step, this.session, host, () => null);
    return keyboard.hostDidChange(time);
  }

  #tap(row, column) {
    const down = this.keyboard.down(row, column, 0, this.time);
    const up = this.keyboard.up(0, this.time);
    return up === "nothing" ? down : up;
  }

  #answer({ kind, by, action }) {
    this.asked.push({ moveCursor: `>${by}`, nextKeyboard: "globe", hide: "hide", action }[kind]);
    if (kind !== "moveCursor") return;
    const { text, start, end } = this.host;
    const places = [...segmenter.segment(text)].map(({ index }) => index).concat(text.length);
    const from = places.findLastIndex((place) => place <= (by < 0 ? start : end));
    this.host.select(places[Math.min(Math.max(from + by, 0), places.length - 1)]);
  }
}

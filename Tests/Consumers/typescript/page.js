// In the page: an element with a session, driven and read as the simulated hosts are.
import { attach, layoutById } from "./hwalja.js";
import { act, marked, placed } from "./scenarios.js";

export class Page {
  events = [];
  submits = 0;

  constructor(kind, field, options) {
    this.form = document.createElement("form");
    const name = kind === "contenteditable" ? "div" : kind;
    this.form.innerHTML = `<fieldset><${name} id="field" ${name === "div" ? kind : ""}></${name}></fieldset><input id="other"><button></button>`;
    this.form.onsubmit = (event) => (event.preventDefault(), (this.submits += 1));
    document.body.append(this.form);
    this.element = this.form.querySelector("#field");
    this.other = this.form.querySelector("#other");
    this.other.value = "other";
    this.other.setSelectionRange(0, 0);
    this.isRich = kind === "contenteditable";
    this.element.focus();
    const { text, start, end } = placed(field);
    this.write(text);
    this.select(start, end);
    this.element.addEventListener("input", ({ inputType, data }) => this.events.push(`${inputType} ${data}`));
    // Without pauses, which a slow machine makes by itself.
    this.session = attach(this.element, { cycleTimeout: Infinity, ...options });
  }

  detach() {
    this.session.detach();
    this.form.remove();
  }

  get text() {
    return this.isRich ? this.element.textContent.replaceAll("\u00a0", " ") : this.element.value;
  }

  get field() {
    const [start, end] = this.isRich ? this.#places() : [this.element.selectionStart, this.element.selectionEnd];
    return marked({ text: this.text, start, end });
  }

  /** A place to click at: after the text, in the element. */
  get place() {
    const { right, top, height } = this.element.getBoundingClientRect();
    return [right - 10, top + Math.min(height / 2, 10)];
  }

  act(steps) {
    for (const step of steps.split(" ").filter(Boolean)) act(step, this.session, this, layoutById);
  }

  write(text) {
    if (this.isRich) this.element.textContent = text;
    else this.element.value = text;
  }

  close(isClosed) {
    if (this.isRich) this.element.contentEditable = !isClosed;
    else this.element.readOnly = isClosed;
    this.element.focus();
  }

  select(start, end = start) {
    if (!this.isRich) return this.element.setSelectionRange(start, end);
    this.element.normalize();
    const node = this.element.firstChild ?? this.element;
    getSelection().setBaseAndExtent(node, start, node, end);
  }

  typeElsewhere(text) {
    document.execCommand("insertText", false, text);
  }

  empty() {
    this.write("");
  }

  #places() {
    const selection = getSelection();
    if (!selection.rangeCount || !this.element.contains(selection.focusNode)) return [0, 0];
    const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    return [[startContainer, startOffset], [endContainer, endOffset]].map(([node, offset]) => {
      const range = document.createRange();
      range.setStart(this.element, 0);
      range.setEnd(node, offset);
      return range.toString().length;
    });
  }

  /** The lines of `scenarios` that end otherwise than they say, and how. */
  static wrong(kind, scenarios) {
    return scenarios.flatMap(({ line, layout, before, steps, after }) => {
      const page = new Page(kind, before, { layout: layoutById(layout), cycleTimeout: 1000 });
      page.act(steps.join(" "));
      const { field } = page;
      page.detach();
      return field === after ? [] : [`${line}: ${field}`];
    });
  }
}

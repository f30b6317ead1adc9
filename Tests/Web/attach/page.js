// Runs in the page. It has an element with a session, and the interface of the simulated fields.
import * as hwalja from "./hwalja.js";
import "./rich.js";
import { act, layoutNamed, marked, placed } from "./steps.js";

const { attach, cheonjiin } = hwalja;

class Page {
  time = 0;
  events = [];
  submits = 0;

  constructor(kind, field, { prepare, ...options }) {
    this.form = document.createElement("form");
    const name = kind === "contenteditable" ? "div" : kind;
    this.form.innerHTML = `<fieldset><${name} id="field" ${name === "div" ? kind : ""}></${name}></fieldset>
      <input id="other" value="other"><button></button>`;
    this.form.onsubmit = (event) => (event.preventDefault(), (this.submits += 1));
    document.body.append(this.form);
    this.element = this.form.querySelector("#field");
    this.other = this.form.querySelector("#other");
    this.other.setSelectionRange(0, 0);
    this.isRich = kind === "contenteditable";
    this.element.focus();
    const { text, start, end } = placed(field);
    this.write(text);
    this.select(start, end);
    this.element.addEventListener("input", ({ inputType, data }) => this.events.push(`${inputType} ${data}`));
    prepare?.(this.element);
    this.session = attach(this.element, options);
  }

  get text() {
    return this.isRich ? this.element.textContent.replaceAll("\u00a0", " ") : this.element.value;
  }

  get field() {
    const [start, end] = this.isRich ? this.#places() : [this.element.selectionStart, this.element.selectionEnd];
    return marked({ text: this.text, start, end });
  }

  act(steps) {
    for (const step of steps.split(" ").filter(Boolean)) act(step, this.session, this, hwalja);
  }

  /** Sets the text of the field. */
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

  /** Writes as something other than the session does: at the cursor, or in place of the whole text. */
  replace(text, start) {
    if (start === 0) this.write(text);
    else document.execCommand("insertText", false, text);
  }

  #places() {
    const { startContainer, startOffset, endContainer, endOffset } = getSelection().getRangeAt(0);
    return [[startContainer, startOffset], [endContainer, endOffset]].map(([node, offset]) => {
      const range = document.createRange();
      range.setStart(this.element, 0);
      range.setEnd(node, offset);
      return range.toString().length;
    });
  }
}

/**
 * Turns `element` into an editor that handles `beforeinput` itself and draws its text in a new node each time. If
 * `isLate` is true, it draws in a microtask, like Lexical. Otherwise it draws at once and leaves plain insertions to
 * the browser, like Quill.
 */
function edits(element, isLate) {
  const offsetOf = (node, offset) => {
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(node, offset);
    return range.toString().length;
  };
  const write = (text, start, end) => {
    const all = element.textContent;
    element.replaceChildren(new Text(all.slice(0, start) + text + all.slice(end)));
    getSelection().collapse(element.firstChild, start + text.length);
  };
  element.addEventListener("beforeinput", (event) => {
    const [range] = event.getTargetRanges();
    const { startContainer, startOffset, endContainer, endOffset, collapsed } = range ?? getSelection().getRangeAt(0);
    if (!isLate && collapsed) return;
    event.preventDefault();
    const places = [offsetOf(startContainer, startOffset), offsetOf(endContainer, endOffset)];
    const act = () => write(event.data ?? "", ...places);
    if (isLate) queueMicrotask(act);
    else act();
  });
}

/**
 * Makes `element` redraw its text after each input, when `later` calls the function. Words after # are drawn in bold,
 * as in a page with syntax highlighting. The cursor keeps its place.
 */
function redraws(element, later = (act) => act()) {
  element.addEventListener("input", () => later(() => {
    const { startContainer, startOffset } = getSelection().getRangeAt(0);
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(startContainer, startOffset);
    let place = range.toString().length;
    element.innerHTML = element.textContent.replace(/#\S+/g, "<b>$&</b>");
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && texts.currentNode.length < place) place -= texts.currentNode.length;
    getSelection().collapse(texts.currentNode, texts.currentNode === element ? 0 : place);
  }));
}

Object.assign(globalThis, {
  hwalja,
  edits,
  redraws,
  /**
   * Creates a field of the kind in the body, and performs `steps`. There is no cycle timeout, because slow machines
   * would cause pauses. `options.prepare` is called with the element before the session is attached.
   */
  begin(field = "|", steps = "", options = {}) {
    const given = { layout: cheonjiin, cycleTimeout: Infinity, ...options };
    globalThis.host = new Page(document.body.dataset.kind, field, given);
    host.act(steps);
  },
  type: (steps) => host.act(steps),
  /** Returns the result of `steps` in all kinds of field. If the results differ, returns each distinct result. */
  answer(id, field, steps) {
    // In an <input>, Enter submits the form. In a contenteditable element, lines are elements.
    const kinds = /⏎|\\n/.test(field + steps) ? ["textarea"] : ["textarea", "input", "contenteditable"];
    return [...new Set(kinds.map((kind) => {
      const page = new Page(kind, field, { layout: layoutNamed(id, hwalja), cycleTimeout: 1000 });
      page.act(steps);
      const { field: answer } = page;
      page.session.detach();
      page.form.remove();
      return answer;
    }))].join(" / ");
  },
});

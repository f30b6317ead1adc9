// In the page: an element with a session, driven and read as the simulated fields are.
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

  /** The field has `text` and nothing else. */
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

  /** Something else writes: at the cursor, or in place of all. */
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
 * Makes `element` an editor that answers `beforeinput` itself: its text is its own, and it draws that in a new node each
 * time. If it `isLate`, it does both in a microtask, as Lexical does; otherwise it draws at once, and leaves what
 * replaces nothing to the browser, as Quill does.
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

/** Makes `element` draw its text anew when it hears of input, `later` it says, with words after # bold, as a page that
 *  highlights does, and puts the cursor where it was. */
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
  /** Makes a field of the body's kind, and types; without pauses, which a slow machine makes by itself. Of `options`,
   *  `prepare` is what a page does with the element before the session is attached. */
  begin(field = "|", steps = "", options = {}) {
    const given = { layout: cheonjiin, cycleTimeout: Infinity, ...options };
    globalThis.host = new Page(document.body.dataset.kind, field, given);
    host.act(steps);
  },
  type: (steps) => host.act(steps),
  /** What `steps` leave in all kinds of field; each answer, where they do not agree. */
  answer(id, field, steps) {
    // Lines are a form's end in an <input>, and elements of their own in a contenteditable one.
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

// Compiled from src/runtime/element/KeyboardElement.ts; do not edit.
import { currentKeyboard, nameOf, offeredBy } from "./AvailableKeyboards.js";
import { newBoard } from "./Board.js";
import { complain } from "./Complaints.js";
import { newElementHost } from "./ElementHost.js";
// On a server there are no elements to extend.
const ElementBase = globalThis.HTMLElement ?? class {
};
/** `<hwalja-keyboard>`: a keyboard that is drawn in a page, and types into the fields of the page. */
export class HwaljaKeyboardElement extends ElementBase {
    constructor() {
        super(...arguments);
        this.#host = newElementHost(this, newBoard(this.attachShadow({ mode: "open" })));
    }
    static get observedAttributes() {
        return ["for", "layout", "layouts", "dots", "auto", "hardware", "exclusive", "cycletimeout", "lang", "highlighted"];
    }
    #host;
    connectedCallback() {
        // Frameworks set properties before an element is defined.
        for (const [name, value] of Object.entries(this)) {
            if (!(name in HwaljaKeyboardElement.prototype))
                continue;
            Reflect.deleteProperty(this, name);
            Reflect.set(this, name, value);
        }
        this.#host.begin();
    }
    disconnectedCallback() {
        this.#host.end();
    }
    /** Moves the focus to the keys, so that arrow keys and Enter press them. */
    focus(options) {
        this.shadowRoot?.querySelector("[tabindex='0']")?.focus(options);
    }
    attributeChangedCallback(name) {
        if (this.isConnected)
            this.#host.obey(name);
    }
    /** The id of the field. */
    get for() { return this.getAttribute("for") ?? ""; }
    set for(id) { write(this, "for", id); }
    /** The id of the layout. */
    get layout() { return nameOf(this, currentKeyboard(this)); }
    set layout(id) { write(this, "layout", id); }
    /** The ids of the layouts that the globe key goes through, separated by spaces; by default all. */
    get layouts() { return offeredBy(this).map((keyboard) => nameOf(this, keyboard)).join(" "); }
    set layouts(ids) { write(this, "layouts", ids); }
    /** The style of pending dots: `compatibility`; anything else means what the layouts say. */
    get dots() { return this.getAttribute("dots"); }
    set dots(style) { write(this, "dots", style); }
    /** Whether the keyboard is shown only while a field has the focus, and has a key that hides it. */
    get auto() { return this.hasAttribute("auto"); }
    set auto(isOn) { this.toggleAttribute("auto", Boolean(isOn)); }
    /** Whether the keys of a computer's keyboard type, too; with `numpad`, those of its numeric pad as well. */
    get hardware() {
        const value = this.getAttribute("hardware");
        return value === "numpad" ? value : value !== null;
    }
    set hardware(which) {
        write(this, "hardware", which === "numpad" ? which : which ? "" : null);
    }
    /** Whether a computer's keys do nothing in the field, except those that type because of `hardware`. */
    get exclusive() { return this.hasAttribute("exclusive"); }
    set exclusive(isOn) { this.toggleAttribute("exclusive", Boolean(isOn)); }
    /** Whether the page hears of presses on keys, which close what closes at a press outside it. */
    get passthrough() { return this.hasAttribute("passthrough"); }
    set passthrough(isOn) { this.toggleAttribute("passthrough", Boolean(isOn)); }
    /** After how many ms the same key begins a new letter: null for what the layout says, `Infinity` for never. */
    get cycleTimeout() {
        const text = this.getAttribute("cycletimeout");
        if (text === null)
            return null;
        if (/^([0-9]+|Infinity)$/.test(text))
            return Number(text);
        complain(this, `cycletimeout="${text}" is no number of ms`);
        return null;
    }
    set cycleTimeout(time) { write(this, "cycletimeout", time); }
    /** The legend or the role of the key that is highlighted; null if none is. */
    get highlighted() { return this.getAttribute("highlighted"); }
    set highlighted(key) { write(this, "highlighted", key); }
    /** Whether a key clicks. */
    get sound() { return this.hasAttribute("sound"); }
    set sound(isOn) { this.toggleAttribute("sound", Boolean(isOn)); }
    /** Whether a key vibrates, where that is possible. */
    get vibrate() { return this.hasAttribute("vibrate"); }
    set vibrate(isOn) { this.toggleAttribute("vibrate", Boolean(isOn)); }
    /** The element that is typed into, or null. One that you set needs no id, and stays until you set another. */
    get field() { return this.#host.field; }
    set field(element) { this.#host.finder.give(element); }
    /** The session that types there, or null. */
    get session() { return this.#host.session; }
    /** Times and distances that differ from the defaults, frozen. */
    get settings() { return this.#host.settings; }
    set settings(settings) { this.#host.settings = settings; }
}
/** Sets the attribute `name`. Frameworks remove a property by setting it to null or undefined. */
function write(element, name, value) {
    if (value === null || value === undefined)
        element.removeAttribute(name);
    else
        element.setAttribute(name, String(value));
}

// Compiled from src/runtime/element/KeyboardElement.ts; do not edit.
import { currentKeyboard, nameOf, availableKeyboards } from "./AvailableKeyboards.js";
import { newBoard } from "./Board.js";
import { warnOnce } from "./Warnings.js";
import { newElementHost } from "./ElementHost.js";
// On a server, there is no element class to extend.
const ElementBase = globalThis.HTMLElement ?? class {
};
/** The element `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
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
        // Frameworks may set properties before the element is defined. A property that was set so early hides the accessor
        // of the class.
        for (const [name, value] of Object.entries(this)) {
            if (!(name in HwaljaKeyboardElement.prototype))
                continue;
            Reflect.deleteProperty(this, name);
            Reflect.set(this, name, value);
        }
        this.#host.start();
    }
    disconnectedCallback() {
        this.#host.stop();
    }
    /** Moves the focus to the keys, so that arrow keys and Enter press them. */
    focus(options) {
        this.shadowRoot?.querySelector("[tabindex='0']")?.focus(options);
    }
    attributeChangedCallback(name) {
        if (this.isConnected)
            this.#host.update(name);
    }
    /** The id of the field. */
    get for() { return this.getAttribute("for") ?? ""; }
    set for(id) { setAttribute(this, "for", id); }
    /** The id of the layout. */
    get layout() { return nameOf(this, currentKeyboard(this)); }
    set layout(id) { setAttribute(this, "layout", id); }
    /** The ids of the layouts between which the globe key switches, separated by spaces. Defaults to all. */
    get layouts() { return availableKeyboards(this).map((keyboard) => nameOf(this, keyboard)).join(" "); }
    set layouts(ids) { setAttribute(this, "layouts", ids); }
    /** The style of pending dots: `compatibility`. With any other value, the layouts keep their own style. */
    get dots() { return this.getAttribute("dots"); }
    set dots(style) { setAttribute(this, "dots", style); }
    /** True if the keyboard is shown only while a field has the focus. The keyboard then also has a key that hides it. */
    get auto() { return this.hasAttribute("auto"); }
    set auto(isOn) { this.toggleAttribute("auto", Boolean(isOn)); }
    /** True if the keys of a computer's keyboard also type. With `numpad`, the numeric pad also types. */
    get hardware() {
        const value = this.getAttribute("hardware");
        return value === "numpad" ? value : value !== null;
    }
    set hardware(which) {
        setAttribute(this, "hardware", which === "numpad" ? which : which ? "" : null);
    }
    /** True if a computer's keys write nothing in the field. Keys that type because of `hardware` are an exception. */
    get exclusive() { return this.hasAttribute("exclusive"); }
    set exclusive(isOn) { this.toggleAttribute("exclusive", Boolean(isOn)); }
    /**
     * True if the page receives the pointer events of presses on keys. A dialog or menu that closes when the user presses
     * outside it then also closes when the user presses a key.
     */
    get passthrough() { return this.hasAttribute("passthrough"); }
    set passthrough(isOn) { this.toggleAttribute("passthrough", Boolean(isOn)); }
    /**
     * The pause in milliseconds after which the same key begins a new letter. Null uses the layout's value, and
     * `Infinity` means never.
     */
    get cycleTimeout() {
        const text = this.getAttribute("cycletimeout");
        if (text === null)
            return null;
        if (/^([0-9]+|Infinity)$/.test(text))
            return Number(text);
        warnOnce(this, `cycletimeout="${text}" is not a number of ms`);
        return null;
    }
    set cycleTimeout(time) { setAttribute(this, "cycletimeout", time); }
    /** The legend or the role of the highlighted key, or null. */
    get highlighted() { return this.getAttribute("highlighted"); }
    set highlighted(key) { setAttribute(this, "highlighted", key); }
    /** True if keys click. */
    get sound() { return this.hasAttribute("sound"); }
    set sound(isOn) { this.toggleAttribute("sound", Boolean(isOn)); }
    /** True if keys vibrate, on devices that can. */
    get vibrate() { return this.hasAttribute("vibrate"); }
    set vibrate(isOn) { this.toggleAttribute("vibrate", Boolean(isOn)); }
    /**
     * The field that the keyboard types into, or null. A field that you set needs no id, and remains the field until you
     * set another.
     */
    get field() { return this.#host.field; }
    set field(element) { this.#host.tracker.assign(element); }
    /** The session that types into the field, or null. */
    get session() { return this.#host.session; }
    /** Times and distances that differ from the defaults. The object is frozen. */
    get settings() { return this.#host.settings; }
    set settings(settings) { this.#host.settings = settings; }
}
/** Sets or removes the attribute `name`. Frameworks unset a property by setting it to null or undefined. */
function setAttribute(element, name, value) {
    if (value === null || value === undefined)
        element.removeAttribute(name);
    else
        element.setAttribute(name, String(value));
}

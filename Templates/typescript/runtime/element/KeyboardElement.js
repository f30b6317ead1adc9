// Compiled from _source/runtime/element/KeyboardElement.ts; do not edit.
import { Board } from "./Board.js";
import { ElementHost } from "./ElementHost.js";
import { complain, offeredBy, pagesOf } from "./Offered.js";
// On a server there are no elements to extend.
const ElementBase = globalThis.HTMLElement ?? class {
};
/** `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
export class HwaljaKeyboardElement extends ElementBase {
    /** The keyboards that there are if `layouts` does not say; {@link define} sets them. */
    static get keyboards() { return []; }
    /** The same with dots in the compatibility style. */
    static get compatible() { return []; }
    static get observedAttributes() {
        return ["for", "layout", "layouts", "dots", "keyboard", "delay", "lang", "marked"];
    }
    #host;
    constructor() {
        super();
        this.#host = new ElementHost(this, new Board(this.attachShadow({ mode: "open" })));
    }
    connectedCallback() {
        // Frameworks set properties before an element is defined.
        const names = [
            "for", "layout", "layouts", "dots", "keyboard", "delay", "marked", "sound", "vibrate", "field", "settings",
        ];
        for (const name of names) {
            if (!Object.hasOwn(this, name))
                continue;
            const value = Reflect.get(this, name);
            Reflect.deleteProperty(this, name);
            Reflect.set(this, name, value);
        }
        this.#host.begin();
    }
    disconnectedCallback() {
        this.#host.end();
    }
    attributeChangedCallback(name) {
        if (this.isConnected)
            this.#host.obey(name);
    }
    /** The id of the field. */
    get for() { return this.getAttribute("for") ?? ""; }
    set for(id) { write(this, "for", id); }
    /** The id of the layout. */
    get layout() { return pagesOf(this).layout.id; }
    set layout(id) { write(this, "layout", id); }
    /** The ids of the layouts that the key for the next keyboard goes through, between spaces. */
    get layouts() { return offeredBy(this).map(({ layout }) => layout.id).join(" "); }
    set layouts(ids) { write(this, "layouts", ids); }
    /** The style of pending dots, `compatibility` or else what the layouts say. */
    get dots() { return this.getAttribute("dots"); }
    set dots(style) { write(this, "dots", style); }
    /** Whether the keys of a computer's keyboard type as well. */
    get keyboard() { return this.hasAttribute("keyboard"); }
    set keyboard(isOn) { this.toggleAttribute("keyboard", Boolean(isOn)); }
    /** After how many milliseconds a key begins a new letter: null for what the layout says, `Infinity` for never. */
    get delay() {
        const text = this.getAttribute("delay");
        if (text === null)
            return null;
        if (text === "none")
            return Infinity;
        if (/^[0-9]+$/.test(text))
            return Number(text);
        complain(this, `delay="${text}" is neither a number of milliseconds nor none`);
        return null;
    }
    set delay(time) {
        write(this, "delay", time === Infinity ? "none" : time);
    }
    /** What is printed on the key that is marked, or what it is there for; null for none. */
    get marked() { return this.getAttribute("marked"); }
    set marked(key) { write(this, "marked", key); }
    /** Whether a key clicks. */
    get sound() { return this.hasAttribute("sound"); }
    set sound(isOn) { this.toggleAttribute("sound", Boolean(isOn)); }
    /** Whether a key vibrates, where that is possible. */
    get vibrate() { return this.hasAttribute("vibrate"); }
    set vibrate(isOn) { this.toggleAttribute("vibrate", Boolean(isOn)); }
    /** The element that is typed into, or null. One that is set needs no id, and is kept until another is set. */
    get field() { return this.#host.field; }
    set field(element) { this.#host.finder.give(element); }
    /** The session that types there, or null. */
    get session() { return this.#host.session; }
    /** Times and distances, those that differ from what is usual. */
    get settings() { return this.#host.settings; }
    set settings(settings) { this.#host.adopt(settings); }
}
/** Sets the attribute `name`. Frameworks take a property back by setting it to null or undefined. */
function write(element, name, value) {
    if (value === null || value === undefined)
        element.removeAttribute(name);
    else
        element.setAttribute(name, String(value));
}

// Part of Hwalja, under the MIT licence: see LICENSE.

import type { InputSession } from "../InputSession.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.ts";
import { currentKeyboard, nameOf, offeredBy } from "./AvailableKeyboards.ts";
import { newBoard } from "./Board.ts";
import { complain } from "./Complaints.ts";
import { type ElementHost, newElementHost } from "./ElementHost.ts";
import type { ElementProperties } from "./ElementProperties.ts";
import type { Listening } from "./Events.ts";

// On a server there are no elements to extend.
const ElementBase = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** `<hwalja-keyboard>`: a keyboard that is drawn in a page, and types into the fields of the page. */
export class HwaljaKeyboardElement extends ElementBase implements ElementProperties {
  /** The keyboards to choose from, which {@link define} sets. */
  declare static readonly keyboards: readonly Keyboard[];
  /** The same with dots in the compatibility style. */
  declare static readonly compatible: readonly Keyboard[];
  static get observedAttributes(): string[] {
    return ["for", "layout", "layouts", "dots", "auto", "hardware", "exclusive", "cycletimeout", "lang", "highlighted"];
  }

  /**
   * With `import "hwalja/scan"`: for how many ms each row and then each key is offered to who presses one switch, the
   * space bar or Enter; null for never.
   */
  declare scanInterval?: number | null;

  declare addEventListener: Listening<HwaljaKeyboardElement>;
  declare removeEventListener: Listening<HwaljaKeyboardElement>;

  #host: ElementHost = newElementHost(this, newBoard(this.attachShadow({ mode: "open" })));

  connectedCallback(): void {
    // Frameworks set properties before an element is defined.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in HwaljaKeyboardElement.prototype)) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#host.begin();
  }

  disconnectedCallback(): void {
    this.#host.end();
  }

  /** Moves the focus to the keys, so that arrow keys and Enter press them. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>("[tabindex='0']")?.focus(options);
  }

  attributeChangedCallback(name: string): void {
    if (this.isConnected) this.#host.obey(name);
  }

  /** The id of the field. */
  get for(): string { return this.getAttribute("for") ?? ""; }
  set for(id: string) { write(this, "for", id); }

  /** The id of the layout. */
  get layout(): string { return nameOf(this, currentKeyboard(this)); }
  set layout(id: string) { write(this, "layout", id); }

  /** The ids of the layouts that the globe key goes through, separated by spaces; by default all. */
  get layouts(): string { return offeredBy(this).map((keyboard) => nameOf(this, keyboard)).join(" "); }
  set layouts(ids: string) { write(this, "layouts", ids); }

  /** The style of pending dots: `compatibility`; anything else means what the layouts say. */
  get dots(): string | null { return this.getAttribute("dots"); }
  set dots(style: string | null) { write(this, "dots", style); }

  /** Whether the keyboard is shown only while a field has the focus, and has a key that hides it. */
  get auto(): boolean { return this.hasAttribute("auto"); }
  set auto(isOn: boolean) { this.toggleAttribute("auto", Boolean(isOn)); }

  /** Whether the keys of a computer's keyboard type, too; with `numpad`, those of its numeric pad as well. */
  get hardware(): boolean | "numpad" {
    const value = this.getAttribute("hardware");
    return value === "numpad" ? value : value !== null;
  }
  set hardware(which: boolean | "numpad") {
    write(this, "hardware", which === "numpad" ? which : which ? "" : null);
  }

  /** Whether a computer's keys do nothing in the field, except those that type because of `hardware`. */
  get exclusive(): boolean { return this.hasAttribute("exclusive"); }
  set exclusive(isOn: boolean) { this.toggleAttribute("exclusive", Boolean(isOn)); }

  /** Whether the page hears of presses on keys, which close what closes at a press outside it. */
  get passthrough(): boolean { return this.hasAttribute("passthrough"); }
  set passthrough(isOn: boolean) { this.toggleAttribute("passthrough", Boolean(isOn)); }

  /** After how many ms the same key begins a new letter: null for what the layout says, `Infinity` for never. */
  get cycleTimeout(): number | null {
    const text = this.getAttribute("cycletimeout");
    if (text === null) return null;
    if (/^([0-9]+|Infinity)$/.test(text)) return Number(text);
    complain(this, `cycletimeout="${text}" is no number of ms`);
    return null;
  }
  set cycleTimeout(time: number | null) { write(this, "cycletimeout", time); }

  /** The legend or the role of the key that is highlighted; null if none is. */
  get highlighted(): string | null { return this.getAttribute("highlighted"); }
  set highlighted(key: string | null) { write(this, "highlighted", key); }

  /** Whether a key clicks. */
  get sound(): boolean { return this.hasAttribute("sound"); }
  set sound(isOn: boolean) { this.toggleAttribute("sound", Boolean(isOn)); }

  /** Whether a key vibrates, where that is possible. */
  get vibrate(): boolean { return this.hasAttribute("vibrate"); }
  set vibrate(isOn: boolean) { this.toggleAttribute("vibrate", Boolean(isOn)); }

  /** The element that is typed into, or null. One that you set needs no id, and stays until you set another. */
  get field(): HTMLElement | null { return this.#host.field; }
  set field(element: HTMLElement | null) { this.#host.finder.give(element); }

  /** The session that types there, or null. */
  get session(): InputSession | null { return this.#host.session; }

  /** Times and distances that differ from the defaults, frozen. */
  get settings(): Partial<KeyboardSettings> { return this.#host.settings; }
  set settings(settings: Partial<KeyboardSettings>) { this.#host.settings = settings; }
}

/** Sets the attribute `name`. Frameworks remove a property by setting it to null or undefined. */
function write(element: Element, name: string, value: string | number | null | undefined) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

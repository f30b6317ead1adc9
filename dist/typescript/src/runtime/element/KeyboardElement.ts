// Part of Hwalja, under the MIT licence: see LICENSE.

import type { InputSession } from "../InputSession.ts";
import type { Keyboard } from "../keyboard/Keyboard.ts";
import type { KeyboardSettings } from "../keyboard/KeyboardSettings.ts";
import { currentKeyboard, nameOf, availableKeyboards } from "./AvailableKeyboards.ts";
import { newBoard } from "./Board.ts";
import { warnOnce } from "./Warnings.ts";
import { type ElementHost, newElementHost } from "./ElementHost.ts";
import type { ElementProperties } from "./ElementProperties.ts";
import type { Listening } from "./Events.ts";

// On a server, there is no element class to extend.
const ElementBase = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The element `<hwalja-keyboard>`: a keyboard that is drawn in a page and types into its fields. */
export class HwaljaKeyboardElement extends ElementBase implements ElementProperties {
  /** The keyboards to choose from. {@link define} sets them. */
  declare static readonly keyboards: readonly Keyboard[];
  /** The same keyboards with pending dots in the compatibility style. */
  declare static readonly compatible: readonly Keyboard[];
  static get observedAttributes(): string[] {
    return ["for", "layout", "layouts", "dots", "auto", "hardware", "exclusive", "cycletimeout", "lang", "highlighted"];
  }

  /**
   * The time in milliseconds for which each row, and then each key, is offered to people who type with one switch. The
   * switch is the space bar or Enter. Null disables scanning. Requires `import "hwalja/scan"`.
   */
  declare scanInterval?: number | null;

  declare addEventListener: Listening<HwaljaKeyboardElement>;
  declare removeEventListener: Listening<HwaljaKeyboardElement>;

  #host: ElementHost = newElementHost(this, newBoard(this.attachShadow({ mode: "open" })));

  connectedCallback(): void {
    // Frameworks may set properties before the element is defined. A property that was set so early hides the accessor
    // of the class.
    for (const [name, value] of Object.entries(this)) {
      if (!(name in HwaljaKeyboardElement.prototype)) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#host.start();
  }

  disconnectedCallback(): void {
    this.#host.stop();
  }

  /** Moves the focus to the keys, so that arrow keys and Enter press them. */
  override focus(options?: FocusOptions): void {
    this.shadowRoot?.querySelector<HTMLElement>("[tabindex='0']")?.focus(options);
  }

  attributeChangedCallback(name: string): void {
    if (this.isConnected) this.#host.update(name);
  }

  /** The id of the field. */
  get for(): string { return this.getAttribute("for") ?? ""; }
  set for(id: string) { setAttribute(this, "for", id); }

  /** The id of the layout. */
  get layout(): string { return nameOf(this, currentKeyboard(this)); }
  set layout(id: string) { setAttribute(this, "layout", id); }

  /** The ids of the layouts between which the globe key switches, separated by spaces. Defaults to all. */
  get layouts(): string { return availableKeyboards(this).map((keyboard) => nameOf(this, keyboard)).join(" "); }
  set layouts(ids: string) { setAttribute(this, "layouts", ids); }

  /** The style of pending dots: `compatibility`. With any other value, the layouts keep their own style. */
  get dots(): string | null { return this.getAttribute("dots"); }
  set dots(style: string | null) { setAttribute(this, "dots", style); }

  /** True if the keyboard is shown only while a field has the focus. The keyboard then also has a key that hides it. */
  get auto(): boolean { return this.hasAttribute("auto"); }
  set auto(isOn: boolean) { this.toggleAttribute("auto", Boolean(isOn)); }

  /** True if the keys of a computer's keyboard also type. With `numpad`, the numeric pad also types. */
  get hardware(): boolean | "numpad" {
    const value = this.getAttribute("hardware");
    return value === "numpad" ? value : value !== null;
  }
  set hardware(which: boolean | "numpad") {
    setAttribute(this, "hardware", which === "numpad" ? which : which ? "" : null);
  }

  /** True if a computer's keys write nothing in the field. Keys that type because of `hardware` are an exception. */
  get exclusive(): boolean { return this.hasAttribute("exclusive"); }
  set exclusive(isOn: boolean) { this.toggleAttribute("exclusive", Boolean(isOn)); }

  /**
   * True if the page receives the pointer events of presses on keys. A dialog or menu that closes when the user presses
   * outside it then also closes when the user presses a key.
   */
  get passthrough(): boolean { return this.hasAttribute("passthrough"); }
  set passthrough(isOn: boolean) { this.toggleAttribute("passthrough", Boolean(isOn)); }

  /**
   * The pause in milliseconds after which the same key begins a new letter. Null uses the layout's value, and
   * `Infinity` means never.
   */
  get cycleTimeout(): number | null {
    const text = this.getAttribute("cycletimeout");
    if (text === null) return null;
    if (/^([0-9]+|Infinity)$/.test(text)) return Number(text);
    warnOnce(this, `cycletimeout="${text}" is not a number of ms`);
    return null;
  }
  set cycleTimeout(time: number | null) { setAttribute(this, "cycletimeout", time); }

  /** The legend or the role of the highlighted key, or null. */
  get highlighted(): string | null { return this.getAttribute("highlighted"); }
  set highlighted(key: string | null) { setAttribute(this, "highlighted", key); }

  /** True if keys click. */
  get sound(): boolean { return this.hasAttribute("sound"); }
  set sound(isOn: boolean) { this.toggleAttribute("sound", Boolean(isOn)); }

  /** True if keys vibrate, on devices that can. */
  get vibrate(): boolean { return this.hasAttribute("vibrate"); }
  set vibrate(isOn: boolean) { this.toggleAttribute("vibrate", Boolean(isOn)); }

  /**
   * The field that the keyboard types into, or null. A field that you set needs no id, and remains the field until you
   * set another.
   */
  get field(): HTMLElement | null { return this.#host.field; }
  set field(element: HTMLElement | null) { this.#host.tracker.assign(element); }

  /** The session that types into the field, or null. */
  get session(): InputSession | null { return this.#host.session; }

  /** Times and distances that differ from the defaults. The object is frozen. */
  get settings(): Partial<KeyboardSettings> { return this.#host.settings; }
  set settings(settings: Partial<KeyboardSettings>) { this.#host.settings = settings; }
}

/** Sets or removes the attribute `name`. Frameworks unset a property by setting it to null or undefined. */
function setAttribute(element: Element, name: string, value: string | number | null | undefined) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

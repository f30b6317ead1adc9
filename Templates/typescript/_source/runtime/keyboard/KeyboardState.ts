import type { KeyboardField } from "./KeyboardField.js";
import type { KeyboardPages, Page, Shift } from "./KeyboardPages.js";
import { type KeyboardSettings, defaultSettings } from "./KeyboardSettings.js";
import type { Offer } from "./KeyboardSlot.js";
import type { KeyboardTouch } from "./KeyboardTouch.js";

/** What a keyboard remembers from one input to the next. It knows no text. */
export class KeyboardState {
  pages: KeyboardPages;
  settings: KeyboardSettings = defaultSettings();
  field: KeyboardField = { kind: "letters", capitals: "none", action: "none" };
  /** The page that is shown. */
  page: Page;
  /** The page of letters that was last shown. */
  home: Page;
  shift: Shift = "off";
  /** The fingers that are down, in the order in which they came. */
  readonly touches: KeyboardTouch[] = [];
  /** When shift was last pressed, if nothing else was since. */
  lastTap: number | null = null;
  /** When a space was last written, if nothing was done since, and whether it became a full stop. */
  lastSpace: { readonly time: number; readonly isStop: boolean } | null = null;
  /** The move of the cursor between a pair that is still to come, and when. */
  pair: { readonly by: number; readonly due: number } | null = null;

  // Whether a capital is due.
  private isDue = false;
  // Whether anything was written since the page was opened.
  private isUsed = false;

  constructor(pages: KeyboardPages) {
    this.pages = pages;
    this.page = this.home = pages.pages[0];
    this.begin();
  }

  /** Begins with another field, or with other pages. */
  begin(): void {
    const { pages } = this.pages;
    this.touches.length = 0;
    this.lastSpace = null;
    this.pair = null;
    this.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
    this.open(pages.find(({ fields }) => fields.includes(this.field.kind)) ?? pages[0]);
  }

  /** Shows this page. */
  open(page: Page): void {
    this.page = page;
    if (page.kind === "letters") this.home = page;
    this.isUsed = false;
    this.lastTap = null;
    for (const touch of this.touches) if (touch.isOnShift) touch.isUsed = true;
    this.shift = page.hasCapitals && this.isDue ? "due" : "off";
  }

  /** The page of this id, or the letters. */
  pageNamed(id: string): Page {
    return this.pages.pages.find((page) => page.id === id) ?? this.home;
  }

  /** Shows the letters of the next language, and says whether there are others. */
  openNextLetters(): boolean {
    const letters = this.pages.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(this.home) + 1) % letters.length];
    if (!next || next === this.home) return false;
    this.open(next);
    return true;
  }

  /** A finger came down on shift; says whether it has locked it. */
  pressShift(time: number): boolean {
    const isSecond = this.lastTap !== null && time - this.lastTap <= this.settings.doubleTap;
    this.lastTap = time;
    if (this.shift === "locked") return false;
    this.shift = isSecond && this.page.hasCapitals ? "locked" : "once";
    return this.shift === "locked";
  }

  /** The finger of `touch` left shift. */
  releaseShift({ phase, isUsed }: KeyboardTouch): void {
    if (phase.kind !== "shift") return;
    if (isUsed || phase.before !== "off" && !phase.hasLocked) this.shift = "off";
  }

  /** The finger of `touch` was not meant to be on shift. */
  cancelShift({ phase, isUsed }: KeyboardTouch): void {
    if (phase.kind !== "shift") return;
    this.shift = isUsed ? "off" : phase.before;
    this.lastTap = null;
  }

  /** Something else than a space or shift was pressed. */
  forget(): void {
    this.lastSpace = null;
    this.lastTap = null;
  }

  /** This was written. */
  wrote(offer: Offer): void {
    this.isUsed = true;
    for (const touch of this.touches) if (touch.isModifier) touch.isUsed = true;
    if (this.shift !== "locked" && !this.touches.some(({ isOnShift }) => isOnShift)) this.shift = "off";
    // What follows an apostrophe is a letter: don't.
    if (offer === "'" && this.page.kind === "symbols" && this.home.hasCapitals) this.open(this.home);
  }

  /** A line or a word was ended. */
  endLine(): void {
    if (this.page.kind === "symbols" && this.isUsed) this.open(this.home);
  }

  /** A capital is due from now on, or no longer. */
  setDue(isDue: boolean): void {
    if (isDue === this.isDue) return;
    this.isDue = isDue;
    if (isDue && this.page.hasCapitals && this.shift === "off") this.shift = "due";
    if (!isDue && this.shift === "due") this.shift = "off";
  }

  /** When something happens by itself, or null. */
  get nextDue(): number | null {
    const due = Math.min(this.nextTouch?.due ?? Infinity, this.pair?.due ?? Infinity);
    return due < Infinity ? due : null;
  }

  /** The touch to which something happens next. There are never two, as one that goes down settles the others. */
  get nextTouch(): KeyboardTouch | undefined {
    return this.touches.find(({ due }) => due !== null);
  }
}

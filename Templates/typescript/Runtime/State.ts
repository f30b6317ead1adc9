/** What a keyboard remembers beside the text: which page is shown, what shift is, which fingers are down. */
class KeyboardState {
  pages: KeyboardPages;
  field: Field = { kind: "letters", capitals: "none", action: "none" };
  page: Page;
  /** The page of letters that was last shown. */
  home: Page;
  shift: Shift = "off";
  /** When shift was last pressed, if nothing else was since. */
  lastTap: number | null = null;
  /** The fingers that are down, in the order in which they came. */
  touches: KeyTouch[] = [];

  // Whether a capital is due, and whether anything was written since the page was opened.
  private isDue = false;
  private isUsed = false;

  constructor(pages: KeyboardPages) {
    this.pages = pages;
    this.page = this.home = pages.pages[0];
    this.begin();
  }

  /** Begins anew, as for another field. */
  begin(): void {
    const { pages } = this.pages;
    this.touches = [];
    this.home = pages.find(({ kind }) => kind === "letters") ?? pages[0];
    this.open(pages.find(({ fields }) => fields.includes(this.field.kind)) ?? pages[0]);
  }

  open(page: Page): void {
    this.page = page;
    if (page.kind === "letters") this.home = page;
    this.isUsed = false;
    this.lastTap = null;
    for (const touch of this.touches) if (touch.phase === "shift") touch.isUsed = true;
    this.shift = page.hasCapitals && this.isDue ? "due" : "off";
  }

  /** The page of that id; the letters if there is none. */
  pageNamed(id: string | undefined): Page {
    return this.pages.pages.find((page) => page.id === id) ?? this.home;
  }

  /** Opens the letters of the next language, if there is one. */
  openNextLetters(): boolean {
    const letters = this.pages.pages.filter(({ kind }) => kind === "letters");
    const next = letters[(letters.indexOf(this.home) + 1) % letters.length];
    if (!next || next === this.home) return false;
    this.open(next);
    return true;
  }

  /** A finger goes down on shift. */
  pressShift(time: number, doubleTap: number): void {
    const isDouble = this.lastTap !== null && time - this.lastTap <= doubleTap;
    if (this.shift !== "locked") this.shift = this.page.hasCapitals && isDouble ? "locked" : "once";
    this.lastTap = time;
  }

  /** Something was written: `text`, or a key. */
  wrote(text: string | null): void {
    this.isUsed = true;
    const held = this.touches.filter(({ phase }) => phase === "shift" || phase === "page");
    for (const touch of held) touch.isUsed = true;
    const isHeld = held.some(({ phase }) => phase === "shift");
    if (!isHeld && this.shift !== "locked") this.shift = "off";
    // What follows an apostrophe is a letter: don't.
    if (text === "'" && this.page.kind === "symbols" && this.home.hasCapitals) this.open(this.home);
  }

  /** A space or Enter was pressed, after which symbols that were used give way to letters. */
  lineMayBeOver(): void {
    if (this.page.kind === "symbols" && this.isUsed) this.open(this.home);
  }

  /** Says whether a capital is due. Shift that somebody has turned off meanwhile stays off. */
  setDue(isDue: boolean): void {
    if (isDue === this.isDue) return;
    this.isDue = isDue;
    if (isDue && this.page.hasCapitals && this.shift === "off") this.shift = "due";
    if (!isDue && this.shift === "due") this.shift = "off";
  }
}

/** What an element does as a keyboard: it finds its field, passes on what pointers do, and draws what comes of it. */
class Typist {
  /** Times and distances, those that differ from what is usual. */
  settings: Partial<KeyboardSettings> = {};
  /** What the keys do. */
  machine: Keyboard;
  /** Whether its own key has hidden it. */
  isDismissed = false;

  readonly element: HwaljaKeyboardElement;
  readonly news: News;

  private readonly board: Board;
  private readonly pointers: Pointers;
  private typing: Typing;
  // The field that was set, which needs no id.
  private given: HTMLElement | null = null;
  // Aborted when the element is taken off the page.
  private listening = new AbortController();
  private timer = 0;
  private isActing = false;

  constructor(element: HwaljaKeyboardElement, board: Board) {
    this.element = element;
    this.board = board;
    this.pointers = new Pointers(board, this);
    this.news = new News(element);
    [this.typing, this.machine] = this.begun(null);
    board.keys.addEventListener("click", (event) => this.click(event));
    board.keys.addEventListener("keydown", (event) => board.moveFocus(event));
  }

  get field(): HTMLElement | null {
    return this.typing.element;
  }

  get session(): InputSession | null {
    return this.field && this.typing.session;
  }

  /** The element is on a page. */
  begin(): void {
    this.listening = new AbortController();
    const { signal } = this.listening;
    const page = this.element.ownerDocument;
    // Before a field has the focus, or the system's keyboard would open for it.
    const early = { signal, capture: true };
    for (const type of ["pointerdown", "focusin"]) page.addEventListener(type, (event) => this.follow(event), early);
    page.addEventListener("selectionchange", () => this.hostDidChange(), { signal });
    addEventListener("blur", () => this.pointers.cancel(), { signal });
    page.addEventListener("visibilitychange", () => this.pointers.cancel(), { signal });
    this.open(this.wanted(page.activeElement));
  }

  /** It is no longer. */
  end(): void {
    this.pointers.cancel();
    this.listening.abort();
    this.open(null);
  }

  /** Its attribute `name` has changed. */
  obey(name: string): void {
    const { element, machine } = this;
    if (name === "for") return this.open(this.wanted(null));
    if (name === "keyboard") return this.open(this.field);
    this.typing.session.cycleTimeout = element.delay;
    machine.settings.needsGlobe = offeredBy(element).length > 1;
    const pages = pagesOf(element);
    if (machine.pages !== pages) machine.pages = pages;
    this.draw();
  }

  /** It is to type into `field`, or again into the one that it finds. */
  give(field: HTMLElement | null): void {
    this.given = field;
    if (this.element.isConnected) this.open(this.wanted(null));
  }

  adopt(settings: Partial<KeyboardSettings>): void {
    const { machine } = this;
    this.settings = settings;
    // A new keyboard has them all as they usually are.
    const usual = new Keyboard(machine.pages, sessionFor(null, machine.pages)).settings;
    Object.assign(machine.settings, usual, settings, { needsGlobe: machine.settings.needsGlobe });
  }

  /** A finger goes down on a slot. */
  press(): void {
    const { element } = this;
    if (!this.field?.isConnected) this.open(this.wanted(null));
    if (!this.field && element.for) complain(element, `there is no field with the id ${element.for}`);
    this.field?.focus({ preventScroll: true });
    this.feel();
  }

  /** Something is done with the keyboard; then it is drawn anew. */
  input(act: (keyboard: Keyboard, now: number) => void): void {
    this.isActing = true;
    act(this.machine, performance.now());
    this.isActing = false;
    this.draw();
  }

  // Another field is typed into, or the same in another way.
  private open(field: HTMLElement | null) {
    this.typing.close();
    [this.typing, this.machine] = this.begun(field);
    this.draw();
  }

  private begun(field: HTMLElement | null): [Typing, Keyboard] {
    const { element } = this;
    const pages = pagesOf(element);
    const options = { layout: pages.layout, cycleTimeout: element.delay, keyboard: element.keyboard };
    const typing = new Typing(field, options, (event) => this.hear(event));
    const needsGlobe = offeredBy(element).length > 1;
    const machine = new Keyboard(pages, typing.session, { ...this.settings, needsGlobe });
    machine.onChange = () => this.draw();
    machine.onRequest = (request) => answer(request, this);
    machine.onPress = (press) => press.outcome !== "nothing" && this.news.tellLater("press", press);
    typing.session.onCommit = (text) => this.news.tellLater("commit", { text });
    machine.fieldDidChange(typing.wishes);
    return [typing, machine];
  }

  // The field that is meant when `target` has been touched.
  private wanted(target: unknown): HTMLElement | null {
    const { element, given } = this;
    if (given || !element.for) return given ?? fieldAt(target);
    return fieldAt((element.getRootNode() as Document | ShadowRoot).getElementById(element.for));
  }

  private follow(event: Event) {
    const [target] = event.composedPath();
    const field = this.wanted(target);
    if (field && field !== this.field) this.open(field);
    if (this.isDismissed && fieldAt(target) === this.field) this.isDismissed = this.element.hidden = false;
  }

  private hear(event: Event) {
    const { type } = event;
    if (type === "blur") this.board.light(null, false);
    // A key can end the run without a change in the field, and then the space key writes a space.
    this.hostDidChange();
    if (!type.startsWith("key")) return;
    this.board.light(legendFor(event as KeyboardEvent, this.machine.pages.layout), type === "keydown");
  }

  private hostDidChange() {
    // What it does itself is drawn when it is done.
    if (this.isActing) return;
    this.machine.hostDidChange(performance.now());
    this.news.look(this.machine);
  }

  private draw() {
    const { machine, board } = this;
    board.draw(machine, languageOf(this.element), this.element.marked);
    this.news.look(machine);
    clearTimeout(this.timer);
    const { nextTick } = machine;
    if (nextTick === null) return;
    this.timer = setTimeout(() => this.input((keyboard, now) => keyboard.tick(now)), nextTick - performance.now());
  }

  private feel() {
    if (this.element.sound) clickSound();
    if (this.element.vibrate) buzz();
  }

  // Enter and the space bar press a focused key without a finger, and screen readers any.
  private click({ detail, target }: MouseEvent) {
    const face = detail === 0 ? this.board.faceOf(target as Element) : null;
    if (!face) return;
    this.feel();
    this.input((keyboard, now) => keyboard.tap(face.row, face.column, now));
    this.board.say(this.typing.session.composing || nameOf(face, languageOf(this.element)));
  }
}

/** What is told of a keyboard, in events of its element. */
class News {
  private readonly element: HTMLElement;
  // The page, and the run, when they were last looked at.
  private page: Page | null = null;
  private run = "";

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** Tells it, and says whether what follows may happen. */
  tell<Type extends keyof HwaljaKeyboardEventMap>(type: Type, detail: HwaljaKeyboardEventMap[Type]["detail"]): boolean {
    const cancelable = type === "action" || type === "dismiss";
    return this.element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** Tells of another page, and of a run that has ended and was not deleted. */
  look({ page }: Keyboard, { composing, client }: InputSession, isDeleting: boolean): void {
    const { run, page: before } = this;
    this.run = composing;
    this.page = page;
    if (before && before !== page) this.tell("page", { page: page.id });
    if (run && !composing && !isDeleting && client.value.includes(run)) this.tell("commit", { text: run });
  }
}

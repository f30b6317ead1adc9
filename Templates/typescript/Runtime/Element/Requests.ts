// What a keyboard asks of whoever shows it.

/** Does what is asked, or what the page lets be done. */
function answer(request: KeyboardRequest, typist: Typist): void {
  const { element, field, news } = typist;
  if (request.kind === "nextKeyboard") {
    const offered = offeredBy(element);
    const now = pagesOf(element);
    element.layout = (offered[(offered.indexOf(now) + 1) % offered.length] ?? now).layout.id;
    news.tell("layoutchange", { layout: element.layout });
  } else if (request.kind === "hide") {
    if (news.tell("dismiss", null)) typist.isDismissed = element.hidden = true;
  } else if (field && request.kind === "moveCursor") {
    moveCursor(field, request.by);
  } else if (field && request.kind === "action" && news.tell("action", { action: request.action })) {
    perform(field, request.action);
  }
}

/** Moves the cursor by so many characters, to the right, or to the left below 0. */
function moveCursor(element: HTMLElement, by: number): void {
  const field = element as HTMLInputElement;
  for (let step = Math.abs(by); step > 0; step -= 1) {
    const { selectionStart, selectionEnd, value } = field;
    if (typeof selectionEnd !== "number") {
      getSelection()?.modify("move", by < 0 ? "left" : "right", "character");
      continue;
    }
    const starts = [...new Intl.Segmenter().segment(value)].map(({ index }) => index).concat(value.length);
    const before = starts.filter((index) => index < (selectionStart ?? 0)).pop();
    const place = by < 0 ? before : starts.find((index) => index > selectionEnd);
    if (place !== undefined) field.setSelectionRange(place, place);
  }
}

/** Does what `enterkeyhint` promises. */
function perform(element: HTMLElement, action: FieldAction): void {
  const { form } = element as HTMLInputElement;
  if (action === "done") element.blur();
  else if (action !== "next") strikeEnter(element);
  else {
    const fields = Array.from(form?.elements ?? []).filter((other): other is HTMLElement =>
      fieldAt(other) === other && !other.matches(":disabled"));
    fields[fields.indexOf(element) + 1]?.focus();
  }
}

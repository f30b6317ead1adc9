// What is printed on slots and pages, as it is to be drawn now.

const ROLE_LEGENDS = {
  shift: "⇧", backspace: "⌫", space: "␣", enter: "⏎", next: "다음", language: "한/영", globe: "🌐", dismiss: "⌄", gap: "",
};
const ACTION_LEGENDS = {
  none: "⏎", go: "이동", search: "검색", send: "전송", next: "다음", done: "완료", join: "연결", route: "경로",
  continue: "계속", emergency: "긴급통화",
};

/** The key that is shown on `slot`: with shift the one under it, if there is one. */
function shownKey({ pages, shift }: KeyboardState, slot: PageSlot): Key | null {
  const { keys } = pages.layout;
  const key = keys[slot.key ?? -1] ?? null;
  return (shift === "off" ? null : keys.find(({ under }) => under && under === key?.id)) ?? key;
}

/** The text that is shown on `slot`. */
function shownText({ page, field, shift }: KeyboardState, slot: PageSlot): string {
  const meant = field.kind === "email" ? slot.email : field.kind === "address" ? slot.address : undefined;
  const text = slot.text ?? "";
  if (meant !== undefined || shift === "off") return meant ?? text;
  return slot.shifted ?? (page.hasCapitals ? text.toUpperCase() : text);
}

/** What holding `slot` offers, as it is drawn. */
function offerFaces(state: KeyboardState, slot: PageSlot | null): FaceOffer[] {
  return (slot?.hold ?? []).map((offer) => {
    const content = typeof offer === "number" ? state.pages.layout.keys[offer] ?? "" : offer;
    return { content, legend: typeof content === "string" ? withoutMark(content).text : content.legend };
  });
}

/** The list that is open, or null. */
function openList(state: KeyboardState): OpenList | null {
  const touch = state.touches.find(({ phase }) => phase === "list");
  if (!touch?.place) return null;
  const items = offerFaces(state, touch.slot);
  return { ...touch.place, items, chosen: touch.chosen in items ? touch.chosen : null };
}

/** What space would do: write one, or only end the run. */
function spaceLegend({ layout, composing }: InputSession) {
  const endsRun = layout.spaceEndsRun && isHangul(scalarBefore(composing));
  return endsRun ? ROLE_LEGENDS.next : ROLE_LEGENDS.space;
}

/** What is printed on `slot`. */
function legendOf(state: KeyboardState, slot: PageSlot, session: InputSession) {
  const { role, key, page, legend } = slot;
  if (legend !== undefined) return legend;
  if (key !== undefined) return shownKey(state, slot)?.legend ?? "";
  if (page !== undefined) return state.pageNamed(page).legend;
  if (role === "enter") return ACTION_LEGENDS[state.field.action];
  if (role === "space") return spaceLegend(session);
  return role ? ROLE_LEGENDS[role] : withoutMark(shownText(state, slot)).text;
}

/** What `slot` is there for, or null if it types what it shows. */
function roleOf({ role, page }: PageSlot) {
  return role ?? (page === undefined ? null : "page" as const);
}

/** The page that is shown, as it is drawn. A globe that is not needed leaves its width to the space of its row. */
function facesOf(state: KeyboardState, session: InputSession, needsGlobe: boolean): Face[][] {
  const isOn = ({ row, column }: Place) =>
    state.touches.some(({ place }) => place?.row === row && place.column === column);
  return state.page.rows.map((slots, row) => {
    const faces = slots.map(slotOf).map((slot, column) => ({
      row, column, role: roleOf(slot), legend: legendOf(state, slot, session), width: slot.width ?? 1,
      hold: offerFaces(state, slot), isPressed: isOn({ row, column }),
    }));
    const hidden = needsGlobe ? [] : faces.filter(({ role }) => role === "globe");
    const space = faces.find(({ role }) => role === "space");
    for (const { width } of hidden) if (space) space.width += width;
    return faces.filter((face) => !hidden.includes(face));
  });
}

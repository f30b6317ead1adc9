// Part of Hwalja, under the MIT licence: see LICENSE.

// Shows and hides keyboards with the attribute `auto`.

import { focusedIn } from "../Dom.ts";
import type { AutoHost } from "./Auto.ts";
import { newFieldView } from "./FieldView.ts";
import { fieldAt } from "./PageFields.ts";

/** Shows the keyboard of `host` while a field has the focus if it has `auto`, and keeps the field in view. */
export function startAutoShow(host: AutoHost, signal: AbortSignal): void {
  const { element, tracker } = host;
  const { ownerDocument: page } = element;
  const view = newFieldView(element);
  let wasAuto = element.auto;
  // True while a pointer is down. Showing the keyboard would move the page under the pointer, and the user would press
  // something else.
  let isDown = false;
  // The field for which the user has dismissed the keyboard. The keyboard stays hidden until the user focuses that
  // field again.
  let dismissedField: HTMLElement | null = null;
  let timer = 0;

  // Returns the field with the focus if it is writable.
  const focusedField = () => {
    const field = fieldAt(focusedIn(page));
    return field && field === host.field && field.matches(":read-write") ? field : null;
  };

  const update = () => {
    clearTimeout(timer);
    if (isDown) return;
    const field = focusedField();
    if (!element.auto) {
      if (wasAuto) tracker.show();
    } else if (field) {
      if (field !== dismissedField) tracker.show();
    } else if (!element.hidden && !element.matches(":focus-within")) {
      // Delay this, because a press ends in a click, and the page's click handler may return the focus to the field.
      timer = setTimeout(tracker.dismiss, 100);
    }
    wasAuto = element.auto;
  };

  const reveal = () => {
    const field = focusedField();
    if (field && !element.hidden) view.reveal(field);
  };

  // Handles Back on remote controls, and Escape while a key of the keyboard has the focus. Some remote controls send
  // only a key code.
  const goBack = (event: KeyboardEvent) => {
    const { key, keyCode } = event;
    const isOnKeys = element.matches(":focus-within");
    const isBack = /Back$/.test(key) || keyCode === 461 || keyCode === 10009 || isOnKeys && key === "Escape";
    if (!isBack || element.hidden || !isOnKeys && !(element.auto && focusedField())) return;
    event.preventDefault();
    event.stopPropagation();
    if (!element.auto) host.field?.focus({ preventScroll: true });
    else if (host.events.dispatch("dismiss", null)) tracker.dismiss();
  };

  tracker.onFocus = (target) => {
    if (fieldAt(target) === dismissedField) dismissedField = null;
    update();
    if (isDown) return;
    view.makeRoom(host.field);
    reveal();
  };
  // Listen on the window, so that this runs before the tracker and the page handle the event.
  const press = ({ type, button }: PointerEvent) => {
    isDown = type === "pointerdown" && button === 0;
    if (!isDown) update();
  };
  const { defaultView } = page;
  for (const type of ["pointerdown", "pointerup", "pointercancel"] as const) {
    defaultView?.addEventListener(type, press, { signal, capture: true });
  }
  page.addEventListener("keydown", goBack, { signal, capture: true });
  page.addEventListener("input", reveal, { signal });
  // A handler of the page may have removed the field.
  element.addEventListener("press", update, { signal });
  element.addEventListener("dismiss", () => {
    // Hidden keys would lose the focus.
    if (element.matches(":focus-within")) host.field?.focus({ preventScroll: true });
    dismissedField = host.field;
  }, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    view.makeRoom(null);
  });

  if (element.auto) tracker.dismiss();
}

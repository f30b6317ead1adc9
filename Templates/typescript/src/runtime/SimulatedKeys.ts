// What `strikeEnter` needs. It is not in the same file, which is declared to users.

/** The types of an `<input>` for text. */
export const TYPES_OF_TEXT = ["text", "search", "tel", "url", "password", "email", "number"];

// Whether a page is hearing of a key: what it then does may press Enter again.
let isStriking = false;

/**
 * Submits `form` as Enter does: by its first button, unless that is disabled; without a button, if it has one field.
 * (HTML Standard, 4.10.21.2, Implicit submission)
 */
export function submit(form: HTMLFormElement | null | undefined) {
  if (!form) return;
  const page = form.getRootNode() as Document;
  const controls = Array.from(page.querySelectorAll<HTMLInputElement>("button, input"))
    .filter((control) => control.form === form);
  const button = controls.find(({ type }) => type === "submit" || type === "image");
  const fields = controls.filter(({ type }) => TYPES_OF_TEXT.includes(type) || /^(date|month|week|time)/.test(type));
  if (button) button.click();
  else if (fields.length <= 1) form.requestSubmit();
}

/** Presses `key` in `element`. If the page lets it pass, does `act`. */
export function strike(element: HTMLElement, key: string, keyCode: number, act?: () => void): void {
  const init = { key, code: key, keyCode, bubbles: true, cancelable: true, composed: true };
  const pass = (type: string) => {
    if (isStriking) return true;
    isStriking = true;
    const passes = element.dispatchEvent(new KeyboardEvent(type, init));
    isStriking = false;
    return passes;
  };
  // A key that writes nothing has no `keypress`.
  if (pass("keydown") && (key !== "Enter" || pass("keypress"))) act?.();
  pass("keyup");
}

/**
 * Strikes Enter in `element`, of which chats and editors hear as of any key; if they let it pass, does `act`, by default
 * what browsers do in an `<input>`: they submit its form.
 */
function strikeEnter(element: HTMLElement, act: () => void = () => submit((element as HTMLInputElement).form)): void {
  // What is read-only submits, too.
  if (!isThere(element) || element.matches(":disabled")) return;
  const enter = { key: "Enter", code: "Enter", keyCode: 13, bubbles: true, cancelable: true, composed: true };
  const pass = (type: string) => {
    if (isStriking) return true;
    isStriking = true;
    const passes = element.dispatchEvent(new KeyboardEvent(type, enter));
    isStriking = false;
    return passes;
  };
  if (pass("keydown") && pass("keypress")) act();
  pass("keyup");
}

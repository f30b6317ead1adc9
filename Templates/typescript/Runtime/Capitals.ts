/** Whether a field that asks for `capitals` wants one after the text `before`; null is of a field that says nothing. */
function isCapitalDue(capitals: Field["capitals"], before: string | null) {
  if (capitals === "none" || before === null) return false;
  if (capitals === "words") return /(^|[ \n])$/.test(before.slice(-1));
  let end = before.length;
  while (before[end - 1] === " ") end -= 1;
  const last = before[end - 1] ?? "\n";
  return last === "\n" || end < before.length && ".!?…".includes(last);
}

import { selectionOf } from "../Dom.ts";

/** What keeps a field in view while the keyboard `element` is shown. */
export function newFieldView(element: HTMLElement) {
  let sheet: CSSStyleSheet | null = null;
  let style = "";

  // The style of a page that the keyboard lies over, or "".
  const roomFor = (field: HTMLElement) => {
    const positionOf = (each: Element) => getComputedStyle(each).position;
    const box = element.getClientRects()[0];
    let over: Element | null = element;
    while (over && !/fixed|sticky/.test(positionOf(over))) over = over.parentElement;
    if (!over || !box || over.contains(field)) return "";
    const height = `${(element.ownerDocument.defaultView ?? window).innerHeight - box.top}px`;
    // What is sticky has room of its own.
    const room = positionOf(over) === "fixed" ? `html::after{content:"";display:block;height:${height}}` : "";
    return `html{scroll-padding-bottom:${height}}${room}`;
  };

  return {
    /** Makes room under the page for a keyboard that lies over it; none if it lies beside `field`, or is hidden. */
    fit(field: HTMLElement | null) {
      const page = element.ownerDocument;
      const { defaultView } = page;
      const wanted = field ? roomFor(field) : "";
      if (wanted === style) return;
      style = wanted;
      const others = page.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = style && defaultView ? new defaultView.CSSStyleSheet() : null;
      sheet?.replaceSync(style);
      page.adoptedStyleSheets = sheet ? [...others, sheet] : others;
    },

    /** Scrolls to `field`, or to the line of rich text that the cursor is in. */
    reveal(field: HTMLElement) {
      const node = field.isContentEditable ? selectionOf(field)?.focusNode : null;
      const line = node?.nodeType === 3 ? node.parentElement : node as Element | null | undefined;
      const shown = line ?? field;
      // Of a tall field, only the browser knows where the cursor is.
      if (shown.clientHeight > innerHeight / 2) return;
      // At once: some people do not bear motion.
      shown.scrollIntoView({ block: "nearest", behavior: "instant" as ScrollBehavior });
    },
  };
}

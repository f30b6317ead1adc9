/** Defines the element `name`, with `keyboards` to choose from. On a server it does nothing. */
function define(keyboards: readonly KeyboardPages[], name = "hwalja-keyboard"): void {
  if (keyboards.length === 0) throw new TypeError("a keyboard is needed to define an element with");
  const registry = globalThis.customElements;
  // As where a module is loaded again.
  if (registry?.get(name)?.prototype instanceof HwaljaKeyboardElement) return;
  registry?.define(name, class extends HwaljaKeyboardElement {
    static override readonly keyboards = keyboards;
    static override readonly compatible = keyboards.map((pages) =>
      ({ ...pages, layout: writing(pages.layout, "compatibility") }));
  });
}

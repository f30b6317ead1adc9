// Serves pages that the tests write, with the element and what the tests look through.
import { join } from "node:path";
import { library, root, serving } from "../Editors/serving.js";

const folders = [join(root, "Tests/Element/page"), library, join(root, ".tools/playwright/axe_playwright_python")];

export async function serve() {
  const pages = [];
  /** What was asked for since the last page was made. */
  let asked = [];
  const { origin, close } = await serving(folders, ({ pathname }) => {
    asked.push(pathname);
    return pages[/^\/page(\d+)$/.exec(pathname)?.[1]];
  });
  return {
    /** The address of a page of `html`. */
    page(html, headers = {}) {
      asked = [];
      return `${origin}/page${pages.push({ html, headers }) - 1}`;
    },
    asked: () => asked,
    close,
  };
}

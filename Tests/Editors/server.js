// Serves a page for each editor, with this package and the scripts that the editors are made of.
import { join } from "node:path";
import { editors } from "./editors.js";
import { library, root, serving } from "./serving.js";

const folders = [join(root, "Tests/Editors"), join(root, ".tools/editors"), "/usr/share/javascript", library];

function page(name) {
  const files = editors[name].files ?? [];
  const head = files.map((file) => file.endsWith(".css") ? `<link rel="stylesheet" href="/${file}">` : `<script src="/${file}"></script>`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${name}</title>${head.join("")}<body><div id="place"></div>
    <script type="module">import "/page.js";</script>`;
}

export async function serve() {
  const { origin, close } = await serving(folders, ({ searchParams }) => {
    const name = searchParams.get("editor");
    return name ? { html: page(name) } : undefined;
  });
  return { url: (name) => `${origin}/?editor=${encodeURIComponent(name)}`, close };
}

// Serves a page for each editor, with this package and the scripts that the editors are made of.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editors } from "./editors.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = resolve(here, "../..");
const folders = [here, join(root, ".tools/editors"), "/usr/share/javascript", resolve(root, process.env.HWALJA_DIST ?? "dist", "typescript")];
const types = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html" };

function page(name) {
  const files = editors[name].files ?? [];
  const head = files.map((file) => file.endsWith(".css") ? `<link rel="stylesheet" href="/${file}">` : `<script src="/${file}"></script>`);
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${name}</title>${head.join("")}<body><div id="place"></div>
    <script type="module">import "/page.js";</script>`;
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const name = searchParams.get("editor");
  response.setHeader("Content-Type", `${types[name ? ".html" : extname(pathname)] ?? "application/octet-stream"}; charset=utf-8`);
  if (name) return response.end(page(name));
  for (const folder of folders) {
    const file = await readFile(join(folder, pathname)).catch(() => null);
    if (file) return response.end(file);
  }
  response.statusCode = 404;
  response.end();
}

export async function serve() {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: (name) => `http://127.0.0.1:${server.address().port}/?editor=${encodeURIComponent(name)}`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

// Serves pages that the tests write, with the element and what the tests look through.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("page", import.meta.url));
const root = fileURLToPath(new URL("../../", import.meta.url));
const library = resolve(root, process.env.HWALJA_DIST ?? "dist", "typescript");
const folders = [here, library, join(root, ".tools/playwright/axe_playwright_python")];
const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };

export async function serve() {
  const pages = [];
  /** What was asked for since the last page was made. */
  let asked = [];
  const server = createServer(async (request, response) => {
    const path = request.url.split("?")[0];
    asked.push(path);
    const page = pages[/^\/page(\d+)$/.exec(path)?.[1]];
    for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value);
    response.setHeader("Content-Type", `${types[page ? ".html" : extname(path)] ?? "application/octet-stream"}; charset=utf-8`);
    if (page) return response.end(page.html);
    for (const folder of folders) {
      const file = await readFile(join(folder, path)).catch(() => null);
      if (file) return response.end(file);
    }
    response.statusCode = 404;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    /** The address of a page of `html`. */
    page(html, headers = {}) {
      asked = [];
      return `${origin}/page${pages.push({ html, headers }) - 1}`;
    },
    asked: () => asked,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

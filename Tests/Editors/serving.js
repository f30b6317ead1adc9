// Serves pages that tests write, and the files beside them.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
/** The package under test. */
export const library = resolve(root, process.env.HWALJA_DIST ?? "dist", "typescript");

const types = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/** The files of `folders`, the first first, and `page(url)`: `{ html, headers }`, or undefined where there is none. */
export async function serving(folders, page) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, "http://localhost");
    const made = page(url);
    for (const [name, value] of Object.entries(made?.headers ?? {})) response.setHeader(name, value);
    const type = made ? "text/html" : types[extname(url.pathname)] ?? "application/octet-stream";
    response.setHeader("Content-Type", `${type}; charset=utf-8`);
    if (made) return response.end(made.html);
    for (const folder of folders) {
      const file = await readFile(join(folder, url.pathname)).catch(() => null);
      if (file) return response.end(file);
    }
    response.statusCode = 404;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

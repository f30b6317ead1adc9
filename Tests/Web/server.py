"""Serves pages that tests write, and the files that these pages load."""

import mimetypes
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

# The folder of the package in dist.
LIBRARY = os.path.join(os.environ.get("HWALJA_DIST", "dist"), "typescript")
# The generated package of a custom layout.
OWN = ".build/motorola"
# A project that has installed the package.
PROJECT = ".build/installed"

# Do not depend on the machine's configuration.
mimetypes.add_type("text/javascript", ".js")


class Server:
    """Serves the files in `folders` and the added pages. The first folder has priority."""

    def __init__(self, *folders):
        self.folders = folders
        self.pages = {}
        # The paths that have been requested since the last page was added.
        self.requests = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def page(self, html, headers=None):
        """Adds a page, and returns its address."""
        self.requests.clear()
        path = f"/page{len(self.pages)}"
        self.pages[path] = html.encode(), {"Content-Type": "text/html; charset=utf-8", **(headers or {})}
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def found(self, path):
        """Returns the content of `path` and its headers. Both are empty if `path` does not exist."""
        if path in self.pages:
            return self.pages[path]
        files = [os.path.join(folder, path.lstrip("/")) for folder in self.folders]
        for file in filter(os.path.isfile, files):
            with open(file, "rb") as opened:
                return opened.read(), {"Content-Type": f"{mimetypes.guess_type(path)[0]}; charset=utf-8"}
        return b"", {}

    def _handler(self):
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                path = unquote(urlsplit(self.path).path)
                server.requests.append(path)
                body, headers = server.found(path)
                self.send_response(200 if headers else 404)
                for name, value in {**headers, "Content-Length": str(len(body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler

"""Serves pages that tests write, and the files that these want."""

import mimetypes
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit

# The package, as it is in dist.
LIBRARY = os.path.join(os.environ.get("HWALJA_DIST", "dist"), "typescript")
# What is made of a layout of one's own.
OWN = ".build/motorola"

# Whatever this machine believes about it.
mimetypes.add_type("text/javascript", ".js")


class Server:
    """The files of `folders`, the first first, and the pages that are given to it."""

    def __init__(self, *folders):
        self.folders = folders
        self.pages = {}
        # What was asked for since the last page was made.
        self.asked = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def page(self, html, headers=None):
        """The address of a page."""
        self.asked.clear()
        path = f"/page{len(self.pages)}"
        self.pages[path] = html.encode(), {"Content-Type": "text/html; charset=utf-8", **(headers or {})}
        return f"http://127.0.0.1:{self.server.server_port}{path}"

    def found(self, path):
        """What stands at `path`, with its headers; nothing, without any, where there is none."""
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
                server.asked.append(path)
                body, headers = server.found(path)
                self.send_response(200 if headers else 404)
                for name, value in {**headers, "Content-Length": str(len(body))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler

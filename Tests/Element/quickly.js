// Chromium takes pointers over its debugging socket without waiting for a frame after each, as its WebDriver does.
let socket, target;

async function connected(browser) {
  const pages = await (await fetch(`http://${browser.debugger}/json/list`)).json();
  const { id, webSocketDebuggerUrl } = pages.find(({ type }) => type === "page");
  if (target === id) return;
  target = id;
  socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = new Map();
  socket.waiting = waiting;
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  socket.onmessage = ({ data }) => {
    const { id, error } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    if (!resolve) return;
    if (error) reject(new Error(error.message));
    else resolve();
  };
}

const send = (method, params) => new Promise((resolve, reject) => {
  const id = socket.waiting.size + 1;
  socket.waiting.set(id, { resolve, reject });
  socket.send(JSON.stringify({ id, method: `Input.${method}`, params }));
});

/** Presses each of `places` with a mouse, a pen or a finger. */
export async function quickly(browser, places, kind) {
  await connected(browser);
  const mouse = (type, { x, y }) => send("dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1, pointerType: kind });
  const touch = (type, ...touchPoints) => send("dispatchTouchEvent", { type, touchPoints });
  await Promise.all(places.flatMap((place) => kind === "touch" ? [touch("touchStart", place), touch("touchEnd")]
    : [mouse("mousePressed", place), mouse("mouseReleased", place)]));
}

/** The same with two thumbs that take turns: each is lifted as the other is already down. */
export async function quickThumbs(browser, places) {
  await connected(browser);
  const touch = (type, ...touchPoints) => send("dispatchTouchEvent", { type, touchPoints });
  // The browser takes numbers below 16, each once until all fingers are up.
  const finger = (index) => ({ ...places[index], id: index % 14 });
  await Promise.all(places.flatMap((_, index) => {
    const isFirst = index % 14 === 0;
    const isLast = index % 14 === 13 || index === places.length - 1;
    return [
      touch("touchStart", ...isFirst ? [] : [finger(index - 1)], finger(index)),
      ...isFirst ? [] : [touch("touchEnd", finger(index - 1))],
      ...isLast ? [touch("touchEnd")] : [],
    ];
  }));
}

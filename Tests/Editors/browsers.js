// Three engines behind one face: each opens pages, runs code in them, and strikes keys as a person does.
import { existsSync, readdirSync } from "node:fs";
import { display, freePort, profile, started } from "./processes.js";

const keys = {
  Backspace: "\ue003", Tab: "\ue004", Enter: "\ue007", Shift: "\ue008", Control: "\ue009", End: "\ue010", Home: "\ue011",
  ArrowLeft: "\ue012", ArrowUp: "\ue013", ArrowRight: "\ue014", ArrowDown: "\ue015", Space: " ", Escape: "\ue00c",
  ...Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [`Numpad${digit}`, String.fromCharCode(0xe01a + digit)])),
};

/** What `Control+b` is to WebDriver, in its classic and in its bidirectional form: the same actions. */
function actions(name) {
  const pressed = name.split("+").map((key) => keys[key] ?? key);
  const down = pressed.map((value) => ({ type: "keyDown", value }));
  const up = pressed.reverse().map((value) => ({ type: "keyUp", value }));
  return [{ type: "key", id: "keyboard", actions: [...down, ...up] }];
}

/** What `code` comes to, as JSON: undefined and null are both null. */
const answer = (code) => `Promise.resolve((0, eval)(${JSON.stringify(code)})).then((value) => JSON.stringify(value ?? null))`;

/** A browser behind a WebDriver server, which speaks HTTP. */
class Driven {
  constructor(url, stop) {
    this.url = url;
    this.close = stop;
  }

  async begin(capabilities) {
    const { sessionId, capabilities: given } = await this.send("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
    this.url += `/session/${sessionId}`;
    this.version = given.browserVersion;
    /** Where Chromium can be debugged. */
    this.debugger = given["goog:chromeOptions"]?.debuggerAddress;
    return this;
  }

  async send(method, path, body) {
    const response = await fetch(this.url + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  visit(url) {
    return this.send("POST", "/url", { url });
  }

  async run(code) {
    const script = `const done = arguments[0]; try { ${answer(code)}.then(done, (e) => done("!" + e + e.stack)); } catch (e) { done("!" + e + e.stack); }`;
    const said = await this.send("POST", "/execute/async", { script, args: [] });
    if (said.startsWith("!")) throw new Error(`${code}: ${said}`);
    return JSON.parse(said);
  }

  /** What an expression comes to in a page that forbids what `run` does. */
  async value(expression) {
    return JSON.parse(await this.send("POST", "/execute/sync", { script: `return JSON.stringify((${expression}) ?? null)`, args: [] }));
  }

  perform(actions) {
    return this.send("POST", "/actions", { actions });
  }

  strike(name) {
    return this.perform(actions(name));
  }

  /** What the page looks like, as a PNG in base64. */
  picture() {
    return this.send("GET", "/screenshot");
  }

  /** Another tab for this one. Chromium's takes no finger any more once two have overlapped on one of its pages. */
  async renew() {
    const { handle } = await this.send("POST", "/window/new", { type: "tab" });
    await this.send("DELETE", "/window");
    await this.send("POST", "/window", { handle });
  }

  /** A command of Chromium's own. */
  tell(cmd, params = {}) {
    return this.send("POST", "/goog/cdp/execute", { cmd, params });
  }
}

/** Firefox, which speaks WebDriver's bidirectional form by itself. */
class Bidirectional {
  waiting = new Map();
  number = 0;

  constructor(socket, stop) {
    this.socket = socket;
    this.close = stop;
    socket.onmessage = ({ data }) => {
      const { id, result, error, message } = JSON.parse(data);
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error}: ${message}`));
      else waiting?.resolve(result);
    };
  }

  async begin() {
    const { capabilities } = await this.send("session.new", { capabilities: {} });
    this.version = capabilities.browserVersion;
    // In the tab that is there from the start the page does not have the focus.
    this.context = (await this.send("browsingContext.create", { type: "tab" })).context;
    return this;
  }

  // What is not answered in two minutes has failed, as with the other two.
  send(method, params) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), 120_000);
      const done = (end) => (value) => (clearTimeout(late), end(value));
      this.waiting.set(++this.number, { resolve: done(resolve), reject: done(reject) });
      this.socket.send(JSON.stringify({ id: this.number, method, params }));
    });
  }

  visit(url) {
    return this.send("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  async run(code) {
    const { type, result, exceptionDetails } = await this.send("script.evaluate", {
      expression: answer(code), target: { context: this.context }, awaitPromise: true, userActivation: true,
    });
    if (type !== "success") throw new Error(`${code}: ${exceptionDetails.text} ${JSON.stringify(exceptionDetails.stackTrace)}`);
    return JSON.parse(result.value);
  }

  async value(expression) {
    const { type, result, exceptionDetails } = await this.send("script.evaluate", {
      expression: `JSON.stringify((${expression}) ?? null)`, target: { context: this.context }, awaitPromise: false,
    });
    if (type !== "success") throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result.value);
  }

  perform(actions) {
    return this.send("input.performActions", { context: this.context, actions });
  }

  strike(name) {
    return this.perform(actions(name));
  }

  async picture() {
    return (await this.send("browsingContext.captureScreenshot", { context: this.context })).data;
  }
}

async function chromium() {
  const { folder, remove } = profile();
  const server = await started("chromedriver", ["--port=0"], { channel: 1, sign: /on port (\d+)\./ });
  const stop = async () => {
    await browser.send("DELETE", "").catch(() => {});
    await server.stop();
    await remove();
  };
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", `--user-data-dir=${folder}`];
  const browser = new Driven(`http://127.0.0.1:${server.said}`, stop);
  return browser.begin({ "goog:chromeOptions": { args } });
}

async function webkit() {
  const screen = await display();
  const env = { DISPLAY: `:${screen.said}`, WAYLAND_DISPLAY: "", LIBGL_ALWAYS_SOFTWARE: "1" };
  // It does not say where it listens, so it is told, and asked until it answers.
  const port = await freePort();
  const server = await started("WebKitWebDriver", [`--port=${port}`], { env });
  const stop = async () => {
    await browser.send("DELETE", "").catch(() => {});
    await server.stop();
    await screen.stop();
  };
  const browser = new Driven(`http://127.0.0.1:${port}`, stop);
  for (const end = Date.now() + 30_000; ; await new Promise((later) => setTimeout(later, 50))) {
    const answer = await browser.send("GET", "/status").catch((error) => error);
    if (!(answer instanceof Error)) break;
    if (Date.now() > end) throw answer;
  }
  // Debian keeps it beside the library, in a folder with the machine's name.
  const [binary] = readdirSync("/usr/lib").map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`).filter(existsSync);
  return browser.begin({ "webkitgtk:browserOptions": { binary, args: ["--automation"] } });
}

async function firefox() {
  const screen = await display();
  const { folder, remove } = profile();
  const server = await started("firefox-esr", ["--profile", folder, "--no-remote", "--remote-debugging-port=0"],
    { env: { DISPLAY: `:${screen.said}`, MOZ_ENABLE_WAYLAND: "0" }, channel: 2, sign: /BiDi listening on (ws:\S+)/ });
  // Node before 22 has it with --experimental-websocket.
  const socket = new WebSocket(`${server.said}/session`);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const stop = async () => {
    socket.close();
    await server.stop();
    await screen.stop();
    await remove();
  };
  return new Bidirectional(socket, stop).begin();
}

export const browsers = { Chromium: chromium, Firefox: firefox, WebKit: webkit };

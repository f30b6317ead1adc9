// A headless Chromium, driven over its debugging pipe: what a user does, and what a page says.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Opens a page of `html` beside the scripts in `folders`. */
export async function open(folders, html) {
  const server = createServer((request, response) => {
    const file = folders.map((folder) => join(folder, request.url)).find((path) => path.endsWith(".js") && existsSync(path));
    response.setHeader("Content-Type", file ? "text/javascript" : "text/html; charset=utf-8");
    if (!file && request.url !== "/") response.statusCode = 404;
    response.end(file ? readFileSync(file) : html);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const profile = mkdtempSync(join(tmpdir(), "hwalja-chromium-"));
  const browser = spawn("chromium", [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
    `--user-data-dir=${profile}`, "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });
  const send = connection(browser);
  const close = async () => {
    const ended = new Promise((exit) => browser.once("exit", exit));
    send("Browser.close");
    const late = setTimeout(() => browser.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(late);
    server.close();
    server.closeAllConnections();
    // Its helper processes outlive it by a moment, and go on writing.
    try {
      process.kill(-browser.pid, "SIGKILL");
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  };
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const page = new Page((method, params) => send(method, params, sessionId), close);
  await page.send("Page.enable");
  await page.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await page.send("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/` });
  await page.run("new Promise((loaded) => { const wait = () => globalThis.ready ? loaded() : setTimeout(wait, 10); wait(); })");
  return page;
}

/** Sends commands to `browser`, and answers with what comes back: JSON between zero bytes, both ways. */
function connection(browser) {
  const [, , , input, output] = browser.stdio;
  const waiting = new Map();
  let number = 0;
  let rest = "";
  output.setEncoding("utf8");
  output.on("data", (chunk) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop();
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const answer = waiting.get(id);
      waiting.delete(id);
      if (error) answer?.reject(new Error(JSON.stringify(error)));
      else answer?.resolve(result);
    }
  });
  return (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    waiting.set(++number, { resolve, reject });
    input.write(`${JSON.stringify({ id: number, method, params, sessionId })}\0`);
  });
}

class Page {
  constructor(send, close) {
    this.send = send;
    this.close = close;
  }

  /** What `code` comes to in the page. */
  async run(code) {
    const answer = await this.send("Runtime.evaluate", {
      expression: code, awaitPromise: true, returnByValue: true, userGesture: true,
    });
    if (answer.exceptionDetails) throw new Error(`${code}: ${JSON.stringify(answer.exceptionDetails)}`);
    return answer.result.value;
  }

  /** Strikes a key, as a person does: `a`, `ArrowLeft`, `Control+z`. */
  async strike(name) {
    const key = name.replace("Control+", "");
    const isControl = key !== name;
    const press = {
      key, code: placeOf(key), modifiers: isControl ? 2 : 0,
      windowsVirtualKeyCode: virtualKeys[key] ?? key.toUpperCase().charCodeAt(0),
    };
    const more = isControl ? { commands: { z: ["undo"], y: ["redo"] }[key] } : key.length === 1 ? { text: key } : {};
    await this.send("Input.dispatchKeyEvent", { ...press, ...more, type: more.text ? "keyDown" : "rawKeyDown" });
    await this.send("Input.dispatchKeyEvent", { ...press, type: "keyUp" });
  }

  /** Where the middle is of the element that `code` finds, once that can be seen. */
  place(code) {
    return this.run(`(() => {
      const element = ${code};
      element.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
  }

  /** Clicks on the element that `code` finds. */
  async clickOn(code) {
    await this.click(...await this.place(code));
  }

  /** Clicks at a place of the page. */
  async click(x, y) {
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    }
  }
}

const virtualKeys = { Backspace: 8, ArrowLeft: 37, ArrowRight: 39 };

/** The place of the key called `name`. */
function placeOf(name) {
  if (name === " ") return "Space";
  if (/^\d$/.test(name)) return `Digit${name}`;
  return name in virtualKeys ? name : `Key${name.toUpperCase()}`;
}

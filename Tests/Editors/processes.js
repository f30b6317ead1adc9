// What the browsers need around them: a process that says where it listens, a display without a screen, a folder
// that goes with its browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const running = new Set();

// Whoever stops this stops what it has started.
process.on("exit", () => running.forEach((child) => kill(child)));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

function kill(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** Starts `command`, and waits until what it writes to the stream numbered `channel`, if any, matches `sign`. */
export async function started(command, args, { env = {}, channel, sign }) {
  const stdio = ["ignore", "ignore", "ignore", "ignore"];
  if (channel) stdio[channel] = "pipe";
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  running.add(child);
  const said = channel && await new Promise((resolve, reject) => {
    let text = "";
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}: ${text}`)));
    child.stdio[channel].setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
      const match = sign.exec(text);
      if (match) resolve(match[1]);
    });
  });
  return { said, stop: () => stopped(child) };
}

/** Ends a process with all that it has started. */
async function stopped(child) {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
  kill(child);
  running.delete(child);
  await ended;
}

/** A display that nobody sees; `said` is its number. */
export const display = () =>
  started("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], { channel: 3, sign: /^(\d+)\n/ });

/** A port that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** A folder for a browser's profile, and how to take it away. */
export function profile() {
  const folder = mkdtempSync(join(tmpdir(), "hwalja-browser-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }) };
}

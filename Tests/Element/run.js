// Every statement in Chromium, or in the engines that are named. Other arguments leave out statements without them.
import { browsers } from "../Editors/browsers.js";
import { Scene, statements } from "./scene.js";
import { serve } from "./server.js";

const parts = [];
for (const part of ["typing", "focus", "fields", "enter", "fingers", "keys", "attributes", "events", "looks", "access", "policy", "older", "bounds", "scenarios"]) {
  const before = statements.length;
  await import(`./${part}.js`);
  parts.push(statements.slice(before));
}

const names = process.argv.slice(2);
const engines = Object.keys(browsers).filter((name) => names.includes(name));
const words = names.filter((name) => !engines.includes(name));
const server = await serve();
let failures = 0;
for (const engine of engines.length > 0 ? engines : ["Chromium"]) {
  const begun = Date.now();
  const isMeant = ({ what, engines: only }) =>
    (!only || only.includes(engine)) && (words.length === 0 || words.some((word) => what.includes(word)));
  const total = { statements: 0, presses: 0, version: "" };
  for (const part of parts.map((all) => all.filter(isMeant)).filter((all) => all.length > 0)) await tried(engine, part, total);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`element: ${engine} ${total.version}: ${total.statements} statements, ${total.presses} real presses, ${seconds} s`);
}
server.close();
process.exitCode = failures > 0 ? 1 : 0;

/** Tries the statements of a part in a browser of their own: WebKit loses presses after some minutes. */
async function tried(engine, part, total) {
  const browser = await browsers[engine]();
  total.version = browser.version;
  try {
    for (const { what, check } of part) {
      const scene = new Scene(browser, engine, server);
      const started = Date.now();
      total.statements += 1;
      try {
        await check(scene);
      } catch (error) {
        failures += 1;
        console.log(`NOT OK  ${engine}: ${what}\n${String(error.stack ?? error).slice(0, 1500)}`);
      }
      total.presses += scene.presses;
      const seconds = (Date.now() - started) / 1000;
      if (seconds > 5 || process.env.ELEMENT_TIMES) console.log(`        ${seconds.toFixed(1)} s: ${what}`);
    }
  } finally {
    await browser.close();
  }
}

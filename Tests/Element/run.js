// Every statement in Chromium, or in the engines that are named. Other arguments leave out statements without them.
import { browsers } from "../Editors/browsers.js";
import { Scene, statements } from "./scene.js";
import { serve } from "./server.js";

for (const part of ["typing", "fields", "fingers", "keys", "attributes", "events", "looks", "access", "policy", "bounds", "scenarios"]) {
  await import(`./${part}.js`);
}

const names = process.argv.slice(2);
const engines = Object.keys(browsers).filter((name) => names.includes(name));
const words = names.filter((name) => !engines.includes(name));
const server = await serve();
let failures = 0;
for (const engine of engines.length > 0 ? engines : ["Chromium"]) {
  const begun = Date.now();
  const browser = await browsers[engine]();
  let count = 0;
  let presses = 0;
  try {
    for (const { what, check, engines: only } of statements) {
      if (only && !only.includes(engine) || words.length > 0 && !words.some((word) => what.includes(word))) continue;
      const scene = new Scene(browser, engine, server);
      const started = Date.now();
      count += 1;
      try {
        await check(scene);
      } catch (error) {
        failures += 1;
        console.log(`NOT OK  ${engine}: ${what}\n${String(error.stack ?? error).slice(0, 1500)}`);
      }
      presses += scene.presses;
      const seconds = (Date.now() - started) / 1000;
      if (seconds > 5 || process.env.ELEMENT_TIMES) console.log(`        ${seconds.toFixed(1)} s: ${what}`);
    }
  } finally {
    await browser.close();
  }
  console.log(`element: ${engine} ${browser.version}: ${count} statements, ${presses} real presses, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
server.close();
process.exitCode = failures > 0 ? 1 : 0;

// Every editor in every browser, a line each. The names of some as arguments leave out the others.
import { browsers } from "./browsers.js";
import { editors } from "./editors.js";
import { serve } from "./server.js";
import { Scene } from "./scene.js";
import { statements } from "./statements.js";

const chosen = (all) => {
  const some = Object.keys(all).filter((name) => process.argv.slice(2).includes(name));
  return some.length > 0 ? some : Object.keys(all);
};

/** What is wrong in the editor called `name`, and how many presses that took. */
async function tried(browser, engine, url, name) {
  await browser.visit(url);
  await browser.run(`new Promise((ready, failed) => {
    const end = Date.now() + 60_000;
    const wait = () => globalThis.driver?.isReady ? ready()
      : Date.now() > end ? failed(new Error(["not ready", ...globalThis.driver?.errors ?? []].join(": "))) : setTimeout(wait, 10);
    wait();
  })`);
  const scene = new Scene(browser, engine, name);
  for (const [isMeant, statement] of statements) {
    if (!isMeant(scene)) continue;
    const count = scene.wrong.length;
    await statement(scene).catch((error) => scene.wrong.push(String(error)));
    scene.wrong.splice(count, Infinity, ...scene.wrong.slice(count).map((what) => `${statement.name}, ${what}`));
  }
  return scene;
}

const server = await serve();
let failures = 0;
for (const browserName of chosen(browsers)) {
  const browser = await browsers[browserName]();
  try {
    for (const name of chosen(editors)) {
      const begun = Date.now();
      const { presses, wrong } = await tried(browser, browserName, server.url(name), name);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      console.log(`${wrong.length === 0 ? "ok" : "NOT OK"}  ${browserName} ${browser.version}, ${name}: ${presses} presses, ${wrong.length} wrong, ${seconds} s`);
      for (const what of wrong.slice(0, 12)) console.log(`    ${what}`);
      failures += wrong.length > 0;
    }
  } finally {
    await browser.close();
  }
}
server.close();
process.exitCode = failures > 0 ? 1 : 0;

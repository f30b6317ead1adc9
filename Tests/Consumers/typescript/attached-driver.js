// Answers the questions of `gen conform` on sessions, in Chromium's own fields: node attached-driver.js
import { createInterface } from "node:readline";
import { page } from "./attached.js";

for await (const line of createInterface({ input: process.stdin })) {
  const [, ...columns] = line.split("\t");
  console.log(await page.run(`Page.answer(...${JSON.stringify(columns)})`));
}
await page.close();

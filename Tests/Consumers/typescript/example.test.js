// The keyboard of docs/examples/web, typed on in Chromium with fingers.
import assert from "node:assert/strict";
import test, { after } from "node:test";
import { open } from "./chromium.js";
import { hwalja, library, read } from "./support.js";

const html = read("docs/examples/web/index.html").replace("../../../dist/typescript/hwalja.js", "./hwalja.js")
  .replace("</html>", '<script type="module">globalThis.ready = true</script></html>');
const page = await open([library], html);
after(() => page.close());
const screen = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };
await page.send("Emulation.setDeviceMetricsOverride", screen);
await page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 3 });

const text = () => page.run("document.activeElement.value");
const later = (time) => new Promise((done) => setTimeout(done, time));
const labels = () => page.run('[...document.querySelectorAll("#keyboard button")].map(({ ariaLabel }) => ariaLabel)');

/** The button that is labelled so. */
const button = (label) =>
  `[...document.querySelectorAll("#keyboard button")].find(({ ariaLabel }) => ariaLabel === ${JSON.stringify(label)})`;

/** Goes to the field of that label and empties it; if that shows letters, of the layout called `name`. */
async function begin(label, name) {
  await page.run(`document.activeElement.blur(); pick = document.querySelector("[aria-label=${label}]");
    pick.value = ""; pick.focus()`);
  const first = hwalja.layouts.find((layout) => layout.name === name)?.keys.slice(0, 3).map(({ legend }) => legend);
  const isShown = `document.querySelector("#keyboard").textContent.startsWith("${first?.join("")}")`;
  while (first && !await page.run(isShown)) await tap("다음 자판");
}

/** Fingers are now at `places`. */
const touch = (type, ...places) =>
  page.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });

/** Taps the buttons that are labelled so, as fast as one can. */
async function tap(...all) {
  const places = [];
  for (const label of all) places.push(await page.place(button(label)));
  await Promise.all(places.flatMap((place) => [touch("touchStart", place), touch("touchEnd")]));
}

/** Touches the button labelled so, for as long, then moves through `more` places, and is lifted. */
async function hold(label, time, more = async () => []) {
  await touch("touchStart", await page.place(button(label)));
  await later(time);
  for (const place of await more()) await touch("touchMove", place);
  await touch("touchEnd");
}

test("안녕하세요 comes of thumbs on a keypad", async () => {
  await begin("메모", "천지인");
  const legends = (codes) => [...codes].map((code) => hwalja.cheonjiin.keyByCode(code).legend.replace("ㆍ", "아래아"));
  for (const all of [legends("0125"), ["다음 글자"], legends("52210881282110223")]) await tap(...all);
  assert.equal(await text(), "안녕하세요");
  await tap("다음 글자", "다음 글자");
  assert.equal(await text(), "안녕하세요 ", "the first has ended the run");
});

test("a finger that slides from the symbols' key types one and is back; one that trembles types none", async () => {
  await begin("메모", "두벌식");
  const to = await page.place(button("ㅈ"));
  await hold("!#1", 0, () => [to]);
  assert.equal(await text(), "2");
  assert.equal((await labels()).includes("ㅈ"), true);
  const [x, y] = await page.place(button("!#1"));
  await hold("!#1", 0, () => [[x - 4, y], [x + 4, y]]);
  assert.equal(await text(), "2");
  assert.equal((await labels()).includes("#"), false, "it is on the other page of symbols");
  await tap("&", "띄어쓰기");
  await tap("ㄴ", "ㅏ");
  assert.equal(await text(), "2& 나");
});

test("a key that is held types its digit, or opens a list of which one is chosen", async () => {
  await begin("메모", "천지인");
  await tap("ㄱㅋ", "ㅣ");
  await hold("ㅇㅁ", 600);
  assert.equal(await text(), "기0");
  await begin("전자우편");
  await hold(".", 600, async () => {
    const items = await page.run('[...document.querySelectorAll("#list span")].map(({ textContent }) => textContent)');
    assert.deepEqual(items, [".com", ".kr", "?", "!"]);
    return [await page.place('document.querySelector("#list").children[1]')];
  });
  assert.equal(await text(), ".kr");
});

test("shift is for one key, and fingers that overlap do not make it two", async () => {
  await begin("메모", "두벌식");
  await tap("시프트");
  const [first, second] = [await page.place(button("ㅃ")), await page.place(button("ㅏ"))];
  for (const places of [[first], [first, second]]) await touch("touchStart", ...places);
  await touch("touchEnd");
  await tap("ㅂ");
  assert.equal(await text(), "빱");
});

test("a held backspace repeats until it is lifted", async () => {
  await begin("메모", "두벌식");
  await page.run('pick.value = "가".repeat(60)');
  await hold("지우기", 800);
  const left = await text();
  assert.ok(left.length < 58, left);
  await later(200);
  assert.equal(await text(), left);
});

test("the cursor slides with a finger on the space bar", async () => {
  await begin("메모", "두벌식");
  await page.run('pick.value = "가나다라마"; pick.setSelectionRange(5, 5)');
  const [x, y] = await page.place(button("띄어쓰기"));
  await hold("띄어쓰기", 0, () => [[x - 62, y]]);
  assert.deepEqual([await page.run("pick.selectionStart"), await text()], [3, "가나다라마"]);
});

test("each field has the page and the Enter that it asks for, and the system's keyboard stays away", async () => {
  await begin("메모");
  await tap("한영 전환");
  assert.equal(await page.run('document.querySelector("[aria-pressed]").ariaPressed'), "true", "a capital is due");
  await tap("Q");
  await tap("w");
  assert.equal(await text(), "Qw");
  await begin("나이");
  await tap("1", "완료");
  assert.deepEqual([await text(), await page.run('document.querySelector("#keyboard").hidden')], ["1", true]);
  await begin("전자우편");
  await tap("다음");
  assert.equal(await page.run("document.activeElement.ariaLabel"), "나이");
  const modes = '[...new Set([...document.querySelectorAll("input, textarea")].map(({ inputMode }) => inputMode))]';
  assert.deepEqual(await page.run(modes), ["none"]);
});

test("a screen reader types without fingers", async () => {
  await begin("메모", "두벌식");
  for (const label of ["시프트", "ㄲ", "ㅏ"]) await page.run(`${button(label)}.click()`);
  assert.equal(await text(), "까");
});

// The keyboard of docs/examples/web, typed on in Chromium with fingers.
import assert from "node:assert/strict";
import test, { before } from "node:test";
import { open } from "./chromium.js";
import { hwalja, library, read } from "./support.js";

const html = read("docs/examples/web/index.html").replace("../../../dist/typescript/hwalja.js", "./hwalja.js")
  .replace("</html>", '<script type="module">globalThis.ready = true</script></html>');

let page;
before(async () => {
  page = await open([library], html);
  await page.send("Emulation.setDeviceMetricsOverride", { width: 360, height: 740, deviceScaleFactor: 2, mobile: true });
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 3 });
});
test.after(() => page.close());

const text = () => page.run("document.activeElement.value");
const later = (time) => new Promise((done) => setTimeout(done, time));
const labels = () => page.run('[...document.querySelectorAll("#keyboard button")].map(({ ariaLabel }) => ariaLabel)');

/** Goes to the field of that label and empties it; if that shows letters, of the layout called `name`. */
async function begin(label, name) {
  await page.run(`document.activeElement.blur(); pick = document.querySelector("[aria-label=${label}]"); pick.value = ""; pick.focus()`);
  if (!name) return;
  const { keys } = hwalja.layouts.find((layout) => layout.name === name);
  const first = keys.slice(0, 3).map(({ legend }) => legend).join("");
  const isShown = () => page.run(`document.querySelector("#keyboard").textContent.startsWith("${first}")`);
  for (let turn = 0; turn < hwalja.layouts.length && !await isShown(); turn++) await tap("다음 자판");
}

/** Where the button is that is labelled so. */
const placeOf = (label) => page.run(`(() => {
  const button = [...document.querySelectorAll("#keyboard button")].find(({ ariaLabel }) => ariaLabel === ${JSON.stringify(label)});
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`);

/** Fingers are now at `points`. */
const touch = (type, ...points) => page.send("Input.dispatchTouchEvent", { type, touchPoints: points });

/** Taps the buttons that are labelled so, as fast as one can. */
async function tap(...all) {
  const points = [];
  for (const label of all) points.push(await placeOf(label));
  await Promise.all(points.flatMap((point) => [touch("touchStart", point), touch("touchEnd")]));
}

/** Holds the button labelled so for as long, and then does `more` there before it is lifted. */
async function hold(label, time, more = async () => {}) {
  const point = await placeOf(label);
  await touch("touchStart", point);
  await later(time);
  await more(point);
  await touch("touchEnd");
}

/** Fingers overlap: each of the buttons is touched before the one before it is let go. */
async function roll(...all) {
  const points = [];
  for (const [id, label] of all.entries()) points.push({ ...await placeOf(label), id });
  for (const [place, point] of points.entries()) {
    await touch("touchStart", ...points.slice(Math.max(place - 1, 0), place + 1));
    await touch("touchMove", point);
  }
  await touch("touchEnd");
}

test("안녕하세요 comes of thumbs on a keypad", async () => {
  await begin("메모", "천지인");
  const legends = (codes) => [...codes].map((code) => hwalja.cheonjiin.keyByCode(code))
    .map(({ legend }) => legend.replace("ㆍ", "아래아"));
  await tap(...legends("0125"));
  await tap("다음 글자");
  await tap(...legends("52210881282110223"));
  assert.equal(await text(), "안녕하세요");
  await tap("다음 글자", "다음 글자");
  assert.equal(await text(), "안녕하세요 ", "the first has ended the run");
});

test("symbols are a page away, and go by themselves", async () => {
  await begin("메모", "두벌식");
  await tap("ㄱ", "ㅏ", "!#1");
  await tap("&");
  assert.ok((await labels()).includes("&"));
  await tap("띄어쓰기");
  await tap("ㄴ", "ㅏ");
  assert.equal(await text(), "가& 나");
});

test("a finger that slides from the symbols' key types one and is back", async () => {
  await begin("메모", "두벌식");
  const from = await placeOf("!#1");
  const to = await placeOf("ㅈ");
  await touch("touchStart", from);
  await touch("touchMove", to);
  await touch("touchEnd");
  assert.equal(await text(), "2");
  assert.ok((await labels()).includes("ㅈ"));
});

test("a finger that trembles on the symbols' key types none of them", async () => {
  await begin("메모", "스카이");
  const point = await placeOf("!#1");
  await page.run(`(() => {
    const button = document.elementFromPoint(${point.x}, ${point.y}), { left, right } = button.getBoundingClientRect();
    const send = (type, clientX) => button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX, clientY: ${point.y} }));
    HTMLElement.prototype.setPointerCapture = () => {};
    send("pointerdown", ${point.x}), send("pointermove", left + 1), send("pointermove", right - 1), send("pointerup", right - 1);
    delete HTMLElement.prototype.setPointerCapture;
  })()`);
  assert.equal(await text(), "");
  assert.ok((await labels()).includes("#"));
  await tap("가");
});

test("a key that is held types its digit", async () => {
  await begin("메모", "천지인");
  await tap("ㄱㅋ", "ㅣ");
  await hold("ㅇㅁ", 600);
  assert.equal(await text(), "기0");
});

test("a key that is held longer opens a list, and what is chosen there is typed", async () => {
  await begin("전자우편");
  await hold(".", 600, async () => {
    assert.deepEqual(await page.run('[...document.querySelectorAll("#list span")].map(({ textContent }) => textContent)'), [".com", ".kr", "?", "!"]);
    await touch("touchMove", await page.run(`(() => {
      const { x, y } = document.querySelector("#list").children[1].getBoundingClientRect();
      return { x: x + 20, y: y + 20 };
    })()`));
  });
  assert.equal(await text(), ".kr");
});

test("shift is for one key, and rolling fingers do not make it two", async () => {
  await begin("메모", "두벌식");
  await tap("시프트");
  await roll("ㅃ", "ㅏ");
  await tap("ㅂ");
  assert.equal(await text(), "빱");
});

test("a held backspace repeats until it is lifted", async () => {
  await begin("메모", "두벌식");
  await page.run('pick.value = "가".repeat(60)');
  await hold("지우기", 800);
  const { length } = await text();
  assert.ok(length < 58 && length > 30, `${length}`);
  await later(200);
  assert.equal((await text()).length, length);
});

test("the cursor slides with a finger on the space bar", async () => {
  await begin("메모", "두벌식");
  await page.run('pick.value = "가나다라마"; pick.setSelectionRange(5, 5)');
  const { x, y } = await placeOf("띄어쓰기");
  await touch("touchStart", { x, y });
  await touch("touchMove", { x: x - 62, y });
  await touch("touchEnd");
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
  assert.ok((await labels()).includes("완료"));
  await tap("1", "완료");
  assert.deepEqual([await text(), await page.run('document.querySelector("#keyboard").hidden')], ["1", true]);
  await begin("전자우편");
  assert.ok((await labels()).includes("@"));
  await tap("다음");
  assert.equal(await page.run("document.activeElement.ariaLabel"), "나이");
  assert.deepEqual(await page.run('[...new Set([...document.querySelectorAll("input, textarea")].map(({ inputMode }) => inputMode))]'), ["none"]);
});

test("a screen reader types without fingers", async () => {
  await begin("메모", "두벌식");
  for (const label of ["시프트", "ㄲ", "ㅏ"]) {
    await page.run(`[...document.querySelectorAll("button")].find(({ ariaLabel }) => ariaLabel === "${label}").click()`);
  }
  assert.equal(await text(), "까");
});

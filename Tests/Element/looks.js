// How it looks: sizes, legends, colours, lists; with pictures for those who want to look themselves.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { states } from "./scene.js";

const pictures = fileURLToPath(new URL("../../.build/element-pictures", import.meta.url));
const LAYOUTS = ["cheonjiin", "naratgeul", "sky", "dubeolsik", "danmoeum"];
const page = (width, more = "") => `<style>body { margin: 0 } main { width: ${width} }</style>
  <main><textarea id="memo" rows="2"></textarea><hwalja-keyboard for="memo" ${more}></hwalja-keyboard></main>`;

async function picture(scene, name) {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(`${pictures}/${scene.engine}-${name}.png`, Buffer.from(await scene.browser.picture(), "base64"));
}

/** Opens each page of each layout, and answers with what `code` finds there. */
const everyPage = (code) => `(async () => {
  const found = [];
  for (const layout of ${JSON.stringify(LAYOUTS)}) {
    eye.element.layout = layout;
    const look = (page) => { for (const what of (${code})(layout)) found.push(layout + " " + page + " " + what); };
    look("letters");
    eye.tap("language"); look("latin"); eye.tap("shift"); look("capitals"); eye.tap("language");
    eye.tap("page"); look("symbols"); eye.tap("page");
  }
  return found;
})()`;

const SMALL = `(layout) => eye.keys().flatMap((key) => {
  const { width, height } = key.getBoundingClientRect();
  const isPhone = eye.rows().every((row) => row.querySelectorAll("[part~=key]").length <= 6);
  return height < 44 || isPhone && width < 44 && !["space", "globe", "language", "page"].some((part) => key.part.contains(part))
    || width < 24 ? [eye.legend(key) + " " + key.part.value + " " + width + " x " + height] : [];
})`;
const OVERFLOWING = `() => eye.keys().flatMap((key) => {
  const around = key.getBoundingClientRect();
  return [...key.querySelectorAll("*")].flatMap((part) => {
    if (part instanceof HTMLElement && part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1) return [eye.legend(key) + " scrolls"];
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1 ? [eye.legend(key) + " is larger than its key"] : [];
  });
})`;

for (const [width, what] of [["360px", "a phone"], ["320px", "a small phone"], ["1200px", "a desktop"]]) {
  states(`on ${what} keys are large enough for thumbs, and legends are in them`, async (scene) => {
    await scene.open(page(width));
    // Below 360 pixels a key may be as narrow as the phone makes it.
    if (width !== "320px") await scene.is(everyPage(SMALL), []);
    await scene.is(everyPage(OVERFLOWING), []);
    await scene.is("eye.element.scrollWidth <= eye.element.clientWidth + 1 && document.documentElement.scrollWidth <= Math.max(innerWidth, parseInt('" + width + "'))", true);
    for (const layout of ["cheonjiin", "dubeolsik"]) {
      await scene.run(`eye.element.layout = "${layout}"; eye.frame()`);
      await picture(scene, `${width}-${layout}`);
    }
  });
}

states("keys have the widths of the layout, and a row fills its place", async (scene) => {
  await scene.open(page("600px", 'layout="dubeolsik"'));
  await scene.is(`(() => {
    const [letter, shift, space, enter] = ["ㅂ", "shift", "space", "enter"].map((name) => eye.key(name).getBoundingClientRect().width);
    // A key is as much narrower than its place as the gap is wide.
    return [shift, space, enter].map((width) => (width + 6) / (letter + 6)).map((width) => Math.round(width * 10) / 10);
  })()`, [1.5, 4.5, 1.5]);
  await scene.is("Math.round(eye.element.getBoundingClientRect().width)", 600);
  await scene.is(`eye.rows().map((row) => Math.round(row.getBoundingClientRect().height)).every((height, _, [first]) => height === first)`, true);
});

states("custom properties and parts change heights, colours and fonts", async (scene) => {
  await scene.open(page("600px"), { head: `<style>hwalja-keyboard { --hwalja-height: 70px; --hwalja-key: rgb(1, 2, 3); --hwalja-special: rgb(4, 5, 6);
    --hwalja-text: rgb(7, 8, 9); --hwalja-accent: rgb(10, 11, 12); --hwalja-font: monospace; --hwalja-background: rgb(13, 14, 15); --hwalja-hint: rgb(16, 17, 18) }
    hwalja-keyboard::part(legend) { letter-spacing: 3px } hwalja-keyboard::part(space) { outline: 2px solid }</style>` });
  await scene.is(`(() => {
    const ground = (name) => getComputedStyle(eye.face(eye.key(name))).backgroundColor;
    const key = eye.key("ㄱㅋ");
    const legend = getComputedStyle(key.querySelector("[part~=legend]"));
    const plain = [ground("ㄱㅋ"), ground("enter"), legend.color, legend.fontFamily, legend.letterSpacing, getComputedStyle(key.querySelector("[part~=hint]")).color,
      getComputedStyle(eye.key("space")).outlineStyle, getComputedStyle(eye.element.shadowRoot.querySelector("[part~=keyboard]")).backgroundColor,
      Math.abs(eye.rows()[0].getBoundingClientRect().height - 70) < 14];
    eye.send("pointerdown", key);
    return [...plain, ground("ㄱㅋ")];
  })()`, ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)", "monospace", "3px", "rgb(16, 17, 18)", "solid", "rgb(13, 14, 15)", true, "rgb(10, 11, 12)"]);
});

states("a key has a part for what it is there for, and all but letters are special", async (scene) => {
  await scene.open(page("600px", 'layout="dubeolsik"'));
  await scene.is(`(() => {
    const roles = ["letter", "page", "shift", "backspace", "space", "enter", "next", "language", "globe", "dismiss"];
    const parts = () => eye.keys().map((key) => roles.filter((role) => key.part.contains(role)).concat(key.part.contains("special") ? "*" : "").join(""));
    const found = [parts().join(" ")];
    eye.element.layout = "cheonjiin";
    return [...found, parts().join(" ")];
  })()`, [
    `${"letter ".repeat(19)}shift* ${"letter ".repeat(7)}backspace* page* globe* language* space* letter enter*`,
    "letter letter letter backspace* letter letter letter enter* letter letter letter letter page* letter globe* space* language*",
  ]);
});

// The colours as bytes, whatever notation they are computed in.
const CONTRAST = `(one, other) => {
  const context = document.createElement("canvas").getContext("2d");
  const light = (colour) => {
    context.clearRect(0, 0, 1, 1); context.fillStyle = colour; context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}`;
const FAINT = `(() => {
  const contrast = ${CONTRAST};
  const faint = [];
  const look = (what) => {
    for (const key of eye.keys()) for (const part of ["legend", "hint"]) {
      const text = key.querySelector("[part~=" + part + "]");
      if (!text?.textContent) continue;
      const found = contrast(getComputedStyle(text).color, getComputedStyle(eye.face(key)).backgroundColor);
      if (found < 4.5) faint.push(what + " " + part + " of " + eye.legend(key) + " " + found.toFixed(2));
    }
  };
  for (const layout of ["cheonjiin", "dubeolsik"]) {
    eye.element.layout = layout;
    look("at rest");
    for (const key of eye.keys()) {
      if (!key.part.contains("letter")) continue;
      eye.send("pointerdown", key);
      look("pressed");
      eye.send("pointercancel", key);
    }
  }
  return [...new Set(faint)];
})()`;

for (const scheme of ["light", "dark"]) {
  states(`legends and hints can be read in ${scheme} colours, on pressed keys too`, async (scene) => {
    await scene.open(page("360px"), { head: `<style>:root { color-scheme: ${scheme} }</style>` });
    await scene.is(FAINT, []);
    await picture(scene, `${scheme}`);
    const dark = await scene.run(`(${CONTRAST})(getComputedStyle(eye.face(eye.key("ㅁ"))).backgroundColor, "black")`);
    if (dark < 10 !== (scheme === "dark")) throw new Error(`a key is ${dark} over black`);
  });
}

states("where the system has the say over colours, keys have edges and show that they are pressed", async (scene) => {
  await scene.browser.tell("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value: "active" }] });
  await scene.open(page("360px"));
  await scene.is(`(() => {
    const key = eye.key("ㄱㅋ");
    const look = () => [key, ...key.querySelectorAll("*")].map((part) => { const { backgroundColor, color, borderTopColor, borderTopStyle, outlineStyle } = getComputedStyle(part);
      return [backgroundColor, color, borderTopColor, borderTopStyle, outlineStyle].join(); }).join();
    const edge = [key, ...key.querySelectorAll("*")].some((part) => { const { borderTopStyle, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(part);
      return borderTopStyle === "solid" && parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor; });
    const before = look();
    eye.send("pointerdown", key);
    return [edge, look() !== before];
  })()`, [true, true]);
  await picture(scene, "forced-colours");
  await scene.browser.tell("Emulation.setEmulatedMedia", { features: [] });
}, ["Chromium"]);

const GEOMETRY = "eye.keys().map((key) => { const { x, width, height } = key.getBoundingClientRect(); return [x, width, height].map(Math.round).join(); })";

states("on a page from right to left the first key is left-most all the same", async (scene) => {
  await scene.open(page("360px", 'layout="dubeolsik"'));
  const usual = await scene.run(GEOMETRY);
  await scene.open(page("360px", 'layout="dubeolsik"').replace("<main", '<main style="position: absolute; left: 0"'), { dir: "rtl", lang: "ar" });
  await scene.is(GEOMETRY, usual);
  await picture(scene, "right-to-left");
  await scene.run("memo.focus()");
  await scene.strike("Tab");
  await scene.strike("ArrowRight");
  await scene.is("eye.legend(eye.element.shadowRoot.activeElement)", "ㅈ");
});

states("with text at 200 % the keys stay where they are, and legends in them", async (scene) => {
  await scene.open(page("360px"));
  const usual = await scene.run(GEOMETRY);
  await scene.open(page("360px"), { head: "<style>html { font-size: 200% } textarea { font-size: 13px }</style>" });
  await scene.is(GEOMETRY, usual);
  await scene.is(everyPage(OVERFLOWING), []);
  await picture(scene, "large-text");
});

states("a list is in the window, at either edge, and shows what is chosen", async (scene) => {
  await scene.open(page("360px", 'layout="dubeolsik"'), { head: "<style>main { position: fixed; bottom: 0; right: 0 }</style>" });
  const check = async (what) => {
    await scene.run("eye.send('pointerdown', eye.key('.')); eye.later(450)");
    await scene.is(`(() => {
      const { left, right, top, bottom } = eye.element.shadowRoot.querySelector("[part~=popup]").getBoundingClientRect();
      const items = [...eye.element.shadowRoot.querySelectorAll("[part~=item]")].map((item) => item.getBoundingClientRect());
      const grounds = new Set([...eye.element.shadowRoot.querySelectorAll("[part~=item]")].map((item) => getComputedStyle(item).backgroundColor));
      return [left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, items.every(({ left, right, width, height }) => left >= 0 && right <= innerWidth && width >= 32 && height >= 32), grounds.size];
    })()`, [true, true, 2], what);
    await picture(scene, `list-${what}`);
    await scene.run("eye.send('pointercancel', eye.key('.'))");
  };
  await check("at the right edge");
  await scene.open(page("100px", 'layout="dubeolsik"'), { head: "<style>main { position: fixed; top: 0; left: 0 } textarea { display: none }</style>" });
  await check("at the upper left edge");
});

// The attributes and properties, one by one, as docs/ELEMENT.md lists them.
import { states } from "./scene.js";

const BODY = '<textarea id="memo"></textarea><hwalja-keyboard for="memo"></hwalja-keyboard>';

states("`layout` names the layout, by default the first of `layouts`", async (scene) => {
  await scene.open(BODY);
  await scene.is("[eye.element.layout, eye.element.hasAttribute('layout')]", ["cheonjiin", false], "the first of all");
  for (const [layout, first] of [["naratgeul", "ㄱ"], ["sky", "ㄱㅋ"], ["dubeolsik", "ㅂ"], ["danmoeum", "ㅂ"], ["cheonjiin", "ㅣ"]]) {
    await scene.run(`eye.element.setAttribute("layout", "${layout}")`);
    await scene.is("[eye.element.layout, eye.legend(eye.keys()[0])]", [layout, first]);
  }
  await scene.run("eye.element.layout = 'sky'");
  await scene.is("[eye.element.getAttribute('layout'), eye.legend(eye.keys()[0])]", ["sky", "ㄱㅋ"]);
  await scene.open(BODY.replace("for=", 'layouts="danmoeum sky" for='));
  await scene.is("[eye.element.layout, eye.keys().length > 20]", ["danmoeum", true]);
});

states("🌐 goes through `layouts`, all by default, and sets `layout`", async (scene) => {
  await scene.open(BODY);
  await scene.run("eye.listen('layoutchange')");
  const seen = [];
  for (let press = 0; press < 5; press++) {
    await scene.tap(["globe"]);
    seen.push(await scene.run("eye.element.getAttribute('layout')"));
  }
  if (seen.join() !== "naratgeul,sky,dubeolsik,danmoeum,cheonjiin") throw new Error(seen.join());
  await scene.is("eye.events.map(([type, { layout }]) => layout)", seen);
  await scene.run("eye.element.layouts = 'sky dubeolsik'; eye.events.length = 0");
  await scene.tap(["globe", "globe", "globe"]);
  await scene.is("[...new Set(eye.events.map(([type, { layout }]) => layout))].sort()", ["dubeolsik", "sky"]);
  await scene.run("eye.events.length = 0; eye.element.layout = 'sky'; eye.element.layout = 'dubeolsik'");
  await scene.is("eye.events", [], "what the page sets is no news to it");
});

states("with one layout there is no key for the next", async (scene) => {
  await scene.open(BODY.replace("for=", 'layouts="sky" for='));
  await scene.is("eye.keys().filter((key) => key.part.contains('globe')).length", 0);
  await scene.run("eye.element.setAttribute('layouts', 'sky dubeolsik')");
  await scene.is("eye.keys().filter((key) => key.part.contains('globe')).length", 1);
  await scene.run("eye.element.removeAttribute('layouts')");
  await scene.is("eye.keys().filter((key) => key.part.contains('globe')).length", 1, "all by default");
});

states("a layout that changes ends the run, and loses no letter", async (scene) => {
  await scene.open(BODY);
  await scene.tap(["ㅅㅎ", "ㅅㅎ", "ㅣ"]);
  await scene.run("eye.element.layout = 'dubeolsik'");
  await scene.tap(["ㄴ", "ㅏ"]);
  await scene.is("memo.value", "히나");
});

states("`delay` is what the layout says, a number, or none", async (scene) => {
  await scene.open(BODY);
  await scene.is("[eye.element.delay, eye.element.session.layout.cycleTimeout]", [null, 1000]);
  await scene.run("eye.element.delay = 250");
  await scene.is("[eye.element.delay, eye.element.getAttribute('delay')]", [250, "250"]);
  await scene.run("eye.element.delay = Infinity");
  await scene.is("[String(eye.element.delay), eye.element.getAttribute('delay')]", ["Infinity", "none"]);
  await scene.run("eye.element.delay = null");
  await scene.is("[eye.element.delay, eye.element.getAttribute('delay')]", [null, null]);
  await scene.run("eye.element.setAttribute('delay', '700')");
  await scene.is("[eye.element.delay, eye.element.session.cycleTimeout]", [700, 700]);
  await scene.run("eye.element.removeAttribute('delay')");
  await scene.is("[eye.element.delay, eye.element.session.cycleTimeout]", [null, null]);
});

states("attributes are properties, and properties are attributes", async (scene) => {
  await scene.open(BODY);
  for (const name of ["keyboard", "sound", "vibrate"]) {
    await scene.is(`eye.element.${name}`, false);
    await scene.run(`eye.element.${name} = true`);
    await scene.is(`[eye.element.hasAttribute("${name}"), eye.element.${name}]`, [true, true]);
    await scene.run(`eye.element.removeAttribute("${name}")`);
    await scene.is(`eye.element.${name}`, false);
  }
  await scene.run("eye.element.layouts = 'sky danmoeum'; eye.element.for = 'other'; eye.element.lang = 'en'");
  await scene.is("['layouts', 'for', 'lang'].map((name) => eye.element.getAttribute(name))", ["sky danmoeum", "other", "en"]);
});

states("`sound` clicks and `vibrate` vibrates, and without them a key does neither", async (scene) => {
  await scene.open(BODY, { head: "" });
  await scene.run(`globalThis.felt = 0; globalThis.heard = 0;
    Object.defineProperty(navigator, "vibrate", { value: () => (felt += 1, true), configurable: true });
    for (const name of ["AudioBufferSourceNode", "OscillatorNode", "AudioScheduledSourceNode"]) {
      const type = globalThis[name]?.prototype;
      if (type && Object.hasOwn(type, "start")) {
        const start = type.start;
        type.start = function (...times) { heard += 1; return start.apply(this, times); };
      }
    }
    HTMLMediaElement.prototype.play = async () => { heard += 1; }; 1`);
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("[felt, heard]", [0, 0]);
  await scene.run("eye.element.vibrate = true");
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("[felt >= 2, heard]", [true, 0]);
  await scene.run("eye.element.vibrate = false; felt = 0; eye.element.sound = true");
  await scene.tap(["ㄱㅋ", "ㅣ"]);
  await scene.is("[felt, heard >= 2]", [0, true]);
  await scene.isFaultless();
});

states("names that are not known are reported in the console, and passed over", async (scene) => {
  await scene.open(BODY.replace("for=", 'layout="qwerty" layouts="sky nonesuch dubeolsik" for='));
  await scene.is("eye.said.filter(([kind, text]) => /qwerty/.test(text)).length > 0", true, "the layout");
  await scene.is("eye.said.filter(([kind, text]) => /nonesuch/.test(text)).length > 0", true, "one of the layouts");
  await scene.is("eye.keys().length > 10", true);
  await scene.tap(["ㄱㅋ"]);
  await scene.is("memo.value", "ㄱ", "the first that is known");
  await scene.run("eye.element.layouts = 'none such'; eye.element.layout = ''; eye.element.delay = 'soon'; eye.element.settings = { nonesuch: 1 }; 1");
  await scene.is("eye.keys().length > 10", true);
  await scene.isFaultless();
});

states("`settings` change times and distances", async (scene) => {
  await scene.open(BODY.replace("for=", 'layout="dubeolsik" for='));
  await scene.run("eye.element.settings = { longPress: 100, doubleSpace: null }");
  await scene.hold("ㅂ", 200);
  await scene.is("memo.value", "1");
  await scene.tap(["space", "space"]);
  await scene.is("memo.value", "1  ", "no full stop");
  await scene.is("eye.element.settings.longPress", 100);
  await scene.run("memo.value = ''; eye.element.settings = {}");
  await scene.hold("ㅂ", 200);
  await scene.is("memo.value", "ㅂ", "they are taken back");
});

states("a property is taken back by null or undefined, as frameworks do", async (scene) => {
  await scene.open(BODY);
  for (const nothing of ["null", "undefined"]) {
    await scene.run(`for (const name of ["for", "layout", "layouts", "delay", "marked"]) eye.element.setAttribute(name, "1");
      for (const name of ["for", "layout", "layouts", "delay", "marked", "keyboard", "sound", "vibrate", "settings"]) eye.element[name] = ${nothing}; 1`);
    await scene.is("eye.element.attributes.length", 0, nothing);
  }
  await scene.isFaultless();
});

states("what is set before the element is defined counts", async (scene) => {
  await scene.open('<textarea id="memo"></textarea><hwalja-keyboard></hwalja-keyboard>', { script: "", isReady: null });
  await scene.run(`globalThis.early = document.querySelector("hwalja-keyboard");
    Object.assign(early, { layout: "dubeolsik", layouts: "dubeolsik sky", delay: 300, keyboard: true, for: "memo", settings: { longPress: 50 } });
    import("/hwalja-keyboard.js").then(() => customElements.whenDefined("hwalja-keyboard")).then(() => 1)`);
  await scene.is("[early.layout, early.getAttribute('layout'), early.delay, early.keyboard, early.for, early.settings.longPress]",
    ["dubeolsik", "dubeolsik", 300, true, "memo", 50]);
  await scene.is("Object.keys(early)", [], "nothing lies over what the element has");
  await scene.tap(["ㅂ", "ㅏ"]);
  await scene.is("memo.value", "바");
});

states("an element can be made by a script, before and after it is in the page", async (scene) => {
  await scene.open('<textarea id="memo"></textarea>');
  await scene.run(`globalThis.made = document.createElement("hwalja-keyboard"); made.field = memo; made.layout = "sky"; document.body.append(made); 1`);
  await scene.is("[made.field === memo, made.isConnected, made.getAttribute('for')]", [true, true, null]);
  await scene.tap(["ㄱㅋ"]);
  await scene.is("memo.value", "ㄱ");
  await scene.is("[made.session.layout.id, made.session.composing]", ["sky", "ㄱ"]);
  await scene.run("made.field = null");
  await scene.is("made.field === memo", true, "it has the focus");
  await scene.run("memo.blur(); made.field = null");
  await scene.is("[made.field, made.session]", [null, null]);
});

states("`field` can be an element in a shadow tree, and `for` one in the keyboard's own", async (scene) => {
  await scene.open('<div id="one"></div><div id="two"></div><input id="label">');
  await scene.run(`one.attachShadow({ mode: "open" }).innerHTML = "<textarea id=inner></textarea>";
    two.attachShadow({ mode: "open" }).innerHTML = '<input id="label"><hwalja-keyboard for="label"></hwalja-keyboard>';
    globalThis.outer = document.body.appendChild(document.createElement("hwalja-keyboard"));
    outer.field = one.shadowRoot.querySelector("textarea"); 1`);
  const press = (names, element) => scene.run(`eye.places(${JSON.stringify(names)}, ${element})`).then((places) => scene.touch(places));
  await press(["ㄱㅋ", "ㅣ"], "outer");
  await scene.is("[outer.field.value, label.value]", ["기", ""]);
  await press(["ㄴㄹ", "ㅣ"], "two.shadowRoot.querySelector('hwalja-keyboard')");
  await scene.is("[two.shadowRoot.querySelector('input').value, label.value]", ["니", ""]);
  await scene.is("[one.shadowRoot.activeElement, two.shadowRoot.activeElement?.id]", [null, "label"]);
});

states("two keyboards in a page do not meddle with each other", async (scene) => {
  await scene.open(`<input id="a"><input id="b"><hwalja-keyboard id="x" for="a"></hwalja-keyboard><hwalja-keyboard id="y" for="b" layout="dubeolsik"></hwalja-keyboard>`);
  await scene.tap(["ㄱㅋ"], "mouse", "#x");
  await scene.tap(["ㄱ"], "mouse", "#y");
  await scene.tap(["ㅣ"], "mouse", "#x");
  await scene.tap(["ㅏ"], "mouse", "#y");
  await scene.is("[a.value, b.value, a.inputMode, b.inputMode]", ["ㄱㅣ", "ㄱㅏ", "none", "none"]);
  await scene.run("x.remove(); eye.later()");
  await scene.is("[a.inputMode, b.inputMode]", ["", "none"]);
  await scene.tap(["ㄴ"], "mouse", "#y");
  await scene.is("b.value", "ㄱㅏㄴ");
});

// What holds in every editor, or in those that have what it is about: each runs in a browser on an editor's page.
import { layouts, texts } from "./words.js";

const [cheonjiin, dubeolsik] = ["cheonjiin", "dubeolsik"].map((id) => layouts.find((layout) => layout.id === id));

const isField = ({ name }) => name === "an input" || name === "a textarea";
const isBare = ({ name }) => name.includes("contenteditable element");
const isNative = (scene) => isField(scene) || isBare(scene);
const hasLines = ({ name }) => name !== "an input";
const isRich = ({ name }) => ["TipTap", "Lexical", "CKEditor 5", "Trix", "Quill", "TinyMCE"].includes(name);
const all = () => true;

export const statements = [
  [all, async function wordsOfEveryLayout(scene) {
    for (const layout of layouts) {
      for (const text of texts) {
        await scene.begin();
        await scene.type(text, layout);
        await scene.says(text, `${layout.id} ${text}`);
      }
    }
  }],

  [all, async function bothBackspaces(scene) {
    await scene.begin();
    await scene.press(cheonjiin, ["ㄱㅋ", "인", "천", "ㄱㅋ", "_", "ㅇㅁ", "인", "천", "ㄴㄹ", "ㅅㅎ", "ㅅㅎ", "⎌"]);
    await scene.says("각안ㅅ", "a stroke goes");
    await scene.press(cheonjiin, ["⌫", "⌫", "⌫", "⌫"]);
    await scene.says("각", "a jamo goes each time");
    await scene.press(cheonjiin, ["⌫"]);
    await scene.says("", "a character goes where there is no run");
  }],

  [all, async function realKeys(scene) {
    await scene.begin({ keyboard: true });
    await scene.strike(..."gksrmf");
    await scene.says("한글", "keys of a computer");
    await scene.strike("Backspace");
    await scene.says("한그", "Backspace takes a jamo");
    await scene.strike("f", "ArrowLeft", "k");
    await scene.says("한ㅏ글", "the cursor has moved");
    await scene.strike("Backspace", "Backspace");
    await scene.says("글", "Backspace without a run is the editor's");
  }],

  [all, async function inTheMiddle(scene) {
    await scene.begin();
    await scene.type("가나");
    await scene.strike("ArrowLeft");
    await scene.type("한글");
    await scene.says("가한글나", "between two syllables");
  }],

  [all, async function afterAnEmoji(scene) {
    await scene.begin();
    await scene.press(dubeolsik, ["🙂", ..."ㅎㅏㄴㄱㅡㄹ", "👩‍👧", ..."ㅁㅏㄹ"]);
    await scene.says("🙂한글👩‍👧말", "around emoji");
  }],

  // Firefox pulls a line of Trix to the one before when its only letter is replaced, until Trix draws it anew: there
  // the first syllable of a later line comes apart. docs/GLUE.md says so.
  [(scene) => hasLines(scene) && !(scene.name === "Trix" && scene.engine === "Firefox"), async function firstSyllableOfEachLine(scene) {
    await scene.begin();
    await scene.press(cheonjiin, ["ㅇㅁ", "인", "천", "⏎"]);
    await scene.type("한글");
    await scene.press(dubeolsik, ["⏎"]);
    await scene.type("연필", cheonjiin);
    await scene.says("아\n한글\n연필", "three lines");
  }],

  [isRich, async function boldOnAndOff(scene) {
    await scene.begin();
    await scene.type("가");
    await scene.strike("Control+b");
    await scene.type("한글");
    await scene.strike("Control+b");
    await scene.type("말");
    await scene.says("가한글말", "bold in the middle");
    await scene.comes("driver.editor.element.querySelector('strong, b')?.textContent.replaceAll('\\ufeff', '')", "한글", "what is bold");
  }],

  [(scene) => isRich(scene) || isBare(scene), async function atTheElementsEnd(scene) {
    await scene.begin();
    await scene.type("앞");
    await scene.press(dubeolsik, ["_"]);
    await scene.run(`driver.selection().selectAllChildren(driver.editor.element);
      driver.selection().collapseToEnd(); driver.settled(50)`);
    await scene.type("한글");
    await scene.says("앞한글", "where selectAllChildren and collapseToEnd put the cursor");
  }],

  [isBare, async function styleAndComments(scene) {
    const place = (html, node, offset) => scene.run(`driver.editor.element.innerHTML = ${JSON.stringify(html)};
      driver.selection().collapse(driver.editor.element${node}, ${offset})`);
    await scene.begin();
    await place("앞<!-- c -->뒤", "", 1);
    await scene.type("한글");
    await scene.says("앞한글뒤", "before a comment");
    await place("앞<b>뒤</b>", "", 1);
    await scene.type("한글");
    await scene.says("앞한글뒤", "before bold letters");
    await place("<p>앞</p><p>뒤</p>", "", 2);
    await scene.type("한글");
    await scene.says("앞\n\n뒤한글", "after the last paragraph");
    await place("가", ".firstChild", 1);
    await scene.run('document.execCommand("bold")');
    await scene.type("한글");
    await scene.run('document.execCommand("bold")');
    await scene.type("말");
    await scene.says("가한글말", "bold in the middle");
    await place("가<br>가", ".firstChild", 1);
    await scene.type("하");
    await scene.run(`driver.editor.element.lastChild.data = "가하"; driver.selection().collapse(driver.editor.element.lastChild, 2)`);
    await scene.press(dubeolsik, ["ㄴ"]);
    await scene.says("가하\n가하ㄴ", "the same text at the same place of another line is no run");
  }],

  [isRich, async function askedForAtOnce(scene) {
    await scene.begin();
    await scene.run(`driver.session.layout = driver.layoutById("dubeolsik"); driver.asked = []`);
    for (const key of "ㅎㅏㄴ") {
      await scene.run(`driver.session.press(driver.session.layout.key("${key}")); driver.asked.push(driver.session.composing); driver.drawn()`);
    }
    await scene.comes("driver.asked", ["ㅎ", "하", "한"], "what is composed, asked for right after the press");
    await scene.says("한", "and that ends nothing");
  }],

  [isNative, async function undoneByTheRun(scene) {
    await scene.begin();
    for (const text of ["한글", "말"]) {
      await scene.type(text);
      await scene.press(dubeolsik, ["_"]);
    }
    const again = async (command, expected) => {
      await scene.run(`document.execCommand("${command}")`);
      await scene.says(expected, command);
    };
    for (const text of ["한글", ""]) await again("undo", text);
    for (const text of ["한글", "한글말"]) await again("redo", text);
    await scene.press(dubeolsik, ["ㄱ"]);
    await scene.says("한글말ㄱ", "after that");
  }],

  [isNative, async function thePageSaysNo(scene) {
    await scene.begin();
    await scene.type("하");
    await scene.run(`driver.no = (event) => event.preventDefault();
      driver.editor.element.addEventListener("beforeinput", driver.no)`);
    await scene.press(dubeolsik, ["ㄴ", "ㅏ", "_", "ㄴ", "⌫", "1"]);
    await scene.says("하", "nothing is written");
    await scene.run('driver.editor.element.removeEventListener("beforeinput", driver.no)');
    await scene.press(dubeolsik, ["ㄴ"]);
    await scene.says("하ㄴ", "nothing is lost, and the run has ended");
    await scene.run(`driver.asked = [];
      driver.editor.element.addEventListener("beforeinput", (event) => driver.asked.push(event.inputType, event.data))`);
    await scene.press(dubeolsik, ["ㅏ", "_", "⌫"]);
    await scene.comes("driver.asked", ["insertText", "나", "deleteContentBackward", null], "each change is asked for once");
  }],

  [isNative, async function closed(scene) {
    const close = isField(scene) ? ["inert", "readOnly", "disabled"] : ["inert"];
    for (const property of close) {
      await scene.begin();
      await scene.type("하");
      await scene.run(`driver.editor.element.${property} = true`);
      await scene.press(dubeolsik, ["ㄴ", "1", "␣", "⌫"]);
      await scene.says("하", property);
      await scene.run(`driver.editor.element.${property} = false`);
    }
  }],

  [isNative, async function enterIsAKey(scene) {
    await scene.begin();
    await scene.run(`driver.heard = []; driver.chat = (event) => {
      driver.heard.push(event.type + " " + event.key + " " + driver.text.now());
      if (event.type === "keydown") event.preventDefault();
    }; for (const type of ["keydown", "keypress", "keyup"]) driver.editor.element.addEventListener(type, driver.chat)`);
    await scene.type("말");
    await scene.press(dubeolsik, ["⏎"]);
    await scene.comes("driver.heard", ["keydown Enter 말", "keyup Enter 말"], "what a chat hears");
    await scene.says("말", "it keeps Enter to itself");
    await scene.run('for (const type of ["keydown", "keypress", "keyup"]) driver.editor.element.removeEventListener(type, driver.chat)');
  }],

  [isField, async function maxlength(scene) {
    await scene.begin();
    await scene.run("driver.editor.element.maxLength = 3");
    await scene.type("가나");
    await scene.press(cheonjiin, ["_", "ㅇㅁ", "천"]);
    await scene.says("가나ㅇ", "the dot has no room");
    await scene.press(cheonjiin, ["천", "인", "ㄴㄹ"]);
    await scene.says("가나연", "the syllable has");
    await scene.press(cheonjiin, ["천", "⌫", "ㄱㅋ", "인"]);
    await scene.says("가나연", "what finds no room loses nothing");
    await scene.run("driver.editor.element.removeAttribute('maxlength')");
  }],

  [({ name }) => name === "an input", async function whatCannotBeDriven(scene) {
    await scene.comes(`["email", "number"].map((type) => {
      try { driver.attach(Object.assign(document.createElement("input"), { type }), { layout: driver.layoutById("sky") }); }
      catch (error) { return error.message; }
    })`, ["email", "number"].map((type) => `<input type="${type}"> does not say where its cursor is; type="text" with inputmode does`),
    "fields without a cursor are refused");
    await scene.comes(`(() => {
      customElements.define("some-field", class extends HTMLElement { value = "" });
      const element = document.body.appendChild(document.createElement("some-field"));
      try { driver.attach(element, { layout: driver.layoutById("sky") }); } catch (error) { return error.message; }
    })()`, "<some-field> is no field of text; attach to the one in it", "an element around a field is refused");
  }],
];

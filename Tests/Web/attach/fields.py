"""Tests sessions in real fields beyond conformance: undo, events, keys, and pages that handle input themselves."""

from scene import play, test

ENGINES = ("Chromium", "Firefox", "WebKit")
INPUTS = ["input", "textarea"]
KINDS = [*INPUTS, "contenteditable"]
PAGE = {"script": '<script type="module" src="/page.js"></script>', "is_ready": "globalThis.begin"}
# Scripts that take the browser's editing commands away: they are missing, or they fail.
NO_COMMANDS = ["delete document.execCommand", "document.execCommand = () => false"]
FIELD, TEXT, RUN, HELD = "host.field", "host.text", "host.session.composing", "[host.field, host.session.composing]"


def in_each(what, *steps, kinds=KINDS, engines=ENGINES):
    """Adds a test that performs the steps in each of these kinds of field."""
    for kind in kinds:
        play(f"{kind}: {what}", f"<body data-kind={kind}>", *steps, engines=engines, **PAGE)


for script in NO_COMMANDS:
    in_each(f"each press dispatches an input event: {script}",
            (f"begin('앞|뒤'); {script}; type('ㅇㅁ 인 천 ㄴㄹ')", "host.events", [f"insertText {text}" for text in "ㅇ이아안"]),
            ("type('ㅅㅎ ㅅㅎ ㅇㅁ')", HELD, ["앞않ㅇ|뒤", "않ㅇ"]), ("type('⌫ ⌫ _ ⌫')", HELD, ["앞|뒤", ""]))

in_each("undo removes a run, redo writes it again, and both end the run",
        "begin('|', 'ㅇㅁ 인 천 ㄴㄹ _ ㄱㅋ 인')",
        *((f"document.execCommand('{command}')", f"[{TEXT}, {RUN}]", [left, ""])
          for command, left in (("undo", "안"), ("undo", ""), ("redo", "안"), ("redo", "안기"))),
        ("type('ㄱㅋ')", FIELD, "안기ㄱ|"))

in_each("a computer's numeric pad, Backspace and space type",
        "begin('|', '', { hardware: 'numpad', backspaceUnit: 'stroke' })",
        ("⌨ Numpad0 Numpad7 Numpad8 Numpad5 Numpad2 Numpad2 Backspace", FIELD, "안ㅅ|"), ("⌨ Space", FIELD, "안ㅅ|"), ("⌨ Space", FIELD, "안ㅅ |"),
        ("⌨ Numpad2", FIELD, "안ㅅ ㅅ|"), ("⌨ Backspace Backspace", FIELD, "안ㅅ|"),
        ("host.session.layout = hwalja.dubeolsik; host.session.spaceEndsRun = true", "⌨ g k Space", FIELD, "안ㅅ하|"),
        ("host.session.detach()", "⌨ 5", FIELD, "안ㅅ하5|"))

SPACE, BACKSPACE = "place: { row: 3, column: 2 }", "place: { row: 2, column: 8 }"
in_each("a keyboard reads the words and spaces before the cursor",
        "begin('하나 둘|'); globalThis.typed = new hwalja.KeyboardMachine(hwalja.dubeolsikKeyboard, host.session); 0",
        *((f"typed.{step}", TEXT, left) for step, left in (
            (f"tap({{ {SPACE}, time: 1000 }}), typed.tap({{ {SPACE}, time: 1500 }})", "하나 둘. "),
            (f"tap({{ {BACKSPACE}, time: 1600 }})", "하나 둘  "),
            (f"down({{ {BACKSPACE}, finger: 1, time: 2000 }}), typed.tick(4000)", "하나 "), ("tick(4200)", ""))))

in_each("arrow keys and a click end the run, even if the cursor is at the same place again",
        ("begin('|뒤', 'ㅇㅁ 인 천')", "⌨ ArrowLeft ArrowRight", HELD, ["아|뒤", ""]),
        ("type('ㄴㄹ')", HELD, ["아ㄴ|뒤", "ㄴ"]), ("🖱 #field", RUN, ""))

# In WebKit, letters do not join in an element that does not have the focus.
in_each("losing the focus ends the run, and later presses still type into the field, and nowhere else",
        ("begin('|', 'ㅇㅁ 인'); host.element.blur()", RUN, ""), ("type('ㄱㅋ 인')", TEXT, "이기"),
        ("host.other.focus(); type('ㄱㅋ ⌫ ㄴㄹ')",
         "[host.other.value, host.other.selectionStart, document.activeElement.id]", ["other", 0, "other"]),
        engines=ENGINES[:2])

in_each("a page can cancel beforeinput, and receives it once",
        ("""begin("|", "ㅇㅁ 인"); host.requests = []; host.cancels = true;
          host.element.addEventListener("beforeinput", (event) => {
            host.requests.push([event.inputType, event.data, event.getTargetRanges().length - Number(host.isRich)]);
            if (host.cancels) event.preventDefault();
          }); type('천 _ ⌫ "1"')""", f"[{FIELD}, host.requests.length]", ["이|", 3]),
        # In rich text, the event contains a range.
        ("host.cancels = false; host.requests = []; type('ㄴㄹ')", f"[{FIELD}, host.requests]",
         ["이ㄴ|", [["insertText", "ㄴ", 0]]]))

# The page dispatches the event as WebKit does.
in_each("if execCommand dispatches beforeinput itself, the page receives it once",
        ("""begin(); host.count = 0; host.element.addEventListener("beforeinput", () => host.count++);
          document.execCommand = function (...all) {
            host.element.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));
            return Document.prototype.execCommand.apply(this, all);
          }; type("ㅇㅁ 인")""", f"[{FIELD}, host.count]", ["이|", 2]), engines=ENGINES[:2])

in_each("a press ends the composition of a system's input method in rich text, and the focus returns",
        ("""begin("|", "ㅇㅁ 인"); host.received = [];
          const composition = (what) => host.element.dispatchEvent(new CompositionEvent(`composition${what}`));
          host.element.addEventListener("blur", () => (host.received.push("blur"), composition("end")));
          host.element.addEventListener("focus", () => host.received.push("focus"));
          composition("start"); type("ㄱㅋ 인")""", f"[host.received, {TEXT}]", [["blur", "focus"], "이기"]),
        kinds=["contenteditable"])

in_each("a page can cancel the key events of Enter, and call enter() in a handler",
        ("""begin("|", "ㅇㅁ 인"); host.received = []; for (const type of ["keydown", "keypress", "keyup"]) {
           host.element.addEventListener(type, (event) => {
             host.received.push(event.type + " " + event.key);
             if (event.type === "keydown") event.preventDefault();
             if (event.type === "keydown" && host.calls) host.session.enter();
           });
         } type("⏎")""", f"[host.received, {TEXT}, host.submits]", [["keydown Enter", "keyup Enter"], "이", 0]),
        ("host.calls = true; type('⏎')", "host.submits === Number(host.element.localName === 'input')", True))

for kinds, close in (
    *((KINDS, close) for close in ("host.close(true)", "host.element.remove()", "host.form.inert = true")),
    # Only form controls can be disabled.
    *((INPUTS, f"{what}.disabled = true") for what in ("host.element", "host.element.closest('fieldset')")),
):
    in_each(f"a field that becomes read-only or disabled takes no text, and the run ends: {close}",
            (f"""begin("|", "ㅇㅁ 인"); {close}; type('천 ␣ "1" ⌫ ⎌ _ ⏎')""",
             f"[{TEXT}, {RUN}, host.session.press(hwalja.cheonjiin.key('ㄱㅋ'))]", ["이", "", "nothing"]), kinds=kinds)

# A letter with dots that does not fit is held, so two strokes must be undone.
for script in NO_COMMANDS:
    in_each(f"maxlength is kept, and no letter is lost: {script}",
            f"begin('가나|'); {script}; host.element.maxLength = 3",
            *((f"type('{keys}')", HELD, [left, run]) for keys, left, run in (
                ("ㅇㅁ 천", "가나ㅇ|", "ᄋᆞ"), ("천 인 ㄴㄹ", "가나연|", "연"), ("⎌ ⎌", "가나여|", "ᄋᆢ"), ("⌫ ⌫ ⌫", "가나|", ""),
                ("ㄷㅌ 인 천 ㄱㅋ", "가나닥|", "닥"), ('"1" ␣ ⏎', "가나닥|", ""))), kinds=INPUTS)
    # If a tail would begin a new syllable for which there is no room, the tail is dropped with that syllable.
    in_each(f"a full field drops a tail that moves to a syllable without room: {script}",
            f"begin('한|'); {script}; host.element.maxLength = 2",
            *((f"type('{keys}')", HELD, [left, run]) for keys, left, run in (
                ("ㄱㅋ 지 ㄴㄹ ㄴㄹ ㅂㅍ", "한긃|", "긃"), ("인 천", "한글|", ""), ("ㄱㅋ", "한글|", ""),
                ("⌫ ㄷㅌ 인 천 ㄱㅋ", "한닥|", "닥"), ("인", "한다|", ""),
                ("⌫ ㄱㅋ 인 천 ㄴㄹ ㄴㄹ ㄱㅋ", "한갉|", "갉"), ("ㄱㅋ", "한갈|", ""),
                # The dots are held, and the vowel that they become is then refused.
                ("⌫ ㄷㅌ 인 천 ㄱㅋ 천", "한닥|", "다ᄀᆞ"), ("인", "한다|", ""))), kinds=INPUTS)

in_each("a form that resets ends the run", ("begin('|', 'ㅇㅁ 인'); host.element.form.reset()", RUN, ""), kinds=INPUTS)

in_each("in a field that no longer reports its cursor, letters do not join",
        ("""begin(); host.element.type = 'email'; type('ㄱㅋ 인 ⌫ "a"')""", TEXT, "ㄱa"), kinds=["input"])

in_each("the run stays in its text node, and keeps its style",
        "begin(); host.element.innerHTML = '<b>가</b><i>가</i>'",
        *((f"getSelection().collapse(host.element.querySelector('{name}').firstChild, 1); type('{keys}')",
           "host.element.innerHTML", left) for name, keys, left in (
            ("b", "ㄱㅋ 인 천", "<b>가가</b><i>가</i>"), ("i", "ㄱㅋ", "<b>가가</b><i>가ㄱ</i>"))), kinds=["contenteditable"])

ATTACHED = """(() => {
  try { hwalja.attach(%s, { layout: %s }); } catch (error) { return `${error}`; }
})()"""
play("attach throws for fields that do not report their cursor, and for elements around a field",
     "<select></select><own-field></own-field><div><input></div><label></label>",
     "customElements.define('own-field', class extends HTMLElement { value = '' })",
     *((ATTACHED % (f"Object.assign(document.createElement('input'), {{ type: '{kind}' }})", "hwalja.sky"),
        f'TypeError: <input type="{kind}"> does not report its cursor; use type="text" with inputmode')
       for kind in ("email", "number", "date", "checkbox")),
     *((ATTACHED % (f"document.querySelector('{name}')", "hwalja.sky"),
        f"TypeError: <{name}> is not a text field; attach to the field in it")
       for name in ("select", "own-field", "div", "label")),
     *((ATTACHED % given, "TypeError: attach needs an element and a layout")
       for given in (("null", "hwalja.sky"), ("document.querySelector('input')", "hwalja.nonesuch"))), **PAGE)


@test("text from another keyboard or an input method ends the run", ENGINES[:1])
def _(scene):
    for kind in KINDS:
        scene.open(f"<body data-kind={kind}>", **PAGE)
        scene.play(("begin('|', 'ㅇㅁ 인')", "⌨ a", "type('ㄱㅋ')", FIELD, "이aㄱ|"))
        scene.browser.command("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
        scene.expect(RUN, "")
        scene.browser.command("Input.insertText", text="に")
        scene.play(("type('ㄱㅋ')", FIELD, "이aㄱにㄱ|"))

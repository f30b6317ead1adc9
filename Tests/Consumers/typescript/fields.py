"""What the lines of sessions do not tell of a session in a browser's own fields: undoing, events, keys, and pages that
have a say in it."""

import json

from scene import states

ENGINES = ("Chromium", "Firefox", "WebKit")
INPUTS = ["input", "textarea"]
KINDS = [*INPUTS, "contenteditable"]
SCRIPT = """<script type="module">
  import * as hwalja from "/hwalja.js";
  import { Page } from "/page.js";
  Object.assign(globalThis, hwalja, { Page });
</script>"""
# With the browser's help, and without.
HELPS = ["delete document.execCommand", "document.execCommand = () => false"]


class Field:
    """A field of a kind in a page, to which a session is attached."""

    def __init__(self, scene, kind):
        self.scene, self.kind, self.run, self.gives = scene, kind, scene.run, scene.gives
        scene.open("", script=SCRIPT, is_ready="globalThis.Page")

    def begin(self, field="|", keys="", **options):
        """Makes it anew, holding `field`, and types `keys`."""
        given = ", ".join(json.dumps(what) for what in (self.kind, field))
        self.run(f"""globalThis.host?.detach();
          globalThis.host = new Page({given}, {{ layout: cheonjiin, ...{json.dumps(options)} }})""" + "; 0")
        self.act(keys)

    def act(self, steps):
        self.run(f"host.act({json.dumps(steps)})")

    def holds(self, field, composing=None, after=""):
        """This, after these steps."""
        self.act(after)
        self.gives("host.field", field, after)
        if composing is not None:
            self.gives("host.session.composing", composing, after)

    def strike(self, *keys):
        self.scene.strike(*keys)


def in_each(what, kinds=KINDS, engines=ENGINES):
    def add(check):
        for kind in kinds:
            states(f"{kind}: {what}", engines)(lambda scene, kind=kind: check(Field(scene, kind)))

    return add


@in_each("each press is an input event, with the browser's help and without")
def _(field):
    for help in HELPS:
        field.begin("앞|뒤")
        field.run(help + "; 0")
        field.act("ㅇㅁ 인 천 ㄴㄹ")
        field.gives("host.events", [f"insertText {text}" for text in "ㅇ이아안"])
        field.holds("앞않ㅇ|뒤", "않ㅇ", after="ㅅㅎ ㅅㅎ ㅇㅁ")
        field.holds("앞|뒤", after="⌫ ⌫ _ ⌫")


@in_each("undo takes back a run, redo writes it again, and the run is over")
def _(field):
    field.begin("|", "ㅇㅁ 인 천 ㄴㄹ _ ㄱㅋ 인")
    for command, left in (("undo", "안"), ("undo", ""), ("redo", "안"), ("redo", "안기")):
        field.run(f"document.execCommand('{command}')")
        field.gives("[host.text, host.session.composing]", [left, ""], command)
    field.holds("안기ㄱ|", after="ㄱㅋ")


@in_each("a computer's keyboard types, its Backspace and its space too")
def _(field):
    field.begin(keyboard=True, step="stroke")
    for keys, left in ((["0", "1", "2", "5", "8", "8", "Backspace"], "안ㅅ|"), ([" "], "안ㅅ|"), ([" "], "안ㅅ |"),
                       (["8"], "안ㅅ ㅅ|"), (["Backspace", "Backspace"], "안ㅅ|")):
        field.strike(*keys)
        field.holds(left)
    field.run("host.session.detach()")
    field.strike("5")
    field.holds("안ㅅ5|")


@in_each("a keyboard sees the words and the spaces before the cursor")
def _(field):
    field.begin("하나 둘|")
    field.run("globalThis.typed = new Keyboard(dubeolsikKeyboard, host.session); 0")
    field.run("globalThis.space = { row: 3, column: 3 }; globalThis.backspace = { row: 2, column: 8 }; 0")
    for step, left in (("tap({ place: space, time: 1000 }), typed.tap({ place: space, time: 1500 })", "하나 둘. "),
                       ("tap({ place: backspace, time: 1600 })", "하나 둘  "),
                       ("down({ place: backspace, finger: 1, time: 2000 }), typed.tick(4000)", "하나 "),
                       ("tick(4200)", "")):
        field.run(f"typed.{step}")
        field.gives("host.text", left, step)


@in_each("an arrow key and a click end the run, though the cursor is where it was")
def _(field):
    field.begin("|뒤", "ㅇㅁ 인 천")
    field.strike("ArrowLeft", "ArrowRight")
    field.holds("아|뒤", "")
    field.holds("아ㄴ|뒤", "ㄴ", after="ㄴㄹ")
    field.scene.touch([field.run("host.place")])
    field.gives("host.session.composing", "")


@in_each("what another keyboard or an input method types ends the run", engines=ENGINES[:1])
def _(field):
    field.begin("|", "ㅇㅁ 인")
    field.strike("a")
    field.holds("이aㄱ|", after="ㄱㅋ")
    field.scene.browser.tell("Input.imeSetComposition", text="に", selectionStart=1, selectionEnd=1)
    field.gives("host.session.composing", "")
    field.scene.browser.tell("Input.insertText", text="に")
    field.holds("이aㄱにㄱ|", after="ㄱㅋ")


# An element of WebKit takes letters one by one without the focus.
@in_each("the focus leaves and the run ends; what is typed then arrives, and nowhere else", engines=ENGINES[:2])
def _(field):
    field.begin("|", "ㅇㅁ 인")
    field.run("host.element.blur()")
    field.gives("host.session.composing", "")
    field.act("ㄱㅋ 인")
    field.gives("host.text", "이기")
    field.run("host.other.focus()")
    field.act("ㄱㅋ ⌫ ㄴㄹ")
    field.gives("[host.other.value, host.other.selectionStart, document.activeElement.id]", ["other", 0, "other"])


@in_each("a page that says no to beforeinput is obeyed, and asked once")
def _(field):
    field.begin("|", "ㅇㅁ 인")
    field.run("""host.asked = []; host.no = true; host.element.addEventListener("beforeinput", (event) => {
      host.asked.push(event.inputType + " " + event.data + " " + event.getTargetRanges().length);
      if (host.no) event.preventDefault();
    })""")
    field.holds("이|", after='천 _ ⌫ "1"')
    field.gives("host.asked.length", 3)
    field.run("host.no = false; host.asked = []; 0")
    field.holds("이ㄴ|", after="ㄴㄹ")
    field.gives("host.asked", [f"insertText ㄴ {int(field.kind == 'contenteditable')}"])


# WebKit's does.
@in_each("where execCommand asks by itself, the page hears it once", engines=ENGINES[:2])
def _(field):
    field.begin()
    field.run("""host.asked = 0; host.element.addEventListener("beforeinput", () => host.asked++);
      document.execCommand = function (...all) {
        host.element.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));
        return Document.prototype.execCommand.apply(this, all);
      }; 0""")
    field.holds("이|", after="ㅇㅁ 인")
    field.gives("host.asked", 2)


@in_each("Enter is heard as a key, and a page that keeps it has it, or calls enter()")
def _(field):
    field.begin("|", "ㅇㅁ 인")
    field.run("""host.heard = []; for (const type of ["keydown", "keypress", "keyup"]) {
      host.element.addEventListener(type, (event) => {
        host.heard.push(event.type + " " + event.key);
        if (event.type === "keydown") event.preventDefault();
        if (event.type === "keydown" && host.calls) host.session.enter();
      });
    }""")
    field.act("⏎")
    field.gives("[host.heard, host.text, host.submits]", [["keydown Enter", "keyup Enter"], "이", 0])
    field.run("host.calls = true")
    field.act("⏎")
    field.gives("host.submits", int(field.kind == "input"))


@in_each("a field that is closed takes nothing and throws nothing, and the run ends")
def _(field):
    closed = ["host.close(true)", "host.element.remove()", "host.form.inert = true"]
    # Only what is in a form can be disabled.
    if field.kind in INPUTS:
        closed += ["host.element.disabled = true", "host.element.closest('fieldset').disabled = true"]
    for close in closed:
        field.begin("|", "ㅇㅁ 인")
        field.run(close + "; 0")
        field.act('천 ␣ "1" ⌫ ⎌ _ ⏎')
        press = "host.session.press(cheonjiin.key('ㄱㅋ'))"
        field.gives(f"[host.text, host.session.composing, {press}]", ["이", "", "nothing"], close)


@in_each("maxlength holds, and no letter is lost", INPUTS)
def _(field):
    for help in HELPS:
        field.begin("가나|")
        field.run(f"{help}; host.element.maxLength = 3")
        # What has no room waits where one has taken back two strokes.
        for keys, left, composing in (
            ("ㅇㅁ 천", "가나ㅇ|", None), ("천 인 ㄴㄹ", "가나연|", None), ("⎌ ⎌", "가나여|", "ᄋᆢ"), ("⌫ ⌫ ⌫", "가나|", ""),
            ("ㄷㅌ 인 천 ㄱㅋ", "가나닥|", None), ("인", "가나닥|", None), ('"1" ␣ ⏎', "가나닥|", ""),
        ):
            field.holds(left, composing, after=keys)


@in_each("a form that resets ends the run", INPUTS)
def _(field):
    field.begin("|", "ㅇㅁ 인")
    field.run("host.element.form.reset()")
    field.gives("host.session.composing", "")


@in_each("Enter sends the form", ["input"])
def _(field):
    field.begin("|", "ㅇㅁ 인 ⏎")
    field.holds("이|", "")
    field.gives("host.submits", 1)


@in_each("one that no longer says where its cursor is takes letters one by one", ["input"])
def _(field):
    field.begin()
    field.run("host.element.type = 'email'")
    field.act('ㄱㅋ 인 ⌫ "a"')
    field.gives("host.element.value", "ㄱa")


@in_each("the run stays in its piece of text, and the style is kept", ["contenteditable"])
def _(field):
    field.begin()
    field.run("host.element.innerHTML = '<b>가</b><i>가</i>'")
    for name, keys, left in (("b", "ㄱㅋ 인 천", "<b>가가</b><i>가</i>"), ("i", "ㄱㅋ", "<b>가가</b><i>가ㄱ</i>")):
        field.run(f"getSelection().collapse(host.element.querySelector('{name}').firstChild, 1)")
        field.act(keys)
        field.gives("host.element.innerHTML", left)


@states("fields that do not say where their cursor is are refused, and so is what is around a field")
def _(scene):
    scene.open("<select></select><own-field></own-field>", script=SCRIPT, is_ready="globalThis.Page")
    scene.run("customElements.define('own-field', class extends HTMLElement { value = '' })")
    input = "Object.assign(document.createElement('input'), { type: '%s' })"
    reason = '<input type="%s"> does not say where its cursor is; type="text" with inputmode does'
    for element, message in (
        *((input % kind, reason % kind) for kind in ("email", "number", "date", "checkbox")),
        *((f"document.querySelector('{name}')", f"<{name}> is no field of text; attach to the one in it")
          for name in ("select", "own-field")),
    ):
        scene.gives(f"""(() => {{
          try {{ attach({element}, {{ layout: cheonjiin }}); }} catch (error) {{ return `${{error}}`; }}
        }})()""", f"TypeError: {message}")

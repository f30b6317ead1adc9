"""Types in pages that change the text at the same time: with listeners, a framework, another person's edits, or in a
frame."""

from fields import FIELD, HELD, INPUTS, PAGE, RUN, TEXT, in_each
from scene import ELEMENT, keyboard, play

RICH = ["contenteditable"]
DUBEOLSIK = "layout: hwalja.dubeolsik"
LATER = "eye.later(20)"


def keys(word):
    """Returns steps that press the keys of `word`, each in its own task."""
    return [f"type('{key}'); {LATER}" for key in word]


# What the `input` listener of each page writes, the function that the listener applies to the value, and the field
# after three words of steps: ㅇㅏㄴㄴㅕㅇ, a space, and ㅎㅏㄴ. The listener keeps the cursor at its place.
LISTENERS = [
    ("@ before the value", "v => v.startsWith('@') ? v : '@' + v", "@안녕 한|"),
    ("# before each word", r"v => v.replace(/(^|\s)(?=[^\s#])/g, '$1#')", "#안녕 #한|"),
    ("a currency sign each time", "v => '₩ ' + v.replace(/^₩ /, '')", "₩ 안녕 한|"),
    ("one more character before the value each time", "v => '-' + v", '-' * 10 + '안녕 한|'),
]
LISTEN = """(element) => element.addEventListener('input', () => {
  const at = element.selectionStart, made = (%s)(element.value);
  if (made === element.value) return;
  const cursor = at + made.length - element.value.length;
  element.value = made;
  element.setSelectionRange(cursor, cursor);
}, %s)"""



def listening(listen):
    """Returns steps that add the page's listener before the session's listener, and steps that add it after that."""
    return (f"begin('|', '', {{ {DUBEOLSIK}, prepare: {listen} }})",
            f"begin('|', '', {{ {DUBEOLSIK} }}); ({listen})(host.element)")


for what, make, left in LISTENERS:
    in_each(f"a listener in either phase writes {what}",
            *((begin, "type('ㅇ ㅏ ㄴ ㄴ ㅕ ㅇ ␣ ㅎ ㅏ ㄴ')", FIELD, left)
              for capture in ("true", "false") for begin in listening(LISTEN % (make, capture))), kinds=INPUTS)

# Another person writes before the run in the same line. The cursor keeps its place.
OTHERS = {
    "the value is set": """(({ element }) => { const at = element.selectionStart + 1; element.value = 'R' + element.value;
      element.setSelectionRange(at, at) })(host)""",
    "setRangeText": "host.element.setRangeText('R', 0, 0, 'preserve')",
}
RICHLY = {
    "into the same text node": "(host.element.firstChild.insertData?.(0, 'R'), 0)",
    "a separate text node": "host.element.prepend('R')",
    "an element": "host.element.prepend(Object.assign(document.createElement('b'), { textContent: 'R' }))",
}
for kinds, others in ((INPUTS, OTHERS), (RICH, RICHLY)):
    in_each(f"another person types before the run: {', '.join(others)}",
            *(step for act in others.values() for step in (
                f"begin('글|뒤', '', {{ {DUBEOLSIK} }})",
                *(step for key in "ㅎㅏㄴㄱㅡㄹ" for step in (f"{act}; {LATER}", *keys(key))),
                (LATER, FIELD, "RRRRRR글한글|뒤"), ("type('⌫')", f"[{FIELD}, {RUN}]", ["RRRRRR글한그|뒤", "한그"]))), kinds=kinds)

# The page removes a placeholder, or the cursor of another person.
REMOVE = "element.querySelector('[contenteditable]')?.remove()"
REMOVALS = {"on input": f"element.addEventListener('input', () => {REMOVE})", "by a timer": f"setTimeout(() => {REMOVE}, 30)"}
LABEL = "<span contenteditable=false>글</span>"
for what, remove in REMOVALS.items():
    in_each(f"a label before the run is removed {what}",
            *(step for html in (f"{LABEL}<span>x</span>", f"{LABEL}x", f"<p>{LABEL}x</p>") for step in (
                f"""begin('|', '', {{ {DUBEOLSIK}, prepare(element) {{ element.innerHTML = "{html}"; {remove};
                  let last = element; while (last.lastChild) last = last.lastChild;
                  getSelection().collapse(last, 1); }} }}); 0""",
                (*keys("ㅇ"), LATER, *keys("ㅏㅇㅏ"), LATER, TEXT, "x아아"))), kinds=RICH)

# A page with syntax highlighting redraws its text.
in_each("a page redraws the text, at once, in a microtask and in a timer",
        *(step for later in ("", ", queueMicrotask", ", setTimeout") for step in (
            (f"begin('글 |뒤', '', {{ {DUBEOLSIK}, prepare: (element) => redraws(element{later}) }})",
             "type('\"#\"'); " + LATER, *keys("ㅎㅏㄴㄱㅡㄹ"), FIELD, "글 #한글|뒤"),
            ("type('⌫'); " + LATER, "type('␣'); " + LATER, *keys("ㅁㅏㄹ"), FIELD, "글 #한그 말|뒤"))), kinds=RICH)

# An editor that handles `beforeinput` itself.
IN_ONE_TURN = [("ㅂ ㅏ", "하바|"), ("ㄴ ㅏ ㅁ", "하남|"), ('"(" ")"', "하()|"), ("⌫ ㅗ", "호|"), ("ㄴ _ ㅏ", "한ㅏ|")]
for what, is_late in (("at once, in a new node", "false"), ("in a microtask", "true")):
    begin = f"begin('|', '', {{ {DUBEOLSIK}, prepare: (element) => edits(element, {is_late}) }})"
    in_each(f"an editor handles edits {what}: one operation after the other, or several in one task",
            (begin, *keys("ㅎㅏㄴㄱㅡㄹ"), FIELD, "한글|"), ("type('⌫')", LATER, FIELD, "한그|"),
            *((begin, *keys("ㅎㅏ"), f"type('{steps}'); {LATER}", FIELD, left) for steps, left in IN_ONE_TURN), kinds=RICH)

# React restores the old value of a field until its state changes.
REACT = "".join(f'<script src="/{name}@18.3.1.min.js"></script>' for name in ("react", "react-dom"))
CONTROLLED = """(() => {
  const { createElement, startTransition, useState } = React;
  function Field() {
    const [value, set] = useState("");
    const change = (event) => { const text = event.target.value; %s; };
    return createElement("%s", { value, onChange: change });
  }
  const root = document.body.appendChild(document.createElement("div"));
  ReactDOM.createRoot(root).render(createElement(Field));
  return eye.later(20).then(() => {
    globalThis.element = root.firstChild;
    element.focus();
    globalThis.session = hwalja.attach(element, { layout: hwalja.dubeolsik, cycleTimeout: Infinity });
  });
})()"""
UPDATES = ("set(text)", "setTimeout(() => set(text))", "startTransition(() => set(text))",
           "Promise.resolve().then(() => set(text))")
PRESS = "session.press(hwalja.dubeolsik.key('%s')); " + LATER
for name in INPUTS:
    play(f"{name}: a React field whose state is set at once, or in a timer, a transition or a promise", "",
         *(step for update in UPDATES for step in (
             (CONTROLLED % (update, name), *(PRESS % key for key in "ㅎㅏㄴㄱㅡㄹ"), "element.value", "한글"),
             ("session.backspace(); " + LATER, "element.value", "한그"))), head=REACT, **PAGE)

# Fields in a frame.
FRAME = '<iframe srcdoc="<textarea>글</textarea>"></iframe>'
INNER = "document.querySelector('iframe').contentDocument.querySelector('textarea')"
play("a session types into a field in a frame of the same origin", FRAME,
     (f"globalThis.inner = {INNER}; inner.focus(); "
      "globalThis.session = hwalja.attach(inner, { layout: hwalja.dubeolsik, cycleTimeout: Infinity }); "
      "inner.setSelectionRange(1, 1)", *(PRESS % key for key in "ㅎㅏㄴ"), "inner.value", "글한"), **PAGE)
play("the element types into the field with the focus in a frame of the same origin",
     f"{FRAME}{keyboard('layout=dubeolsik')}", f"{INNER}.focus(); {INNER}.setSelectionRange(1, 1); {LATER}",
     ("☝ ㅎ ㅏ ㄴ", f"{INNER}.value", "글한"), script=ELEMENT)

# Faults of the page, and changes at unexpected times.
in_each("a listener that throws has no effect on the session",
        (f"""begin("|", "", {{ {DUBEOLSIK}, prepare: (element) => {{ for (const type of ["beforeinput", "input"]) {{
           element.addEventListener(type, () => {{ throw new Error("of the page") }}) }} }} }});
           type("ㅎ ㅏ ㄴ"); eye.faults.length = 0""", HELD, ["한|", "한"]), ("type('⌫'); eye.faults.length = 0", FIELD, "하|"))
in_each("if a field is removed during a write, the session does not throw or write elsewhere",
        *((f"""begin("글|뒤", "", {{ {DUBEOLSIK},
             prepare: (element) => element.addEventListener("{event}", () => element.remove(), {{ once: true }}) }});
           type("ㅎ ㅏ ㄴ ⌫ ⌫ ⌫"); {LATER}""", f"[/^글ㅎ?뒤$/.test({TEXT}), {RUN}, host.other.value]", [True, "", "other"])
          for event in ("beforeinput", "input")))
in_each("half of a surrogate pair before the cursor is kept, and deleted alone",
        *((f"begin('{half}|', '', {{ {DUBEOLSIK} }}); type('ㅎ ㅏ ㄴ ⌫ ⌫ ⌫')", f"{FIELD} === '{half}|'", True)
          for half in (r"\ud83d", r"\ude00", r"가\ud83d")),
        (r"begin('가\ud83d|', '', { layout: hwalja.dubeolsik }); type('ㅎ ⌫ ⌫')", f"{FIELD} === '가|'", True), kinds=INPUTS)
in_each("a clock that goes back is not a pause",
        ("begin('|', '', { cycleTimeout: 1000 }); for (const time of [10000, 5000, 5999, 6999]) "
         "host.session.press(hwalja.cheonjiin.key('ㄴㄹ'), time)", FIELD, "ㄴㄴ|"))

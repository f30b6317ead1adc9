"""Tests `auto`, which shows and hides the keyboard and keeps the field visible."""

from presses import LAYOUTS
from scene import keyboard, play, test, wait

AUTO = keyboard("auto layout=dubeolsik")
ONE = f'<input id="one"><button id="away">x</button>{AUTO}'
HIDDEN = "[getComputedStyle(eye.element).display === 'none', eye.element.hidden]"
GONE, SHOWN = [True, True], [False, False]
HIDES, SHOWS = wait("eye.element.hidden"), wait("!eye.element.hidden")

play("with `auto`, the keyboard is shown only while a field that it can type into has the focus",
     '<input id="one"><textarea id="two"></textarea><div id="three" contenteditable>x</div><input id="four" type="tel">'
     '<input id="five" type="email"><div id="host"></div>'
     '<input id="check" type="checkbox"><input id="fixed" readonly value="x"><input id="date" type="date">'
     f'<select id="list"><option>x</select><input id="off" disabled><button id="away">x</button>{AUTO}',
     "host.attachShadow({ mode: 'open' }).innerHTML = '<input><input>'; globalThis.inner = host.shadowRoot.children",
     (HIDDEN, GONE),
     *(step for field, other in (("one", "away"), ("two", "check"), ("three", "fixed"), ("four", "date"), ("five", "list"),
                                 ("inner[0]", "away"))
       for step in ((f"{field}.focus()", HIDDEN, SHOWN), f"{other}.focus()", HIDES)),
     ("off.focus(); fixed.focus(); eye.later(200)", HIDDEN, GONE),
     # If the focus moves from one field to another, the keyboard must stay. For a moment, nothing has the focus.
     "globalThis.hides = 0; one.focus(); new MutationObserver(() => hides += eye.element.hidden).observe(eye.element, "
     "{ attributes: true })",
     ("two.focus(); two.blur(); inner[0].focus(); inner[1].focus(); eye.later(200)", "[hides, eye.element.field === inner[1]]",
      [0, True]),
     # The keyboard must hide when the focus leaves the field.
     ("inner[1].blur()", HIDES, HIDDEN, GONE), ("one.focus()", HIDDEN, SHOWN),
     ("eye.element.auto = false; one.blur(); eye.later(200)", HIDDEN, SHOWN),
     ("eye.element.auto = true", HIDES, HIDDEN, GONE), ("eye.element.auto = false", HIDDEN, SHOWN))

play("with `auto` and `for`, only that field shows the keyboard, also if it has the focus from the start",
     '<input id="one" autofocus><input id="two">' + keyboard("auto hidden for=one"),
     (wait("document.activeElement === one && !eye.element.hidden"), HIDDEN, SHOWN), ("two.focus()", HIDES, HIDDEN, GONE),
     ("one.focus()", HIDDEN, SHOWN))

play("a click hits the button under the mouse, even if the keyboard is then shown or hidden",
     f'<div style="display: flex; flex-direction: column; height: 100vh; justify-content: end"><input id="one">'
     f'<button id="send" onclick="sent += 1">x</button>{AUTO}</div>',
     "globalThis.sent = 0", ("🖱 #one", SHOWS, "document.activeElement.id", "one"), ("☝ ㅎ", HIDDEN, SHOWN),
     ("🖱 #send", HIDES, "[sent, one.value]", [1, "ㅎ"]))

play("the keyboard stays if a click handler returns the focus to the field",
     f'<input id="one"><button id="send" onclick="one.focus()">x</button>{AUTO}',
     "one.focus(); globalThis.hides = 0; new MutationObserver(() => hides += 1).observe(eye.element, { attributes: true })",
     ("🖱 #send", "eye.later(200).then(() => hides)", 0))

play("while a key has the focus, the keyboard stays; the dismiss key returns the focus to the field", ONE,
     ("one.focus(); eye.key('ㅂ').focus(); eye.later(200)", HIDDEN, SHOWN),
     ("eye.key('dismiss').click(); eye.later(200)", "[eye.element.hidden, document.activeElement.id]", [True, "one"]))

DISMISS = "eye.keys().filter((key) => key.part.contains('dismiss')).length"
for layout in LAYOUTS:
    play(f"with `auto`, pages have a key that hides the keyboard until the field is touched: {layout}",
         f'<input id="one">{keyboard(f"auto layout={layout}")}', ("one.focus()", DISMISS, 1),
         # Space must be at least as wide as a key, and rows must keep their length.
         ("""(() => {
           const ends = () => String(eye.rows().map((row) => Math.round(row.lastChild.getBoundingClientRect().right)));
           const [space, letter] = [eye.key("space"), eye.keys()[0]].map((key) => key.getBoundingClientRect().width);
           const before = ends();
           eye.element.auto = false;
           return [space > 0.95 * letter, ends() === before];
         })()""", [True, True]), (DISMISS, 0), ("eye.element.auto = true", "☝ language", DISMISS, 1), ("☝ page", DISMISS, 1),
         ("☝ dismiss", "eye.later(200)", HIDDEN, GONE), ("🖱 #one", SHOWS, HIDDEN, SHOWN))

# On phones, which have their own keyboard, a page may hide this keyboard with a style.
play("while a style hides a keyboard with `auto`, fields use the system's keyboard", ONE,
     ("one.focus()", "one.inputMode", "none"), ("one.blur()", HIDES, "0", 0),
     ("one.blur(); eye.element.style.display = 'none'; eye.send('pointerdown', one); eye.send('pointerup', one); one.focus()",
      "one.getAttribute('inputmode')", None),
     ("one.blur(); eye.element.style.display = ''; eye.later(200)", HIDDEN, GONE), ("one.focus()", HIDDEN, SHOWN))

LINES = "".join(f"<p>{number}</p>" for number in range(30))
FIELDS = f'{LINES}<input id="one"><textarea id="two"></textarea><div id="three" contenteditable>x</div>'
DOCKED = """<style>body { margin: 0; } #page { display: flex; flex-direction: column; height: 100vh; }
  form { flex: 1; overflow: auto; min-height: 0; }</style>"""
OVER = "<style>hwalja-keyboard { position: %s; bottom: 0; left: 0; }</style>"
for what, head, body in (
    ("docked in a column", DOCKED, f'<div id="page"><form>{FIELDS}{LINES}</form>%s</div>'),
    ("the last in a column", DOCKED, f'<div id="page"><form>{FIELDS}</form>%s</div>'),
    ("fixed", OVER % "fixed", f"{FIELDS}{LINES}%s"), ("fixed, the last of the page", OVER % "fixed", f"{FIELDS}%s"),
    ("in what is fixed", "<style>footer { position: fixed; bottom: 0; left: 0; width: 100%; }</style>",
     f"{FIELDS}<footer>%s</footer>"),
    ("sticky", OVER % "sticky", f"{FIELDS}{LINES}%s"),
    ("fixed, in a flex row as high as the window",
     OVER % "fixed" + "<style>body { margin: 0; display: flex; min-height: 100vh; }</style>", f"<main>{FIELDS}</main>%s")):
    play(f"the field is scrolled into view when the keyboard is shown, and when a key types: {what}", body % AUTO,
         """globalThis.free = (field) => {
           const { top, bottom } = field.getBoundingClientRect();
           return top >= 0 && bottom <= eye.element.getBoundingClientRect().top + 0.5;
         }; 1""", *(step for id in ("one", "two", "three") for step in (
             (f"{id}.scrollIntoView({{ block: 'end' }}); {id}.focus({{ preventScroll: true }}); eye.later(200)", f"free({id})",
              True),
             # The user scrolls away and then types.
             (f"{id}.closest('form')?.scrollTo(0, 0); scrollTo(0, 0)", "☝ ㅎ", f"eye.later(50).then(() => free({id}))", True),
             "document.activeElement.blur()", HIDES)), head=head)

play("the page is restored when the keyboard is hidden or removed",
     f"{FIELDS}{AUTO}", head=OVER % "fixed", *(
         ("one.focus(); eye.later(100)", "document.adoptedStyleSheets.length", 1), ("one.blur()", HIDES, "eye.later(100)",
          "document.adoptedStyleSheets.length", 0), ("one.focus(); eye.later(100)", "document.adoptedStyleSheets.length", 1),
         ("eye.element.remove(); eye.later(100)", "document.adoptedStyleSheets.length", 0)))

MODULES = """<script type="module">import { define } from "/element.js"; import { keyboards } from "/hwalja.js"; %s
  define(keyboards);</script>"""
for more, shown in (("", [SHOWN, True]), ('import "/auto.js";', [GONE, False])):
    play(f"in a bundle, `auto` needs its module, and otherwise logs a warning: {more}", ONE,
         ("eye.later(200)", f"[{HIDDEN}, eye.logs.some(([, words]) => words.includes('hwalja/auto'))]", shown),
         ("one.focus()", HIDDEN, SHOWN), script=MODULES % more)


@test("a finger shows the keyboard, and presses the button that it touched", ("Chromium", "Firefox"))
def _(scene):
    scene.open(f'<div style="display: flex; flex-direction: column; height: 100vh"><div style="flex: 1"></div>'
               f'<input id="one"><button id="send" onclick="sent += 1">x</button>{AUTO}</div>')
    scene.play("globalThis.sent = 0; globalThis.at = (id) => eye.middle(document.getElementById(id))")
    scene.touch([scene.run("at('one')")], "touch")
    scene.play((SHOWS, "document.activeElement.id", "one"), ("eye.tap('ㅎ')", "one.value", "ㅎ"))
    scene.touch([scene.run("at('send')")], "touch")
    scene.play((HIDES, "[sent, one.value]", [1, "ㅎ"]))


play("a field in a frame shows the keyboard, and again when it is touched after the keyboard was dismissed",
     f'<iframe id="frame" srcdoc="<input><button>x</button>"></iframe>{AUTO}',
     wait("globalThis.there = frame.contentDocument.querySelector('input')"),
     "eye.element.field = there; globalThis.other = frame.contentDocument.querySelector('button'); 1",
     ("there.focus()", SHOWS, HIDDEN, SHOWN), ("☝ ㅎ", "there.value", "ㅎ"), ("☝ dismiss", "eye.later(200)", HIDDEN, GONE),
     ("eye.send('pointerdown', there)", HIDDEN, SHOWN), ("other.focus()", HIDES, HIDDEN, GONE))

play("the keyboard stays if the page cancels `dismiss`", ONE,
     "eye.element.addEventListener('dismiss', (event) => event.preventDefault()); one.focus()",
     ("☝ dismiss", "eye.later(200)", HIDDEN, SHOWN))

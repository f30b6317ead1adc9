"""Pages that are busy, rewrite what is typed, or have secrets."""

from presses import LAYOUTS
from scene import keyboard, memo, play

# Presses keys on a page that works, each time, as long as it is told of input, and as it is told of a finger. A finger
# goes up in that time, and the page hears of it after a delay.
BUSY = """globalThis.busy = async (names, delay, lifted) => {
  const work = () => { for (const end = performance.now() + 400; performance.now() < end;); };
  memo.focus();
  memo.addEventListener("input", work);
  for (const name of names) {
    const key = eye.key(name), began = performance.now();
    eye.send("pointerdown", key, { view: window }, began);
    work();
    await eye.later(delay);
    eye.send("pointerup", key, { view: window }, began + lifted);
  }
};"""

# WebKit's input comes from another process, and later than a timer.
for layout, keys in (("dubeolsik", [*"ㅂㅏㅂ"]), ("cheonjiin", ["ㅂㅍ", "ㅣ", "ㆍ", "ㅂㅍ"])):
    for delay in (0, 30):
        play(f"a short tap stays short, however late a busy page hears that it is over, on {layout}, {delay}",
             memo(f"layout={layout}"), (f"{BUSY} busy({keys}, {delay}, 60)", "memo.value", "밥"))

play("a key that is held while a page works is held", memo("layout=dubeolsik"),
     (f"{BUSY} busy(['ㅂ'], 100, 590)", "memo.value", "1"))

for rewritten, keys, text in (
    ("`@${text}`", "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ", "@한글"),
    ("text.replace(/^(...)(.{1,4})/, '$1-$2-').replace(/-$/, '')", "page 0 1 0 1 2 3 4 5", "010-1234-5"),
    ("text.toUpperCase()", "language q w", "QW"),
    # What is written into a run ends it.
    ("text.replace(/^(..)(?=.)/, '$1-')", "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ ㅁ ㅏ ㄹ", "한글-마ㄹ"),
):
    play(f"an app may rewrite what is typed: {rewritten}", memo("layout=dubeolsik"), (f"""
        memo.focus(); memo.addEventListener("input", () => {{
          const text = memo.value.replace(/[@-]/g, "");
          memo.value = {rewritten};
        }})""", f"☝ {keys}", "memo.value", text))

# As screen readers and the Tab key press.
for kind, pressed, ended, said in (("password", 0, 0, ""), ("text", 2, 4, "하")):
    play(f"of a password nothing is said, and nothing told to the page: {kind}",
         f'<input id="f" type="{kind}">{keyboard("for=f layout=dubeolsik")}',
         "f.focus(); eye.listen('press', 'commit')",
         ("for (const name of ['ㅎ', 'ㅏ']) eye.key(name).click(); eye.later()",
          "[eye.events.length, eye.element.shadowRoot.querySelector('[role=status]').textContent]", [pressed, said]),
         ("eye.key('space').click(); eye.later()", "[eye.events.length, f.value]", [ended, "하 "]))

# The file's own `define` is none of the package's.
for again in ("import('/hwalja-keyboard.js?again')", """Promise.all([import("/element.js"), import("/hwalja.js")])
      .then(([{ define }, { keyboards }]) => [define(keyboards), define(keyboards)])"""):
    play(f"what is loaded and defined twice is one element: {again}", memo(),
         (f"{again}.then(() => 0)", "☝ ㅣ", "[memo.value, eye.faults.length]", ["ㅣ", 0]))

play("a page that keeps room for the element does not jump", memo(), script="", is_ready=None, *(
    (act, "[Math.round(eye.element.getBoundingClientRect().height - 0.4945 * innerHeight), Boolean(eye.element.shadowRoot)]",
     [0, is_defined])
    for act, is_defined in (("0", False), ("import('/hwalja-keyboard.js').then(() => 0)", True), *(
        (f"eye.element.layout = '{layout}'", True) for layout in LAYOUTS))),
     head="""<style>hwalja-keyboard:not(:defined) {
       display: block; height: calc(4.6 * min(10.75svh, 36px + 4.3vw)); }</style>""")

RICH = memo("layout=dubeolsik", "div contenteditable", "</div>")
play("a press in a line of 50,000 letters takes a few times what the browser alone takes to write one", RICH,
     ("""(() => {
       memo.append("가".repeat(50_000));
       memo.focus();
       getSelection().collapse(memo.firstChild, 25_000);
       const quickest = (act) => Math.min(...Array.from({ length: 9 }, () => {
         const begun = performance.now();
         act();
         return performance.now() - begun;
       }));
       const alone = quickest(() => document.execCommand("insertText", false, "가"));
       return quickest(() => eye.tap("ㄱ")) < 8 * alone;
     })()""", True))

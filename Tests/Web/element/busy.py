"""Tests pages that are busy, pages that rewrite the text, and password fields."""

from presses import LAYOUTS
from scene import keyboard, memo, play

# Presses keys on a page that is busy during each input event and each touch. The finger is lifted while the page is
# busy, so its event arrives late.
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

# In WebKit, input comes from another process, and arrives later than timers do.
for layout, keys in (("dubeolsik", [*"ㅂㅏㅂ"]), ("cheonjiin", ["ㅂㅍ", "ㅣ", "ㆍ", "ㅂㅍ"])):
    for delay in (0, 30):
        play(f"a short tap stays short, however late its event arrives on a busy page, on {layout}, {delay}",
             memo(f"layout={layout}"), (f"{BUSY} busy({keys}, {delay}, 60)", "memo.value", "밥"))

play("a key that is held while a page is busy counts as held", memo("layout=dubeolsik"),
     (f"{BUSY} busy(['ㅂ'], 100, 590)", "memo.value", "1"))

for rewritten, keys, text in (
    ("`@${text}`", "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ", "@한글"),
    ("text.replace(/^(...)(.{1,4})/, '$1-$2-').replace(/-$/, '')", "page 0 1 0 1 2 3 4 5", "010-1234-5"),
    ("text.toUpperCase()", "language q w", "QW"),
    # Text that appears in the middle of the run ends the run.
    ("text.replace(/^(..)(?=.)/, '$1-')", "ㅎ ㅏ ㄴ ㄱ ㅡ ㄹ ㅁ ㅏ ㄹ", "한글-마ㄹ"),
):
    play(f"an app may rewrite the text: {rewritten}", memo("layout=dubeolsik"), (f"""
        memo.focus(); memo.addEventListener("input", () => {{
          const text = memo.value.replace(/[@-]/g, "");
          memo.value = {rewritten};
        }})""", f"☝ {keys}", "memo.value", text))

# Clicks, as screen readers send them, and as Enter on a key causes them.
for kind, pressed, ended, announced in (("password", 0, 0, ""), ("text", 2, 4, "하")):
    play(f"a password is neither announced nor reported to the page: {kind}",
         f'<input id="f" type="{kind}">{keyboard("for=f layout=dubeolsik")}',
         "f.focus(); eye.listen('press', 'commit')",
         ("for (const name of ['ㅎ', 'ㅏ']) eye.key(name).click(); eye.later()",
          "[eye.events.length, eye.element.shadowRoot.querySelector('[role=status]').textContent]", [pressed, announced]),
         ("eye.key('space').click(); eye.later()", "[eye.events.length, f.value]", [ended, "하 "]))

# The single file has its own `define`, which is separate from that of the package.
for again in ("import('/hwalja-keyboard.js?again')", """Promise.all([import("/element.js"), import("/hwalja.js")])
      .then(([{ define }, { keyboards }]) => [define(keyboards), define(keyboards)])"""):
    play(f"loading and defining twice makes one element: {again}", memo(),
         (f"{again}.then(() => 0)", "☝ ㅣ", "[memo.value, eye.faults.length]", ["ㅣ", 0]))

play("a page that reserves room for the element does not jump", memo(), script="", is_ready=None, *(
    (act, "[Math.round(eye.element.getBoundingClientRect().height - 0.4945 * innerHeight), Boolean(eye.element.shadowRoot)]",
     [0, is_defined])
    for act, is_defined in (("0", False), ("import('/hwalja-keyboard.js').then(() => 0)", True), *(
        (f"eye.element.layout = '{layout}'", True) for layout in LAYOUTS))),
     head="""<style>hwalja-keyboard:not(:defined) {
       display: block; height: calc(4.6 * min(10.75svh, 36px + 4.3vw)); }</style>""")

RICH = memo("layout=dubeolsik", "div contenteditable", "</div>")
play("a press in a line of 50,000 letters takes at most 8 times as long as the browser's own insertion", RICH,
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

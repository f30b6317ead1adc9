"""What holds in every editor, or in those that have what it is about."""

from presses import LAYOUTS

# Words that split and merge syllables, double letters, clusters and dots, and a sentence of them.
TEXTS = ["닭고기 값", "괜찮아", "여덟", "핥다", "까치 빵 떡", "우유 요리", "왜 쉬운 의자", "연필", "나는 학교에 갔다"]

STATEMENTS = []


def states(is_meant):
    """Has the decorated function tried in the editors that `is_meant` says."""
    return lambda statement: STATEMENTS.append((is_meant, statement))


def is_everything(_):
    return True


def is_bare(scene):
    return "contenteditable element" in scene.name


def is_rich(scene):
    return scene.name in ("TipTap", "Lexical", "CKEditor 5", "Trix", "Quill", "TinyMCE")


def keeps_lines(scene):
    # Firefox pulls a line of Trix to the one before when its only letter is replaced, until Trix draws it anew: there
    # the first syllable of a later line comes apart. docs/GLUE.md says so.
    return scene.name != "an input" and (scene.name, scene.browser.engine) != ("Trix", "Firefox")


@states(is_everything)
def words_of_every_layout(scene):
    for layout in LAYOUTS:
        for text in TEXTS:
            scene.begin()
            scene.type(text, layout)
            scene.says(text, f"{layout} {text}")


@states(is_everything)
def both_backspaces(scene):
    scene.begin()
    scene.press("cheonjiin", *"ㄱㅋ 인 천 ㄱㅋ _ ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ ⎌".split())
    scene.says("각안ㅅ", "a stroke goes")
    scene.press("cheonjiin", *"⌫⌫⌫⌫")
    scene.says("각", "a jamo goes each time")
    scene.press("cheonjiin", "⌫")
    scene.says("", "a character goes where there is no run")


@states(is_everything)
def real_keys(scene):
    scene.begin(keyboard=True)
    scene.strike(*"gksrmf")
    scene.says("한글", "keys of a computer")
    scene.strike("Backspace")
    scene.says("한그", "Backspace takes a jamo")
    scene.strike("f", "ArrowLeft", "k")
    scene.says("한ㅏ글", "the cursor has moved")
    scene.strike("Backspace", "Backspace")
    scene.says("글", "Backspace without a run is the editor's")


@states(is_everything)
def in_the_middle(scene):
    scene.begin()
    scene.type("가나")
    scene.strike("ArrowLeft")
    scene.type("한글")
    scene.says("가한글나", "between two syllables")


@states(is_everything)
def after_an_emoji(scene):
    scene.begin()
    scene.press("dubeolsik", '"🙂"', *"ㅎㅏㄴㄱㅡㄹ", '"👩‍👧"', *"ㅁㅏㄹ")
    scene.says("🙂한글👩‍👧말", "around emoji")


@states(keeps_lines)
def first_syllable_of_each_line(scene):
    scene.begin()
    scene.press("cheonjiin", "ㅇㅁ", "인", "천", "⏎")
    scene.type("한글")
    scene.press("dubeolsik", "⏎")
    scene.type("연필", "cheonjiin")
    scene.says("아\n한글\n연필", "three lines")


@states(is_rich)
def bold_on_and_off(scene):
    scene.begin()
    scene.type("가")
    scene.strike("Control+b")
    scene.type("한글")
    scene.strike("Control+b")
    scene.type("말")
    scene.says("가한글말", "bold in the middle")
    bold = "driver.editor.element.querySelector('strong, b')?.textContent.replaceAll('\\ufeff', '')"
    scene.comes(bold, "한글", "what is bold")


@states(lambda scene: is_rich(scene) or is_bare(scene))
def at_the_elements_end(scene):
    scene.begin()
    scene.type("앞")
    scene.press("dubeolsik", "_")
    scene.run("""driver.selection().selectAllChildren(driver.editor.element);
      driver.selection().collapseToEnd(); driver.settled(50)""")
    scene.type("한글")
    scene.says("앞한글", "where selectAllChildren and collapseToEnd put the cursor")


@states(is_bare)
def style_and_comments(scene):
    def place(html, node, offset):
        scene.run(f"""(({{ element }}) => {{ element.innerHTML = "{html}";
          driver.selection().collapse(element{node}, {offset}) }})(driver.editor)""")

    scene.begin()
    for html, offset, text, what in (
        ("앞<!-- c -->뒤", 1, "앞한글뒤", "before a comment"),
        ("앞<b>뒤</b>", 1, "앞한글뒤", "before bold letters"),
        ("<p>앞</p><p>뒤</p>", 2, "앞\n\n뒤한글", "after the last paragraph"),
    ):
        place(html, "", offset)
        scene.type("한글")
        scene.says(text, what)
    place("가", ".firstChild", 1)
    for text in ("한글", "말"):
        scene.run('document.execCommand("bold")')
        scene.type(text)
    scene.says("가한글말", "bold in the middle")
    place("가<br>가", ".firstChild", 1)
    scene.type("하")
    scene.run("""(({ lastChild }) => { lastChild.data = "가하";
      driver.selection().collapse(lastChild, 2) })(driver.editor.element)""")
    scene.press("dubeolsik", "ㄴ")
    scene.says("가하\n가하ㄴ", "the same text at the same place of another line is no run")


@states(is_rich)
def asked_for_at_once(scene):
    scene.begin()
    scene.run('driver.session.layout = driver.layoutById("dubeolsik"); driver.asked = []')
    for key in "ㅎㅏㄴ":
        scene.run(f"""driver.session.press(driver.session.layout.key("{key}"));
          driver.asked.push(driver.session.composing); driver.drawn()""")
    scene.comes("driver.asked", ["ㅎ", "하", "한"], "what is composed, asked for right after the press")
    scene.says("한", "and that ends nothing")

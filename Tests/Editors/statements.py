"""What holds in every editor, or in those that have what it is about."""

import json

from presses import LAYOUTS, ids
from scene import states

# Words that split and merge syllables, double letters, clusters and dots, and a sentence of them.
TEXTS = ["닭고기 값", "괜찮아", "여덟", "핥다", "까치 빵 떡", "우유 요리", "왜 쉬운 의자", "연필", "나는 학교에 갔다"]

EDITORS = [
    "an input", "a textarea", "a contenteditable element", "a contenteditable element in a shadow root",
    "TipTap", "Lexical", "CKEditor 5", "Trix", "CodeMirror 5", "CodeMirror 6", "Quill", "TinyMCE",
]
# What is asked of an editor, after whether it is meant.
CHECKS = []


def where(is_meant):
    """Has the decorated function tried in the editors that `is_meant` says."""
    return lambda check: CHECKS.append((is_meant, check))


class Editor:
    """An editor in a page, in the words of the page's driver."""

    def __init__(self, scene, name):
        self.scene, self.name, self.run, self.engine = scene, name, scene.run, scene.engine
        scene.open(f'<div id="place" data-editor="{name}"></div>', script="", is_ready=None)
        self.run("import('/page.js').then(() => 0)")

    def begin(self, **options):
        self.run(f"driver.begin({json.dumps(options)})")

    def press(self, layout, *tokens):
        """Presses keys, and whatever else a scenario may have, on the layout called so."""
        self.scene.presses += len(tokens)
        self.run(f"driver.type({json.dumps(layout)}, {json.dumps(tokens)})")

    def type(self, text, layout="dubeolsik"):
        self.press(layout, *ids(layout, text))

    def strike(self, *names):
        self.scene.presses += len(names)
        for name in names:
            self.scene.strike(name)
            self.run("driver.drawn()")

    def says(self, expected, what):
        self.scene.gives("driver.text()", expected, what)


def holds(scene, name):
    """Every check is tried, whatever became of the others."""
    editor, wrong = Editor(scene, name), []
    for is_meant, check in CHECKS:
        try:
            if is_meant(editor):
                check(editor)
        except AssertionError as error:
            wrong.append(f"{check.__name__}: {error}")
    assert not wrong, "\n".join(wrong)


for name in EDITORS:
    states(name, name=name)(holds)


def is_everything(_):
    return True


def is_bare(editor):
    return "contenteditable element" in editor.name


def is_rich(editor):
    return editor.name in ("TipTap", "Lexical", "CKEditor 5", "Trix", "Quill", "TinyMCE")


def keeps_lines(editor):
    # Firefox pulls a line of Trix to the one before when its only letter is replaced, until Trix draws it anew: there
    # the first syllable of a later line comes apart. docs/GLUE.md says so.
    return editor.name != "an input" and (editor.name, editor.engine) != ("Trix", "Firefox")


@where(is_everything)
def words_of_every_layout(editor):
    for layout in LAYOUTS:
        for text in TEXTS:
            editor.begin()
            editor.type(text, layout)
            editor.says(text, f"{layout} {text}")


@where(is_everything)
def both_backspaces(editor):
    editor.begin()
    editor.press("cheonjiin", *"ㄱㅋ 인 천 ㄱㅋ _ ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ ⎌".split())
    editor.says("각안ㅅ", "a stroke goes")
    editor.press("cheonjiin", *"⌫⌫⌫⌫")
    editor.says("각", "a jamo goes each time")
    editor.press("cheonjiin", "⌫")
    editor.says("", "a character goes where there is no run")


@where(is_everything)
def backspace_after_the_cursor_was_elsewhere(editor):
    editor.begin()
    editor.type("가나")
    editor.strike("ArrowLeft", "ArrowRight")
    editor.press("dubeolsik", "⌫")
    editor.says("가", "what an editor shows is not always in its field")


@where(is_everything)
def real_keys(editor):
    editor.begin(keyboard=True)
    editor.strike(*"gksrmf")
    editor.says("한글", "keys of a computer")
    editor.strike("Backspace")
    editor.says("한그", "Backspace takes a jamo")
    editor.strike("f", "ArrowLeft", "k")
    editor.says("한ㅏ글", "the cursor has moved")
    editor.strike("Backspace", "Backspace")
    editor.says("글", "Backspace without a run is the editor's")


@where(is_everything)
def in_the_middle(editor):
    editor.begin()
    editor.type("가나")
    editor.strike("ArrowLeft")
    editor.type("한글")
    editor.says("가한글나", "between two syllables")


@where(is_everything)
def after_an_emoji(editor):
    editor.begin()
    editor.press("dubeolsik", '"🙂"', *"ㅎㅏㄴㄱㅡㄹ", '"👩‍👧"', *"ㅁㅏㄹ")
    editor.says("🙂한글👩‍👧말", "around emoji")


@where(keeps_lines)
def first_syllable_of_each_line(editor):
    editor.begin()
    editor.press("cheonjiin", "ㅇㅁ", "인", "천", "⏎")
    editor.type("한글")
    editor.press("dubeolsik", "⏎")
    editor.type("연필", "cheonjiin")
    editor.says("아\n한글\n연필", "three lines")


@where(is_rich)
def bold_on_and_off(editor):
    editor.begin()
    editor.type("가")
    editor.strike("Control+b")
    editor.type("한글")
    editor.strike("Control+b")
    editor.type("말")
    editor.says("가한글말", "bold in the middle")
    bold = "driver.editor.element.querySelector('strong, b')?.textContent.replaceAll('\\ufeff', '')"
    editor.scene.gives(bold, "한글", "what is bold")


@where(lambda editor: is_rich(editor) or is_bare(editor))
def at_the_elements_end(editor):
    editor.begin()
    editor.type("앞")
    editor.press("dubeolsik", "_")
    editor.run("""driver.selection().selectAllChildren(driver.editor.element);
      driver.selection().collapseToEnd(); driver.settled(50)""")
    editor.type("한글")
    editor.says("앞한글", "where selectAllChildren and collapseToEnd put the cursor")


@where(is_bare)
def style_and_comments(editor):
    def place(html, node, offset):
        editor.run(f"""(({{ element }}) => {{ element.innerHTML = "{html}";
          driver.selection().collapse(element{node}, {offset}) }})(driver.editor)""")

    editor.begin()
    for html, offset, text, what in (
        ("앞<!-- c -->뒤", 1, "앞한글뒤", "before a comment"),
        ("앞<b>뒤</b>", 1, "앞한글뒤", "before bold letters"),
        ("<p>앞</p><p>뒤</p>", 2, "앞\n\n뒤한글", "after the last paragraph"),
    ):
        place(html, "", offset)
        editor.type("한글")
        editor.says(text, what)
    place("가", ".firstChild", 1)
    for text in ("한글", "말"):
        editor.run('document.execCommand("bold")')
        editor.type(text)
    editor.says("가한글말", "bold in the middle")
    place("가<br>가", ".firstChild", 1)
    editor.type("하")
    editor.run("""(({ lastChild }) => { lastChild.data = "가하";
      driver.selection().collapse(lastChild, 2) })(driver.editor.element)""")
    editor.press("dubeolsik", "ㄴ")
    editor.says("가하\n가하ㄴ", "the same text at the same place of another line is no run")


@where(is_rich)
def asked_for_at_once(editor):
    editor.begin()
    editor.run('driver.session.layout = driver.layoutById("dubeolsik"); driver.asked = []')
    for key in "ㅎㅏㄴ":
        editor.run(f"""driver.session.press(driver.session.layout.key("{key}"));
          driver.asked.push(driver.session.composing); driver.drawn()""")
    editor.scene.gives("driver.asked", ["ㅎ", "하", "한"], "what is composed, asked for right after the press")
    editor.says("한", "and that ends nothing")

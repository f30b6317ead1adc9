"""What an accessibility audit finds: nothing."""

from scene import states

AUDIT = """axe.run(document).then(({ violations, passes }) => [
  violations.map(({ id, nodes }) => [id, nodes[0].failureSummary]),
  passes.some(({ nodes }) => nodes.some(({ target }) => Array.isArray(target[0])))])"""


@states("an accessibility audit finds nothing, in light and dark colours, in Korean and English")
def _(scene):
    for lang, scheme in (("ko", "light"), ("en", "dark")):
        scene.open("""<main><h1>x</h1><label for="memo">x</label><textarea id="memo"></textarea>
          <hwalja-keyboard for="memo"></hwalja-keyboard></main>""", lang=lang, head=f"""
          <script src="/axe.min.js"></script>
          <style>:root {{ color-scheme: {scheme} }} body {{ background: Canvas; color: CanvasText }}</style>""")
        for layout in ("cheonjiin", "dubeolsik"):
            scene.run(f"eye.element.layout = '{layout}'")
            hold = "eye.send('pointerdown', eye.key('.')); eye.later(450)"
            for act in ("1", "eye.tap('language')", "eye.tap('shift')", hold):
                scene.run(act)
                # It looks into the keyboard, or that says little.
                scene.gives(AUDIT, [[], True], f"{layout}, {act}, {lang}, {scheme}")
            scene.run("eye.send('pointercancel', eye.key('.')); eye.element.field = null; eye.element.field = memo; 1")

"""Runs an accessibility audit."""

from scene import play

# Returns the violations, the checks that are incomplete, and true if the audit has looked into the keyboard. Runs after
# all transitions have finished.
AUDIT = """eye.rest().then(() => axe.run(document)).then(({ violations, passes, incomplete }) => [
  violations.map(({ id, nodes }) => [id, nodes[0].failureSummary]), incomplete.map(({ id }) => id),
  passes.some(({ nodes }) => nodes.some(({ target }) => Array.isArray(target[0])))])"""
HOLD = "eye.send('pointerdown', eye.key('.')); eye.later(600)"

for lang, scheme in (("ko", "light"), ("en", "dark")):
    for layout in ("cheonjiin", "dubeolsik"):
        play(f"an accessibility audit finds nothing, in {scheme} colours, in {lang}, on {layout}",
             """<main><h1>x</h1><label for="memo">x</label><textarea id="memo"></textarea>
               <hwalja-keyboard for="memo"></hwalja-keyboard></main>""",
             *((act, AUDIT, [[], [], True]) for act in (
                 f"eye.element.layout = '{layout}'", "eye.tap('language')", "eye.tap('shift')")),
             # The audit cannot compute the contrast of keys under the list.
             (HOLD, AUDIT, [[], ["color-contrast"], True]),
             lang=lang, head=f"""
               <script src="/axe.min.js"></script>
               <style>:root {{ color-scheme: {scheme} }} body {{ background: Canvas; color: CanvasText }}</style>""")

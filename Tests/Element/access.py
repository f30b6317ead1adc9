"""What an accessibility audit finds: nothing."""

from scene import play

# It looks into the keyboard, or that says little; and of what it cannot tell.
AUDIT = """axe.run(document).then(({ violations, passes, incomplete }) => [
  violations.map(({ id, nodes }) => [id, nodes[0].failureSummary]), incomplete.map(({ id }) => id),
  passes.some(({ nodes }) => nodes.some(({ target }) => Array.isArray(target[0])))])"""
# What cannot be read on a key with a finger on it, of which no audit knows; of how many texts that is
# asked, and whether keys are dark.
FAINT = """(() => {
  const { Color, getContrast } = axe.commons.color;
  const colour = (text) => {
    const made = new Color();
    made.parseString(text);
    return made;
  };
  let count = 0;
  const faint = eye.keys().filter((key) => key.part.contains("letter")).flatMap((key) => {
    eye.send("pointerdown", key);
    const texts = [...key.querySelectorAll("[part~=legend], [part~=hint]")].filter((text) => text.textContent);
    const ground = colour(eye.ground(key));
    const found = texts.filter((text) => getContrast(colour(getComputedStyle(text).color), ground) < 4.5);
    eye.send("pointercancel", key);
    count += texts.length;
    return found.map((text) => text.textContent);
  });
  return [faint, count, colour(eye.ground(eye.keys()[0])).getRelativeLuminance() < 0.45];
})()"""
HOLD = "eye.send('pointerdown', eye.key('.')); eye.later(600)"

for lang, scheme in (("ko", "light"), ("en", "dark")):
    for layout, count in (("cheonjiin", 21), ("dubeolsik", 38)):
        play(f"an accessibility audit finds nothing, in {scheme} colours, in {lang}, on {layout}",
             """<main><h1>x</h1><label for="memo">x</label><textarea id="memo"></textarea>
               <hwalja-keyboard for="memo"></hwalja-keyboard></main>""",
             *((act, AUDIT, [[], [], True]) for act in (
                 f"eye.element.layout = '{layout}'", "eye.tap('language')", "eye.tap('shift')")),
             # Of what is under the list it cannot tell.
             (HOLD, AUDIT, [[], ["color-contrast"], True]),
             ("eye.send('pointercancel', eye.key('.')); eye.tap('language')", FAINT, [[], count, scheme == "dark"]),
             lang=lang, head=f"""
               <script src="/axe.min.js"></script>
               <style>:root {{ color-scheme: {scheme} }} body {{ background: Canvas; color: CanvasText }}</style>""")

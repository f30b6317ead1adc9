// What an accessibility audit finds: nothing.
import { states } from "./scene.js";

const body = (label) => `<main><h1>x</h1><label for="memo">${label}</label><textarea id="memo"></textarea>
  <hwalja-keyboard for="memo"></hwalja-keyboard></main>`;

for (const lang of ["ko", "en"]) {
  for (const scheme of ["light", "dark"]) {
    states(`an accessibility audit finds nothing in ${scheme} colours, in ${lang}`, async (scene) => {
      await scene.open(body("x"), {
        lang, head: `<style>:root { color-scheme: ${scheme} } body { background: Canvas; color: CanvasText }</style><script src="/axe.min.js"></script>`,
      });
      for (const layout of ["cheonjiin", "dubeolsik"]) {
        await scene.run(`eye.element.layout = "${layout}"`);
        for (const act of ["1", "eye.tap('language')", "eye.tap('shift')", "eye.send('pointerdown', eye.key('.')); eye.later(450)"]) {
          await scene.run(act);
          await scene.is(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) =>
            [id, nodes.length, nodes[0].target.flat().join(" "), nodes[0].failureSummary]))`, [], `${layout}, ${act}`);
          await scene.is("axe.run(document).then(({ passes }) => passes.some(({ nodes }) => nodes.some(({ target }) => Array.isArray(target[0]))))", true, "it looks into the keyboard");
        }
        await scene.run("eye.send('pointercancel', eye.key('.')); eye.element.field = null; eye.element.field = memo; 1");
      }
    });
  }
}

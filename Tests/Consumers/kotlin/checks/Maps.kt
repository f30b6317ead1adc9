package consumer

import hwalja.Edit
import hwalja.KeyboardLayout
import java.io.File

/** Does [edit] to [text]. */
fun edited(text: String, edit: Edit?): String? =
    edit?.let { text.dropLast(it.deleting) + it.inserting }

/** Compares the raw look-up of [layouts] with the full maps in [folder], in every state of the map on every key. */
fun checkMaps(layouts: List<KeyboardLayout>, folder: File) {
    for (layout in layouts) {
        check("$layout looks up what its full map says, wherever a run can end") {
            val map = readMap(folder.resolve("${layout.id}.full.json"))
            val states = map.values.flatMap { it.keys }.toSet()
            check(states.size > 10_000) { "only ${states.size} states" }
            expect(layout.keys.map { it.id } + "⌫", map.keys.toList()) { "keys" }
            for (state in states) {
                for (text in listOf(state, "x$state", "한글$state")) {
                    for (key in layout.keys) {
                        expect(map.typed(key.id, text), edited(text, layout.edit(key, text))) {
                            "$key after $text"
                        }
                    }
                    expect(map.typed("⌫", text), edited(text, layout.deletion(text))) {
                        "⌫ after $text"
                    }
                }
            }
            states.size * 3 * map.size
        }
    }
}

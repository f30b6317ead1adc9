package consumer

import hwalja.Edit
import hwalja.KeyboardLayout
import java.io.File

private fun edited(text: String, edit: Edit?): String? = edit?.let { text.dropLast(it.deleting) + it.inserting }

/** The full maps in [folder] of [layouts], compared with their raw look-up in every state and on every key. */
fun checkMaps(layouts: List<KeyboardLayout>, folder: File): List<Pair<KeyboardLayout, FullMap>> = layouts.map { layout ->
    val map = readMap(folder.resolve("${layout.fileName}.full.json"))
    check("$layout looks up what its full map says, wherever a run can end") {
        val states = map.values.flatMap { it.keys }.toSet()
        check(states.size > 10_000) { "only ${states.size} states" }
        expect(layout.keys.map { it.id } + "⌫", map.keys.toList()) { "keys" }
        for (text in states.flatMap { listOf(it, "x$it", "한글$it") }) {
            for (key in layout.keys) {
                expect(map.typed(key.id, text), edited(text, layout.edit(key, text))) { "$key after $text" }
            }
            expect(map.typed("⌫", text), edited(text, layout.deletion(text))) { "⌫ after $text" }
        }
        states.size * 3 * map.size
    }
    layout to map
}

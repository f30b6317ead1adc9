// Prints every text and the cycle timeout of every layout.
import hwalja.Layouts

fun main() {
    for (layout in Layouts.all) {
        val texts = listOf(layout.id, layout.name, layout.latinName, "${layout.cycleTimeoutMillis}") +
            layout.keys.flatMap { listOf(it.id, it.legend, it.code.orEmpty()) }
        println(texts.joinToString(" ") { text -> text.encodeToByteArray().joinToString("") { "%02x".format(it) } })
    }
}

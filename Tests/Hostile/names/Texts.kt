// Prints every text of every layout, and how long its pause is.
import hwalja.Layouts

fun main() {
    for (layout in Layouts.all) {
        val texts = listOf(layout.id, layout.name, layout.latinName, "${layout.cycleTimeoutMillis}") +
            layout.keys.flatMap { listOf(it.id, it.legend, it.code.orEmpty()) }
        println(texts.joinToString(" ") { text -> text.encodeToByteArray().joinToString("") { "%02x".format(it) } })
    }
}

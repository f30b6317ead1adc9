package consumer

import com.sun.management.ThreadMXBean
import hwalja.Composer
import hwalja.InputSession
import hwalja.Layouts
import hwalja.TextClient
import hwalja.canBecome
import java.lang.management.ManagementFactory

/** A field that costs little itself. */
private class Line : TextClient {
    private val text = StringBuilder()

    override fun getTextBeforeCursor(n: Int, flags: Int) = text.substring(maxOf(0, text.length - n))
    override fun getSelectedText(flags: Int) = null
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
        true.also { text.setLength(text.length - beforeLength) }
    override fun commitText(text: CharSequence, newCursorPosition: Int) = true.also { this.text.append(text) }
}

/** The bytes that [act] allocates. */
private fun allocated(act: () -> Unit): Long {
    val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
    val thread = Thread.currentThread().id
    val before = threads.getThreadAllocatedBytes(thread)
    act()
    return threads.getThreadAllocatedBytes(thread) - before
}

/** The bytes that [make] leaves in use. */
private fun held(make: () -> Any): Long {
    val runtime = Runtime.getRuntime()
    fun used(): Long {
        System.gc()
        return runtime.totalMemory() - runtime.freeMemory()
    }
    val before = used()
    val made = List(20) { make() }
    return (used() - before) / made.size
}

/** What a long run costs. */
fun checkCosts() {
    val layout = Layouts.dubeolsik
    val syllable = listOf("ㄱ", "ㅏ").map { layout.key(it)!! }
    fun composer(letters: Int) = Composer(layout).apply { repeat(letters) { press(syllable[it % 2]) } }
    fun session(letters: Int) {
        val session = InputSession(layout, Line())
        repeat(letters) { session.press(syllable[it % 2]) }
    }
    check("5,000 letters in one run take less than a megabyte, and can all be taken back") {
        val bytes = held { composer(5_000) }
        check(bytes < 1_000_000) { "$bytes bytes" }
        val composer = composer(5_000)
        repeat(2_501) { composer.backspace(Composer.BackspaceUnit.STROKE) }
        expect("", composer.composing)
    }
    check("what a run can become is found out from the beginning of a word") {
        val composer = composer(3)
        val (short, long) = listOf(10, 1_000_000).map { length ->
            val word = "가".repeat(length)
            allocated { expect(true, composer.canBecome(word)) }
        }
        check(long < 2 * short) { "$short bytes, and $long for a million syllables" }
    }
    check("a press allocates as much in a run of 8,000 letters as in one of 2,000") {
        for (type in listOf<(Int) -> Unit>({ composer(it) }, { session(it) })) {
            type(1_000)
            val (some, all) = allocated { type(2_000) } to allocated { type(8_000) }
            check(all < 5 * some) { "$some bytes, and $all for four times as many" }
        }
    }
}

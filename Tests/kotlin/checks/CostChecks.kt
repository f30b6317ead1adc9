package consumer

import com.sun.management.ThreadMXBean
import hwalja.Composer
import hwalja.InputSession
import hwalja.Layouts
import hwalja.TextClient
import hwalja.canBecome
import java.lang.management.ManagementFactory

/** A field that allocates little memory itself. */
private class Line : TextClient {
    private val text = StringBuilder()

    override fun getTextBeforeCursor(n: Int, flags: Int) = text.substring(maxOf(0, text.length - n))
    override fun getSelectedText(flags: Int) = null
    override fun deleteSurroundingText(beforeLength: Int, afterLength: Int) =
        true.also { text.setLength(text.length - beforeLength) }
    override fun commitText(text: CharSequence, newCursorPosition: Int) = true.also { this.text.append(text) }
}

/** Returns the number of bytes that [act] allocates. */
private fun allocated(act: () -> Unit): Long {
    val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
    val thread = Thread.currentThread().id
    val before = threads.getThreadAllocatedBytes(thread)
    act()
    return threads.getThreadAllocatedBytes(thread) - before
}

/** Returns the number of bytes that the result of [make] keeps in use. */
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

/** Checks the cost of a long run. */
fun checkCosts() {
    val layout = Layouts.dubeolsik
    val syllable = listOf("ㄱ", "ㅏ").map { layout.key(it)!! }
    fun composer(letters: Int) = Composer(layout).apply { repeat(letters) { press(syllable[it % 2]) } }
    fun session(letters: Int) {
        val session = InputSession(layout, Line())
        repeat(letters) { session.press(syllable[it % 2]) }
    }
    check("a run of 5,000 letters takes less than a megabyte, and all of them can be taken back") {
        val bytes = held { composer(5_000) }
        check(bytes < 1_000_000) { "$bytes bytes" }
        val composer = composer(5_000)
        repeat(2_501) { composer.backspace(Composer.BackspaceUnit.STROKE) }
        expect("", composer.composing)
    }
    check("canBecome stops at the first letter that differs") {
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

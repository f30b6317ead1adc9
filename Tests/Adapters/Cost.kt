package host

import com.example.ime.HwaljaComposer
import com.example.ime.HwaljaLayouts
import java.lang.management.ManagementFactory
import kotlin.system.exitProcess

/** The number of presses that are measured, in runs of [RUN]. */
private const val PRESSES = 100_000
private const val RUN = 12

/** The limit of the bytes that a press may allocate, including the text of the run, which a keyboard reads after it. */
private const val LIMIT = 200

/** Measures the memory that presses of a composer allocate. HeliBoard's Hangul allocates 610 bytes. */
fun main() {
    val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean
    val composer = HwaljaComposer(HwaljaLayouts.cheonjiin)
    val keys = composer.layout.keys
    fun type(presses: Int): Int = (1..presses).sumOf { number ->
        if (number % RUN == 0) composer.commit()
        composer.press(keys[number * 7 % keys.size])
        composer.composing.length
    }
    type(PRESSES)
    val before = threads.currentThreadAllocatedBytes
    type(PRESSES)
    val bytes = (threads.currentThreadAllocatedBytes - before) / PRESSES
    if (bytes > LIMIT) {
        println("FAIL a press of HwaljaComposer allocates $bytes bytes, more than $LIMIT")
        exitProcess(1)
    }
    println("ok   a press of HwaljaComposer allocates $bytes bytes")
}

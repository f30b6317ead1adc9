package android.os

/** The queue of a thread: here each thread is the main one of a phone of its own, until a test says other. */
class Looper private constructor() {
    val thread: Thread get() = main ?: Thread.currentThread()

    companion object {
        private val looper = Looper()
        var main: Thread? = null

        @JvmStatic
        fun getMainLooper(): Looper = looper
    }
}

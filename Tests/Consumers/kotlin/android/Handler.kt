package android.os

class Looper private constructor() {
    companion object {
        private val main = Looper()

        fun getMainLooper(): Looper = main
    }
}

/** The main thread's queue, which stands still until a test lets time pass. */
class Handler(@Suppress("UNUSED_PARAMETER") looper: Looper) {
    fun postDelayed(r: Runnable, delayMillis: Long): Boolean = queue.add(r to now + delayMillis)

    fun removeCallbacks(r: Runnable) {
        queue.removeAll { it.first === r }
    }

    companion object {
        private val queue = mutableListOf<Pair<Runnable, Long>>()
        private var now = 0L

        /** Lets [milliseconds] pass, and runs what is due. */
        fun pass(milliseconds: Long) {
            now += milliseconds
            val due = queue.filter { it.second <= now }
            queue.removeAll(due)
            due.forEach { it.first.run() }
        }
    }
}

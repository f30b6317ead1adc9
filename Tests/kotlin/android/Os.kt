package android.os

class Bundle

object Build {
    object VERSION {
        const val SDK_INT = 35
    }
}

/** The clock of the phone. It advances only when a test lets time pass. */
object SystemClock {
    private val now = ThreadLocal.withInitial { 1L }

    @JvmStatic
    fun uptimeMillis(): Long = now.get()

    fun pass(milliseconds: Long) = now.set(now.get() + milliseconds)
}

/** The queue of a thread. Each thread is the main thread of a separate phone. */
class Looper private constructor() {
    val thread: Thread get() = Thread.currentThread()

    companion object {
        @JvmStatic
        fun getMainLooper(): Looper = Looper()
    }
}

/** A handler that records posted tasks and never runs them. */
class Handler(val looper: Looper) {
    private val waiting = mutableListOf<Pair<Runnable, Long>>()

    fun postAtTime(r: Runnable, uptimeMillis: Long): Boolean = waiting.add(r to uptimeMillis)

    fun removeCallbacksAndMessages(token: Any?) = waiting.clear().also { check(token == null) }
}

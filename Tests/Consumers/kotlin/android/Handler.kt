package android.os

class Bundle

object Build {
    object VERSION {
        const val SDK_INT = 35
    }
}

/** What is to be done at a time, which a test does. */
class Handler(val looper: Looper) {
    val waiting = mutableListOf<Pair<Runnable, Long>>()

    fun postAtTime(r: Runnable, uptimeMillis: Long): Boolean = waiting.add(r to uptimeMillis)

    fun removeCallbacksAndMessages(token: Any?) = waiting.clear().also { check(token == null) }
}

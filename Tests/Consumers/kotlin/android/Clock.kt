package android.os

/** The clock of the phone, which stands still until a test lets time pass. */
object SystemClock {
    private val now = ThreadLocal.withInitial { 1L }

    @JvmStatic
    fun uptimeMillis(): Long = now.get()

    fun pass(milliseconds: Long) = now.set(now.get() + milliseconds)
}

package android.os

/** Android's clock, which the tests do without. */
object SystemClock {
    @JvmStatic
    fun uptimeMillis(): Long = error("no clock was given")
}

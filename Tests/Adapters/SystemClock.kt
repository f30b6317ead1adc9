package android.os

/** Android's clock, which the tests do without. */
object SystemClock {
    fun uptimeMillis(): Long = error("no clock was given")
}

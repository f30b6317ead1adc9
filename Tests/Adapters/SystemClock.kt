package android.os

/** A stand-in for Android's clock, which tests must not use. */
object SystemClock {
    fun uptimeMillis(): Long = error("no clock was given")
}

package kotlin.ranges

public infix fun Int.until(to: Int): IntRange = TODO()

public infix fun Int.downTo(to: Int): IntProgression = TODO()

public operator fun ClosedRange<Int>.contains(value: Long): Boolean = TODO()

package kotlin.ranges

public infix fun Int.until(to: Int): IntRange = TODO()
public infix fun Int.downTo(to: Int): IntProgression = TODO()

package androidx.compose.ui.unit

@JvmInline
value class Dp(val value: Float)

inline val Int.dp: Dp get() = Dp(toFloat())

@JvmInline
value class TextUnit(val value: Float)

interface Density {
    val density: Float

    fun Dp.toPx(): Float = value * density

    fun Float.toDp(): Dp = Dp(this / density)

    fun Dp.toSp(): TextUnit = TextUnit(value)

    fun Float.toSp(): TextUnit = TextUnit(this / density)
}

data class IntSize(val width: Int, val height: Int)

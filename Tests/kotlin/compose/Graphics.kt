package androidx.compose.ui.graphics

@JvmInline
value class Color(val value: Long) {
    companion object {
        val White = Color(0xFFFFFFFF)
    }
}

interface Shape

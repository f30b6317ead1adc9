package android.graphics

class Rect(@JvmField var left: Int, @JvmField var top: Int, @JvmField var right: Int, @JvmField var bottom: Int)

data class RectF(
    @JvmField var left: Float, @JvmField var top: Float, @JvmField var right: Float, @JvmField var bottom: Float,
) {
    fun width(): Float = right - left

    fun height(): Float = bottom - top

    fun centerX(): Float = (left + right) / 2

    fun centerY(): Float = (top + bottom) / 2

    fun contains(x: Float, y: Float): Boolean = x >= left && x < right && y >= top && y < bottom
}

class Paint(val flags: Int) {
    enum class Align { LEFT, CENTER, RIGHT }

    var textAlign = Align.LEFT
    var color = 0
    var textSize = 12f

    companion object {
        const val ANTI_ALIAS_FLAG = 1
    }
}

class Canvas {
    fun drawColor(color: Int) = check(color != 0)

    fun drawRoundRect(left: Float, top: Float, right: Float, bottom: Float, rx: Float, ry: Float, paint: Paint) =
        check(left < right && top < bottom && rx == ry && paint.color != 0)

    fun drawText(text: String, x: Float, y: Float, paint: Paint) =
        check(text.isNotEmpty() && x + y > 0 && paint.textSize > 0)
}

// What the keyboards' own code uses of Android's collections, declared anew.
package android.util

class SparseIntArray {
    private val values = HashMap<Int, Int>()

    fun put(key: Int, value: Int) { values[key] = value }

    fun append(key: Int, value: Int) = put(key, value)

    @JvmOverloads
    operator fun get(key: Int, otherwise: Int = 0): Int = values[key] ?: otherwise

    fun indexOfKey(key: Int): Int = if (key in values) 0 else -1
}

object Log {
    @JvmStatic
    fun d(tag: String, text: String): Int = "$tag: $text".length

    @JvmStatic
    fun e(tag: String, text: String): Int = error("$tag: $text")
}

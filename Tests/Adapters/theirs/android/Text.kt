// What the keyboards' own code uses of Android's texts, declared anew.
@file:Suppress("UNUSED_PARAMETER")

package android.text

object TextUtils {
    @JvmStatic
    fun isEmpty(text: CharSequence?): Boolean = text.isNullOrEmpty()

    @JvmStatic
    fun equals(a: CharSequence?, b: CharSequence?): Boolean = a?.toString() == b?.toString()

    @JvmStatic
    fun join(between: CharSequence, parts: Iterable<Any>): String = parts.joinToString(between)
}

interface Spanned : CharSequence {
    companion object {
        const val SPAN_EXCLUSIVE_EXCLUSIVE = 33
        const val SPAN_COMPOSING = 256
    }
}

open class SpannableStringBuilder @JvmOverloads constructor(text: CharSequence = "") : Spanned {
    private val builder = StringBuilder(text)
    override val length: Int get() = builder.length

    fun append(text: CharSequence): SpannableStringBuilder = apply { builder.append(text) }

    fun clear() = builder.setLength(0)

    override fun get(index: Int): Char = builder[index]

    override fun subSequence(startIndex: Int, endIndex: Int): CharSequence = builder.subSequence(startIndex, endIndex)

    override fun toString(): String = builder.toString()
}

class SpannableString(text: CharSequence) : SpannableStringBuilder(text) {
    fun setSpan(span: Any, start: Int, end: Int, flags: Int) = Unit
}

package android.icu.text

import java.text.Normalizer

class Normalizer2 {
    fun normalize(text: CharSequence): String = Normalizer.normalize(text, Normalizer.Form.NFC)

    companion object {
        @JvmStatic
        fun getNFCInstance() = Normalizer2()
    }
}

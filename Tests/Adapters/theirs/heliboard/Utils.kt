package helium314.keyboard.latin.utils

import java.util.Locale

object ScriptUtils {
    @JvmStatic
    fun scriptSupportsUppercase(locale: Locale): Boolean = locale.language != "ko"
}

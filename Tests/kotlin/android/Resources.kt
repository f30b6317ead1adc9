package android.content.res

import android.util.DisplayMetrics

class Resources {
    val displayMetrics = DisplayMetrics()
    val configuration = Configuration()
}

class Configuration {
    @JvmField var uiMode = 0

    companion object {
        const val UI_MODE_NIGHT_MASK = 0x30
        const val UI_MODE_NIGHT_YES = 0x20
    }
}

package helium314.keyboard.latin

class SuggestedWords {
    class SuggestedWordInfo(@JvmField val mWord: String)
}

object BuildConfig {
    const val DEBUG = false
}

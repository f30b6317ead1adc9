package org.futo.inputmethod.latin

class SuggestedWords {
    class SuggestedWordInfo(@JvmField val mWord: String)
}

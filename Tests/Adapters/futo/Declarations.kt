// What the combiner uses of FUTO Keyboard, declared anew: nothing of theirs is here.
package org.futo.inputmethod.latin.common

object Constants {
    const val CODE_DELETE = -5
    const val CODE_SHIFT = -1
}

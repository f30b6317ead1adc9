package org.futo.inputmethod.latin.common

object Constants {
    const val CODE_DELETE = -5
    const val CODE_SHIFT = -1
}

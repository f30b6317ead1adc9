package android.view

object KeyEvent {
    const val KEYCODE_ENTER = 66
    const val KEYCODE_DEL = 67
}

package android.view

object KeyEvent {
    const val KEYCODE_DEL = 67
}

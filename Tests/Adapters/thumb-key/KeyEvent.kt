package android.view

class KeyEvent(val keyCode: Int) {
    companion object {
        const val KEYCODE_DEL = 67
    }
}

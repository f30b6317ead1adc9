package android.text

object InputType {
    const val TYPE_NULL = 0
    const val TYPE_CLASS_TEXT = 1
}

package android.text

object InputType {
    const val TYPE_NULL = 0
    const val TYPE_MASK_CLASS = 0xF
    const val TYPE_MASK_VARIATION = 0xFF0
    const val TYPE_CLASS_TEXT = 1
    const val TYPE_CLASS_NUMBER = 2
    const val TYPE_CLASS_PHONE = 3
    const val TYPE_CLASS_DATETIME = 4
    const val TYPE_TEXT_FLAG_CAP_WORDS = 0x2000
    const val TYPE_TEXT_FLAG_CAP_SENTENCES = 0x4000
    const val TYPE_TEXT_FLAG_MULTI_LINE = 0x20000
    const val TYPE_TEXT_VARIATION_URI = 0x10
    const val TYPE_TEXT_VARIATION_EMAIL_ADDRESS = 0x20
    const val TYPE_TEXT_VARIATION_WEB_EMAIL_ADDRESS = 0xD0
}

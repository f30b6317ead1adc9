package helium314.keyboard.keyboard.internal.keyboard_parser.floris

object KeyCode {
    const val DELETE = -7
    const val SHIFT = -11
    const val MULTIPLE_CODE_POINTS = -902

    fun Int.isModifier(): Boolean = this == SHIFT
}

package helium314.keyboard.latin.define

object DebugFlags {
    const val DEBUG_ENABLED = true
}

object DecoderSpecificConstants {
    const val DICTIONARY_MAX_WORD_LENGTH = 48
    const val MAX_PREV_WORD_COUNT_FOR_N_GRAM = 3
}

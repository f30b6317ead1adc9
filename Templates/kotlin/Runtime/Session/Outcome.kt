package hwalja

/** What an operation of an [InputSession] did: what a keyboard gives a sound or a tick of its motor for. */
public enum class Outcome {
    /** Neither the text nor the run is another. */
    NOTHING,

    /** The run ended, and the text is as it was. */
    ENDED,

    /** Text was written, and nothing went for it. */
    WRITTEN,

    /** Text was deleted, or replaced by other text. */
    CHANGED,
}

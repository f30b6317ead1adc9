// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** The outcome of an operation, which a keyboard needs for its next step, and to decide whether to click. */
public enum class Outcome {
    /** Neither the text nor the run changed. */
    NOTHING,

    /** The run ended; the text did not change. */
    ENDED,

    /** Text was added, and none was deleted. */
    WRITTEN,

    /** Text was replaced or deleted. */
    CHANGED,
}

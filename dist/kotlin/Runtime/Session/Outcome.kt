// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/**
 * The outcome of an operation. A keyboard needs the outcome to choose its next state, and to decide whether to click.
 */
public enum class Outcome {
    /** Neither the text nor the run changed. */
    NOTHING,

    /** The run ended; the text did not change. */
    ENDED,

    /** Text was added, and no text was deleted. */
    WRITTEN,

    /** Text was replaced or deleted. */
    CHANGED,
}

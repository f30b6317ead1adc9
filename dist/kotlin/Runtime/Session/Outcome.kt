// Part of Hwalja, under the MIT licence: see LICENSE.

package hwalja

/** What an operation did, so that a keyboard knows what to do next, and whether to click. */
public enum class Outcome {
    /** Neither the text nor the run changed. */
    NOTHING,

    /** The run ended, and the text is as it was. */
    ENDED,

    /** Text was added, and none was deleted. */
    WRITTEN,

    /** Text was replaced or deleted. */
    CHANGED,
}

// Part of Hwalja, under the MIT licence: see LICENSE.

/**
 * The outcome of an operation: `nothing`, if neither the text nor the run changed; `ended`, if only the run ended;
 * `written`, if text was added and none deleted; `changed`, if text was replaced or deleted.
 */
export type Outcome = "nothing" | "ended" | "written" | "changed";

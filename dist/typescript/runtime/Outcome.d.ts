// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Outcome.ts; do not edit.
/**
 * The outcome of an operation: `nothing`, if neither the text nor the run changed; `ended`, if only the run ended;
 * `written`, if text was added and none deleted; `changed`, if text was replaced or deleted.
 */
export declare type Outcome = "nothing" | "ended" | "written" | "changed";
//# sourceMappingURL=Outcome.d.ts.map

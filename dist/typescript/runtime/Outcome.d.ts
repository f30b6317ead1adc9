// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/runtime/Outcome.ts; do not edit.
/**
 * What an operation did: `nothing`, neither to the text nor to the run; it only `ended` the run; text was `written`,
 * and none was deleted; or text was `changed`: replaced or deleted.
 */
export declare type Outcome = "nothing" | "ended" | "written" | "changed";
//# sourceMappingURL=Outcome.d.ts.map

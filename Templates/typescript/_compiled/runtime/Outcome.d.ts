// Compiled from src/runtime/Outcome.ts; do not edit.
/**
 * The outcome of an operation. It is `nothing` if neither the text nor the run changed, and `ended` if the run ended
 * but the text did not change. It is `written` if text was added and no text was deleted, and `changed` if text was
 * replaced or deleted.
 */
export declare type Outcome = "nothing" | "ended" | "written" | "changed";
//# sourceMappingURL=Outcome.d.ts.map

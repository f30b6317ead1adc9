/**
 * What an operation did: `nothing`, neither to the text nor to the run; it only `ended` the run; text was `written`,
 * and none was deleted; or text was `changed`: replaced or deleted.
 */
export type Outcome = "nothing" | "ended" | "written" | "changed";

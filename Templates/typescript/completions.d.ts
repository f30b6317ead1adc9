export { canBecome } from "./runtime/Completions.js";

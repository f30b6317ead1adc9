// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

export * from "./core.js";
export * from "./keyboard.js";
export * from "./layouts.js";
export * from "./keyboards.js";

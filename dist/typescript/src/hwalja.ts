// Generated; do not edit. Made by: swift run gen --format typescript
// Part of Hwalja, format 1, under the MIT licence: see LICENSE.

export * from "./core.ts";
export * from "./keyboard.ts";
export * from "./layouts.ts";
export * from "./keyboards.ts";

// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/auto.ts; do not edit.
/// <reference lib="dom" />
// Importing this module shows each `<hwalja-keyboard auto>` while a field has the focus, and keeps the field in view.
import { auto } from "./runtime/element/Auto.js";
import { withDismissKey } from "./runtime/element/DismissKey.js";
import { startAutoShow } from "./runtime/element/AutoShow.js";
auto.start = startAutoShow;
auto.withDismiss = withDismissKey;

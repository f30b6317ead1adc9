// Part of Hwalja, under the MIT licence: see LICENSE.

/// <reference lib="dom" />
// Importing this module shows each `<hwalja-keyboard auto>` while a field has the focus, and keeps the field in view.
import { auto } from "./runtime/element/Auto.ts";
import { withDismissKey } from "./runtime/element/DismissKey.ts";
import { startAutoShow } from "./runtime/element/AutoShow.ts";

auto.start = startAutoShow;
auto.withDismiss = withDismissKey;

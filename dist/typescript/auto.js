// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/auto.ts; do not edit.
/// <reference lib="dom" />
// Importing it shows `<hwalja-keyboard auto>` while a field has the focus, and keeps the field in view.
import { auto } from "./runtime/element/Auto.js";
import { dismissible } from "./runtime/element/DismissKey.js";
import { showAndHide } from "./runtime/element/Showing.js";
auto.begin = showAndHide;
auto.drawn = dismissible;

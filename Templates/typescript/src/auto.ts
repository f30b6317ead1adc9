/// <reference lib="dom" />
// Importing it shows `<hwalja-keyboard auto>` while a field has the focus, and keeps the field in view.
import { auto } from "./runtime/element/Auto.ts";
import { dismissible } from "./runtime/element/DismissKey.ts";
import { showAndHide } from "./runtime/element/Showing.ts";

auto.begin = showAndHide;
auto.drawn = dismissible;

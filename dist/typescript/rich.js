// Part of Hwalja, under the MIT licence: see LICENSE.

// Compiled from src/rich.ts; do not edit.
/// <reference lib="dom" />
// Importing this module lets sessions and keyboards type into contenteditable elements: import "hwalja/rich";
import { editableClient, endComposition } from "./runtime/EditableClient.js";
import { rich } from "./runtime/FieldClient.js";
Object.assign(rich, { clientFor: editableClient, endComposition });

// Part of Hwalja, under the MIT licence: see LICENSE.

/// <reference lib="dom" />
// Importing this module lets sessions and keyboards type into contenteditable elements: import "hwalja/rich";
import { editableClient, endComposition } from "./runtime/EditableClient.ts";
import { rich } from "./runtime/FieldClient.ts";

Object.assign(rich, { clientFor: editableClient, endComposition });

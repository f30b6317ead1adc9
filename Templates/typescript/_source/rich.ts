/// <reference lib="dom" />
// Lets sessions and keyboards type into contenteditable elements: import "hwalja/rich";
import { editableClient } from "./runtime/EditableClient.js";
import { rich } from "./runtime/FieldClient.js";

rich.clientFor = editableClient;

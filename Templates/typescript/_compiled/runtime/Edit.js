// Compiled from src/runtime/Edit.ts; do not edit.
export {};

// Compiled from src/runtime/Key.ts; do not edit.
export {};

// Compiled from src/runtime/Outcome.ts; do not edit.
export {};

// Compiled from src/runtime/Types.ts; do not edit.
export {};

// Compiled from src/runtime/element/Events.ts; do not edit.
export {};

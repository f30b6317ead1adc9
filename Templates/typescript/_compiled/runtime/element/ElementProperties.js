// Compiled from src/runtime/element/ElementProperties.ts; do not edit.
export {};

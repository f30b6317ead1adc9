// Compiled from src/runtime/TextClient.ts; do not edit.
export {};

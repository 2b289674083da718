/** All shapes of care; each part has a file. */
export * from "./settings.ts";
export * from "./words.ts";

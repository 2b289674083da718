/** All shapes of care; each part has a file. */

export * from "./asking.ts";
export * from "./doubles/schemas.ts";
export * from "./figures.ts";
export * from "./form/schemas.ts";
export * from "./helpers.ts";
export * from "./imports.ts";
export * from "./linking/schemas.ts";
export * from "./people.ts";
export * from "./records.ts";
export * from "./series.ts";
export * from "./settings.ts";
export * from "./tickets.ts";
export * from "./words.ts";

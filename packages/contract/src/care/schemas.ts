/** All shapes of care; each part has a file. */

export * from "./account-links/schemas.ts";
export * from "./choices.ts";
export * from "./duplicates/schemas.ts";
export * from "./helpers/schemas.ts";
export * from "./imports/schemas.ts";
export * from "./intake-form/schemas.ts";
export * from "./matching/schemas.ts";
export * from "./people/record-schemas.ts";
export * from "./people/schemas.ts";
export * from "./settings/schemas.ts";
export * from "./statistics/schemas.ts";
export * from "./tickets/agenda-schemas.ts";
export * from "./tickets/filter-schemas.ts";
export * from "./tickets/schemas.ts";
export * from "./tickets/series-schemas.ts";
export * from "./values.ts";
export * from "./visits/schemas.ts";

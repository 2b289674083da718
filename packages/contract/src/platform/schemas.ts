export * from "./accounts/schemas.ts";
export * from "./imports/schemas.ts";
export * from "./networks/schemas.ts";
export * from "./organisations/schemas.ts";
export * from "./providers/schemas.ts";

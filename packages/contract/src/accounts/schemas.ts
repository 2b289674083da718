/** Shapes and limits, by what they are about. */
export * from "./account-closure/schemas.ts";
export * from "./members/schemas.ts";
export * from "./organisations/schemas.ts";
export * from "./own-account/schemas.ts";
export * from "./sessions/schemas.ts";
export * from "./sign-in/schemas.ts";
export * from "./sign-on/schemas.ts";

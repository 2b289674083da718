/** Shapes and limits, by what they are about. */
export * from "./schemas/closing.ts";
export * from "./schemas/members.ts";
export * from "./schemas/organisation.ts";
export * from "./schemas/own-account.ts";
export * from "./schemas/session.ts";
export * from "./schemas/sign-on.ts";
export * from "./schemas/signing-in.ts";

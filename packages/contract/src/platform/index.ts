/**
 * The provider's back office: networks and the files they are made of, organisations, licences, accounts, the whole log. For
 * system accounts only; and the one-time link that makes the first of them. D §1
 */
export * from "./routes.ts";
export * from "./schemas.ts";

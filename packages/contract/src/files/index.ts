/**
 * Pictures and attachments: what may be uploaded, how large, and at which address it is served.
 */
export * from "./routes.ts";
export * from "./schemas.ts";
export * from "./values.ts";

/**
 * Pictures and attachments: what may be uploaded, how large, and where it is read.
 */
export * from "./routes.ts";
export * from "./schemas.ts";

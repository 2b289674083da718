/**
 * The access token of anyone who is signed in: kept in memory, renewed with the refresh cookie before it ends, and the session
 * record that tells the other tabs of the same app. Which app this is, is said here once.
 */
export { dropToken, freshToken, keepToken, type TokenPair } from "./access-token.ts";
export { type AppIdentity, appIdentity, identifyApp } from "./app-identity.ts";
export { onOtherTab, readRecord, type SessionRecord, writeRecord } from "./session-record.ts";

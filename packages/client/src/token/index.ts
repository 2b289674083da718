/**
 * The access token of the signed-in person, kept in memory and renewed with the refresh cookie before it expires; the session record
 * that informs other tabs of the same app; which app this is, and the place for which its screens were made.
 */
export { dropToken, freshToken, isCurrent, keepToken, type TokenPair } from "./access-token.ts";
export { type AppIdentity, appIdentity, identifyApp } from "./app-identity.ts";
export { currentPlace, keepPlace } from "./place.ts";
export { onOtherTab, readRecord, type SessionRecord, writeRecord } from "./session-record.ts";

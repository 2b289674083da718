/**
 * Who is signed in: a store with the phases of a session, read by both apps with useSyncExternalStore. An app says once how
 * its sessions differ: what is active in them, and what it keeps for when there is no line.
 */
export { type Session, type SessionState, SessionStore } from "./session-store.ts";

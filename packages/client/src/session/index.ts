/**
 * Who is signed in: a store with the phases of a session, read by both apps with useSyncExternalStore. Each app configures what is
 * active in its sessions, and what it caches for offline use.
 */
export { type Session, type SessionState, SessionStore } from "./session-store.ts";

import { useSyncExternalStore } from "react";
import { type Residence, type Session, type SessionState, sessionStore } from "./session-store.ts";

export function useSessionState(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** Who is signed in, if somebody is. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.phase === "in" ? state.session : null;
}

/** The place that is active, whichever network it is in. */
export function activeResidence(session: Session | null): Residence | null {
  return session?.active.kind === "residence" ? session.active.residence : null;
}

export { loadSession, type Residence, type Session, signIn, signOut, switchResidence } from "./session-store.ts";

import { useSyncExternalStore } from "react";
import { type Residence, type Session, type SessionState, sessionStore } from "./session-store.ts";

export function useSessionState(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** The current session, or null if nobody is signed in. */
export function useSession(): Session | null {
  const state = useSessionState();
  return state.phase === "in" ? state.session : null;
}

/** The active residence, in any network. */
export function activeResidence(session: Session | null): Residence | null {
  return session?.active.kind === "residence" ? session.active.residence : null;
}

export {
  landing,
  loadSession,
  type Residence,
  type Session,
  signIn,
  signOut,
  switchResidence,
} from "./session-store.ts";

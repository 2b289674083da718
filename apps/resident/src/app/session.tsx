import { createContext, use, useSyncExternalStore } from "react";
import { type Residence, type Session, type SessionState, sessionStore } from "./session-store.ts";

/** In place of this device's own session: that of a sample resident, in a preview. */
export const SampleSession = createContext<SessionState | null>(null);

export function useSessionState(): SessionState {
  const own = useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
  return use(SampleSession) ?? own;
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

import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { type Membership, type Session, type SessionState, sessionStore } from "./session-store.ts";

export function useSessionState(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session. For screens inside the shell, where someone is always signed in. @throws elsewhere */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession() needs the shell around it");
  return session;
}

/** The active membership: organisation, network and levels. @throws without one */
export function useMembership(): Membership {
  const { active } = useSession();
  if (active.kind !== "membership") throw new Error("useMembership() needs an active membership");
  return active.membership;
}

/** S1 §6: settings, members and the log are for administrators only. */
export function useIsOwner(): boolean {
  return useMembership().type === "owner";
}

import { api } from "@stoep/client/api";
import { confirmIdentity } from "@stoep/client/identity";
import { type Session, SessionStore } from "@stoep/client/session";
import { Refused } from "@stoep/contract/kernel";
import { queryClient } from "./queries.ts";

export type { Session, SessionState } from "@stoep/client/session";
export type Membership = Session["memberships"][number];

const activeMembership = ({ active }: Session): Membership | null =>
  active.kind === "membership" ? active.membership : null;

export const sessionStore = new SessionStore({
  app: { clientId: "dashboard", recordKey: "stoep.session" },
  queryClient,
  activeIdOf: (session) => activeMembership(session)?.id ?? null,
});
export const { load: loadSession, signIn, signOut, speakAsAccount, start: startSession } = sessionStore;

/**
 * Goes on as a member of another organisation, and returns which; nothing known so far is kept. Who came in by the sign-on of
 * one organisation is asked who they are before they go on in another.
 */
export async function switchMembership(membershipId: string): Promise<Membership | null> {
  const activate = () => api.accounts.activateMembership({ body: { membershipId } });
  const session = await activate().catch(async (error) => {
    const isAsked = error instanceof Refused && error.code === "confirmation_required";
    if (isAsked && (await confirmIdentity())) return activate();
    throw error;
  });
  sessionStore.goOnAs(session);
  return activeMembership(session);
}

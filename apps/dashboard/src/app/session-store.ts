import { api } from "@stoep/client/api";
import { confirmIdentity } from "@stoep/client/identity";
import { type Session, SessionStore } from "@stoep/client/session";
import { Refused } from "@stoep/contract/kernel";
import { dropDraftCopies } from "./editor/draft-copies.ts";
import { queryClient } from "./queries.ts";

export type { Session, SessionState } from "@stoep/client/session";
export type Membership = Session["memberships"][number];

const activeMembership = ({ active }: Session): Membership | null =>
  active.kind === "membership" ? active.membership : null;

export const sessionStore = new SessionStore({
  app: { clientId: "dashboard", recordKey: "stoep.session" },
  queryClient,
  activeIdOf: (session) => activeMembership(session)?.id ?? null,
  unsent: {
    dropAll: () => dropDraftCopies(),
    dropOthers: ({ memberships }) => dropDraftCopies(memberships.map(({ id }) => id)),
  },
});
export const { load: loadSession, signIn, signOut, speakAsAccount, hasEnded, landing } = sessionStore;
export const { start: startSession } = sessionStore;

/**
 * Switches to another membership, clears everything cached so far, and returns the new membership. People who came in by one
 * organisation's single sign-on are asked to re-authenticate first.
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

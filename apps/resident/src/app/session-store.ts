import { api } from "@stoep/client/api";
import { type Session, SessionStore } from "@stoep/client/session";
import { queryOf } from "@stoep/contract/kernel";
import { clearCache, clearResidenceCache, clearUnsent, readCache, writeCache } from "./offline/cache.ts";
import { queryClient } from "./query-client.ts";

export type { Session, SessionState } from "@stoep/client/session";
export type Residence = Session["residences"][number];

export const sessionStore = new SessionStore({
  app: { clientId: "resident", recordKey: "stoep.resident" },
  queryClient,
  activeIdOf: ({ active }) => (active.kind === "residence" ? active.residence.residentId : null),
  readSession: () => queryClient.fetchQuery({ ...queryOf(api.accounts.getSession), staleTime: 0 }),
  cache: {
    read: () => readCache<Session>("session")?.value ?? null,
    write: (session) => writeCache("session", session),
    clear: clearCache,
  },
  unsent: { dropAll: () => clearUnsent(), dropOthers: ({ account }) => clearUnsent(account.id) },
});
export const { load: loadSession, signIn, signOut, speakAsAccount, landing, start: startSession } = sessionStore;

/** Continues as a resident of another network, and drops everything loaded so far. */
export async function switchResidence(residentId: string): Promise<void> {
  const session = await api.accounts.activateResidence({ body: { residentId } });
  clearResidenceCache();
  sessionStore.goOnAs(session);
}

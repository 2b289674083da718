import { api } from "@stoep/client/api";
import { type Session, SessionStore } from "@stoep/client/session";
import { speak } from "@stoep/client/texts";
import { queryOf } from "@stoep/contract/kernel";
import { clearCache, readCache, writeCache } from "./offline-cache.ts";
import { queryClient } from "./queries.ts";

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
  afterSignIn: ({ account }) => speak(account.language),
});
export const { load: loadSession, signIn, signOut, start: startSession } = sessionStore;

/** Whoever comes back reads in the language of the account, whatever this browser spoke last. */
export async function speakAsAccount(): Promise<void> {
  const state = sessionStore.read();
  if (state.phase === "in") await speak(state.session.account.language);
}

/** Goes on as a resident of another network; nothing known so far is kept. */
export async function switchResidence(residentId: string): Promise<void> {
  sessionStore.goOnAs(await api.accounts.activateResidence({ body: { residentId } }));
}

import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { queryOf, Refused } from "@stoep/contract/kernel";
import { dropToken, keepToken, onOtherTab, readRecord, writeRecord } from "./access-token.ts";
import { api, onSignInRequired } from "./api.ts";
import { speak } from "./i18n.ts";
import { dropKept, keep, kept } from "./kept.ts";
import { queryClient } from "./queries.ts";

export type Session = Awaited<ReturnType<typeof api.accounts.getSession>>;
export type Residence = Session["residences"][number];

export type SessionState =
  | { phase: "starting" }
  | { phase: "out" }
  /** `isOffline`: what was known last, for want of a line. */
  | { phase: "in"; session: Session; isOffline?: true }
  | { phase: "leaving" }
  | { phase: "unreachable" };

/** S1 §4: signing out is signalled first and completes after 500 ms. */
const leavingMilliseconds = 500;

let state: SessionState = { phase: "starting" };
const listeners = new Set<() => void>();

function put(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): SessionState => state,
};

function putSession(session: Session): void {
  const record = readRecord();
  const residentId = session.active.kind === "residence" ? session.active.residence.residentId : null;
  if (record) writeRecord({ ...record, residentId });
  keep("session", session);
  put({ phase: "in", session });
}

function forget(): void {
  dropToken();
  writeRecord(null);
  dropKept();
  queryClient.clear();
  put({ phase: "out" });
}

/** Reads who is signed in; nobody is not an error, a service out of reach is a phase of its own. */
export async function loadSession(): Promise<void> {
  if (!readRecord()) return put({ phase: "out" });
  try {
    putSession(await queryClient.fetchQuery({ ...queryOf(api.accounts.getSession), staleTime: 0 }));
  } catch (error) {
    const isOut = error instanceof Refused && error.code === "sign_in_required";
    if (isOut) return forget();
    const before = kept<Session>("session");
    if (state.phase === "in") return;
    put(before ? { phase: "in", session: before.value, isOffline: true } : { phase: "unreachable" });
  }
}

/**
 * After the password or the link was right: keeps the token, reads the session, and goes on in the person's language; or
 * answers which step is still to take.
 */
export async function signIn({ access_token, ...answer }: TokenAnswer): Promise<SecondStep | null> {
  if (access_token === undefined) return answer.second_step ?? { kinds: [], phoneHint: null };
  queryClient.clear();
  keepToken({ ...answer, access_token });
  await loadSession();
  if (state.phase === "in") await speak(state.session.account.language);
  return null;
}

export async function signOut(): Promise<void> {
  put({ phase: "leaving" });
  const pause = new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
  await Promise.all([api.accounts.endSession().catch(() => null), pause]);
  forget();
}

/** Goes on as a resident of another network; nothing known so far is kept. */
export async function switchResidence(residentId: string): Promise<void> {
  const session = await api.accounts.activateResidence({ body: { residentId } });
  queryClient.clear();
  putSession(session);
}

/** Once, before the first screen. */
export async function startSession(): Promise<void> {
  onSignInRequired(() => {
    if (state.phase !== "leaving" && state.phase !== "out") forget();
  });
  onOtherTab((record, before) => {
    if (!record) return forget();
    const isSame = record.accountId === before?.accountId && record.residentId === before?.residentId;
    if (isSame && state.phase === "in") return;
    queryClient.clear();
    if (record.accountId !== before?.accountId) dropToken();
    void loadSession();
  });
  window.addEventListener("online", () => {
    if (state.phase === "unreachable" || (state.phase === "in" && state.isOffline)) void loadSession();
  });
  await loadSession();
}

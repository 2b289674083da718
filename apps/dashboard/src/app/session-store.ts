import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { Refused } from "@stoep/contract/kernel";
import { dropToken, keepToken, onOtherTab, readRecord, writeRecord } from "./access-token.ts";
import { api, onSignInRequired } from "./api.ts";
import { confirmIdentity } from "./identity.tsx";
import { queryClient } from "./queries.ts";

export type Session = Awaited<ReturnType<typeof api.accounts.getSession>>;
export type Membership = Session["memberships"][number];

export type SessionState =
  | { phase: "starting" }
  | { phase: "out" }
  | { phase: "in"; session: Session }
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

function activeMembershipId(session: Session): string | null {
  return session.active.kind === "membership" ? session.active.membership.id : null;
}

function putSession(session: Session): void {
  const record = readRecord();
  if (record) writeRecord({ ...record, membershipId: activeMembershipId(session) });
  put({ phase: "in", session });
}

function forget(): void {
  dropToken();
  writeRecord(null);
  queryClient.clear();
  put({ phase: "out" });
}

/** Reads who is signed in; nobody is not an error, a service out of reach is a phase of its own. */
export async function loadSession(): Promise<void> {
  if (!readRecord()) return put({ phase: "out" });
  try {
    putSession(await api.accounts.getSession());
  } catch (error) {
    const isOut = error instanceof Refused && error.code === "sign_in_required";
    if (isOut) forget();
    // A session that is known stays on screen while the service is away.
    else if (state.phase !== "in") put({ phase: "unreachable" });
  }
}

/** After the password or the link was right: keeps the token and reads the session, or answers which step is still to take. */
export async function signIn({ access_token, ...answer }: TokenAnswer): Promise<SecondStep | null> {
  if (access_token === undefined) return answer.second_step ?? { kinds: [], phoneHint: null };
  queryClient.clear();
  keepToken({ ...answer, access_token });
  await loadSession();
  return null;
}

export async function signOut(): Promise<void> {
  put({ phase: "leaving" });
  const pause = new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
  await Promise.all([api.accounts.endSession().catch(() => null), pause]);
  forget();
}

/**
 * Goes on as a member of another organisation, and answers which; nothing known so far is kept. Who came in by the sign-on of
 * one organisation is asked who they are before they go on in another.
 */
export async function switchMembership(membershipId: string): Promise<Membership | null> {
  const activate = () => api.accounts.activateMembership({ body: { membershipId } });
  const session = await activate().catch(async (error) => {
    const isAsked = error instanceof Refused && error.code === "confirmation_required";
    if (isAsked && (await confirmIdentity())) return activate();
    throw error;
  });
  queryClient.clear();
  putSession(session);
  return session.active.kind === "membership" ? session.active.membership : null;
}

/** Once, before the first screen. */
export async function startSession(): Promise<void> {
  onSignInRequired(() => {
    if (state.phase !== "leaving" && state.phase !== "out") forget();
  });
  onOtherTab((record, before) => {
    if (!record) return forget();
    const isSame = record.accountId === before?.accountId && record.membershipId === before?.membershipId;
    if (isSame && state.phase === "in") return;
    queryClient.clear();
    if (record.accountId !== before?.accountId) dropToken();
    void loadSession();
  });
  await loadSession();
}

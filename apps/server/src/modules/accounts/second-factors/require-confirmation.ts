/** Sensitive actions need recent re-authentication, so that anyone who finds an unlocked screen cannot do them. */
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { confirmedMs } from "../limits.ts";
import { findConfirmedAt, findSignOnLimit } from "../sessions/index.ts";
import { findMailOnly } from "./mail-codes.ts";

type SignedIn = Pick<RouteCall<AccountOnly | Staff | Resident>, "actor" | "db" | "now">;

/** Until when the last re-authentication is valid; null when a new one is needed. Refuses with `sign_in_required` when the session is gone. */
export async function confirmedUntil({ actor, db, now }: SignedIn): Promise<Date | null> {
  const at = await findConfirmedAt(db, actor.sessionId);
  if (at === undefined) return refuse("sign_in_required");
  const until = at && new Date(at.getTime() + confirmedMs);
  return until && now < until ? until : null;
}

/** Refuses with `confirmation_required`, which the route must list. */
export async function ensureConfirmed(call: SignedIn): Promise<void> {
  if (!(await confirmedUntil(call))) refuse("confirmation_required");
}

/**
 * One organisation's provider must not be able to change a person's name everywhere, so a session from sign-on needs
 * re-authentication first, which also lifts the session's limit. People with no other way to sign in are exempt.
 * Refuses with `confirmation_required`.
 */
export async function ensureNotOnlySignedOn(call: SignedIn): Promise<void> {
  const { actor, db } = call;
  const isLimited = (await findSignOnLimit(db, actor.sessionId)) !== null;
  if (isLimited && !(await findMailOnly(db, actor.accountId))) refuse("confirmation_required");
}

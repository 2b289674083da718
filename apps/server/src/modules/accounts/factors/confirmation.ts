/** Weighty things ask that the person showed who they are a moment ago: whoever finds an open screen cannot do them. */
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { confirmedMs } from "../limits.ts";
import { confirmedAt, limitOf } from "../sessions/index.ts";
import { findMailOnly } from "./mail-codes.ts";

type SignedIn = Pick<RouteCall<AccountOnly | Staff | Resident>, "actor" | "db" | "now">;

/** Until when nothing has to be confirmed again; null when it has to. */
export async function confirmedUntil({ actor, db, now }: SignedIn): Promise<Date | null> {
  const at = await confirmedAt(db, actor.sessionId);
  const until = at && new Date(at.getTime() + confirmedMs);
  return until && now < until ? until : null;
}

/** Refuses with `confirmation_required`, which a route that asks this lists. */
export async function ensureConfirmed(call: SignedIn): Promise<void> {
  if (!(await confirmedUntil(call))) refuse("confirmation_required");
}

/**
 * What people are called everywhere is not for one organisation's provider to change: who came in by it shows who they are, with
 * which the session's limit ends too. Who has only the provider has nothing else to show.
 */
export async function ensureOwnHand(call: SignedIn): Promise<void> {
  const { actor, db } = call;
  const isLimited = (await limitOf(db, actor.sessionId)) !== null;
  if (isLimited && !(await findMailOnly(db, actor.accountId))) refuse("confirmation_required");
}

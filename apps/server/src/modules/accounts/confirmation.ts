/** Weighty things ask that the person showed who they are a moment ago: whoever finds an open screen cannot do them. */
import type { AccountOnly, Resident, Staff } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { confirmedMs } from "./rules/limits.ts";
import { confirmedAt } from "./store/sessions.ts";

type SignedIn = Pick<Call<AccountOnly | Staff | Resident>, "actor" | "db" | "now">;

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

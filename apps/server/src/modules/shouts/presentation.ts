/** A shout, as its reader sees it now. */
import type { Resident } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { findOwnDecision } from "#modules/conversations/index.ts";
import { listBecame } from "./became.ts";
import * as store from "./store/cards.ts";
import { listMoments } from "./store/selections.ts";
import { viewShout } from "./views.ts";

/** Refuses with `not_found`. */
export async function loadShout(call: RouteCall<Resident>, shoutId: string) {
  const { actor, db, now } = call;
  const row = (await store.findCard(db, actor, shoutId)) ?? refuse("not_found");
  const organisation = await store.nameOfOrganisation(db, row.organisationId);
  const decision = row.hiddenAt ? await findOwnDecision(db, actor.residentId, shoutId) : null;
  const became = row.authorId === actor.residentId ? await listBecame(call, shoutId) : [];
  return viewShout(row, { moments: await listMoments(db, shoutId), became, organisation, decision }, { actor, now });
}

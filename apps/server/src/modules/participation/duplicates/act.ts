/** Merging and separating, with their moments in both timelines. The project must be held and the ideas locked. */
import type { Tx } from "#kernel/database.ts";
import type { Decider } from "../decisions/index.ts";
import { addMoment } from "../ideas/index.ts";
import { attach, detach } from "../merges/index.ts";

/** Returns an id for the act: that of one of its moments. */
export async function merge(db: Tx, intoId: string, ideaIds: readonly string[], by: Decider): Promise<string> {
  await attach(db, ideaIds, intoId, by.at);
  let last = "";
  for (const id of ideaIds) last = await addBoth(db, "merged", { id, intoId }, by);
  return last;
}

/** Returns an id for the act. */
export async function takeApart(db: Tx, merged: { id: string; mergedInto: string }, by: Decider): Promise<string> {
  await detach(db, merged);
  return addBoth(db, "taken-apart", { id: merged.id, intoId: merged.mergedInto }, by);
}

async function addBoth(
  db: Tx,
  kind: "merged" | "taken-apart",
  { id, intoId }: { id: string; intoId: string },
  { accountId, at }: Decider,
): Promise<string> {
  const moment = { kind, at, byAccount: accountId };
  await addMoment(db, { ...moment, ideaId: intoId, otherId: id });
  return addMoment(db, { ...moment, ideaId: id, otherId: intoId });
}

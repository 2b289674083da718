/** Unmerges two records; what happened since the merge stays with the kept one. S2 §5 */

import { duplicateLimits } from "@stoep/contract/care";
import { daysBefore } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import {
  discardPictures,
  lockPeople,
  personColumnsOf,
  refreshDuplicates,
  refuseSamePerson,
  updatePerson,
} from "../people/index.ts";
import { previousPicture } from "./erasure.ts";
import { reassignedDuo } from "./merge.ts";
import { restoredColumns, restoredPerson } from "./rules.ts";
import { saysTheSame } from "./sealed.ts";
import * as counting from "./store/counters.ts";
import { listPeopleOfPairs, lockMerge, type MergeSnapshot, updateMergeUndone } from "./store/pairs.ts";
import { deleteCopied, reassignBack } from "./store/reassign.ts";

/** Records merged after this moment can be unmerged. */
export const unmergeableSince = (now: Date): Date => daysBefore(now, duplicateLimits.daysApart);

/**
 * Restores the two records.
 * @throws not_found; already_closed when it is too late, or when the kept record was itself merged or deleted; person_exists when
 * someone else has the address or number by now.
 */
export async function unmergePeople(call: StaffCall, mergeId: string) {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  const row = (await lockMerge(db, organisationId, mergeId)) ?? refuse("not_found");
  const { keptId, goneId, mergedAt } = row;
  if (row.undoneAt !== null || mergedAt <= unmergeableSince(now)) refuse("already_closed");
  const [kept = refuse("already_closed")] = await lockPeople(db, organisationId, [keptId]);
  const [gone = refuse("already_closed")] = await listPeopleOfPairs(db, organisationId, [goneId]);
  const before = row.before as MergeSnapshot;
  const moved = row.moved;
  await counting.lockHelpers(db, [keptId, goneId]);
  const isSealedAsMerged = row.sealedBecame !== null && (await saysTheSame(db, keptId, kept.sealed, row.sealedBecame));
  await updatePerson(db, keptId, {
    ...personColumnsOf(restoredPerson(kept, before.person)),
    sealed: isSealedAsMerged ? row.sealedWas : kept.sealed,
    updatedAt: now,
  }).catch(refuseSamePerson);
  // Someone else may have its address or number by now.
  await updatePerson(db, goneId, { mergedInto: null, updatedAt: now }).catch(refuseSamePerson);
  await reassignBack(db, { from: keptId, to: goneId }, moved);
  await deleteCopied(db, keptId, moved);
  await splitCounts(call, { keptId, goneId, mergedAt }, moved);
  await splitHelp(call, { keptId, goneId, mergedAt }, before, moved);
  await discardPictures(db, [previousPicture(before.person.was)]);
  await updateMergeUndone(db, mergeId, now);
  await refreshDuplicates(db, organisationId, [keptId, goneId], now);
  return { keptId, goneId, kept, gone };
}

interface MergedPair {
  keptId: string;
  goneId: string;
  mergedAt: Date;
}

/** A ticket that goes back takes the counts made since the merge with it. */
async function splitCounts(
  { db }: StaffCall,
  { keptId, goneId, mergedAt }: MergedPair,
  moved: Record<string, string[]>,
) {
  const [copy] = await counting.listTicketCounts(db, goneId);
  const since = await counting.countSinceMerge(db, moved["memberTickets"] ?? [], mergedAt);
  const [tickets, solved] = [(copy?.tickets ?? 0) - since.deleted, (copy?.solved ?? 0) + since.solved];
  await counting.addTicketCounts(db, keptId, { tickets: -tickets, solved: -solved });
  await counting.addTicketCounts(db, goneId, { tickets: -since.deleted, solved: since.solved });
}

async function splitHelp(
  { actor, db }: StaffCall,
  { keptId, goneId, mergedAt }: MergedPair,
  before: MergeSnapshot,
  moved: Record<string, string[]>,
) {
  const [kept, gone] = [await counting.findHelperRow(db, keptId), await counting.findHelperRow(db, goneId)];
  await counting.subtractDuos(
    db,
    before.duos.map((duo) => ({ ...reassignedDuo(duo, goneId, keptId), earlier: duo.earlier })),
  );
  await counting.addDuos(
    db,
    actor.organisation.id,
    before.duos.map(({ earlier: _, ...duo }) => duo),
  );
  if (!gone || !kept) return;
  const { helped } = await counting.countSinceMerge(db, moved["helperTickets"] ?? [], mergedAt);
  await counting.subtractLoads(db, { from: goneId, to: keptId });
  await counting.addHelpedCount(db, keptId, -(gone.helped + helped));
  await counting.addHelpedCount(db, goneId, helped);
  if (before.helper === null) await counting.deleteHelperRow(db, keptId);
  else await counting.updateHelperRow(db, keptId, restoredColumns(kept, before.helper));
}

/** Taking two records apart again, as they were; what happened since stays with the one that was kept. S2 §5 */
import { doubleLimits } from "@stoep/contract/care";
import { violation } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { discardPictures, findDoubles, lockPeople, type PeopleCall, rowOf, updatePerson } from "../people/index.ts";
import { pictureBefore } from "./emptying.ts";
import { movedDuo } from "./merging.ts";
import { restored, restoredPerson } from "./rules.ts";
import * as counting from "./store/counting.ts";
import { moveBack, unshare } from "./store/moving.ts";
import { type Before, endMerge, listPeople, lockMerge } from "./store/pairs.ts";

const dayMs = 86_400_000;
/** What was merged after this can be taken apart. */
export const apartSince = (now: Date): Date => new Date(now.getTime() - doubleLimits.daysApart * dayMs);

/**
 * Two people again, as they were.
 * @throws not_found; already_closed when it is too late, or when the kept one has gone too; person_exists when somebody has the address
 * or number meanwhile.
 */
export async function part(call: PeopleCall, mergeId: string) {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  const row = (await lockMerge(db, organisationId, mergeId)) ?? refuse("not_found");
  const { keptId, goneId, mergedAt } = row;
  if (row.undoneAt !== null || mergedAt <= apartSince(now)) refuse("already_closed");
  const [kept = refuse("already_closed")] = await lockPeople(db, organisationId, [keptId]);
  const [gone = refuse("already_closed")] = await listPeople(db, organisationId, [goneId]);
  const before = row.before as Before;
  const moved = row.moved;
  await counting.lockHelpers(db, [keptId, goneId]);
  await updatePerson(db, keptId, { ...rowOf(restoredPerson(kept, before.person)), updatedAt: now });
  // Somebody may have its address or number meanwhile.
  await updatePerson(db, goneId, { mergedInto: null, updatedAt: now }).catch((error) =>
    violation(error) === "unique" ? refuse("person_exists") : Promise.reject(error),
  );
  await moveBack(db, { from: keptId, to: goneId }, moved);
  await unshare(db, keptId, moved);
  await partCounts(call, { keptId, goneId, mergedAt }, moved);
  await partHelp(call, { keptId, goneId, mergedAt }, before, moved);
  await discardPictures(db, [pictureBefore(before.person.was)]);
  await endMerge(db, mergeId, now);
  await findDoubles(db, organisationId, [keptId, goneId], now);
  return { keptId, goneId, kept, gone };
}

interface Ends {
  keptId: string;
  goneId: string;
  mergedAt: Date;
}

/** A ticket that went back takes along what was counted of it since. */
async function partCounts({ db }: PeopleCall, { keptId, goneId, mergedAt }: Ends, moved: Record<string, string[]>) {
  const [copy] = await counting.countsOf(db, goneId);
  const since = await counting.sinceMerging(db, moved["memberTickets"] ?? [], mergedAt);
  const [tickets, solved] = [(copy?.tickets ?? 0) - since.deleted, (copy?.solved ?? 0) + since.solved];
  await counting.addCounts(db, keptId, { tickets: -tickets, solved: -solved });
  await counting.addCounts(db, goneId, { tickets: -since.deleted, solved: since.solved });
}

async function partHelp(
  { actor, db }: PeopleCall,
  { keptId, goneId, mergedAt }: Ends,
  before: Before,
  moved: Record<string, string[]>,
) {
  const [kept, gone] = [await counting.findHelp(db, keptId), await counting.findHelp(db, goneId)];
  await counting.subtractDuos(
    db,
    before.duos.map((duo) => ({ ...movedDuo(duo, goneId, keptId), earlier: duo.earlier })),
  );
  await counting.addDuos(
    db,
    actor.organisation.id,
    before.duos.map(({ earlier: _, ...duo }) => duo),
  );
  if (!gone || !kept) return;
  const { helped } = await counting.sinceMerging(db, moved["helperTickets"] ?? [], mergedAt);
  await counting.subtractLoads(db, { from: goneId, to: keptId });
  await counting.addHelped(db, keptId, -(gone.helped + helped));
  await counting.addHelped(db, goneId, helped);
  if (before.helper === null) await counting.deleteHelp(db, keptId);
  else await counting.updateHelp(db, keptId, restored(kept, before.helper));
}

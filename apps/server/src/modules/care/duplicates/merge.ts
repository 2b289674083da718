/** Merges two records in one transaction. S2 §5 */

import type { MergeDraft, MergeField } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { lockPersonForShare } from "#modules/accounts/index.ts";
import { withdrawRequests } from "../account-links/index.ts";
import {
  careLevelVerdict,
  deleteCalendars,
  deleteDuplicatesOf,
  joinHouseholds,
  lockHouseholds,
  lockPeople,
  type PersonRow,
  personColumnsOf,
  privateDetailsAt,
  privateDetailsMover,
  refreshDuplicates,
  updatePerson,
} from "../people/index.ts";
import { changedColumns, columnChangeOf, earliest, latest } from "./rules.ts";
import * as counting from "./store/counters.ts";
import { type DuoRow, insertMerge, type MergeSnapshot } from "./store/pairs.ts";
import { copyCategories, copyTags, hasTicketTogether, reassignAll } from "./store/reassign.ts";

/** Locks both records in a fixed order, so that two colleagues who merge the same pair at once do not deadlock. */
async function lockPair({ actor, db }: StaffCall, keptId: string, goneId: string) {
  await lockHouseholds(db, actor.organisation.id);
  const rows = await lockPeople(db, actor.organisation.id, [keptId, goneId]);
  const find = (id: string) => rows.find((row) => row.id === id) ?? refuse("not_found");
  if (keptId === goneId) refuse("not_found");
  return { kept: find(keptId), gone: find(goneId) };
}

/**
 * Of two simultaneous merges, the second no longer finds one of the records. Refuses anyone but admins who takes private data.
 * @throws not_found; changed_meanwhile when either record was edited since; merge_two_accounts when both have an account;
 * merge_own_ticket when one helps the other.
 */
export async function mergePeople(call: StaffCall, keptId: string, goneId: string, { take, ...seen }: MergeDraft) {
  const { actor, db, now } = call;
  const { kept, gone } = await lockPair(call, keptId, goneId);
  if (kept.version !== seen.version || gone.version !== seen.otherVersion) refuse("changed_meanwhile");
  if (take.includes("private")) ensure(careLevelVerdict(actor, "admin"));
  if (kept.accountId !== null && gone.accountId !== null) refuse("merge_two_accounts");
  // Locks the account, so that its name stays the same until the end of the transaction.
  if (gone.accountId !== null) Object.assign(gone, await findAccountName(db, gone.accountId));
  const helpers = await counting.lockHelpers(db, [keptId, goneId]);
  if (await hasTicketTogether(db, keptId, goneId)) refuse("merge_own_ticket");
  await joinTheirHouseholds(call, kept, gone);
  const { sealed, ...became } = changedColumns(personColumnsOf(kept), personColumnsOf(gone), take);
  const person = columnChangeOf(kept, became);
  await updatePerson(db, goneId, { mergedInto: keptId, updatedAt: now });
  const sealedBecame = await sealedForKept(db, keptId, { id: goneId, sealed });
  await updatePerson(db, keptId, { ...became, sealed: sealedBecame ?? kept.sealed, updatedAt: now });
  await counting.addTicketCounts(db, keptId, gone);
  const help = helpers.find(({ personId }) => personId === goneId);
  const own = helpers.find(({ personId }) => personId === keptId);
  const helper = help ? await mergeHelp({ db, keptId }, own ?? null, help, take) : own ? { was: {}, became: {} } : null;
  const ends = { from: goneId, to: keptId };
  const moved = await reassignAll(db, ends, help !== undefined);
  const shared = { tags: await copyTags(db, ends), categories: help ? await copyCategories(db, ends) : [] };
  const duos = await mergeDuos(call, keptId, goneId);
  await withdrawRequests(db, goneId, now);
  // The holder of an address would read the visits of the other record too.
  await deleteCalendars(db, [keptId, goneId]);
  await deleteDuplicatesOf(db, [goneId]);
  await refreshDuplicates(db, actor.organisation.id, [keptId], now);
  const before: MergeSnapshot = { person, helper, duos };
  const row = {
    id: newId(),
    organisationId: actor.organisation.id,
    keptId,
    goneId,
    mergedAt: now,
    mergedBy: actor.accountId,
    sealedWas: sealedBecame === null ? null : kept.sealed,
    sealedBecame,
  };
  await insertMerge(db, { ...row, before, moved: { ...moved, ...shared } });
  return { kept, gone };
}

/** null: the merge leaves the kept record's private details as they are. */
const sealedForKept = async (db: Tx, keptId: string, gone: { id: string; sealed?: string | null }) =>
  gone.sealed
    ? (await privateDetailsMover(db))(privateDetailsAt(gone.id), privateDetailsAt(keptId), gone.sealed)
    : null;

/** Of two households one from now on, of which either of them may have the number. */
async function joinTheirHouseholds({ actor, db }: StaffCall, kept: PersonRow, gone: PersonRow): Promise<void> {
  if (kept.careHouseholdId === null || gone.careHouseholdId === null) return;
  await joinHouseholds(db, actor.organisation.id, [kept, gone]);
}

async function findAccountName(db: Tx, accountId: string) {
  const { firstName = "", lastName = "" } = (await lockPersonForShare(db, accountId)) ?? {};
  return firstName === "" ? {} : { firstName, lastName };
}

const helperColumns = [
  "kind",
  "management",
  "isProfessional",
  "skills",
  "transport",
  "radiusKm",
  "available",
  "monthlyCap",
  "functionId",
  "preferredChannel",
] as const;

/** Returns null when the kept person was not a helper. */
async function mergeHelp(
  { db, keptId }: { db: Tx; keptId: string },
  own: counting.HelperTableRow | null,
  help: counting.HelperTableRow,
  take: readonly MergeField[],
): Promise<MergeSnapshot["helper"]> {
  if (own === null) {
    await counting.insertHelperRow(db, { ...help, personId: keptId });
    await counting.addLoads(db, { from: help.personId, to: keptId });
    return null;
  }
  const wanted = {
    helperSince: earliest(own.helperSince, help.helperSince),
    lastHelpedAt: latest(own.lastHelpedAt, help.lastHelpedAt),
    lastAskedAt: latest(own.lastAskedAt, help.lastAskedAt),
    lastRefusedAt: latest(own.lastRefusedAt, help.lastRefusedAt),
    ...(take.includes("help") ? Object.fromEntries(helperColumns.map((column) => [column, help[column]])) : {}),
  };
  const became = Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(own[column as keyof typeof own]),
    ),
  );
  await counting.updateHelperRow(db, own.personId, became);
  await counting.addHelpedCount(db, own.personId, help.helped);
  await counting.addLoads(db, { from: help.personId, to: own.personId });
  return columnChangeOf(own, became);
}

/** The merged record's duos, each with the date that the same duo of the kept record had before, if any. */
async function mergeDuos({ actor, db }: StaffCall, keptId: string, goneId: string): Promise<MergeSnapshot["duos"]> {
  const earlier = await counting.listDuos(db, keptId);
  const taken = await counting.deleteDuos(db, goneId);
  const moved = taken.map((duo) => reassignedDuo(duo, goneId, keptId));
  await counting.addDuos(db, actor.organisation.id, moved);
  return taken.map((duo, at) => {
    const same = earlier.find((one) => one.helperId === moved[at]?.helperId && one.memberId === moved[at]?.memberId);
    return { ...duo, earlier: same?.lastAt.toISOString() ?? null };
  });
}

/** Replaces a person of the duo by another. */
export const reassignedDuo = (duo: DuoRow, from: string, to: string): DuoRow => ({
  helperId: duo.helperId === from ? to : duo.helperId,
  memberId: duo.memberId === from ? to : duo.memberId,
  solved: duo.solved,
  lastAt: duo.lastAt,
});

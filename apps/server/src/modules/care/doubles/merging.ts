/** Making two records one, in one transaction. S2 §5 */
import type { MergeField, Merging } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Tx } from "#kernel/database.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { lockPersonForShare } from "#modules/accounts/index.ts";
import { closeQuestions } from "../linking/index.ts";
import {
  atLeast,
  deleteDoublesOf,
  findDoubles,
  lockPeople,
  type PeopleCall,
  rowOf,
  updatePerson,
} from "../people/index.ts";
import { changedBy, changedFrom, earliest, latest } from "./rules.ts";
import * as counting from "./store/counting.ts";
import { findOwnTicket, moveAll, shareCategories, shareTags } from "./store/moving.ts";
import { type Before, type DuoRow, insertMerge } from "./store/pairs.ts";

/** Both, in a fixed order, so that two who merge the same ones at once do not wait for each other. */
async function lockBoth({ actor, db }: PeopleCall, keptId: string, goneId: string) {
  const rows = await lockPeople(db, actor.organisation.id, [keptId, goneId]);
  const find = (id: string) => rows.find((row) => row.id === id) ?? refuse("not_found");
  if (keptId === goneId) refuse("not_found");
  return { kept: find(keptId), gone: find(goneId) };
}

/**
 * Whoever comes second finds one of them gone.
 * Refuses private data by others than admins.
 * @throws not_found; changed_meanwhile when one was edited since;
 * merge_two_accounts and merge_own_ticket where both have an account, or one helps the other.
 */
export async function merge(call: PeopleCall, keptId: string, goneId: string, { take, ...seen }: Merging) {
  const { actor, db, now } = call;
  const { kept, gone } = await lockBoth(call, keptId, goneId);
  if (kept.version !== seen.version || gone.version !== seen.otherVersion) refuse("changed_meanwhile");
  if (take.includes("private")) ensure(atLeast(actor, "admin"));
  if (kept.accountId !== null && gone.accountId !== null) refuse("merge_two_accounts");
  // Its name stays the same until both have it.
  if (gone.accountId !== null) Object.assign(gone, await accountName(db, gone.accountId));
  const helpers = await counting.lockHelpers(db, [keptId, goneId]);
  if (await findOwnTicket(db, keptId, goneId)) refuse("merge_own_ticket");
  const became = changedBy(rowOf(kept), rowOf(gone), take);
  const person = changedFrom(kept, became);
  await updatePerson(db, goneId, { mergedInto: keptId, updatedAt: now });
  await updatePerson(db, keptId, { ...became, updatedAt: now });
  await counting.addCounts(db, keptId, gone);
  const help = helpers.find(({ personId }) => personId === goneId);
  const own = helpers.find(({ personId }) => personId === keptId);
  const helper = help ? await joinHelp({ db, keptId }, own ?? null, help, take) : own ? { was: {}, became: {} } : null;
  const ends = { from: goneId, to: keptId };
  const moved = await moveAll(db, ends, help !== undefined);
  const shared = { tags: await shareTags(db, ends), categories: help ? await shareCategories(db, ends) : [] };
  const duos = await joinDuos(call, keptId, goneId);
  await closeQuestions(db, goneId, now);
  await deleteDoublesOf(db, [goneId]);
  await findDoubles(db, actor.organisation.id, [keptId], now);
  const before: Before = { person, helper, duos };
  const row = {
    id: newId(),
    organisationId: actor.organisation.id,
    keptId,
    goneId,
    mergedAt: now,
    mergedBy: actor.accountId,
  };
  await insertMerge(db, { ...row, before, moved: { ...moved, ...shared } });
  return { kept, gone };
}

async function accountName(db: Tx, accountId: string) {
  const { firstName = "", lastName = "" } = (await lockPersonForShare(db, accountId)) ?? {};
  return firstName === "" ? {} : { firstName, lastName };
}

const offered = [
  "kind",
  "management",
  "isProfessional",
  "skills",
  "transport",
  "radiusKm",
  "available",
  "monthlyCap",
  "functionId",
] as const;

/** null: the one who is kept was no helper. */
async function joinHelp(
  { db, keptId }: { db: Tx; keptId: string },
  own: counting.HelpRow | null,
  help: counting.HelpRow,
  take: readonly MergeField[],
): Promise<Before["helper"]> {
  if (own === null) {
    await counting.insertHelp(db, { ...help, personId: keptId });
    await counting.addLoads(db, { from: help.personId, to: keptId });
    return null;
  }
  const wanted = {
    helperSince: earliest(own.helperSince, help.helperSince),
    lastHelpedAt: latest(own.lastHelpedAt, help.lastHelpedAt),
    lastAskedAt: latest(own.lastAskedAt, help.lastAskedAt),
    lastRefusedAt: latest(own.lastRefusedAt, help.lastRefusedAt),
    ...(take.includes("help") ? Object.fromEntries(offered.map((column) => [column, help[column]])) : {}),
  };
  const became = Object.fromEntries(
    Object.entries(wanted).filter(
      ([column, value]) => JSON.stringify(value) !== JSON.stringify(own[column as keyof typeof own]),
    ),
  );
  await counting.updateHelp(db, own.personId, became);
  await counting.addHelped(db, own.personId, help.helped);
  await counting.addLoads(db, { from: help.personId, to: own.personId });
  return changedFrom(own, became);
}

/** What the gone one had, with the time that the kept one's had before, where it had one. */
async function joinDuos({ actor, db }: PeopleCall, keptId: string, goneId: string): Promise<Before["duos"]> {
  const earlier = await counting.listDuos(db, keptId);
  const taken = await counting.takeDuos(db, goneId);
  const moved = taken.map((duo) => movedDuo(duo, goneId, keptId));
  await counting.addDuos(db, actor.organisation.id, moved);
  return taken.map((duo, at) => {
    const same = earlier.find((one) => one.helperId === moved[at]?.helperId && one.memberId === moved[at]?.memberId);
    return { ...duo, earlier: same?.lastAt.toISOString() ?? null };
  });
}

/** The same duo with the other person. */
export const movedDuo = (duo: DuoRow, from: string, to: string): DuoRow => ({
  helperId: duo.helperId === from ? to : duo.helperId,
  memberId: duo.memberId === from ? to : duo.memberId,
  solved: duo.solved,
  lastAt: duo.lastAt,
});

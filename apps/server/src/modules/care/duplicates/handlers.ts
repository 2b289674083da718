/** Likely duplicates: listed, compared, dismissed, merged and unmerged. S2 §5 */
import { duplicateLimits, duplicates } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import {
  announceCare,
  careLevelVerdict,
  countDuplicates,
  findPerson,
  personSubject,
  presentLogged,
  presentPerson,
  recordReading,
} from "../people/index.ts";
import { mergePeople } from "./merge.ts";
import { differingFields, differingHelp } from "./rules.ts";
import { findHelperRow } from "./store/counters.ts";
import * as store from "./store/pairs.ts";
import { hasTicketTogether } from "./store/reassign.ts";
import { unmergeableSince, unmergePeople } from "./unmerge.ts";
import { viewMerge, viewPairs, viewSide } from "./views.ts";

const sortedIds = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

export const duplicateHandlers = handle(duplicates, {
  async listDoubles({ actor, db, query }) {
    const organisationId = actor.organisation.id;
    const size = duplicateLimits.pageSize;
    const rows = await store.listPairs(db, organisationId, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ foundAt, id }) => [foundAt, id]);
    const people = await store.listPeopleOfPairs(
      db,
      organisationId,
      page.flatMap(({ oneId, otherId }) => [oneId, otherId]),
    );
    return { items: viewPairs(page, people), next, total: await countDuplicates(db, organisationId) };
  },

  async compareDoubles(call) {
    const { actor, db, params } = call;
    const find = async (id: string) => (await findPerson(db, actor.organisation.id, id)) ?? refuse("not_found");
    if (params.personId === params.otherId) refuse("not_found");
    const [one, other] = [await find(params.personId), await find(params.otherId)];
    await recordReading(call, { what: "merge", personIds: [one.id, other.id] });
    const [help, otherHelp] = [await findHelperRow(db, one.id), await findHelperRow(db, other.id)];
    const isOwn = await hasTicketTogether(db, one.id, other.id);
    const hasTwo = one.accountId !== null && other.accountId !== null;
    return {
      one: viewSide(await presentLogged(call, one), help),
      other: viewSide(await presentLogged(call, other), otherHelp),
      differs: [
        ...differingFields(one, other, careLevelVerdict(actor, "admin") === true),
        ...differingHelp(help, otherHelp),
      ],
      can: {
        merge: isOwn ? ("merge_own_ticket" as const) : hasTwo ? ("merge_two_accounts" as const) : (true as const),
      },
    };
  },

  async dismissDouble(call) {
    const { actor, db, now, params } = call;
    const one = (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const other = (await findPerson(db, actor.organisation.id, params.otherId)) ?? refuse("not_found");
    if (!(await store.dismissPair(db, sortedIds(one.id, other.id), now, actor.accountId))) refuse("not_found");
    await record(call, { action: "care.dismissDouble", subject: personSubject(one) });
    await announceCare(call);
    return { done: true };
  },

  async mergeDoubles(call) {
    const { actor, body, db, params } = call;
    const { kept, gone } = await mergePeople(call, params.personId, params.otherId, body);
    for (const row of [kept, gone]) await record(call, { action: "care.mergePeople", subject: personSubject(row) });
    await announceCare(call);
    return presentPerson(call, (await findPerson(db, actor.organisation.id, kept.id)) ?? refuse("not_found"));
  },

  async listMerges({ actor, db, now, params }) {
    const { id } = (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    return { items: (await store.listMerges(db, actor.organisation.id, id, unmergeableSince(now))).map(viewMerge) };
  },

  async undoMerge(call) {
    const { keptId, goneId, kept } = await unmergePeople(call, call.params.mergeId);
    await record(call, { action: "care.undoMerge", subject: personSubject(kept) });
    await announceCare(call);
    return { keptId, goneId };
  },
});

/** Likely doubles: listed, compared, told apart, merged and taken apart. S2 §5 */
import { doubleLimits, doubles, type MergeField } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import {
  announceCare,
  atLeast,
  countDoubles,
  findPerson,
  personSubject,
  recordReading,
  showPerson,
} from "../people/index.ts";
import { merge } from "./merging.ts";
import { apartSince, part } from "./parting.ts";
import { differing } from "./rules.ts";
import { findHelp, type HelpRow } from "./store/counting.ts";
import { findOwnTicket } from "./store/moving.ts";
import * as store from "./store/pairs.ts";
import { viewMerge, viewPairs, viewSide } from "./views.ts";

const sorted = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);

export const doubleHandlers = handle(doubles, {
  async listDoubles({ actor, db, query }) {
    const organisationId = actor.organisation.id;
    const size = doubleLimits.pageSize;
    const rows = await store.listPairs(db, organisationId, readPageCursor(query.cursor), size + 1);
    const { page, next } = cutPage(rows, size, ({ foundAt, id }) => [foundAt, id]);
    const people = await store.listPeople(
      db,
      organisationId,
      page.flatMap(({ oneId, otherId }) => [oneId, otherId]),
    );
    return { items: viewPairs(page, people), next, total: await countDoubles(db, organisationId) };
  },

  async compareDoubles(call) {
    const { actor, db, params } = call;
    const find = async (id: string) => (await findPerson(db, actor.organisation.id, id)) ?? refuse("not_found");
    if (params.personId === params.otherId) refuse("not_found");
    const [one, other] = [await find(params.personId), await find(params.otherId)];
    for (const { id } of [one, other]) await recordReading(call, { what: "merge", personId: id });
    const [help, otherHelp] = [await findHelp(db, one.id), await findHelp(db, other.id)];
    const isOwn = await findOwnTicket(db, one.id, other.id);
    const hasTwo = one.accountId !== null && other.accountId !== null;
    return {
      one: viewSide(await showPerson(call, one), help),
      other: viewSide(await showPerson(call, other), otherHelp),
      differs: [...differing(one, other, atLeast(actor, "admin") === true), ...helpDiffers(help, otherHelp)],
      can: {
        merge: isOwn ? ("merge_own_ticket" as const) : hasTwo ? ("merge_two_accounts" as const) : (true as const),
      },
    };
  },

  async dismissDouble(call) {
    const { actor, db, now, params } = call;
    const one = (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    const other = (await findPerson(db, actor.organisation.id, params.otherId)) ?? refuse("not_found");
    if (!(await store.dismissPair(db, sorted(one.id, other.id), now, actor.accountId))) refuse("not_found");
    await record(call, { action: "care.dismissDouble", subject: personSubject(one) });
    await announceCare(call);
    return { done: true };
  },

  async mergeDoubles(call) {
    const { actor, body, db, params } = call;
    const { kept, gone } = await merge(call, params.personId, params.otherId, body);
    for (const row of [kept, gone]) await record(call, { action: "care.mergePeople", subject: personSubject(row) });
    await announceCare(call);
    return showPerson(call, (await findPerson(db, actor.organisation.id, kept.id)) ?? refuse("not_found"));
  },

  async listMerges({ actor, db, now, params }) {
    const { id } = (await findPerson(db, actor.organisation.id, params.personId)) ?? refuse("not_found");
    return { items: (await store.listMerges(db, actor.organisation.id, id, apartSince(now))).map(viewMerge) };
  },

  async undoMerge(call) {
    const { keptId, goneId, kept } = await part(call, call.params.mergeId);
    await record(call, { action: "care.undoMerge", subject: personSubject(kept) });
    await announceCare(call);
    return { keptId, goneId };
  },
});

function helpDiffers(one: HelpRow | undefined, other: HelpRow | undefined): MergeField[] {
  if (!one || !other) return [];
  const written = ({ kind, skills, transport, radiusKm, available, monthlyCap, isProfessional }: HelpRow) =>
    JSON.stringify([kind, skills, transport, radiusKm, available, monthlyCap, isProfessional]);
  return written(one) === written(other) ? [] : ["help"];
}

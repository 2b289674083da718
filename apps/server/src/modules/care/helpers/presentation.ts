/** A helper's details, as this reader may see them. */

import type { HelperFile } from "@stoep/contract/care";
import { dayAt, monthsLater, startOfMonth } from "@stoep/contract/kernel";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { StaffCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { findPerson, presentLogged, presentPerson, readsContact } from "../people/index.ts";
import { activeFrom, helperCompletion } from "./rules.ts";
import { listAbsences, listCertificates } from "./store/absences-and-hours.ts";
import { findHelper, findLoad, listLoads } from "./store/counters.ts";
import { listCategoriesByHelper } from "./store/helpers.ts";
import { viewHelper, viewHelperFile } from "./views.ts";

/** Tickets of this many months are shown one by one. */
const shownMonths = 12;

export type HelperCall<P = unknown, D extends Db = Tx> = StaffCall<D> & { params: P };

/** The account whose confidential tickets may be read; null: all may. */
export const confidentialAccountOf = (actor: Staff): string | null =>
  levelIn(actor, "care") === "admin" ? null : actor.accountId;

/** `isNew`: the reader has just written them down. Refuses with `not_found`. */
export async function presentHelper(
  call: StaffCall<Db>,
  personId: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<HelperFile> {
  const { actor, db, language, now } = call;
  const { id: organisationId } = actor.organisation;
  const person = (await findPerson(db, organisationId, personId)) ?? refuse("not_found");
  const row = (await findHelper(db, organisationId, personId)) ?? refuse("not_found");
  const today = dayAt(now, actor.network.timeZone);
  const categories = (await listCategoriesByHelper(db, [personId], language)).get(personId) ?? [];
  const sees = readsContact(actor);
  const seesAll = confidentialAccountOf(actor) === null;
  const month = startOfMonth(today);
  const helper = viewHelper(row, {
    categories,
    load: await findLoad(db, personId, month, { seesAll }),
    months: await listLoads(db, personId, monthsLater(month, 1 - shownMonths), { seesAll }),
    activeFrom: activeFrom(now, actor.network.timeZone),
    today,
    absences: sees ? await listAbsences(db, personId, today) : null,
    certificates: sees ? await listCertificates(db, personId) : null,
  });
  return viewHelperFile(
    await (isNew ? presentLogged : presentPerson)(call, person),
    helper,
    helperCompletion({ ...person, ...row }, categories.length > 0),
  );
}

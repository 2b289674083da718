/** A helper's file, as this reader sees it. */
import type { HelperFile } from "@stoep/contract/care";
import { levelIn } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { findPerson, readsContact, showPerson } from "../people/index.ts";
import { activeFrom, dayOf, helperCompletion, monthOf } from "./rules.ts";
import { findHelper, findLoad } from "./store/counts.ts";
import { categoriesOf } from "./store/helpers.ts";
import { listAbsences, listCertificates } from "./store/parts.ts";
import { viewFile, viewHelper } from "./views.ts";

export type Call<P = unknown, D extends Db = Tx> = RouteCall<Staff, D> & { params: P };
export type ReadCall = RouteCall<Staff, Db>;

/** The account whose confidential tickets are read too; null: all are. */
export const seesOf = (actor: Staff): string | null => (levelIn(actor, "care") === "admin" ? null : actor.accountId);

/** Refuses with `not_found`. */
export async function showHelper(call: ReadCall, personId: string): Promise<HelperFile> {
  const { actor, db, language, now } = call;
  const { id: organisationId } = actor.organisation;
  const person = (await findPerson(db, organisationId, personId)) ?? refuse("not_found");
  const row = (await findHelper(db, organisationId, personId)) ?? refuse("not_found");
  const today = dayOf(now, actor.network.timeZone);
  const categories = (await categoriesOf(db, [personId], language)).get(personId) ?? [];
  const sees = readsContact(actor);
  const helper = viewHelper(row, {
    categories,
    load: await findLoad(db, personId, monthOf(today)),
    activeFrom: activeFrom(now, actor.network.timeZone),
    today,
    absences: sees ? await listAbsences(db, personId, today) : null,
    certificates: sees ? await listCertificates(db, personId) : null,
  });
  return viewFile(
    await showPerson(call, person),
    helper,
    helperCompletion({ ...person, ...row }, categories.length > 0),
  );
}

/** Writing people down and changing them: one record for each human, company or organisation. S2 §5 */
import type { AddressDraft, PersonDraft } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { type Db, type Tx, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { type Phone, readPhone } from "../phone.ts";
import { type FoundAddress, lookUpAddress, nowhere } from "./addresses.ts";
import { initials } from "./rules.ts";
import { findDoubles } from "./store/doubles.ts";
import * as store from "./store/people.ts";
import { deleteTags, holdTags, putTags } from "./store/tags.ts";

export type Call<D extends Db = Tx> = RouteCall<Staff, D>;

export const announceCare = ({ actor, announce }: Pick<Call<Db>, "actor" | "announce">) =>
  announce("care", { networkId: actor.network.id, organisationId: actor.organisation.id });

export const subjectOf = (row: Parameters<typeof initials>[0] & { id: string }) => ({
  kind: "carePerson",
  id: row.id,
  name: initials(row),
});

/** As it is stored; null for an empty one. Refuses what nobody could have. */
export async function phoneOf(typed: string, { config }: Pick<Call, "config">): Promise<Phone | null> {
  if (typed === "") return null;
  const country = config.textCountries[0] ?? "BE";
  return (await readPhone(typed, country)) ?? refuseFields({ phone: "phoneFormat" });
}

async function addressOf(db: Db, draft: AddressDraft | null): Promise<FoundAddress | null> {
  if (draft === null) return nowhere;
  if (draft.by === "same") return null;
  return (await lookUpAddress(db, draft)) ?? refuseFields({ address: "addressUnknown" });
}

/** The columns of a draft; the address only where it is said. */
export async function columnsOf(call: Pick<Call, "config" | "db">, draft: PersonDraft) {
  const { address, tagIds: _, phone: typed, email, language, languages: spoken, ...texts } = draft;
  const phone = await phoneOf(typed, call);
  const [first] = spoken;
  const preferred = language ?? first ?? refuseFields({ languages: "languageRequired" });
  const languages = [...new Set([preferred, ...spoken])];
  return {
    ...texts,
    email: email === "" ? null : email,
    phone: phone?.phone ?? null,
    phoneNational: phone?.phoneNational ?? "",
    language: preferred,
    languages,
    ...(await addressOf(call.db, address)),
  };
}

/** Sets a person's tags to exactly these. */
async function setTags({ actor, db }: Call, personId: string, tagIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(tagIds)];
  const found = await holdTags(db, actor.organisation.id, wanted);
  if (found.length !== wanted.length) refuseFields({ tagIds: "invalid" });
  await deleteTags(db, [personId]);
  await putTags(db, [personId], wanted);
}

/** Refuses with `person_exists`: the database decides who was first. */
export const refuseSamePerson = (error: unknown) =>
  violation(error) === "unique" ? refuse("person_exists") : Promise.reject(error);

/** Refuses with `person_exists` if somebody has the e-mail address or the number, and with `not_found` if it is gone at once. */
export async function createPerson(
  call: Call,
  draft: PersonDraft,
  { isMember }: { isMember: boolean },
): Promise<store.FileRow> {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  const id = newId();
  const columns = await columnsOf(call, draft);
  const row = { id, organisationId, isMember, joinedAt: now, createdBy: actor.accountId, updatedAt: now, ...columns };
  await store.insertPerson(db, row).catch(refuseSamePerson);
  await setTags(call, id, draft.tagIds);
  await findDoubles(db, organisationId, [id], now);
  await record(call, { action: "care.createPerson", subject: subjectOf(row), new: { isMember } });
  await announceCare(call);
  return (await store.findPerson(db, organisationId, id)) ?? refuse("not_found");
}

/** What their account says is not changed here, and what was typed before stays below it. */
const typedOf = ({ accountId, firstName, lastName, email, language }: store.FileRow) =>
  accountId === null ? {} : { firstName, lastName, email, language };

/** Changes a person that is locked. The log says which fields, and not what was in them. Refuses with `not_found` if it is gone. */
export async function changePerson(call: Call, row: store.FileRow, draft: PersonDraft): Promise<store.FileRow> {
  const { actor, db, now } = call;
  const columns = { ...(await columnsOf(call, draft)), ...typedOf(row) };
  await store.updatePerson(db, row.id, { ...columns, updatedAt: now }).catch(refuseSamePerson);
  await setTags(call, row.id, draft.tagIds);
  await findDoubles(db, actor.organisation.id, [row.id], now);
  const fields = Object.entries(columns)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof row]))
    .map(([name]) => name);
  const subject = subjectOf({ ...row, ...columns });
  if (fields.length > 0) await record(call, { action: "care.editPerson", subject, new: { fields: fields.length } });
  await announceCare(call);
  return (await store.findPerson(db, actor.organisation.id, row.id)) ?? refuse("not_found");
}

/** Suspends a person that is locked, with the reason, or takes them up again. */
export async function suspendPerson(
  call: Call,
  row: store.FileRow,
  { isSuspended, because }: { isSuspended: boolean; because: string },
): Promise<void> {
  const { db, now } = call;
  if ((row.suspendedAt !== null) === isSuspended) return;
  const suspendedBecause = isSuspended ? because : "";
  await store.updatePerson(db, row.id, { suspendedAt: isSuspended ? now : null, suspendedBecause, updatedAt: now });
  const action = isSuspended ? "care.suspendPerson" : "care.reactivatePerson";
  await record(call, { action, subject: subjectOf(row) });
  await announceCare(call);
}

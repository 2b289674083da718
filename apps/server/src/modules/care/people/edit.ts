/** Creating and changing people: one record for each human, company or organisation. S2 §5 */
import type { AddressDraft, PersonDraft } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { StaffCall } from "#kernel/call.ts";
import { homeCountry } from "#kernel/config.ts";
import { type Db, violation } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { type Phone, parsePhone } from "../phone.ts";
import { lookUpAddress, noAddress, type ResolvedAddress } from "./address-lookup.ts";
import { householdOf, linkHousehold, recordHousehold } from "./households.ts";
import { personSubject } from "./rules.ts";
import { refreshDuplicates } from "./store/duplicates.ts";
import * as store from "./store/people.ts";
import { deleteTags, insertTags, lockTags } from "./store/tags.ts";
import { deleteCalendars } from "./store/visit-calendars.ts";

export const announceCare = ({ actor, announce }: Pick<StaffCall<Db>, "actor" | "announce">) =>
  announce("care", { networkId: actor.network.id, organisationId: actor.organisation.id });

type KeptPhone = Pick<store.PersonRecordRow, "phone" | "phoneNational">;

/**
 * The number as it is stored; null for an empty one. Refuses numbers that cannot exist, but not the one that the record has:
 * numbering plans change.
 */
export async function checkPhone(
  typed: string,
  { config }: Pick<StaffCall, "config">,
  kept: KeptPhone | null = null,
): Promise<Phone | null> {
  if (typed === "") return null;
  if (kept && typed === kept.phone) return { phone: typed, phoneNational: kept.phoneNational };
  const country = homeCountry(config);
  return (await parsePhone(typed, country)) ?? refuseFields({ phone: "phoneFormat" });
}

async function checkAddress(db: Db, draft: AddressDraft | null): Promise<ResolvedAddress | null> {
  if (draft === null) return noAddress;
  if (draft.by === "same") return null;
  return (await lookUpAddress(db, draft)) ?? refuseFields({ address: "addressUnknown" });
}

/** The columns of a draft; the address only if the draft has one. `kept`: what the record has, which is not judged again. */
export async function draftColumns(
  call: Pick<StaffCall, "config" | "db">,
  draft: PersonDraft,
  kept: KeptPhone | null = null,
) {
  const { address, tagIds: _, householdWith: __, phone: typed, email, language, languages: spoken, ...texts } = draft;
  const phone = await checkPhone(typed, call, kept);
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
    ...(await checkAddress(call.db, address)),
  };
}

/** Sets a person's tags to exactly these. */
async function replaceTags({ actor, db }: StaffCall, personId: string, tagIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(tagIds)];
  const found = await lockTags(db, actor.organisation.id, wanted);
  if (found.length !== wanted.length) refuseFields({ tagIds: "invalid" });
  await deleteTags(db, [personId]);
  await insertTags(db, [personId], wanted);
}

/** Refuses with `person_exists`: the database decides who was first. A number that another household has violates an exclusion. */
export const refuseSamePerson = (error: unknown) =>
  ["exclusion", "unique"].includes(violation(error) ?? "") ? refuse("person_exists") : Promise.reject(error);

/**
 * Refuses with `person_exists` if someone outside their household has the e-mail address or the number, and with `not_found` if the
 * record is deleted at once.
 */
export async function createPerson(
  call: StaffCall,
  draft: PersonDraft,
  { isMember }: { isMember: boolean },
): Promise<store.PersonRecordRow> {
  const { actor, db, now } = call;
  const organisationId = actor.organisation.id;
  const id = newId();
  const columns = await draftColumns(call, draft);
  const base = { id, organisationId, isMember, joinedAt: now, createdBy: actor.accountId, updatedAt: now };
  const row = { ...base, ...columns, careHouseholdId: await householdOf(call, draft.householdWith) };
  if (!(await store.insertPersonIfNew(db, row))) refuse("person_exists");
  await replaceTags(call, id, draft.tagIds);
  await refreshDuplicates(db, organisationId, [id], now);
  await record(call, { action: "care.createPerson", subject: personSubject(row), new: { isMember } });
  if (draft.householdWith.length > 0) await recordHousehold(call, "care.linkHousehold", [id, ...draft.householdWith]);
  await announceCare(call);
  return (await store.findPerson(db, organisationId, id)) ?? refuse("not_found");
}

/** Columns that come from a linked account are not changed; the typed values are kept behind them. */
const typedColumnsOf = ({ accountId, firstName, lastName, email, language }: store.PersonRecordRow) =>
  accountId === null ? {} : { firstName, lastName, email, language };

/** Changes a locked person. The log names the fields that changed, not their content. Refuses with `not_found` if the record is gone. */
export async function changePerson(
  call: StaffCall,
  row: store.PersonRecordRow,
  draft: PersonDraft,
): Promise<store.PersonRecordRow> {
  const { actor, db, now } = call;
  const columns = { ...(await draftColumns(call, draft, row)), ...typedColumnsOf(row) };
  if (draft.householdWith.length > 0) await linkHousehold(call, [row.id, ...draft.householdWith]);
  await store.updatePerson(db, row.id, { ...columns, updatedAt: now }).catch(refuseSamePerson);
  await replaceTags(call, row.id, draft.tagIds);
  await refreshDuplicates(db, actor.organisation.id, [row.id], now);
  const fields = Object.entries(columns)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof row]))
    .map(([name]) => name);
  const subject = personSubject({ ...row, ...columns });
  if (fields.length > 0) await record(call, { action: "care.editPerson", subject, new: { fields: fields.length } });
  await announceCare(call);
  return (await store.findPerson(db, actor.organisation.id, row.id)) ?? refuse("not_found");
}

export type PersonSuspensionStep = (call: StaffCall, row: store.PersonRecordRow) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** What later rooms do in the transaction that suspends a person, such as handing back their tickets. */
    personSuspensionSteps?: readonly PersonSuspensionStep[];
  }
  interface Provided {
    personSuspensionSteps: readonly PersonSuspensionStep[];
  }
}

/** Suspends a locked person, with the reason, or lifts the suspension. */
export async function suspendPerson(
  call: StaffCall,
  row: store.PersonRecordRow,
  { isSuspended, because }: { isSuspended: boolean; because: string },
): Promise<void> {
  const { db, now } = call;
  if ((row.suspendedAt !== null) === isSuspended) return;
  const suspendedBecause = isSuspended ? because : "";
  await store.updatePerson(db, row.id, { suspendedAt: isSuspended ? now : null, suspendedBecause, updatedAt: now });
  const action = isSuspended ? "care.suspendPerson" : "care.reactivatePerson";
  await record(call, { action, subject: personSubject(row) });
  if (isSuspended) await deleteCalendars(db, [row.id]);
  if (isSuspended) for (const step of call.provided.personSuspensionSteps) await step(call, row);
  await announceCare(call);
}

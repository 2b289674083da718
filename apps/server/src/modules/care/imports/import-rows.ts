/** Creates the people of a batch of rows, each row only once. */
import type { ImportKind, LeadSource, SpokenLanguage } from "@stoep/contract/care";
import { v7 as newId } from "uuid";
import type { Tx } from "#kernel/database.ts";
import { insertHelpers } from "../helpers/index.ts";
import {
  insertPeople,
  insertPersonTags,
  listByContacts,
  markAsMembers,
  type NewPerson,
  privateDetailsAt,
  privateDetailsMover,
  refreshDuplicates,
} from "../people/index.ts";
import { whomOf } from "./known-person.ts";
import type { HomeAddress } from "./row-check.ts";
import type { ImportDraft } from "./row-draft.ts";
import { importRowAt } from "./sealed-rows.ts";
import { lockDueRows, type RowOutcome, settleRows } from "./store/imports.ts";

const batch = 500;

type DueRow = Awaited<ReturnType<typeof lockDueRows>>[number];
type Draft = ImportDraft & { home: HomeAddress | null };
const draftOf = (row: DueRow) => row.draft as Draft | null;

interface ImportBatch {
  id: string;
  organisationId: string;
  kind: ImportKind;
  by: string | null;
  now: Date;
}

/** Imports the next batch of rows. Returns how many there were. */
export async function importRows(db: Tx, taking: ImportBatch): Promise<number> {
  const due = await lockDueRows(db, taking.id, batch);
  if (due.length === 0) return 0;
  const fresh = due.filter(({ fate }) => fate === "new").map((row) => ({ row, id: newId() }));
  const move = await privateDetailsMover(db);
  const people = fresh.map(async ({ row, id }) => ({
    ...personOf(row, id, taking),
    sealed: await move(importRowAt(taking.id, row.place), privateDetailsAt(id), row.sealed),
  }));
  const added = await insertPeople(db, await Promise.all(people));
  const meanwhile = fresh.filter(({ id }) => !added.has(id)).map(({ row }) => row);
  const there = await outcomesOfKnown(db, taking, due, meanwhile);
  const outcomes: RowOutcome[] = [
    ...fresh
      .filter(({ id }) => added.has(id))
      .map(({ row, id }) => ({ place: row.place, fate: "added" as const, personId: id })),
    ...there,
  ];
  await insertPersonTags(
    db,
    fresh
      .filter(({ id }) => added.has(id))
      .flatMap(({ row, id }) => tagsOf(row).map((tagId) => ({ personId: id, tagId }))),
  );
  const personIds = new Map(outcomes.map(({ place, personId }) => [place, personId]));
  if (taking.kind === "helpers") await insertHelpersOf(db, taking, due, personIds);
  else
    await markAsMembers(
      db,
      there.flatMap(({ personId }) => personId ?? []),
      taking.now,
    );
  await settleRows(db, taking.id, outcomes);
  await refreshDuplicates(db, taking.organisationId, [...added], taking.now);
  return due.length;
}

const tagsOf = (row: DueRow) => draftOf(row)?.tagIds ?? [];

/** People who existed at the check, or were created since. */
async function outcomesOfKnown(
  db: Tx,
  { organisationId }: ImportBatch,
  due: readonly DueRow[],
  meanwhile: readonly DueRow[],
): Promise<RowOutcome[]> {
  const there = due
    .filter(({ fate }) => fate === "there")
    .map(({ place, personId }) => ({ place, fate: "there" as const, personId }));
  if (meanwhile.length === 0) return there;
  const drafts = meanwhile.map((row) => draftOf(row));
  const filled = (key: "email" | "phone") => drafts.map((draft) => draft?.[key] ?? "").filter(Boolean);
  const found = await listByContacts(db, organisationId, filled("email"), filled("phone"));
  const came = meanwhile.map((row, at) => {
    const draft = drafts[at];
    const personId = (draft && whomOf(draft, found)) ?? null;
    return { place: row.place, fate: personId ? ("there" as const) : ("wrong" as const), personId };
  });
  return [...there, ...came];
}

async function insertHelpersOf(
  db: Tx,
  { organisationId, now }: ImportBatch,
  due: readonly DueRow[],
  people: Map<number, string | null>,
) {
  const helpers = new Map(
    due.flatMap((row) => {
      const [draft, personId] = [draftOf(row), people.get(row.place)];
      if (!draft || !personId) return [];
      const { kind, skills, transport, radiusKm, monthlyCap, categoryIds } = draft;
      return [[personId, { personId, kind, skills, transport, radiusKm, monthlyCap, categoryIds }] as const];
    }),
  );
  await insertHelpers(db, organisationId, [...helpers.values()], now);
}

function personOf(row: DueRow, id: string, { organisationId, kind, by, now }: ImportBatch): Omit<NewPerson, "sealed"> {
  const draft = draftOf(row);
  if (!draft) throw new Error(`row ${row.place} has no draft`);
  const { home } = draft;
  return {
    id,
    organisationId,
    isMember: kind === "members",
    joinedAt: now,
    firstName: draft.firstName,
    lastName: draft.lastName,
    companyName: draft.companyName ?? "",
    email: draft.email === "" ? null : draft.email,
    phone: draft.phone === "" ? null : draft.phone,
    phoneNational: draft.phoneNational,
    language: draft.language as SpokenLanguage,
    languages: draft.languages,
    street: home?.street ?? "",
    houseNumber: home?.houseNumber ?? "",
    postalCode: home?.postcode ?? "",
    city: home?.municipality ?? "",
    longitude: home?.longitude ?? null,
    latitude: home?.latitude ?? null,
    neighbourhoodId: home?.neighbourhoodId ?? null,
    introduction: draft.introduction,
    keyRemark: draft.keyRemark,
    leadSource: draft.leadSource as LeadSource | null,
    leadExplanation: draft.leadExplanation,
    referredBy: draft.referredBy,
    memberOrganisation: draft.memberOrganisation,
    subscribedOn: draft.subscribedOn,
    createdBy: by,
    updatedAt: now,
  };
}

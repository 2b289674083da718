/** Pairs of records that may be the same person, and merges. */

import { type Insertable, sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { CareMergeTable } from "../../../../schema/db.types.ts";
import type { ColumnChange } from "../rules.ts";

export const listPairs = (db: Db, organisationId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("careDouble as pair")
    .select(["pair.id", "pair.oneId", "pair.otherId", "pair.because", "pair.foundAt"])
    .where("pair.organisationId", "=", organisationId)
    .where("pair.dismissedAt", "is", null)
    .$call((query) => inPages(query, ["pair.foundAt", "pair.id"], "desc", { place, limit }))
    .execute();

export const listPeopleOfPairs = (db: Db, organisationId: string, personIds: readonly string[]) =>
  db
    .selectFrom("carePerson as person")
    .leftJoin("careHelper as helper", "helper.personId", "person.id")
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.city"])
    .select(["neighbourhood.name as neighbourhoodName", "person.isMember", "person.suspendedAt"])
    .select(sql<boolean>`helper.person_id is not null`.as("isHelper"))
    .where("person.organisationId", "=", organisationId)
    .where("person.id", "=", anyOf(personIds))
    .execute();

/** Returns whether there was such a pair. */
export async function dismissPair(db: Tx, [oneId, otherId]: [string, string], now: Date, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("careDouble")
    .set({ dismissedAt: now, dismissedBy: by })
    .where("oneId", "=", oneId)
    .where("otherId", "=", otherId)
    .where("dismissedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DuoRow {
  helperId: string;
  memberId: string;
  solved: number;
  lastAt: string;
}
/** `earlier`: the date of the kept record's own duo before the merge, if it had one. */
export type MergedDuo = DuoRow & { earlier: string | null };
/** What is needed to unmerge. */
export interface MergeSnapshot {
  person: ColumnChange;
  /** null: the kept person was not a helper. */
  helper: ColumnChange | null;
  duos: MergedDuo[];
}
type ReassignedIds = Record<string, string[]>;

export async function insertMerge(
  db: Tx,
  {
    before,
    moved,
    ...row
  }: Omit<Insertable<CareMergeTable>, "before" | "moved"> & { before: MergeSnapshot; moved: ReassignedIds },
): Promise<void> {
  await db
    .insertInto("careMerge")
    .values({ ...row, before: json<unknown>(before), moved: json(moved) })
    .execute();
}

/** Merges that can still be undone, latest first. */
export const listMerges = (db: Db, organisationId: string, keptId: string, since: Date) =>
  db
    .selectFrom("careMerge as merge")
    .innerJoin("carePerson as gone", "gone.id", "merge.goneId")
    .leftJoin("public.account as merger", "merger.id", "merge.mergedBy")
    .select(["merge.id", "merge.mergedAt", "gone.firstName", "gone.lastName", "gone.companyName"])
    .select(fullNameOrNone("merger").as("mergedBy"))
    .where("merge.organisationId", "=", organisationId)
    .where("merge.keptId", "=", keptId)
    .where("merge.undoneAt", "is", null)
    .where("merge.mergedAt", ">", since)
    .where("gone.deletedAt", "is", null)
    .orderBy("merge.mergedAt", "desc")
    .limit(50)
    .execute();

export const lockMerge = (db: Tx, organisationId: string, id: string) =>
  db
    .selectFrom("careMerge")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

const emptySnapshot = { before: json<unknown>({}), moved: json({}), sealedWas: null, sealedBecame: null };

/** Marks the merge as undone and deletes its snapshot. */
export async function updateMergeUndone(db: Tx, id: string, undoneAt: Date): Promise<void> {
  await db
    .updateTable("careMerge")
    .set({ undoneAt, ...emptySnapshot })
    .where("id", "=", id)
    .execute();
}

/** Deletes the snapshots of merges that can no longer be undone. Returns them, each with the kept record's old values. */
export async function eraseMerges(db: Tx, goneId: string): Promise<Partial<MergeSnapshot>[]> {
  const rows = await db.selectFrom("careMerge").select("before").where("goneId", "=", goneId).execute();
  await db.updateTable("careMerge").set(emptySnapshot).where("goneId", "=", goneId).execute();
  return rows.map(({ before }) => before as Partial<MergeSnapshot>);
}

/** Copies merged before this moment and not erased yet. */
export const lockExpiredCopies = (db: Tx, before: Date, limit: number) =>
  db
    .selectFrom("careMerge as merge")
    .innerJoin("carePerson as gone", "gone.id", "merge.goneId")
    .select("gone.id")
    .where("merge.undoneAt", "is", null)
    .where("merge.mergedAt", "<=", before)
    .where("gone.deletedAt", "is", null)
    .limit(limit)
    .forUpdate("gone")
    .skipLocked()
    .execute();

export const listCopies = (db: Db, keptId: string) =>
  db.selectFrom("carePerson").select("id").where("mergedInto", "=", keptId).where("deletedAt", "is", null).execute();

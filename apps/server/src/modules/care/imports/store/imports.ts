/** Tables `care_import` and `care_import_row`. */

import type { ImportFate } from "@stoep/contract/care";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { CareImportTable } from "../../../../schema/db.types.ts";
import { rowsAsParameter } from "../../rows-as-parameter.ts";
import type { ImportDraft } from "../row-draft.ts";

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;
type Columns = Selectable<CareImportTable>["columns"];

const selectImports = (db: Db) =>
  db
    .selectFrom("careImport as import")
    .leftJoin("public.account as starter", "starter.id", "import.startedBy")
    .selectAll("import")
    .select(fullNameOrNone("starter").as("starterName"));

export async function insertImport(
  db: Tx,
  row: Omit<Insertable<CareImportTable>, "columns" | "sheets"> & { columns: Columns; sheets: string[] },
): Promise<void> {
  await db
    .insertInto("careImport")
    .values({ ...row, columns: json(row.columns), sheets: json(row.sheets) })
    .execute();
}

export const findImport = (db: Db, organisationId: string, id: string) =>
  selectImports(db).where("import.organisationId", "=", organisationId).where("import.id", "=", id).executeTakeFirst();

/** For jobs, which have no organisation. */
export const findImportById = (db: Db, id: string) => selectImports(db).where("import.id", "=", id).executeTakeFirst();

export const lockImport = (db: Tx, id: string) =>
  db.selectFrom("careImport").select(["state", "turn"]).where("id", "=", id).forUpdate().executeTakeFirst();

export const listImports = (db: Db, organisationId: string, most: number) =>
  selectImports(db)
    .where("import.organisationId", "=", organisationId)
    .orderBy("import.createdAt", "desc")
    .orderBy("import.id", "desc")
    .limit(most)
    .execute();

export async function updateImport(
  db: Db,
  id: string,
  { columns, ...changed }: Omit<Updateable<CareImportTable>, "columns" | "sheets"> & { columns?: Columns },
): Promise<void> {
  await db
    .updateTable("careImport")
    .set({ ...changed, columns: columns ? json(columns) : undefined })
    .where("id", "=", id)
    .execute();
}

/** How many imports of this import's organisation are under way besides it. */
export async function countOthersUnderWay(db: Db, { id, organisationId }: Pick<ImportRecord, "id" | "organisationId">) {
  const { others } = await db
    .selectFrom("careImport")
    .select(({ fn }) => fn.countAll<number>().as("others"))
    .where("organisationId", "=", organisationId)
    .where("state", "in", ["checking", "queued", "running"])
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  return others;
}

export async function addProgress(db: Tx, id: string, rows: number): Promise<void> {
  await db
    .updateTable("careImport")
    .set((eb) => ({ progress: eb("progress", "+", rows) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteImport(db: Tx, id: string): Promise<void> {
  await db.deleteFrom("careImport").where("id", "=", id).execute();
}

/** Deletes imports that were not confirmed in time, and old ones. */
export async function deleteExpiredImports(db: Db, { now, before }: { now: Date; before: Date }): Promise<string[]> {
  const rows = await db
    .deleteFrom("careImport")
    .where((eb) => eb.or([eb("createdAt", "<", before), eb("expiresAt", "<=", now)]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the time in which the wrong rows of imports can be saved. Returns the ids of these imports. */
export async function endWrongRows(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable("careImport")
    .set({ rowsUntil: null })
    .where("rowsUntil", "<=", now)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The rows that are wrong, with the reasons, in the order of the file. */
export const listWrongRows = (db: Db, importId: string) =>
  db
    .selectFrom("careImportRow")
    .select(["place", "faults"])
    .where("importId", "=", importId)
    .where("fate", "=", "wrong")
    .orderBy("place")
    .execute();

export interface NewRow {
  place: number;
  fate: ImportFate;
  name: string;
  personId: string | null;
  sameAs: number | null;
  faults: unknown[];
  draft: (ImportDraft & { home: unknown }) | null;
  sealed: string | null;
}

const rowShape = sql`given(place integer, fate text, name text, person_id uuid, same_as integer, faults jsonb, draft jsonb, sealed text)`;

export async function insertRows(db: Tx, importId: string, rows: readonly NewRow[]): Promise<void> {
  await db
    .insertInto("careImportRow")
    .columns(["importId", "place", "fate", "name", "personId", "sameAs", "faults", "draft", "sealed"])
    .expression((eb) =>
      eb
        .selectFrom(rowsAsParameter<NewRow>(rows).as<"given">(rowShape))
        .select(sql<string>`${importId}::uuid`.as("importId"))
        .select(["given.place", "given.fate", "given.name", "given.personId", "given.sameAs", "given.faults"])
        .select(["given.draft", "given.sealed"]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRows(db: Tx, importId: string): Promise<void> {
  await db.deleteFrom("careImportRow").where("importId", "=", importId).execute();
}

/** The number of rows with each outcome. */
export const countFates = (db: Db, importIds: readonly string[]) =>
  db
    .selectFrom("careImportRow")
    .select(["importId", "fate", ({ fn }) => fn.countAll<number>().as("rows")])
    .where("importId", "=", anyOf(importIds))
    .groupBy(["importId", "fate"])
    .execute();

export const listRows = (
  db: Db,
  importId: string,
  fate: ImportFate | undefined,
  place: readonly string[] | null,
  limit: number,
) =>
  db
    .selectFrom("careImportRow as line")
    .leftJoin("carePerson as person", "person.id", "line.personId")
    .select(["line.place", "line.fate", "line.name", "line.personId", "line.sameAs", "line.faults"])
    .select(["person.firstName", "person.lastName", "person.companyName", "person.mergedInto", "person.deletedAt"])
    .where("line.importId", "=", importId)
    .$if(fate !== undefined, (query) => query.where("line.fate", "=", fate ?? "new"))
    .$call((query) => inPages(query, ["line.place", "line.importId"], "asc", { place, limit }))
    .execute();

/** The rows still to be imported, in the order of the file. */
export const lockDueRows = (db: Tx, importId: string, limit: number) =>
  db
    .selectFrom("careImportRow")
    .select(["place", "fate", "personId", "draft", "sealed"])
    .where("importId", "=", importId)
    .where("isTaken", "=", sql.lit(false))
    .where("fate", "in", ["new", "there"])
    .orderBy("place")
    .limit(limit)
    .forUpdate()
    .execute();

export interface RowOutcome {
  place: number;
  fate: ImportFate;
  personId: string | null;
}
/** Marks rows as done and deletes their content. */
export async function settleRows(db: Tx, importId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  const column = <K extends keyof RowOutcome>(name: K) => outcomes.map((one) => one[name]);
  const given = sql<RowOutcome>`unnest(${column("place")}::integer[], ${column("fate")}::text[], ${idList(column("personId"))})`;
  await db
    .updateTable("careImportRow as line")
    .from(given.as<"given">(sql`given(place, fate, person_id)`))
    .set((eb) => ({
      fate: eb.ref("given.fate"),
      personId: eb.ref("given.personId"),
      draft: null,
      sealed: null,
      isTaken: true,
    }))
    .whereRef("line.place", "=", "given.place")
    .where("line.importId", "=", importId)
    .execute();
}

/** For a person who is erased: what the rows that created or met them say. */
export async function eraseImportedRows(db: Tx, personId: string): Promise<void> {
  await db
    .updateTable("careImportRow")
    .set({ name: "", draft: null, sealed: null })
    .where("personId", "=", personId)
    .execute();
}

/** Tags and categories, by name. */
export async function listTagsAndCategories(db: Db, organisationId: string) {
  const tags = await db
    .selectFrom("careTag")
    .select(["id", "name"])
    .where("organisationId", "=", organisationId)
    .execute();
  const categories = await db
    .selectFrom("careCategory")
    .select(["id", "name", "translations"])
    .where("organisationId", "=", organisationId)
    .where("archivedAt", "is", null)
    .execute();
  return { tags, categories };
}

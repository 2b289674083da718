/** Table `network_import`. */
import type { Insertable, Selectable } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import type { PublicNetworkImportTable } from "../../../schema/db.types.ts";

export type ImportRow = Selectable<PublicNetworkImportTable>;
export type NewImport = Omit<Insertable<PublicNetworkImportTable>, "rejections"> & Pick<ImportRow, "rejections">;
export type ImportOutcome = Partial<
  Pick<
    ImportRow,
    | "state"
    | "read"
    | "bytesRead"
    | "added"
    | "changed"
    | "unchanged"
    | "rejected"
    | "rejections"
    | "failure"
    | "finishedAt"
    | "expiresAt"
  >
>;

const importColumns = ({ rejections, failure, ...rest }: ImportOutcome) => ({
  ...rest,
  rejections: rejections ? json(rejections) : undefined,
  failure: failure ? json(failure) : undefined,
});

export async function insertImport(db: Db, { rejections, failure, options, ...row }: NewImport): Promise<void> {
  await db
    .insertInto("public.networkImport")
    .values({
      ...row,
      options: json(options),
      rejections: json(rejections),
      failure: failure ? json(failure) : null,
    } as Insertable<PublicNetworkImportTable>)
    .execute();
}

export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom("public.networkImport").selectAll().where("id", "=", id).executeTakeFirst();
}

export function listImports(db: Db, networkId: string): Promise<ImportRow[]> {
  return db
    .selectFrom("public.networkImport")
    .selectAll()
    .where("networkId", "=", networkId)
    .orderBy("createdAt", "desc")
    .limit(50)
    .execute();
}

export async function updateImport(db: Db, id: string, outcome: ImportOutcome): Promise<void> {
  await db
    .updateTable("public.networkImport")
    .set(importColumns(outcome) as Record<string, unknown>)
    .where("id", "=", id)
    .execute();
}

/** Does nothing when the import is over. */
export async function putProgress(db: Db, id: string, progress: { read: number; bytesRead: number }): Promise<void> {
  await db
    .updateTable("public.networkImport")
    .set(progress)
    .where("id", "=", id)
    .where("state", "in", ["checking", "running"])
    .execute();
}

/** Confirms a preview; returns true to exactly one of many simultaneous callers. Addresses then wait for their job. */
export async function confirmPreview(
  db: Db,
  { id, kind }: Pick<ImportRow, "id" | "kind">,
  now: Date,
): Promise<boolean> {
  const next = kind === "addresses" ? ({ state: "queued" } as const) : ({ state: "done", finishedAt: now } as const);
  const { numUpdatedRows } = await db
    .updateTable("public.networkImport")
    .set({ ...next, expiresAt: null })
    .where("id", "=", id)
    .where("state", "=", "previewed")
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes previews not confirmed in time, and old imports. */
export async function deleteOldImports(db: Db, { now, before }: { now: Date; before: Date }): Promise<string[]> {
  const gone = await db
    .deleteFrom("public.networkImport")
    .where((eb) =>
      eb.or([eb("createdAt", "<", before), eb.and([eb("state", "=", "previewed"), eb("expiresAt", "<=", now)])]),
    )
    .returning("id")
    .execute();
  return gone.map(({ id }) => id);
}

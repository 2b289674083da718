/** The table `file`. */

import type { Selectable } from "kysely";
import type { Network } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { preparedQueryFor } from "#kernel/sql/prepared-query.ts";
import type { FileTable } from "../../schema/db.types.ts";
import { selectAudiences } from "./holders.ts";
import { newSecret } from "./rules.ts";

/** What a view needs; for joins from other capabilities. */
export const fileSelection = [
  "file.id",
  "file.key",
  "file.secret",
  "file.kind",
  "file.name",
  "file.bytes",
  "file.width",
  "file.height",
] as const;
export type FileRow = Pick<
  Selectable<FileTable>,
  "id" | "key" | "secret" | "kind" | "name" | "bytes" | "width" | "height"
>;

export interface NewFile extends FileRow {
  mime: string;
  sha256: string;
  uploadedBy: string | null;
  createdAt: Date;
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insertInto("file").values(file).execute();
}

/** With all audiences that it is open to. */
export async function findFileByKey({ db, provided }: { db: Db; provided: Provided }, key: string) {
  const [found] = await fileByKey(provided, db, key);
  return found;
}
const fileByKey = preparedQueryFor(
  (provided: Provided) => (db, key: string) =>
    db
      .selectFrom("file")
      .select([...fileSelection, "file.mime", "file.sha256", "file.usedAt"])
      .select((eb) => selectAudiences(db, eb.ref("file.id"), provided).as("audiences"))
      .where("file.key", "=", key),
);

export function findPicture(db: Db, id: string) {
  return db
    .selectFrom("file")
    .select(["id", "width", "height"])
    .where("id", "=", id)
    .where("kind", "=", "image")
    .executeTakeFirst();
}

/** Anyone may read files, so the network comes from the address alone. */
export function findNetwork(db: Db, slug: string): Promise<Network | undefined> {
  return db
    .selectFrom("public.network")
    .select(["id", "slug", "name", "schemaName as schema", "timeZone", "languages"])
    .where("slug", "=", slug)
    .executeTakeFirst();
}

export async function countUnused(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("file")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("uploadedBy", "=", accountId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface FileClaim {
  /** Who uploaded them. */
  accountId: string;
  now: Date;
  /** Files that the thing already uses: they stay, no matter who uploaded them. */
  kept?: readonly string[];
}

/**
 * Marks files as used. Returns them in the order of `ids`, with undefined for a file that does not exist, was swept away, is of
 * the other kind, or was uploaded by someone else for something else.
 */
export const claimImages = (db: Db, ids: readonly string[], claim: FileClaim) => claimFiles(db, "image", ids, claim);
export const claimAttachments = (db: Db, ids: readonly string[], claim: FileClaim) =>
  claimFiles(db, "attachment", ids, claim);

async function claimFiles(
  db: Db,
  kind: "image" | "attachment",
  ids: readonly string[],
  { accountId, now, kept = [] }: FileClaim,
): Promise<(FileRow | undefined)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable("file")
    .set((eb) => ({ usedAt: eb.fn.coalesce("usedAt", eb.val(now)) }))
    .where("id", "=", anyOf(ids))
    .where("kind", "=", kind)
    .where((eb) => eb.or([eb("uploadedBy", "=", accountId), eb("id", "=", anyOf(kept))]))
    .returning(fileSelection)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id));
}

/** Marks files as no longer used: unless something else refers to one, the next sweep removes it. */
export async function releaseFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("file").set({ usedAt: null }).where("id", "=", anyOf(ids)).execute();
}

/** Nothing says any more who uploaded them. They must be claimed. */
export async function forgetUploader(db: Db, ids: readonly string[]): Promise<void> {
  await db.updateTable("file").set({ uploadedBy: null }).where("id", "=", anyOf(ids)).execute();
}

/** Like `releaseFiles`, and all signed addresses stop working immediately. */
export async function discardFiles(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await db.updateTable("file").set({ usedAt: null, secret: newSecret() }).where("id", "=", id).execute();
}

export function listUnused(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("file")
    .select("id")
    .where("usedAt", "is", null)
    .where("createdAt", "<", before)
    .orderBy("createdAt")
    .limit(limit)
    .execute();
}

/** The `ids` that exist. */
export async function listExisting(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("file").select("id").where("id", "=", anyOf(ids)).execute();
  return rows.map(({ id }) => id);
}

/** Returns what was deleted, or undefined when it has been claimed. Fails when something refers to it. */
export function deleteUnused(db: Db, id: string) {
  return db
    .deleteFrom("file")
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .returning(["id", "width", "height"])
    .executeTakeFirst();
}

export async function markUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("file").set({ usedAt: now }).where("id", "=", id).execute();
}

/** Earlier versions of live messages. D §6 */
import type { Db } from "#kernel/database.ts";
import { json } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { PostContent } from "../content.ts";

export type StoredVersion = Awaited<ReturnType<typeof listVersions>>[number];

interface NewVersion {
  postId: string;
  version: number;
  replacedAt: Date;
  replacedBy: string;
  content: PostContent;
  changed: string[];
}

export async function insertVersion(db: Db, { content, ...row }: NewVersion): Promise<void> {
  await db
    .insertInto("postVersion")
    .values({ ...row, content: json({ ...content }) })
    .execute();
}

/** Latest change first; undefined when the message is not this organisation's. */
export function listVersions(db: Db, postId: string, before: number | null, limit: number) {
  return db
    .selectFrom("postVersion")
    .leftJoin("public.account as person", "person.id", "postVersion.replacedBy")
    .select(["postVersion.version", "postVersion.replacedAt", "postVersion.content", "postVersion.changed"])
    .select(["person.firstName", "person.lastName"])
    .where("postVersion.postId", "=", postId)
    .$if(before !== null, (query) => query.where("postVersion.version", "<", before as number))
    .orderBy("postVersion.version", "desc")
    .limit(limit)
    .execute();
}

/** The message before this change; undefined when there is no such version. */
export function findVersion(db: Db, postId: string, version: number) {
  return db
    .selectFrom("postVersion")
    .select("content")
    .where("postId", "=", postId)
    .where("version", "=", version)
    .executeTakeFirst();
}

/** Of streets and files that still exist, by id. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const rows = await db
    .selectFrom("street")
    .select(["street.id", "street.name"])
    .where("street.id", "=", anyOf(wanted))
    .unionAll(db.selectFrom("file").select(["file.id", "file.name"]).where("file.id", "=", anyOf(wanted)))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Pictures and attachments of messages: who may see them, and how long they stay. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** Files of drafts and scheduled messages are for editors; those of live ones are for the residents they reach, or for everybody. */
export const filesOfPosts: FileHolder = (db, fileId) => {
  const attached = postsWith(db, "postAttachment", fileId);
  return postsWith(db, "postImage", fileId).unionAll(attached);
};

/** The columns that both tables have. */
type FileTable = "postImage" | "postAttachment";
const selectHeldFiles = (db: Db, table: FileTable) =>
  db.selectFrom(`${table as "postImage"} as held`).innerJoin("post", "post.id", "held.postId");

const postsWith = (db: Db, table: FileTable, fileId: Expression<string>) =>
  selectHeldFiles(db, table)
    .where("held.fileId", "=", fileId)
    .where("post.deletedAt", "is", null)
    .select(
      sql<FileAudience>`case when post.published_at is null then 'editors' when post.visibility = 'public-page' then 'public' else 'readers' end`.as(
        "audience",
      ),
    );

/** Removes the files of messages that were deleted before that time, and returns their ids. */
export async function removeFilesOfDeleted(db: Db, before: Date, limit: number): Promise<string[]> {
  const images = await db
    .deleteFrom("postImage")
    .where(({ eb, refTuple }) => eb(refTuple("postId", "fileId"), "in", heldByDeleted(db, "postImage", before, limit)))
    .returning("fileId")
    .execute();
  const attachments = await db
    .deleteFrom("postAttachment")
    .where(({ eb, refTuple }) =>
      eb(refTuple("postId", "fileId"), "in", heldByDeleted(db, "postAttachment", before, limit)),
    )
    .returning("fileId")
    .execute();
  return [...images, ...attachments].map(({ fileId }) => fileId);
}

const heldByDeleted = (db: Db, table: FileTable, before: Date, limit: number) =>
  selectHeldFiles(db, table)
    .where("post.deletedAt", "<", before)
    .orderBy("post.deletedAt")
    .limit(limit)
    .select(["held.postId", "held.fileId"])
    .$asTuple("postId", "fileId");

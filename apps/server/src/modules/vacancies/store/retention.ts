/** How long applications are kept. */
import type { Db } from "#kernel/database.ts";

/**
 * Deletes applications that were made before `moment` and whose last day is before `day`; without a last day, or when the vacancy was
 * deleted, `moment` alone decides. Returns how many were deleted.
 */
export async function deleteOldApplications(
  db: Db,
  { day, moment }: { day: string; moment: Date },
  limit: number,
): Promise<number> {
  const old = db
    .selectFrom("vacancyApplication as old")
    .innerJoin("post", "post.id", "old.postId")
    .leftJoin("postVacancy", "postVacancy.postId", "old.postId")
    .where("old.createdAt", "<", moment)
    .where((eb) =>
      eb.or([
        eb("postVacancy.applyUntil", "is", null),
        eb("postVacancy.applyUntil", "<", day),
        eb("post.deletedAt", "<", moment),
      ]),
    )
    .orderBy("old.createdAt")
    .limit(limit)
    .select("old.id");
  const { numDeletedRows } = await db.deleteFrom("vacancyApplication").where("id", "in", old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** All by one resident. Returns which, and the organisations that had received them. */
export const deleteApplicationsOf = (db: Db, residentId: string) =>
  db
    .deleteFrom("vacancyApplication")
    .where("residentId", "=", residentId)
    .returning(["id", "organisationId"])
    .execute();

/** Ideas that wait to be read. */
import type { Tx } from "#kernel/database.ts";

/** Those that were written or last changed by then and wait still, each once: marked as reminded of. */
export function takeWaiting(db: Tx, writtenBy: Date, now: Date, limit: number) {
  const due = db
    .selectFrom("idea")
    .select("idea.id")
    .where("idea.openAt", "is", null)
    .where("idea.deletedAt", "is", null)
    .where("idea.hiddenAt", "is", null)
    .where("idea.remindedAt", "is", null)
    .where((eb) => eb(eb.fn.coalesce("idea.editedAt", "idea.createdAt"), "<=", writtenBy))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("project")
          .whereRef("project.id", "=", "idea.projectId")
          .where("project.deletedAt", "is", null)
          .select("project.id"),
      ),
    )
    .orderBy("idea.createdAt")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("idea")
    .set({ remindedAt: now })
    .where("id", "in", due)
    .returning(["id", "title", "organisationId"])
    .execute();
}

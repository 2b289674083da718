/** Who is told of what happens to ideas. */
import type { Db } from "#kernel/database.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

const selectResidents = (db: Db) =>
  db
    .selectFrom("resident")
    .select(["resident.id as readerId", "resident.accountId"])
    .where("resident.leftAt", "is", null);

/** Nobody for an idea of the counter. */
export const authorOf = (db: Db, ideaId: string): ReaderQuery =>
  selectResidents(db).innerJoin("idea", "idea.authorId", "resident.id").where("idea.id", "=", ideaId);

/** The colleagues who can show an idea that waits. */
export const editorsOf = (db: Db, organisationId: string): ReaderQuery =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"])
    .where((eb) => eb.or([eb("place.type", "=", "owner"), eb("place.participationLevel", "in", ["editor", "admin"])]));

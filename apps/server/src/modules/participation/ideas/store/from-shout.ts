/** Ideas by the message that they began as. */
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isFoundBy } from "./selections.ts";

/** Of a colleague's organisation; for residents where the project is live, wherever they live by now. */
export const listFromShout = (db: Db, actor: Resident | Staff, shoutId: string) =>
  db
    .selectFrom("idea")
    .innerJoin("project", "project.id", "idea.projectId")
    .select(["idea.id", "idea.title as name", "idea.createdAt as at"])
    .where("idea.shoutId", "=", shoutId)
    .where("project.deletedAt", "is", null)
    .where((eb) =>
      actor.kind === "staff"
        ? eb("idea.organisationId", "=", actor.organisation.id)
        : eb("project.publishedAt", "is not", null),
    )
    .where((eb) => isFoundBy(eb, actor))
    .execute();

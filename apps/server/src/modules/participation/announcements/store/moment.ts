import { type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** A moment of an idea that its readers find; undefined once the idea, or its project, is gone or hidden. */
export const findToldMoment = (db: Db, momentId: string) =>
  db
    .selectFrom("ideaMoment as moment")
    .innerJoin("idea", "idea.id", "moment.ideaId")
    .innerJoin("project", "project.id", "idea.projectId")
    .innerJoin("public.organisation as sender", "sender.id", "idea.organisationId")
    .where("moment.id", "=", momentId)
    .where("idea.deletedAt", "is", null)
    .where("idea.hiddenAt", "is", null)
    .where("project.deletedAt", "is", null)
    .where("project.publishedAt", "is not", null)
    .select(["moment.id", "moment.kind", "moment.type", "moment.text", "moment.worksState", "moment.worksPercent"])
    .select(["moment.byAccount", "idea.id as ideaId", "idea.projectId", "idea.title", "sender.name as organisation"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("ideaMoment as earlier")
            .whereRef("earlier.ideaId", "=", "moment.ideaId")
            .where("earlier.kind", "=", "answer")
            .where(sql<SqlBool>`(earlier.at, earlier.id) < (moment.at, moment.id)`)
            .select("earlier.id"),
        )
        .$castTo<boolean>()
        .as("isAnsweredBefore"),
    )
    .executeTakeFirst();

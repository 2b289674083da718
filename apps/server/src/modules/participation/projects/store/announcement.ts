/** The content of a project for notices. */
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";

export const findAnnouncement = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .select(["project.title", "sender.name as organisation"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("projectTranslation")
          .whereRef("projectTranslation.projectId", "=", "project.id")
          .select(["language", "title"])
          .orderBy("projectTranslation.language"),
      ).as("translations"),
    )
    .where("project.id", "=", projectId)
    .executeTakeFirstOrThrow();

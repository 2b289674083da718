/** A survey as letters and cards name it. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";

export const findPrinted = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .innerJoin("public.organisation", "public.organisation.id", "survey.organisationId")
    .select(["survey.title", "survey.slug", "survey.startsOn", "survey.endsOn", "survey.hasNoEnd"])
    .select("public.organisation.name as organisation")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("surveyTranslation")
          .whereRef("surveyTranslation.surveyId", "=", "survey.id")
          .select(["surveyTranslation.language", sql<string>`coalesce(texts ->> 'title', '')`.as("title")]),
      ).as("translations"),
    )
    .where("survey.id", "=", surveyId)
    .executeTakeFirstOrThrow();

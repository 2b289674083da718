/** The answers to a survey that a filter finds, in pages. */
import type { ResultFilter } from "@stoep/contract/surveys";
import { type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export type AnswerFilter = Pick<ResultFilter, "neighbourhoodIds" | "from" | "until" | "languages" | "channels">;

/** In the order of their ids, which carry no moment; after `afterId`. */
export const listFiltered = (
  db: Db,
  surveyId: string,
  filter: AnswerFilter,
  { afterId, limit }: { afterId: string | null; limit: number },
) =>
  selectFiltered(db, surveyId, filter)
    .$if(afterId !== null, (query) => query.where("id", ">", afterId ?? ""))
    .select(["id", "instrumentVersion", "answers"])
    .orderBy("id")
    .limit(limit)
    .execute();

/** The latest day first; after `place`. */
export const listByDay = (
  db: Db,
  surveyId: string,
  filter: AnswerFilter,
  { place, limit }: { place: readonly string[] | null; limit: number },
) =>
  inPages(
    selectFiltered(db, surveyId, filter)
      .innerJoin("neighbourhood", "neighbourhood.id", "surveyAnswer.neighbourhoodId")
      .select(["surveyAnswer.id", "day", "neighbourhoodId", "neighbourhood.name as neighbourhoodName"])
      .select(["language", "channel", "instrumentVersion", "answers"]),
    ["surveyAnswer.day", "surveyAnswer.id"],
    "desc",
    { place, limit },
  ).execute();

const selectFiltered = (
  db: Db,
  surveyId: string,
  { neighbourhoodIds, from, until, languages, channels }: AnswerFilter,
) =>
  db
    .selectFrom("surveyAnswer")
    .where("surveyId", "=", surveyId)
    .$if(neighbourhoodIds.length > 0, (query) => query.where("neighbourhoodId", "=", anyOf(neighbourhoodIds)))
    .$if(from !== undefined, (query) => query.where("day", ">=", from ?? ""))
    .$if(until !== undefined, (query) => query.where("day", "<=", until ?? ""))
    .$if(languages.length > 0, (query) => query.where(sql<SqlBool>`language = any(${languages}::text[])`))
    .$if(channels.length > 0, (query) => query.where(sql<SqlBool>`channel = any(${channels}::text[])`));

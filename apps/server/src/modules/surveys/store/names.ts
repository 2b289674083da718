/** Surveys by name: all that somebody who links to one, or whose licence names one, sees of it. */
import type { Language } from "@stoep/contract/kernel";
import { searchWords } from "@stoep/contract/search-words";
import type { SurveyKind } from "@stoep/contract/surveys";
import { type ExpressionBuilder, sql } from "kysely";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../schema/db.types.ts";
import { canOpen } from "./read-surveys.ts";

interface NameReader {
  organisationId: string;
  language: Language;
  /** null: of every kind. */
  kind: SurveyKind | null;
}

interface NameSearch {
  search: string;
  /** Without drafts and scheduled ones. */
  isPublished: boolean;
  limit: number;
}

type Named = ExpressionBuilder<Database & { own: Database["surveyTranslation"] }, "survey">;

/** In the reader's language, if it is written in it. */
const nameOf = (eb: Named) =>
  sql<string>`coalesce(nullif(${sql.ref("own.texts")} ->> 'title', ''), ${eb.ref("survey.title")})`;

const selectNamed = (db: Db, language: Language) =>
  db
    .selectFrom("survey")
    .leftJoin("surveyTranslation as own", (join) =>
      join.onRef("own.surveyId", "=", "survey.id").on("own.language", "=", language),
    )
    .select(["survey.id", "survey.publishAt", "survey.publishedAt", "survey.respondents", "survey.slug"])
    .select((eb) => nameOf(eb).as("name"))
    .where("survey.deletedAt", "is", null);

const selectOwn = (db: Db, { organisationId, language, kind }: NameReader) =>
  selectNamed(db, language)
    .where("survey.organisationId", "=", organisationId)
    .$if(kind !== null, (query) => query.where("survey.kind", "=", kind ?? "survey"));

export const listOwnByIds = (db: Db, reader: NameReader, ids: readonly string[]) =>
  selectOwn(db, reader).where("survey.id", "=", anyOf(ids)).execute();

/** Drafts first, then scheduled ones, then the latest. */
export const searchOwnByWords = (db: Db, reader: NameReader, { search, isPublished, limit }: NameSearch) =>
  selectOwn(db, reader)
    .$if(isPublished, (query) => query.where("survey.publishedAt", "is not", null))
    .where((eb) => eb.and(searchWords(search).map((word) => eb("survey.words", "like", like.word(word)))))
    .orderBy("survey.publishAt", (by) => by.desc().nullsFirst())
    .orderBy("survey.id", "desc")
    .limit(limit)
    .execute();

interface Opener {
  actor: Guest | Resident | Staff;
  language: Language;
  now: Date;
  kind: SurveyKind;
}

/** In one statement, however many. */
export const findReadable = (db: Db, { language, kind, ...reader }: Opener, ids: readonly string[]) =>
  selectNamed(db, language)
    .where("survey.id", "=", anyOf(ids))
    .where("survey.kind", "=", kind)
    .where((eb) => canOpen(db, eb, reader))
    .execute();

/** Projects by name, with their phases: all that somebody who links to one sees of it. */
import type { Language } from "@stoep/contract/kernel";
import { searchWords } from "@stoep/contract/search-words";
import { type Expression, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { isReadBy, mayRead } from "../../readers.ts";

interface NameReader {
  organisationId: string;
  language: Language;
}

interface NameSearch {
  search: string;
  /** Without drafts and scheduled ones. */
  isPublished: boolean;
  limit: number;
}

/** In the reader's language, if it is written in it. */
const selectNamed = (db: Db, language: Language) =>
  db
    .selectFrom("project")
    .leftJoin("projectTranslation as own", (join) =>
      join.onRef("own.projectId", "=", "project.id").on("own.language", "=", language),
    )
    .select(["project.id", "project.createdAt", "project.publishAt", "project.publishedAt"])
    .select((eb) => [
      eb.fn.coalesce("own.title", "project.title").as("name"),
      // Phases that are switched off are shown to nobody.
      jsonArrayFrom(partsOf(db, eb.ref("project.id"), language).where(eb.ref("project.isPhased"), "=", true)).as(
        "parts",
      ),
    ])
    .where("project.deletedAt", "is", null);

const partsOf = (db: Db, projectId: Expression<string>, language: Language) =>
  db
    .selectFrom("projectPhase as phase")
    .leftJoin("projectTranslation as words", (join) =>
      join.onRef("words.projectId", "=", "phase.projectId").on("words.language", "=", language),
    )
    .where("phase.projectId", "=", projectId)
    .select("phase.id")
    .select(sql<string>`coalesce(nullif(words.phases -> phase.id::text ->> 'title', ''), phase.title)`.as("name"))
    .orderBy("phase.position");

const selectOwn = (db: Db, { organisationId, language }: NameReader) =>
  selectNamed(db, language).where("project.organisationId", "=", organisationId);

export const listOwnByIds = (db: Db, reader: NameReader, ids: readonly string[]) =>
  selectOwn(db, reader).where("project.id", "=", anyOf(ids)).execute();

/** Drafts first, then scheduled ones, then the latest. */
export const searchOwnByWords = (db: Db, reader: NameReader, { search, isPublished, limit }: NameSearch) =>
  selectOwn(db, reader)
    .$if(isPublished, (query) => query.where("project.publishedAt", "is not", null))
    .where((eb) => eb.and(searchWords(search).map((word) => eb("project.words", "like", like.word(word)))))
    .orderBy("project.publishAt", (by) => by.desc().nullsFirst())
    .orderBy("project.id", "desc")
    .limit(limit)
    .execute();

/** Those that began with this resident's message: a colleague's own, drafts too; for residents what they may read. */
export const listFromShout = (
  db: Db,
  { actor, language }: { actor: Resident | Staff; language: Language },
  shoutId: string,
) =>
  selectNamed(db, language)
    .where("project.shoutId", "=", shoutId)
    .where((eb) =>
      actor.kind === "staff" ? eb("project.organisationId", "=", actor.organisation.id) : mayRead(eb, actor),
    )
    .execute();

/** In one statement, however many. */
export const findReadable = (
  db: Db,
  { language, ...reader }: { actor: Guest | Resident | Staff; language: Language; now: Date },
  ids: readonly string[],
) =>
  selectNamed(db, language)
    .where("project.id", "=", anyOf(ids))
    .where((eb) => isReadBy(db, eb, reader))
    .execute();

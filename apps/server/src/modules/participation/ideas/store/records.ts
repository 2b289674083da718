/** The ideas of all public projects, for open data. */

import type { Language } from "@stoep/contract/kernel";
import { type IdeaType, ideaLimits } from "@stoep/contract/participation";
import { sql } from "kysely";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isOnPublicPages } from "../../readers.ts";
import { beginningOf, commentsOn, isFoundBy, selectIdeas } from "./selections.ts";

export type RecordRow = Awaited<ReturnType<typeof listRecords>>[number];

interface Wanted {
  language: Language;
  now: Date;
  /** Empty: all. */
  types: readonly IdeaType[];
  /** The id of the last one before. */
  place: string | null;
}

/**
 * By id, which never changes and has an index: a batch costs the same however many there are, and nothing comes twice while others write.
 * One more than a batch, to tell that there are more. The ids are chosen first, so that comments are only counted of those.
 */
export function listRecords(db: Db, { language, now, types, place }: Wanted) {
  const batch = db
    .selectFrom("idea")
    .innerJoin("project", "project.id", "idea.projectId")
    .select("idea.id")
    .where("idea.mergedInto", "is", null)
    .where((eb) => isFoundBy(eb, guest))
    .where((eb) => isOnPublicPages(db, eb, now))
    .$if(types.length > 0, (query) => query.where("idea.type", "=", sql<IdeaType>`any(${types}::text[])`))
    .$if(place !== null, (query) => query.where("idea.id", ">", place ?? ""))
    .orderBy("idea.id")
    .limit(ideaLimits.records + 1);
  return selectIdeas(db)
    .innerJoin("project", "project.id", "idea.projectId")
    .leftJoin("projectTranslation as translated", (join) =>
      join.onRef("translated.projectId", "=", "project.id").on("translated.language", "=", language),
    )
    .select((eb) => [
      eb.fn.coalesce("translated.title", "project.title").as("projectTitle"),
      beginningOf(eb).as("beginning"),
      commentsOn(db, eb).as("commentCount"),
      sql<boolean>`false`.as("isSupported"),
    ])
    .where("idea.id", "in", batch)
    .orderBy("idea.id")
    .execute();
}

import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { selectReached } from "./reach.ts";

/** Residents whom a live message reaches in these neighbourhoods, who read that language or none of those, and have not opened it. */
export const newsReaders = (
  db: Db,
  postId: string,
  neighbourhoodIds: readonly string[],
  reading: Language | { not: readonly Language[] },
) =>
  selectReached(db)
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .leftJoin("postView", (join) =>
      join
        .onRef("postView.postId", "=", "postNeighbourhood.postId")
        .onRef("postView.residentId", "=", "resident.id")
        .on("postView.openedAt", "is not", null),
    )
    .where("postNeighbourhood.postId", "=", postId)
    .where("postNeighbourhood.neighbourhoodId", "=", sql<string>`any(${neighbourhoodIds}::uuid[])`)
    .where("postNeighbourhood.liveAt", "is not", null)
    .where("person.disabledAt", "is", null)
    .where("postView.postId", "is", null)
    .$if(typeof reading === "string", (query) => query.where("person.language", "=", reading as Language))
    .$if(typeof reading !== "string", (query) =>
      query.where(sql<boolean>`person.language <> all(${(reading as { not: readonly Language[] }).not}::text[])`),
    )
    .select(["resident.id as readerId", "resident.accountId"]);

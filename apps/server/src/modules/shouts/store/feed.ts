/** Neighbours' messages for the feed, in its order: of the resident's neighbourhood, without withdrawn or hidden ones. */

import type { Theme } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import { selectCards } from "./cards.ts";
import { isReadableByResident } from "./selections.ts";

export type ShoutReader = Pick<Resident, "accountId" | "residentId" | "neighbourhoodId">;
type Values = [accountId: string, residentId: string, neighbourhoodId: string];

const readerFrom = ([accountId, residentId, neighbourhoodId]: Values): ShoutReader => ({
  accountId,
  residentId,
  neighbourhoodId,
});

const selectLatest = (db: Db, { neighbourhoodId }: Pick<ShoutReader, "neighbourhoodId">, place: PageCursor | null) =>
  db
    .selectFrom("shout")
    .select(["shout.id", "shout.createdAt", "shout.version"])
    .where("shout.neighbourhoodId", "=", neighbourhoodId)
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null)
    .where(({ refTuple }) => after(refTuple("shout.createdAt", "shout.id"), "desc", place))
    .orderBy("shout.createdAt", "desc")
    .orderBy("shout.id", "desc");

/** Newest first. Scans the index of the neighbourhood from where the previous page ended, then reads everything about each. */
export function selectShoutsForFeed(
  db: Db,
  reader: ShoutReader,
  place: PageCursor | null,
  limit: number,
  theme: Theme | null = null,
) {
  const page = selectLatest(db, reader, place)
    .$if(theme !== null, (latest) => latest.where("shout.theme", "=", theme))
    .limit(sql.lit(limit));
  return selectCards(db, reader)
    .innerJoin(page.as("page"), "page.id", "shout.id")
    .orderBy("page.createdAt", "desc")
    .orderBy("page.id", "desc");
}

/** The feed's own statements, for pages of this size and one more row: built once, like those for posts. */
export function shoutsForFeed(pageSize: number) {
  const limit = pageSize + 1;
  const first = preparedQuery((db, ...values: Values) => selectShoutsForFeed(db, readerFrom(values), null, limit));
  const later = preparedQuery((db, at: Date, id: string, ...values: Values) =>
    selectShoutsForFeed(db, readerFrom(values), { at, id }, limit),
  );
  const firstOf = preparedQuery((db, theme: Theme, ...values: Values) =>
    selectShoutsForFeed(db, readerFrom(values), null, limit, theme),
  );
  const laterOf = preparedQuery((db, at: Date, id: string, theme: Theme, ...values: Values) =>
    selectShoutsForFeed(db, readerFrom(values), { at, id }, limit, theme),
  );
  return (db: Db, { accountId, residentId, neighbourhoodId }: ShoutReader, at: PageCursor | null, of: Theme | null) => {
    const values: Values = [accountId, residentId, neighbourhoodId];
    if (of) return at ? laterOf(db, at.at, at.id, of, ...values) : firstOf(db, of, ...values);
    return at ? later(db, at.at, at.id, ...values) : first(db, ...values);
  };
}

/** Shouts after one place, up to and including another. */
export const listShoutVersions = (
  db: Db,
  reader: ShoutReader,
  place: PageCursor | null,
  until: PageCursor | null,
  limit: number,
) =>
  selectLatest(db, reader, place)
    .$if(until !== null, (latest) =>
      latest.where(({ refTuple }) => {
        const order = refTuple("shout.createdAt", "shout.id");
        return sql<boolean>`${order} >= (${until?.at}, ${until?.id})`;
      }),
    )
    .limit(sql.lit(limit))
    .execute();

export const listShoutsById = (db: Db, reader: ShoutReader, ids: readonly string[]) =>
  selectCards(db, reader).where("shout.id", "=", anyOf(ids)).where(isReadableByResident(reader)).execute();

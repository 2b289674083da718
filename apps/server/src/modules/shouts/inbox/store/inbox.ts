/** Shouts shared with an organisation, as its staff read them. Every query filters by organisation. */

import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { myReactionTo, openReportsOn, reactionsOf } from "#modules/conversations/index.ts";
import { fileSelection } from "#modules/files/index.ts";
import {
  commentTotalOf,
  imagesOf,
  isOpenToStaff,
  livelinessOf,
  reactionTotalOf,
  sharedWith,
} from "../../store/selections.ts";
import { filterShouts, havingWords } from "./filter.ts";
import type { InboxQuery } from "./names.ts";
import type { Page } from "./search.ts";

export type InboxRow = Awaited<ReturnType<typeof listInbox>>[number];
export type InboxFileRow = Awaited<ReturnType<typeof listForFile>>[number];
export type StaffShoutRow = NonNullable<Awaited<ReturnType<typeof findForStaff>>>;
type Filter = InboxQuery;

/** The organisation's shared shouts, without withdrawn ones. */
const selectShared = (db: Db, organisationId: string) => sharedWith(db.selectFrom("shout"), organisationId);

const selectMatching = (db: Db, actor: Staff, filter: Filter) =>
  havingWords(filterShouts(db.selectFrom("shout"), actor, filter), filter.words ?? []);

/** With the first picture of each. */
const selectInboxRows = (db: Db, query: ReturnType<typeof selectShared>) =>
  query
    .innerJoin("resident as author", "author.id", "shout.authorId")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .leftJoin("public.account as handler", "handler.id", "shout.assigneeId")
    .select(["shout.id", "shout.kind", "shout.title", "shout.language", "shout.theme", "shout.street"])
    .select(["shout.status", "shout.statusAt", "shout.solvedAs", "shout.isReopened", "shout.assigneeId"])
    .select(["shout.arrivedAt", "shout.createdAt", "shout.followers", "shout.hiddenAt", "shout.neighbourhoodId"])
    .select(["author.publicName as author", "place.name as neighbourhood", fullName("handler").as("assignee")])
    .select((eb) => [
      sql<string>`left(${eb.ref("shout.text")}, 200)`.as("excerpt"),
      reactionTotalOf(db, eb.ref("shout.id")).as("reactions"),
      commentTotalOf(db, eb.ref("shout.id")).as("comments"),
      openReportsOn(db, eb.ref("shout.id")).as("openReports"),
      jsonArrayFrom(
        db
          .selectFrom("shoutImage")
          .innerJoin("file", "file.id", "shoutImage.fileId")
          .where("shoutImage.shoutId", "=", eb.ref("shout.id"))
          .where("shoutImage.position", "=", 0)
          .select([...fileSelection, "shoutImage.altText as alt"]),
      ).as("images"),
    ]);

const selectPage = (db: Db, actor: Staff, filter: Filter, { place, limit, direction }: Page) =>
  selectInboxRows(db, selectMatching(db, actor, filter)).$call((query) =>
    inPages(query, ["shout.arrivedAt", "shout.id"], direction, { place, limit }),
  );

export const listInbox = (db: Db, actor: Staff, filter: Filter, page: Page) =>
  selectPage(db, actor, filter, page).execute();

/** The same rows, with the whole text and the outcome. */
export const listForFile = (db: Db, actor: Staff, filter: Filter, page: Page) =>
  selectPage(db, actor, filter, page).select(["shout.text", "shout.outcome"]).execute();

/** These shouts, in the order of the ids. */
export async function listInboxByIds(db: Db, actor: Staff, ids: readonly string[]): Promise<InboxRow[]> {
  const rows = await selectInboxRows(db, filterShouts(db.selectFrom("shout"), actor, { ids: [...ids] })).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Stops counting at `most`, so that it costs about the same however many there are. */
export async function countMatching(db: Db, actor: Staff, filter: Filter, most: number): Promise<number> {
  const { total } = await db
    .selectFrom(selectMatching(db, actor, filter).select("shout.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** For the map, latest first. */
export const listPoints = (db: Db, actor: Staff, filter: Filter, limit: number) =>
  selectMatching(db, actor, filter)
    .where("shout.longitude", "is not", null)
    .select(["shout.id", "shout.kind", "shout.status", "shout.title"])
    .select(({ ref }) => [
      ref("shout.longitude").$notNull().as("longitude"),
      ref("shout.latitude").$notNull().as("latitude"),
    ])
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit)
    .execute();

export async function countWithoutPlace(db: Db, actor: Staff, filter: Filter, most: number): Promise<number> {
  const some = selectMatching(db, actor, filter).where("shout.longitude", "is", null).select("shout.id").limit(most);
  const { total } = await db
    .selectFrom(some.as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The liveliest of those that arrived since then. */
export function listTrending(db: Db, actor: Staff, since: Date, limit: number) {
  const lately = selectMatching(db, actor, { from: since.toISOString() })
    .where("shout.hiddenAt", "is", null)
    .select((eb) => ["shout.id", livelinessOf(db, eb.ref("shout.id"), eb.ref("shout.followers")).as("liveliness")])
    .orderBy("liveliness", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit);
  return selectInboxRows(db, selectShared(db, actor.organisation.id))
    .innerJoin(lately.as("lively"), "lively.id", "shout.id")
    .orderBy("lively.liveliness", "desc")
    .orderBy("shout.id", "desc")
    .execute();
}

/** Alerts that are not done, latest first. */
export const listAlerts = (db: Db, actor: Staff, limit: number) =>
  selectInboxRows(db, selectMatching(db, actor, { category: "alerts", statuses: ["new", "in-progress"] }))
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit)
    .execute();

/** Whether its author withdrew it after it was shared with the organisation. What staff delete is hidden as well. */
export async function isWithdrawn(db: Db, actor: Staff, shoutId: string): Promise<boolean> {
  const row = await db
    .selectFrom("shout")
    .select("id")
    .where("id", "=", shoutId)
    .where("organisationId", "=", actor.organisation.id)
    .where("arrivedAt", "is not", null)
    .where("hiddenAt", "is", null)
    .where("withdrawnAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A shout that staff may open: shared with or reported to them. */
export const findForStaff = (db: Db, actor: Staff, shoutId: string) =>
  db
    .selectFrom("shout")
    .innerJoin("resident as author", "author.id", "shout.authorId")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .leftJoin("public.account as handler", "handler.id", "shout.assigneeId")
    .selectAll("shout")
    .select(["author.publicName as author", "author.accountId as authorAccountId", "place.name as neighbourhood"])
    .select(fullName("handler").as("assignee"))
    .select((eb) => [
      reactionTotalOf(db, eb.ref("shout.id")).as("reactions"),
      commentTotalOf(db, eb.ref("shout.id")).as("comments"),
      reactionsOf(db, eb.ref("shout.id")).as("reactionsByKind"),
      myReactionTo(db, eb.ref("shout.id"), actor.accountId).as("myReaction"),
      openReportsOn(db, eb.ref("shout.id")).as("openReports"),
      imagesOf(db, eb.ref("shout.id")).as("images"),
    ])
    .where("shout.id", "=", shoutId)
    .where(isOpenToStaff(db, actor))
    .executeTakeFirst();

/** Shouts for neighbours only. */
const selectUnshared = (db: Db, organisationId: string) =>
  db
    .selectFrom("shout")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.kind", "shout.theme", "shout.neighbourhoodId", "shout.createdAt", "shout.askedAt"])
    .select("place.name as neighbourhood")
    .select((eb) => [
      reactionTotalOf(db, eb.ref("shout.id")).as("reactions"),
      commentTotalOf(db, eb.ref("shout.id")).as("comments"),
    ])
    .where("shout.organisationId", "=", organisationId)
    .where("shout.sharing", "=", sql.lit("neighbours"))
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null);
export type UnsharedRow = Awaited<ReturnType<typeof listUnshared>>[number];

export const listUnshared = (
  db: Db,
  organisationId: string,
  neighbourhoodId: string | undefined,
  place: PageCursor | null,
  limit: number,
) =>
  selectUnshared(db, organisationId)
    .$if(neighbourhoodId !== undefined, (query) => query.where("shout.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$call((query) => inPages(query, ["shout.createdAt", "shout.id"], "desc", { place, limit }))
    .execute();

export const findUnshared = (db: Db, organisationId: string, shoutId: string) =>
  selectUnshared(db, organisationId).where("shout.id", "=", shoutId).executeTakeFirst();

/** The cards that residents read: of their neighbourhood, their own, and those they follow. */
import { searchWords } from "@stoep/contract/search-words";
import { type NeighbourhoodFilter, shoutLimits } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, like, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { commentCountOf, myReactionTo, reactionsOf } from "#modules/conversations/index.ts";
import { boxAround, boxOfClose, type Point } from "../rules.ts";
import { imagesOf, isReadableByResident, livelinessOf } from "./selections.ts";

export type CardRow = Awaited<ReturnType<typeof listOwn>>[number];
type Filter = Pick<z.output<typeof NeighbourhoodFilter>, "kinds" | "theme" | "search">;

export function selectCards(db: Db, actor: Pick<Resident, "accountId" | "residentId">) {
  return db
    .selectFrom("shout")
    .innerJoin("resident as author", "author.id", "shout.authorId")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.kind", "shout.title", "shout.text", "shout.language", "shout.theme", "shout.street"])
    .select(["shout.longitude", "shout.latitude", "shout.sharing", "shout.status", "shout.solvedAs", "shout.version"])
    .select(["shout.authorId", "shout.organisationId", "shout.outcome", "shout.doneAt", "shout.askedAt"])
    .select(["shout.createdAt", "shout.editedAt", "shout.hiddenAt", "shout.followers", "shout.neighbourhoodId"])
    .select(["author.publicName as author", "place.name as neighbourhood"])
    .select((eb) => [
      imagesOf(db, eb.ref("shout.id")).as("images"),
      reactionsOf(db, eb.ref("shout.id")).as("reactions"),
      myReactionTo(db, eb.ref("shout.id"), actor.accountId).as("myReaction"),
      commentCountOf(db, eb.ref("shout.id"), eb.lit(true), null).as("commentCount"),
      sql<boolean>`exists ${db
        .selectFrom("shoutFollower as mine")
        .where("mine.shoutId", "=", sql.ref<string>("shout.id"))
        .where("mine.residentId", "=", actor.residentId)
        .select("mine.shoutId")}`.as("isFollowed"),
    ]);
}

/** In what it says, or in the name of its author, which is shown with it. */
const isSaidOrSigned = (pattern: string) =>
  sql<boolean>`(${sql.ref("shout.words")} like ${pattern} or public.folded(${sql.ref("author.publicName")}) like ${pattern})`;

/** Those of the resident's neighbourhood, without hidden ones. */
function selectNeighbourhoodCards(db: Db, actor: Resident, { kinds, theme, search }: Filter) {
  return selectCards(db, actor)
    .where("shout.neighbourhoodId", "=", actor.neighbourhoodId)
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null)
    .$if(kinds.length === 1, (query) => query.where("shout.kind", "=", kinds[0] ?? "general"))
    .$if(kinds.length > 1, (query) => query.where("shout.kind", "=", sql<"general">`any(${kinds}::text[])`))
    .$if(theme !== undefined, (query) => query.where("shout.theme", "=", theme ?? null))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => isSaidOrSigned(like.word(word)))));
}

export const listLatest = (db: Db, actor: Resident, filter: Filter, place: PageCursor | null, limit: number) =>
  selectNeighbourhoodCards(db, actor, filter)
    .$call((query) => inPages(query, ["shout.createdAt", "shout.id"], "desc", { place, limit }))
    .execute();

interface TrendingQuery {
  since: Date;
  /** Liveliness and id of the last row shown. */
  place: readonly [string, string] | null;
  limit: number;
}

/** A neighbourhood writes little in a month, so its shouts are sorted when they are read. */
export function listTrending(db: Db, actor: Resident, filter: Filter, { since, place, limit }: TrendingQuery) {
  const cards = selectNeighbourhoodCards(db, actor, filter)
    .where("shout.createdAt", ">=", since)
    .select((eb) => livelinessOf(db, eb.ref("shout.id"), eb.ref("shout.followers")).as("liveliness"));
  return db
    .selectFrom(cards.as("card"))
    .selectAll("card")
    .$call((query) => inPages(query, ["card.liveliness", "card.id"], "desc", { place, limit }))
    .execute();
}

export const listOwn = (db: Db, actor: Resident, place: PageCursor | null, limit: number) =>
  selectCards(db, actor)
    .where("shout.authorId", "=", actor.residentId)
    .where("shout.withdrawnAt", "is", null)
    .$call((query) => inPages(query, ["shout.createdAt", "shout.id"], "desc", { place, limit }))
    .execute();

/** Latest followed first, with the time since which the reader follows them. */
export const listFollowed = (db: Db, actor: Resident, place: PageCursor | null, limit: number) =>
  selectCards(db, actor)
    .innerJoin("shoutFollower as follow", "follow.shoutId", "shout.id")
    .select("follow.followedAt")
    .where("follow.residentId", "=", actor.residentId)
    .where(isReadableByResident(actor))
    .$call((query) => inPages(query, ["follow.followedAt", "follow.shoutId"], "desc", { place, limit }))
    .execute();

export const findCard = (db: Db, actor: Resident, shoutId: string) =>
  selectCards(db, actor).where("shout.id", "=", shoutId).where(isReadableByResident(actor)).executeTakeFirst();

interface SimilarQuery {
  kind: CardRow["kind"];
  title: string;
  text: string;
  place: (Point & { street: string | null }) | null;
  since: Date;
}

/** How many are compared: each comparison takes a few hundredths of a millisecond. */
const mostCompared = 200;

/** Open shouts of this kind in the neighbourhood, without those that are far from the place; close ones first, then the latest. */
export function listOpenNearby(db: Db, actor: Resident, wanted: SimilarQuery) {
  const { kind, place, since } = wanted;
  const isClose = isWithin(place && boxOfClose(place));
  const isNear = sql<boolean>`(${isWithin(place && boxAround(place, shoutLimits.similarWithin))} or coalesce(${sql.ref("shout.street")} = ${place?.street ?? null}::text, false))`;
  const open = db
    .selectFrom("shout")
    .select(["shout.id", "shout.title", isClose.as("isClose"), isNear.as("isNear")])
    .select(sql<string>`left(${sql.ref("shout.title")} || ' ' || ${sql.ref("shout.text")}, 300)`.as("beginning"))
    .where("shout.neighbourhoodId", "=", actor.neighbourhoodId)
    .where("shout.kind", "=", kind)
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null)
    .where("shout.status", "<>", sql.lit("done"))
    .where("shout.createdAt", ">=", since)
    .$if(place !== null, (query) => query.where((eb) => eb.or([eb("shout.longitude", "is", null), isNear])))
    .orderBy("isClose", "desc")
    .orderBy("shout.createdAt", "desc")
    .limit(mostCompared);
  return db
    .selectFrom(open.as("open"))
    .select(["open.id", "open.beginning", "open.isClose", "open.isNear", likenessTo(wanted).as("spelledAlike")])
    .orderBy("open.id", "desc")
    .execute();
}

/** False without a place. */
function isWithin(box: ReturnType<typeof boxAround> | null) {
  if (!box) return sql<boolean>`false`;
  const { west, east, south, north } = box;
  const [longitude, latitude] = [sql.ref("shout.longitude"), sql.ref("shout.latitude")];
  return sql<boolean>`coalesce(${longitude} between ${west} and ${east} and ${latitude} between ${south} and ${north}, false)`;
}

/** The shorter text is searched for within the longer one. */
function likenessTo({ title, text }: SimilarQuery) {
  const said = `${title} ${text}`.trim().slice(0, 300);
  const [other, beginning] = [sql.ref("open.title"), sql.ref("open.beginning")];
  return sql<number>`greatest(public.similarity(${other}, ${title}),
    public.word_similarity(${title}, ${beginning}) * 0.9, public.word_similarity(${other}, ${said}) * 0.9)`;
}

export async function nameOfNeighbourhood(db: Db, neighbourhoodId: string): Promise<string> {
  const row = await db.selectFrom("neighbourhood").select("name").where("id", "=", neighbourhoodId).executeTakeFirst();
  return row?.name ?? "";
}

/** In the order of the ids. */
export async function listCardsByIds(db: Db, actor: Resident, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, actor).where("shout.id", "=", anyOf(ids)).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function nameOfOrganisation(db: Db, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", organisationId)
    .executeTakeFirst();
  return row?.name ?? "";
}

/** The cards that residents read: of their neighbourhood, their own, and those they follow. */
import { searchWords } from "@stoep/contract/search-words";
import type { NeighbourhoodFilter } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { z } from "zod";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, like, type PageCursor } from "#kernel/page.ts";
import { commentCountOf, myReactionTo, reactionsOf } from "#modules/conversations/index.ts";
import { boxAround, type Point } from "../rules.ts";
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

/** Those of the resident's neighbourhood, without hidden ones. */
function selectNeighbourhoodCards(db: Db, actor: Resident, { kinds, theme, search }: Filter) {
  return selectCards(db, actor)
    .where("shout.neighbourhoodId", "=", actor.neighbourhoodId)
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null)
    .$if(kinds.length === 1, (query) => query.where("shout.kind", "=", kinds[0] ?? "general"))
    .$if(kinds.length > 1, (query) => query.where("shout.kind", "=", sql<"general">`any(${kinds}::text[])`))
    .$if(theme !== undefined, (query) => query.where("shout.theme", "=", theme ?? null))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("shout.words", "like", like.word(word)))));
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
  point: Point | null;
  metres: number;
  since: Date;
  limit: number;
}

/** Open shouts of this kind in the neighbourhood, near the point if there is one, with nearly the same text: the most similar first. */
export function listSimilar(db: Db, actor: Resident, wanted: SimilarQuery) {
  const alike = db
    .selectFrom(latestOpen(db, actor, wanted).as("open"))
    .select(["open.id", likenessTo(wanted).as("likeness")])
    .as("alike");
  const likest = db
    .selectFrom(alike)
    .select(["alike.id", "alike.likeness"])
    .where("alike.likeness", ">=", 0.4)
    .orderBy("alike.likeness", "desc")
    .orderBy("alike.id", "desc")
    .limit(wanted.limit);
  return selectCards(db, actor)
    .innerJoin(likest.as("likest"), "likest.id", "shout.id")
    .orderBy("likest.likeness", "desc")
    .orderBy("shout.id", "desc")
    .execute();
}

/** How many are compared: each comparison takes a few hundredths of a millisecond. */
const mostCompared = 200;

function latestOpen(db: Db, actor: Resident, { kind, point, metres, since }: SimilarQuery) {
  const box = point && boxAround(point, metres);
  return db
    .selectFrom("shout")
    .select(["shout.id", "shout.title"])
    .select(sql<string>`left(${sql.ref("shout.title")} || ' ' || ${sql.ref("shout.text")}, 300)`.as("beginning"))
    .where("shout.neighbourhoodId", "=", actor.neighbourhoodId)
    .where("shout.kind", "=", kind)
    .where("shout.withdrawnAt", "is", null)
    .where("shout.hiddenAt", "is", null)
    .where("shout.status", "<>", sql.lit("done"))
    .where("shout.createdAt", ">=", since)
    .$if(box !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb("shout.longitude", "is", null),
          eb.and([
            eb.between("shout.longitude", box?.west ?? 0, box?.east ?? 0),
            eb.between("shout.latitude", box?.south ?? 0, box?.north ?? 0),
          ]),
        ]),
      ),
    )
    .orderBy("shout.createdAt", "desc")
    .limit(mostCompared);
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

export async function nameOfOrganisation(db: Db, organisationId: string): Promise<string> {
  const row = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", organisationId)
    .executeTakeFirst();
  return row?.name ?? "";
}

/** The ideas of a project as its readers list them. */
import { type IdeaFilter, type IdeaType, ideaLimits } from "@stoep/contract/participation";
import { searchWords } from "@stoep/contract/search-words";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, inPages, like, type PageCursor } from "#kernel/page.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { nearestStreetOf } from "#modules/neighbourhoods/index.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { mayRead } from "../../readers.ts";
import {
  beginningOf,
  commentsOn,
  firstImageOf,
  isFoundBy,
  isSupportedBy,
  type Reader,
  selectIdeas,
} from "./selections.ts";

export type CardRow = Awaited<ReturnType<typeof listOwn>>[number];

/** `types`: of every type that the filters have in common; null: all. */
export type CardFilter = Pick<IdeaFilter, "search" | "kind" | "neighbourhoodId"> & { types: IdeaType[] | null };

export const selectCards = (db: Db, actor: Reader) =>
  selectIdeas(db).select((eb) => [
    beginningOf(eb).as("beginning"),
    firstImageOf(db, eb.ref("idea.id")).as("image"),
    commentsOn(db, eb).as("commentCount"),
    isSupportedBy(db, actor.kind === "resident" ? actor.residentId : null).as("isSupported"),
  ]);

function filtered<O>(
  query: SelectQueryBuilder<Database, "idea", O>,
  { search, kind, neighbourhoodId, types }: CardFilter,
): SelectQueryBuilder<Database, "idea", O> {
  return query
    .$if(types !== null, (q) => q.where("idea.type", "=", sql<IdeaType>`any(${types}::text[])`))
    .$if(kind !== undefined, (q) => q.where("idea.kind", "=", kind ?? "idea"))
    .$if(neighbourhoodId !== undefined, (q) => q.where("idea.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .where((eb) => eb.and(searchWords(search ?? "").map((word) => eb("idea.words", "like", like.word(word)))));
}

/** Those that stand on their own: what was merged is part of another. */
const ofProject = (db: Db, actor: Reader, projectId: string, filter: CardFilter) =>
  filtered(db.selectFrom("idea"), filter)
    .where("idea.projectId", "=", projectId)
    .where("idea.mergedInto", "is", null)
    .where((eb) => isFoundBy(eb, actor));

interface Page {
  sort: IdeaFilter["sort"];
  place: readonly (string | Date)[] | null;
  limit: number;
}

/** Each with the id beside it that its index has. */
const orders = {
  newest: { by: "idea.createdAt", id: "idea.id" },
  support: { by: "tally.supporters", id: "tally.ideaId" },
} as const;

export function listCards(
  db: Db,
  actor: Reader,
  projectId: string,
  { filter, sort, place, limit }: Page & { filter: CardFilter },
) {
  const { by, id } = orders[sort];
  const page = ofProject(db, actor, projectId, filter)
    .innerJoin("ideaTally as tally", "tally.ideaId", "idea.id")
    .where("tally.projectId", "=", projectId)
    .select("idea.id")
    .where((eb) => after(sql`(${eb.ref(by)}, ${eb.ref(id)})`, "desc", place))
    .orderBy(by, "desc")
    .orderBy(id, "desc")
    .limit(limit);
  return selectCards(db, actor).where("idea.id", "in", page).orderBy(by, "desc").orderBy(id, "desc").execute();
}

/** Latest first. */
const selectPlaces = (db: Db, actor: Reader, projectId: string, filter: CardFilter) =>
  ofProject(db, actor, projectId, filter)
    .select(["idea.id", "idea.title", "idea.type"])
    .select(({ ref }) => [
      ref("idea.longitude").$notNull().as("longitude"),
      ref("idea.latitude").$notNull().as("latitude"),
    ])
    .where("idea.longitude", "is not", null)
    .orderBy("idea.createdAt", "desc")
    .orderBy("idea.id", "desc");

/** One more than is shown, to tell that there are more. */
export const listPlaces = (db: Db, actor: Reader, projectId: string, filter: CardFilter) =>
  selectPlaces(db, actor, projectId, filter)
    .limit(ideaLimits.points + 1)
    .execute();

/** Each with its street, for few: every street is looked up by itself. */
export const listPlacesWithStreets = (db: Db, actor: Reader, projectId: string, limit: number) =>
  selectPlaces(db, actor, projectId, { types: null })
    .select("idea.language")
    .select(({ ref }) =>
      nearestStreetOf(db, ref("idea.longitude").$notNull(), ref("idea.latitude").$notNull()).as("street"),
    )
    .limit(limit)
    .execute();

/** Merged ones too: they are what the resident wrote. */
export const listOwn = (db: Db, actor: Reader, residentId: string, place: PageCursor | null, limit: number) =>
  selectCards(db, actor)
    .where("idea.authorId", "=", residentId)
    .where("idea.deletedAt", "is", null)
    .$call((query) => inPages(query, ["idea.createdAt", "idea.id"], "desc", { place, limit }))
    .execute();

/** Each once, whether the resident supports it or one that was merged into it. */
export const listSupported = (db: Db, actor: Resident, place: PageCursor | null, limit: number) =>
  selectCards(db, actor)
    .innerJoin("project", "project.id", "idea.projectId")
    .where("idea.mergedInto", "is", null)
    .where(({ eb, selectFrom }) =>
      eb(
        "idea.id",
        "in",
        selectFrom("ideaSupport as mine")
          .innerJoin("idea as part", "part.id", "mine.ideaId")
          .where("mine.residentId", "=", actor.residentId)
          .select((of) => of.fn.coalesce("part.mergedInto", "part.id").as("rootId")),
      ),
    )
    .where((eb) => isFoundBy(eb, actor))
    .where((eb) => mayRead(eb, actor))
    .$call((query) => inPages(query, ["idea.createdAt", "idea.id"], "desc", { place, limit }))
    .execute();

/** In the order of the ids. */
export async function listCardsByIds(db: Db, actor: Reader, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, actor).where("idea.id", "=", anyOf(ids)).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

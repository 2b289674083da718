/** Open ideas of a project beside one that is being written. */
import { ideaLimits } from "@stoep/contract/participation";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { boxAround } from "#modules/shouts/index.ts";

interface Written {
  title: string;
  text: string;
  place: { longitude: number; latitude: number } | null;
}

/** How many are compared: each comparison takes a few hundredths of a millisecond. */
const mostCompared = 200;

/** Those close to the place first, then the latest. */
export function listComparable(db: Db, projectId: string, written: Written) {
  const { place } = written;
  const isClose = isWithin(place && boxAround(place, ideaLimits.closeWithin));
  const isNear = isWithin(place && boxAround(place, ideaLimits.similarWithin));
  const open = db
    .selectFrom("idea")
    .select(["idea.id", "idea.title", isClose.as("isClose"), isNear.as("isNear")])
    .select(sql<string>`left(${sql.ref("idea.title")} || ' ' || ${sql.ref("idea.text")}, 300)`.as("beginning"))
    .where("idea.projectId", "=", projectId)
    .where("idea.mergedInto", "is", null)
    .where("idea.deletedAt", "is", null)
    .where("idea.openAt", "is not", null)
    .where("idea.hiddenAt", "is", null)
    .where("idea.type", "<>", sql.lit("rejected" as const))
    .$if(place !== null, (query) => query.orderBy("isClose", "desc"))
    .orderBy("idea.createdAt", "desc")
    .orderBy("idea.id", "desc")
    .limit(mostCompared);
  return db
    .selectFrom(open.as("open"))
    .select(["open.id", "open.beginning", "open.isClose", "open.isNear", likenessTo(written).as("spelledAlike")])
    .orderBy("open.id", "desc")
    .execute();
}

/** False without a place. */
function isWithin(box: ReturnType<typeof boxAround> | null) {
  if (!box) return sql<boolean>`false`;
  const { west, east, south, north } = box;
  const [longitude, latitude] = [sql.ref("idea.longitude"), sql.ref("idea.latitude")];
  return sql<boolean>`coalesce(${longitude} between ${west} and ${east} and ${latitude} between ${south} and ${north}, false)`;
}

/** The shorter text is searched for within the longer one. */
function likenessTo({ title, text }: Written) {
  const said = `${title} ${text}`.trim().slice(0, 300);
  const [other, beginning] = [sql.ref("open.title"), sql.ref("open.beginning")];
  return sql<number>`greatest(public.similarity(${other}, ${title}),
    public.word_similarity(${title}, ${beginning}) * 0.9, public.word_similarity(${other}, ${said}) * 0.9)`;
}

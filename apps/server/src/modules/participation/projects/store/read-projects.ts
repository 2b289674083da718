/** A project as someone reads it: everything on it in one statement, in the reader's language. */
import type { Language } from "@stoep/contract/kernel";
import { type Expression, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Guest, Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { after, inPages, type PageCursor } from "#kernel/page.ts";
import { logoOf } from "#modules/publishing/index.ts";
import { followersAmong, isFollowedBy } from "../../followers/index.ts";
import { isReadBy, mayRead } from "../../readers.ts";
import type { LocalTime } from "../rules.ts";
import { imageOf, phaseDaysOf, phasesOf } from "./projects.ts";

export type ReadProjectRow = Awaited<ReturnType<ReturnType<typeof selectReadProjects>["execute"]>>[number];
/** What a card and the page have in common. */
export type ShownProjectRow = Omit<
  Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number],
  "standing" | "day"
>;

/** Without the texts that only its page shows. */
const selectShown = (db: Db) =>
  db
    .selectFrom("project")
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .select(["project.id", "project.kind", "project.title", "project.introduction", "project.language"])
    .select(["project.startsOn", "project.endsOn", "project.endedAt", "project.isPhased", "project.isPublic"])
    .select(["project.isBottomUpEnabled", "project.budget", "project.currency", "project.imageAlt"])
    .select(["sender.id as organisationId", "sender.name as organisationName"])
    .select((eb) => [imageOf(db, eb.ref("project.imageId")).as("image")]);

/** Selects from `project`; the caller adds the conditions. `residentId`: the reader, if they can follow. */
export const selectReadProjects = (db: Db, language: Language, residentId: string | null = null) =>
  selectShown(db)
    .select(["project.textHtml", "project.theme", "project.secondTheme", "project.videoId", "project.version"])
    .select(["project.isBottomUpEnabled", "project.isReadFirst"])
    .select(["project.publishedAt", "project.editedAt", "sender.kind as organisationKind"])
    .select((eb) => [
      jsonObjectFrom(translationOf(db, eb.ref("project.id"), language).select("textHtml as html")).as("translation"),
      phasesOf(db, eb.ref("project.id")).as("phases"),
      logoOf(db, eb.ref("sender.id")).as("logo"),
      neighbourhoodsOf(db, eb.ref("project.id")).as("neighbourhoods"),
      followersAmong(db, eb.ref("project.id")).as("followers"),
      isFollowedBy(db, eb.ref("project.id"), residentId).as("isFollowed"),
    ]);

/** JSON keys of one word need no renaming. */
const translationOf = (db: Db, projectId: Expression<string>, language: Language) =>
  db
    .selectFrom("projectTranslation")
    .where("projectTranslation.projectId", "=", projectId)
    .where("projectTranslation.language", "=", language)
    .select(["language", "title", "introduction", "altText as alt", "phases"]);

const neighbourhoodsOf = (db: Db, projectId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("projectNeighbourhood")
      .innerJoin("neighbourhood", "neighbourhood.id", "projectNeighbourhood.neighbourhoodId")
      .where("projectNeighbourhood.projectId", "=", projectId)
      .select(["neighbourhood.id", "neighbourhood.name"])
      .orderBy("neighbourhood.name")
      .orderBy("neighbourhood.id"),
  );

/** A place in the readers' order: where it stands in time, a number of days that orders those of one standing, and the id. */
export type CardPlace = readonly [string, string, string];

interface CardQuery extends LocalTime {
  actor: Guest | Resident;
  language: Language;
  organisationId?: string | undefined;
  today: string;
  place: CardPlace | null;
  limit: number;
}

/**
 * Those under way first, the one that ends soonest on top; then those to come, by their first day; then the latest that are over. They
 * are chosen in an index without their texts.
 */
export function listCards(db: Db, { actor, language, organisationId, place, limit, ...clock }: CardQuery) {
  const { standing, day } = orderAt(clock);
  const page = db
    .selectFrom("project")
    .select("project.id")
    .where((eb) => isReadBy(db, eb, { actor, now: clock.now }))
    .$if(organisationId !== undefined, (query) => query.where("project.organisationId", "=", organisationId ?? ""))
    .where((eb) => after(sql`(${standing}, ${day}, ${eb.ref("project.id")})`, "asc", place))
    .orderBy(standing)
    .orderBy(day)
    .orderBy("project.id")
    .limit(limit);
  return selectCards(db, language, clock)
    .where("project.id", "in", page)
    .orderBy(standing)
    .orderBy(day)
    .orderBy("project.id")
    .execute();
}

/** Those that the resident follows, latest followed first; which they may not read any more are left out. */
export const listFollowedCards = (
  db: Db,
  {
    actor,
    language,
    limit,
    place,
    ...clock
  }: Omit<CardQuery, "actor" | "organisationId" | "place"> & {
    actor: Resident;
    place: PageCursor | null;
  },
) =>
  selectCards(db, language, clock)
    .innerJoin("projectFollower as follow", "follow.projectId", "project.id")
    .select("follow.followedAt")
    .where("follow.residentId", "=", actor.residentId)
    .where((eb) => mayRead(eb, actor))
    .$call((query) => inPages(query, ["follow.followedAt", "follow.projectId"], "desc", { place, limit }))
    .execute();

const selectCards = (db: Db, language: Language, clock: LocalTime & { today: string }) => {
  const { standing, day } = orderAt(clock);
  return selectShown(db).select((eb) => [
    jsonObjectFrom(translationOf(db, eb.ref("project.id"), language)).as("translation"),
    phaseDaysOf(db, eb.ref("project.id")).as("phases"),
    sql<string>`${standing}::text`.as("standing"),
    sql<string>`${day}::text`.as("day"),
  ]);
};

function orderAt({ today, timeZone }: { today: string; timeZone: string }) {
  const now = sql`${today}::date`;
  const standing = sql<number>`case when project.ended_at is not null or project.ends_on < ${now} then 2
    when project.starts_on > ${now} then 1 else 0 end`;
  const lastDay = sql`least(project.ends_on, (project.ended_at at time zone ${timeZone}::text)::date)`;
  const day = sql<number>`case ${standing} when 0 then project.ends_on - date '2000-01-01'
    when 1 then project.starts_on - date '2000-01-01' else date '2000-01-01' - ${lastDay} end`;
  return { standing, day };
}

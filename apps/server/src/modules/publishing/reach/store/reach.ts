/** The residents whom a message reaches. One condition for feed, reading, votes, preview, mails and figures alike. D §6 */
import type { ResidentKind } from "@stoep/contract/kernel";
import { peopleRoughly } from "@stoep/contract/people-count";
import type { Visibility } from "@stoep/contract/publishing";
import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { Database } from "../../../../schema/db.types.ts";

type PlaceRow = ExpressionBuilder<Database, "postNeighbourhood">;

/** A resident, as columns or as values. */
export interface ReachedResident {
  neighbourhoodId: Expression<string>;
  streetId: Expression<string | null>;
  kind: Expression<ResidentKind>;
}

/** Whether a row of `post_neighbourhood`, which has all the columns that this needs, reaches this resident. */
export function reaches(eb: PlaceRow, who: ReachedResident): Expression<SqlBool> {
  return eb.and([
    eb("postNeighbourhood.neighbourhoodId", "=", who.neighbourhoodId),
    eb.or([eb("postNeighbourhood.audience", "=", "everyone"), eb(who.kind, "<>", "person")]),
    eb.or([
      eb("postNeighbourhood.isNarrowed", "=", false),
      eb.exists(
        eb
          .selectFrom("postStreet")
          .whereRef("postStreet.postId", "=", "postNeighbourhood.postId")
          .where("postStreet.streetId", "=", who.streetId)
          .select("postStreet.streetId"),
      ),
    ]),
  ]);
}

/** The calling resident, as identified by `accounts`. */
export function residentValues(
  actor: Pick<Resident, "neighbourhoodId" | "streetId" | "residentKind">,
): ReachedResident {
  return {
    neighbourhoodId: sql<string>`${actor.neighbourhoodId}::uuid`,
    streetId: sql<string | null>`${actor.streetId}::uuid`,
    kind: sql<ResidentKind>`${actor.residentKind}::text`,
  };
}

/** The same condition for a joined `resident`, under that name. */
export function reachesResident<D, T extends keyof D>(row: ExpressionBuilder<D, T>): Expression<SqlBool> {
  const columns = residentColumns(row as ExpressionBuilder<Database, "resident">);
  return reaches(row as PlaceRow, columns);
}

/** Rows of `post_neighbourhood` joined with every resident they reach; live or not. */
export function selectReachedResidents(db: Db) {
  return db
    .selectFrom("postNeighbourhood")
    .innerJoin("resident", (join) => join.on(reachesResident))
    .where("resident.leftAt", "is", null);
}

/** Where and for whom a message is: as it was before a change, or as it is being chosen. */
interface ChosenReach {
  neighbourhoodIds: readonly string[];
  streetIds: readonly string[];
  visibility: Visibility;
}

/**
 * How many residents a message reaches now and did not before. In whole tens, because an editor could vary it street by street; `isAny`
 * is not disclosed.
 */
export async function countNewlyReached(db: Db, postId: string, before: ChosenReach) {
  const { count } = await selectReachedResidents(db)
    .where("postNeighbourhood.postId", "=", postId)
    .where(({ not }) => not(isReachedBy(db, before)))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { isAny: Number(count) > 0, people: peopleRoughly(Number(count)) };
}

/** The condition of `reaches`, for places that are not stored, or no more. */
const isReachedBy = (db: Db, { neighbourhoodIds, streetIds, visibility }: ChosenReach) =>
  expressionBuilder<Pick<Database, "resident" | "streetNeighbourhood">, "resident">().and([
    sql<boolean>`resident.neighbourhood_id = ${anyOf(neighbourhoodIds)}`,
    sql<boolean>`(${visibility !== "local-economy"}::boolean or resident.kind <> 'person')`,
    sql<boolean>`(coalesce(resident.street_id = ${anyOf(streetIds)}, false) or not exists ${db
      .selectFrom("streetNeighbourhood")
      .whereRef("streetNeighbourhood.neighbourhoodId", "=", sql.ref<string>("resident.neighbourhoodId"))
      .where("streetNeighbourhood.streetId", "=", anyOf(streetIds))
      .select("streetNeighbourhood.streetId")})`,
  ]);

function residentColumns(eb: ExpressionBuilder<Database, "resident">): ReachedResident {
  return {
    neighbourhoodId: eb.ref("resident.neighbourhoodId"),
    streetId: eb.ref("resident.streetId"),
    kind: eb.ref("resident.kind"),
  };
}

/**
 * Whether a post can reach anyone: it is on the public page, or names a whole neighbourhood, or one that contains a street of it.
 * Streets can move to other neighbourhoods when areas are redrawn.
 */
export const hasPlace = (post: ExpressionBuilder<Database, "post">): AliasableExpression<SqlBool> =>
  post.or([
    post("post.visibility", "=", "public-page"),
    post.exists(
      post
        .selectFrom("postNeighbourhood as place")
        .whereRef("place.postId", "=", "post.id")
        .where((eb) =>
          eb.or([
            eb("place.isNarrowed", "=", false),
            eb.exists(
              eb
                .selectFrom("postStreet")
                .innerJoin("streetNeighbourhood", "streetNeighbourhood.streetId", "postStreet.streetId")
                .whereRef("postStreet.postId", "=", "place.postId")
                .whereRef("streetNeighbourhood.neighbourhoodId", "=", "place.neighbourhoodId")
                .select("postStreet.streetId"),
            ),
          ]),
        )
        .select("place.postId"),
    ),
  ]);

/** Names of the chosen streets that are no longer in any of its neighbourhoods. */
export const lostStreets = (post: ExpressionBuilder<Database, "post">): AliasableExpression<string[]> =>
  sql<string[]>`array(${post
    .selectFrom("postStreet")
    .innerJoin("street", "street.id", "postStreet.streetId")
    .whereRef("postStreet.postId", "=", "post.id")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("postNeighbourhood as place")
            .innerJoin("streetNeighbourhood", "streetNeighbourhood.neighbourhoodId", "place.neighbourhoodId")
            .whereRef("place.postId", "=", "postStreet.postId")
            .whereRef("streetNeighbourhood.streetId", "=", "postStreet.streetId")
            .select("place.postId"),
        ),
      ),
    )
    .orderBy("street.name")
    .select("street.name")})`;

/** A neighbourhood of a message: how many it reaches there, and the chosen streets in it. */
export interface ReachedPlace {
  id: string;
  name: string;
  narrowed: boolean;
  households: number;
  residents: number;
  streets: string[];
}

/** Household by household in the order of the index `resident_reached`, so that nothing is sorted. */
const selectHomes = (db: Db, place: string) =>
  db
    .selectFrom("resident")
    .whereRef("resident.neighbourhoodId", "=", sql.ref<string>(place))
    .where("resident.leftAt", "is", null)
    .groupBy("resident.householdId")
    .select(({ fn }) => fn.countAll().as("people"));

const countHomes = (db: Db, homes: ReturnType<typeof selectHomes>) =>
  db
    .selectFrom(homes.as("home"))
    .select(({ fn }) => [
      sql<number>`${fn.countAll()}::integer`.as("households"),
      sql<number>`coalesce(sum(people), 0)::integer`.as("residents"),
    ]);

/** Whether one of these streets is in the neighbourhood: there the message is only for those streets, elsewhere for everybody. */
export const isNarrowedBy = (db: Db, streetIds: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`exists ${db
    .selectFrom("streetNeighbourhood")
    .whereRef("streetNeighbourhood.neighbourhoodId", "=", sql.ref<string>("neighbourhood.id"))
    .where("streetNeighbourhood.streetId", "=", anyOf(streetIds))
    .select("streetNeighbourhood.streetId")}`;

/** For a choice of places that is stored nowhere, the same without the names of streets. */
export function selectPlacesReachedBy(db: Db, chosen: ChosenReach) {
  const homes = selectHomes(db, "neighbourhood.id").where(isReachedBy(db, chosen));
  return db
    .selectFrom("neighbourhood")
    .innerJoinLateral(countHomes(db, homes).as("counted"), (join) => join.onTrue())
    .where("neighbourhood.id", "=", anyOf(chosen.neighbourhoodIds))
    .select(["neighbourhood.id", "neighbourhood.name", "counted.households", "counted.residents"])
    .select([isNarrowedBy(db, chosen.streetIds).as("narrowed"), sql<string[]>`array[]::text[]`.as("streets")]);
}

/** For a message in any state: each of its neighbourhoods, by name. JSON keys of one word need no renaming. D §1: reach is in households. */
export function selectReachedPlaces(db: Db, postId: string) {
  const homes = selectHomes(db, "postNeighbourhood.neighbourhoodId").where(reachesResident);
  return db
    .selectFrom("postNeighbourhood")
    .innerJoin("neighbourhood", "neighbourhood.id", "postNeighbourhood.neighbourhoodId")
    .innerJoinLateral(countHomes(db, homes).as("counted"), (join) => join.onTrue())
    .where("postNeighbourhood.postId", "=", postId)
    .orderBy("neighbourhood.name")
    .select((eb) => [
      "neighbourhood.id",
      "neighbourhood.name",
      "postNeighbourhood.isNarrowed as narrowed",
      "counted.households",
      "counted.residents",
      sql<string[]>`array(${eb
        .selectFrom("postStreet")
        .innerJoin("street", "street.id", "postStreet.streetId")
        .innerJoin("streetNeighbourhood", "streetNeighbourhood.streetId", "street.id")
        .whereRef("postStreet.postId", "=", "postNeighbourhood.postId")
        .whereRef("streetNeighbourhood.neighbourhoodId", "=", "postNeighbourhood.neighbourhoodId")
        .orderBy("street.name")
        .select("street.name")})`.as("streets"),
    ]);
}

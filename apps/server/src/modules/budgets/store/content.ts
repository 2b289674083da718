/** The districts and ideas of a round, replaced as one whole: as many statements for one entry as for five hundred. */
import type { RoundContent } from "@stoep/contract/budgets";
import type { Currency } from "@stoep/contract/participation";
import { moneyPerUnit } from "@stoep/tally";
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { deleteRightsOfProjects } from "../ballots/index.ts";
import { isEligible } from "./rounds.ts";

type Content = Pick<RoundContent, "districts" | "ideas">;

/** What the request names and the network or the project does not have. */
export interface Unknown {
  neighbourhoodIds: ReadonlySet<string>;
  ideaIds: ReadonlySet<string>;
}

interface Draft {
  id: string;
  projectId: string;
}

/** Every idea must name one of the districts, or none. The round must be locked, or new. */
export async function replaceContent(db: Tx, round: Draft, content: Content): Promise<Unknown> {
  await db.deleteFrom("ballotIdea").where("roundId", "=", round.id).execute();
  await db.deleteFrom("ballotDistrict").where("roundId", "=", round.id).execute();
  await insertDistricts(db, round, content);
  return {
    neighbourhoodIds: await insertNeighbourhoods(db, round, content),
    ideaIds: await insertIdeas(db, round, content),
  };
}

async function insertDistricts(db: Tx, { id: roundId }: Draft, { districts }: Content): Promise<void> {
  await db
    .insertInto("ballotDistrict")
    .values(districts.map(({ id, name, budget }, position) => ({ roundId, id, position, name, budget })))
    .execute();
}

const without = (all: readonly string[], there: readonly string[]): Set<string> => {
  const known = new Set(there);
  return new Set(all.filter((id) => !known.has(id)));
};

/** Those of the network. Returns the others. */
async function insertNeighbourhoods(db: Tx, { id }: Draft, { districts }: Content): Promise<Set<string>> {
  const pairs = districts.flatMap((one) => one.neighbourhoodIds.map((placeId) => [placeId, one.id] as const));
  if (pairs.length === 0) return new Set();
  const placeIds = pairs.map(([placeId]) => placeId);
  const wanted = sql<{ placeId: string; districtId: string }>`unnest(
    ${idList(placeIds)}, ${idList(pairs.map(([, districtId]) => districtId))})`;
  const added = await db
    .insertInto("ballotDistrictNeighbourhood")
    .columns(["roundId", "neighbourhoodId", "districtId"])
    .expression((eb) =>
      eb
        .selectFrom(wanted.as<"wanted">(sql`wanted(place_id, district_id)`))
        .innerJoin("neighbourhood", "neighbourhood.id", "wanted.placeId")
        .select([sql<string>`${id}::uuid`.as("roundId"), "neighbourhood.id", "wanted.districtId"]),
    )
    .returning("neighbourhoodId")
    .execute();
  return without(
    placeIds,
    added.map(({ neighbourhoodId }) => neighbourhoodId),
  );
}

/** Those of the project, whatever has become of them. Returns the others. */
async function insertIdeas(db: Tx, { id, projectId }: Draft, { ideas }: Content): Promise<Set<string>> {
  if (ideas.length === 0) return new Set();
  const ideaIds = ideas.map(({ ideaId }) => ideaId);
  const wanted = sql<{ ideaId: string; districtId: string | null; position: number }>`unnest(
    ${idList(ideaIds)}, ${idList(ideas.map(({ districtId }) => districtId))}, ${ideas.map((_, place) => place)}::smallint[])`;
  const added = await db
    .insertInto("ballotIdea")
    .columns(["roundId", "ideaId", "districtId", "position"])
    .expression((eb) =>
      eb
        .selectFrom(wanted.as<"wanted">(sql`wanted(idea_id, district_id, position)`))
        .innerJoin("idea", "idea.id", "wanted.ideaId")
        .where("idea.projectId", "=", projectId)
        // Its references lock the ideas one after the other.
        .orderBy("idea.id")
        .select([sql<string>`${id}::uuid`.as("roundId"), "idea.id", "wanted.districtId", "wanted.position"]),
    )
    .returning("ideaId")
    .execute();
  return without(
    ideaIds,
    added.map(({ ideaId }) => ideaId),
  );
}

/** The same content for a new round. */
export async function copyContent(db: Tx, from: string, to: string): Promise<void> {
  const round = sql<string>`${to}::uuid`.as("roundId");
  await db
    .insertInto("ballotDistrict")
    .columns(["roundId", "id", "position", "name", "budget"])
    .expression((eb) =>
      eb.selectFrom("ballotDistrict").where("roundId", "=", from).select([round, "id", "position", "name", "budget"]),
    )
    .execute();
  await db
    .insertInto("ballotDistrictNeighbourhood")
    .columns(["roundId", "neighbourhoodId", "districtId"])
    .expression((eb) =>
      eb
        .selectFrom("ballotDistrictNeighbourhood")
        .where("roundId", "=", from)
        .select([round, "neighbourhoodId", "districtId"]),
    )
    .execute();
  await db
    .insertInto("ballotIdea")
    .columns(["roundId", "ideaId", "districtId", "position"])
    .expression((eb) =>
      eb
        .selectFrom("ballotIdea")
        .where("roundId", "=", from)
        .orderBy("ideaId")
        .select([round, "ideaId", "districtId", "position"]),
    )
    .execute();
}

/**
 * The ideas of a round, in the order of their ids, that may be put to the vote, with their costs. Until the end of the transaction
 * nobody decides about them, hides, merges or withdraws them.
 */
export async function lockEligible(db: Tx, roundId: string): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom("idea")
    .select(["idea.id", "idea.cost"])
    .select((eb) => isEligible(eb).as("isEligible"))
    .where("idea.id", "in", (eb) =>
      eb.selectFrom("ballotIdea").where("ballotIdea.roundId", "=", roundId).select("ballotIdea.ideaId"),
    )
    .orderBy("idea.id")
    .forShare("idea")
    .execute();
  return new Map(rows.flatMap(({ id, cost, isEligible: may }) => (may ? [[id, cost] as const] : [])));
}

interface Opening {
  currency: Currency;
  now: Date;
}

/** Opens it with titles and costs as they are. Its ideas must be locked, after the round. */
export async function lockContent(db: Tx, roundId: string, { currency, now }: Opening): Promise<void> {
  await db
    .updateTable("ballotIdea")
    .from("idea")
    .set((eb) => ({
      title: eb.ref("idea.title"),
      language: eb.ref("idea.language"),
      cost: sql<number>`${eb.ref("idea.cost")}::bigint * ${moneyPerUnit}::bigint`,
    }))
    .whereRef("idea.id", "=", "ballotIdea.ideaId")
    .where("ballotIdea.roundId", "=", roundId)
    .execute();
  await db.updateTable("ballotRound").set({ currency, openedAt: now }).where("id", "=", roundId).execute();
}

/** Deletes rounds of projects that were deleted before that time; returns how many. */
export async function deleteRoundsOfDeleted(db: Tx, before: Date, limit: number): Promise<number> {
  const gone = await db
    .selectFrom("ballotRound")
    .innerJoin("project", "project.id", "ballotRound.projectId")
    .where("project.deletedAt", "<", before)
    .select(["ballotRound.id", "ballotRound.projectId"])
    .orderBy("ballotRound.id")
    .limit(limit)
    .forUpdate("ballotRound")
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await deleteRightsOfProjects(
    db,
    gone.map(({ projectId }) => projectId),
  );
  await db.deleteFrom("ballotIdea").where("roundId", "=", anyOf(ids)).execute();
  await db.deleteFrom("ballotRound").where("id", "=", anyOf(ids)).execute();
  return ids.length;
}

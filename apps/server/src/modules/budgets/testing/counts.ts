/** Ballots without their voters, and votes that were counted, for tests. */
import { randomBytes } from "node:crypto";
import { type ReadRound, type Round, type RoundDraft, type RoundResult, secrecy } from "@stoep/contract/budgets";
import { dayAt, daysLater } from "@stoep/contract/kernel";
import { count, moneyPerUnit } from "@stoep/tally";
import { v4 as randomId } from "uuid";
import { type Db, json } from "#kernel/database.ts";
import type { Caller } from "../../../testing/client.ts";
import { projectParams } from "../../../testing/projects.ts";
import type { Town } from "../../../testing/town.ts";
import { ruleOf } from "../rules.ts";
import { moveTo, runVote } from "./ballots.ts";

type Counting = Pick<Town, "db">;

/** So many ballots with these choices. */
export const times = (count: number, ...choices: number[]): number[][] => Array.from({ length: count }, () => choices);

interface District {
  roundId: string;
  districtId: string;
}

/** Ballots as casting leaves them, with seals of nobody. `choices`: places in the list of the round, ascending. */
export async function insertBallots({ db }: { db: Db }, district: District, choices: readonly number[][]) {
  const ballots = choices.map((one) => ({ id: randomId(), ...district, choices: one, seal: randomBytes(32) }));
  for (let from = 0; from < ballots.length; from += 1_000)
    await db
      .insertInto("ballot")
      .values(ballots.slice(from, from + 1_000))
      .execute();
}

export const firstDistrictOf = ({ id, districts }: Pick<Round, "id" | "districts">, place = 0): District => ({
  roundId: id,
  districtId: districts[place]?.id ?? "",
});

/** The last day has passed, and jobs ran: the vote is counted. */
export async function endVote(town: Town): Promise<void> {
  moveTo(town, 21, 0);
  await town.runDue();
}

/** Of the whole city, with the bench in place 0, the tree in 1 and the fountain in 2, and counted with these ballots. */
export async function countVote(town: Town, choices: readonly number[][], changes: Partial<RoundDraft> = {}) {
  const vote = await runVote(town, changes);
  await insertBallots(town, firstDistrictOf(vote.round), choices);
  await endVote(town);
  return vote;
}

/** As it stands once it was voted in one district and counted, without waiting for either: it ended yesterday. */
export async function writeCounted({ db, clock, networks }: Town, round: Round, choices: readonly number[][]) {
  const [district] = round.districts;
  const { roundId, districtId } = firstDistrictOf(round);
  const ballots = choices.map((ideas) => ({ ideas }));
  const ideas = round.ideas.map(({ ideaId, cost }) => ({ id: ideaId, cost: (cost ?? 0) * moneyPerUnit }));
  const outcome = count({ budget: (district?.budget ?? 0) * moneyPerUnit, ideas, ballots }, ruleOf(round));
  const endsOn = daysLater(dayAt(clock.now(), networks.testdorp.timeZone), -1);
  const moments = { opensOn: endsOn, endsOn, countedAt: clock.now() };
  await db.updateTable("ballotRound").set(moments).where("id", "=", roundId).execute();
  const result = {
    roundId,
    districtId,
    ballots: choices.length,
    outcome: json(outcome),
    isToBeCut: choices.length < secrecy.ballots,
  };
  await db.insertInto("ballotResult").values(result).execute();
  const rows = choices.map((one, place) => ({ roundId, districtId, number: place + 1, choices: one }));
  await db.insertInto("countedBallot").values(rows).execute();
}

/** The project's latest vote as this person reads about it. */
export async function readVote(who: Caller, project: { id: string }): Promise<ReadRound> {
  const [vote] = (await who.budgets.readRounds(projectParams(project))).items;
  if (!vote) throw new Error("no vote is read");
  return vote;
}

export async function readResult(who: Caller, project: { id: string }): Promise<RoundResult["districts"][number]> {
  const [district] = (await readVote(who, project)).result?.districts ?? [];
  if (!district) throw new Error("the vote is not counted");
  return district;
}

/** The counted ballots of a district, by their numbers. */
export const listCounted = ({ db }: Counting, { roundId, districtId }: District) =>
  db
    .selectFrom("countedBallot")
    .select(["number", "choices"])
    .where("roundId", "=", roundId)
    .where("districtId", "=", districtId)
    .orderBy("number")
    .execute();

/** What is left of ballots and their key, and what was counted. */
export async function rowsOf({ db }: Counting, { id }: { id: string }) {
  const count = async (table: "ballot" | "ballotKey" | "countedBallot" | "ballotResult") =>
    (await db.selectFrom(table).select("roundId").where("roundId", "=", id).execute()).length;
  return {
    ballots: await count("ballot"),
    keys: await count("ballotKey"),
    counted: await count("countedBallot"),
    results: await count("ballotResult"),
  };
}

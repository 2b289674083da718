/**
 * While a vote runs, nothing that is kept or sent ties a voter to a ballot, but the key of the vote, which is sealed; after the count
 * nothing does. D §11
 */
import type { Round } from "@stoep/contract/budgets";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { openLog } from "../../../adapters/log.ts";
import { type CastVote, countGuessed, findJoins, findTies, readMarks } from "../../../testing/secrecy.ts";
import { newTown, type Town } from "../../../testing/town.ts";
import { listRights, runVote, toDayAfter, withdrawBallot } from "../testing/ballots.ts";
import { roundParams } from "../testing/rounds.ts";
import { findSeal } from "./seal.ts";
import { findChoices } from "./store/ballots.ts";

let town: Town;
let round: Round;
let votes: CastVote[];
const lines: string[] = [];
const log = openLog("trace", { write: (line) => void lines.push(line) });

/** A vote on nine ideas, in which three residents cast, change, withdraw and read ballots that differ in every idea. */
beforeEach(async () => {
  lines.length = 0;
  town = await newTown({ log });
  const { fatma, gust, bakker } = town.people;
  const vote = await runVote(town, { ballot: "approval", atLeast: 3, atMost: 3 }, { more: 6 });
  round = vote.round;
  const ids = round.ideas.map(({ ideaId }) => ideaId);
  votes = [fatma, gust, bakker].map((voter, at) => {
    const choices = [at, at + 3, at + 6];
    return { voter, choices, ideaIds: choices.map((place) => ids[place] ?? "") };
  });
  for (const { voter, ideaIds } of votes) {
    const cast = (chosen: readonly string[]) =>
      voter.budgets.castBallot({ ...roundParams(round), body: { ideaIds: [...chosen] } }, { idempotencyKey: newId() });
    await cast(ids.slice(0, 3));
    await withdrawBallot(voter, round);
    await cast(ideaIds);
    await expect(cast(ids)).refuses("invalid_input");
    await cast(ideaIds.toReversed());
    expect((await voter.budgets.readMyBallot(roundParams(round))).ideaIds).toEqual(ideaIds);
    await voter.residents.downloadMyData();
  }
  await town.runDue();
  await town.pass({ hours: 2 });
});

test("no row, file, mail, message or line of the log says both who somebody is and what they chose", async () => {
  expect(await listRights(town)).toHaveLength(3);
  expect(lines.length).toBeGreaterThan(0);
  expect(await findTies(town, votes, lines)).toEqual([]);
});

test("no row, file, mail, message or line has anything by which a right and a ballot could be joined", async () => {
  const marks = await readMarks(town);
  expect(await findJoins(town, marks, lines)).toEqual([]);
  expect(await countGuessed(town, marks)).toBe(0);
});

test("after the count there is no ballot, seal or key any more, with the installation’s key either, and nothing that ties a voter to one", async () => {
  const marks = await readMarks(town);
  expect([marks.ballots.length, marks.rightIds.length]).toEqual([3, 3]);
  toDayAfter(town);
  await town.runDue();
  await town.pass({ hours: 2 });
  const counted = await town.db.selectFrom("countedBallot").select("choices").execute();
  expect(counted.map(({ choices }) => choices).toSorted()).toEqual(votes.map(({ choices }) => choices));
  for (const table of ["ballot", "ballotKey"] as const)
    expect(await town.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await listRights(town)).toHaveLength(3);
  for (const { voter } of votes) await voter.residents.downloadMyData();
  expect(await findTies(town, votes, lines)).toEqual([]);
  expect(await findJoins(town, marks, lines)).toEqual([]);
});

test("what looks for ties finds those that are there", async () => {
  const [{ voter, ideaIds, choices } = expect.fail("no vote")] = votes;
  const marks = await readMarks(town);
  const base = { route: "castBallot", requestHash: "", createdAt: town.clock.now() };
  const plant = (key: string, answer: string) =>
    town.db
      .insertInto("public.idempotency")
      .values({ caller: voter.accountId, key, ...base, answer: JSON.stringify(answer) })
      .execute();
  const [seal] = marks.ballots.map((ballot) => ballot.seal.toString("hex"));
  for (const [key, answer] of Object.entries({ one: ideaIds[0], two: choices.join(), three: seal })) {
    await plant(key, answer ?? "");
    const found = [...(await findTies(town, votes)), ...(await findJoins(town, marks))];
    expect(found).toEqual(["public.idempotency"]);
    await town.db.deleteFrom("public.idempotency").where("key", "=", key).execute();
  }
  const line = JSON.stringify({ accountId: voter.accountId, body: { ideaIds } });
  expect(await findTies(town, votes, [line])).toEqual(["the log"]);
});

test("with the installation’s key each right leads to its ballot, as the voter is shown it", async () => {
  const rights = await listRights(town);
  for (const { voter, choices } of votes) {
    const right = rights.find(({ residentId }) => residentId === voter.session.residentId);
    const seal = await findSeal(town.db, { roundId: round.id, rightId: right?.id ?? "" });
    expect(seal && (await findChoices(town.db, seal))).toEqual(choices);
  }
});

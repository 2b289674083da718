/** Thousands are told of a vote in batches. */
import { beforeEach, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { letVote, moveTo, runVote } from "../testing/ballots.ts";
import { endVote } from "../testing/counts.ts";
import { repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const countTold = async (kind: "voteEnds" | "voteCounted" | "voteGivenUp"): Promise<number> =>
  (await town.db.selectFrom("notice").select("id").where("kind", "=", `budgets.${kind}`).execute()).length;

test("that its end is near, and that it was given up", async () => {
  const vote = await runVote(town);
  const crowd = await crowdIn(town, town.noord, 4100);
  moveTo(town, 17, 9);
  await town.runDue();
  // With Dirk, Fatma, Gust and the baker.
  expect(await countTold("voteEnds")).toBe(4104);
  await letVote(town, vote, crowd);
  await repeatRound(people.pim, vote.round);
  await town.pass({ minutes: 1 });
  expect(await countTold("voteGivenUp")).toBe(4100);
});

test("that it is counted", async () => {
  const vote = await runVote(town);
  await letVote(town, vote, await crowdIn(town, town.noord, 4100));
  await endVote(town);
  await town.pass({ minutes: 10 });
  // With Dirk, who wrote the ideas.
  expect(await countTold("voteCounted")).toBe(4101);
});

/** What a back-up holds of a vote, and how the vote goes on where it is restored in mid-vote. D §11 */
import type { Round } from "@stoep/contract/budgets";
import { beforeEach, expect, test } from "vitest";
import { clientOver } from "../../../testing/client.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { backUp, openRestored } from "../../../testing/restored.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";
import { castBallot, listBallots, readMyBallot, runVote, withdrawBallot } from "../testing/ballots.ts";
import { castByCode, issueCode, readByCode, runVoteWithCodes, withdrawByCode } from "../testing/codes.ts";

let town: Town;
let round: Round;
let bench: { id: string };
let tree: { id: string };
beforeEach(async () => {
  town = await newTown();
});

const inOrder = (lines: string[]) => expect(lines).toEqual(lines.toSorted());

test("a back-up leaves out the keys of votes, and has rights and ballots in the order of their random ids", async () => {
  ({ round, bench } = await runVote(town));
  const voters = await crowdOfCallers(town, town.noord, 12);
  for (const who of voters) await castBallot(who, round, [bench]);
  const { tables: names, fileNames, linesOf, restore } = await backUp(town);
  expect(names.filter((name) => /^(counted_)?ballot/.test(name))).toContain("ballot");
  expect(names).not.toContain("ballot_key");
  expect(fileNames.filter((name) => name.includes("ballot_key"))).toEqual([]);
  for (const table of ["ballot", "ballot_right"]) {
    const lines = await linesOf(table);
    expect(lines).toHaveLength(12);
    inOrder(lines);
  }
  const restored = await restore();
  const { schema } = town.networks.testdorp;
  const { rows } = await restored.pool.query(`select round_id from ${schema}.ballot_key`);
  expect(rows).toEqual([]);
  for (const table of ["ballot", "ballot_right"]) {
    const found = await restored.pool.query(`select id::text from ${schema}.${table} order by ctid`);
    inOrder(found.rows.map(({ id }) => id));
  }
});

test("restored in mid-vote: ballots of before count and are found no more, and who has not voted votes", async () => {
  ({ round, bench, tree } = await runVote(town));
  const { dirk, fatma, gust } = town.people;
  await castBallot(dirk, round, [bench]);
  await castBallot(gust, round, [tree]);
  await withdrawBallot(gust, round);
  const restored = await (await backUp(town)).restore();
  const { http } = await openRestored(town, restored);
  const [before, free, fresh] = [dirk, gust, fatma].map((who: Person) => clientOver(http, who.headers));
  if (!before || !free || !fresh) return expect.fail("nobody");
  const sealed = { cast: "ballot_sealed", withdraw: "ballot_sealed" };
  expect(await readMyBallot(before, round)).toMatchObject({ hasVoted: true, ideaIds: null, can: sealed });
  await expect(castBallot(before, round, [tree])).refuses("ballot_sealed");
  await expect(withdrawBallot(before, round)).refuses("ballot_sealed");

  expect((await castBallot(free, round, [tree])).ideaIds).toEqual([tree.id]);
  await castBallot(fresh, round, [bench]);
  expect((await castBallot(fresh, round, [bench, tree])).ideaIds).toEqual([bench.id, tree.id]);
  expect((await withdrawBallot(free, round)).hasVoted).toBe(false);
  await expect(castBallot(before, round, [tree])).refuses("ballot_sealed");

  const ballots = await listBallots({ db: restored.network(town.networks.testdorp.schema) }, round);
  expect(ballots.map(({ choices }) => choices)).toEqual([[0], [0, 1]]);
});

test("restored in mid-vote, a code that had voted is told so, and the others vote", async () => {
  const vote = await runVoteWithCodes(town);
  const [used, free] = [await issueCode(town.people.pim, vote.round), await issueCode(town.people.pim, vote.round)];
  await castByCode(town.guest, used.code, [vote.bench]);
  const { http } = await openRestored(town, await (await backUp(town)).restore());
  const guest = clientOver(http, async () => ({ "x-client-id": "resident" }));
  const sealed = { cast: "ballot_sealed", withdraw: "ballot_sealed" };
  expect((await readByCode(guest, used.code)).ballot).toMatchObject({ hasVoted: true, ideaIds: null, can: sealed });
  await expect(castByCode(guest, used.code, [vote.tree])).refuses("ballot_sealed");
  await expect(withdrawByCode(guest, used.code)).refuses("ballot_sealed");
  expect((await castByCode(guest, free.code, [vote.tree])).ideaIds).toEqual([vote.tree.id]);
});

/** What a back-up holds of a vote, and how the vote goes on where it is restored in mid-vote. D §11 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Round } from "@stoep/contract/budgets";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderFiles } from "../../../adapters/files-folder.ts";
import { openApp } from "../../../app.ts";
import { createBackup } from "../../../schema/backup/create.ts";
import { restoreBackup } from "../../../schema/backup/restore.ts";
import { migrate } from "../../../schema/migrate.ts";
import { clientOver } from "../../../testing/client.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { newDatabase, type TestDatabase } from "../../../testing/database.ts";
import { allProvided } from "../../../testing/provided.ts";
import { quietLog, testMasters } from "../../../testing/stand-ins.ts";
import { newTown, type Person, type Town } from "../../../testing/town.ts";
import { castBallot, listBallots, readMyBallot, runVote, withdrawBallot } from "../testing/ballots.ts";
import { castByCode, issueCode, readByCode, runVoteWithCodes, withdrawByCode } from "../testing/codes.ts";

let root: string;
let town: Town;
let empty: TestDatabase;
let round: Round;
let bench: { id: string };
let tree: { id: string };
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-vote-"));
  town = await newTown();
  empty = await newDatabase({ from: "empty" });
});
afterEach(async () => {
  await empty.close();
  await rm(root, { recursive: true });
});

const folder = () => join(root, "backup");
const files = () => folderFiles(join(root, "files"));
const back = () => createBackup(town.databases, files(), folder(), allProvided.backedUpRows);

async function restore() {
  await migrate(empty);
  const keys = { known: testMasters.list, find: async () => null, columns: allProvided.sealedColumns };
  await restoreBackup(empty, files(), folder(), keys);
}

/** The rows of a table of the network in the back-up, as they stand there. */
async function linesOf(table: string): Promise<string[]> {
  const content = await readFile(join(folder(), "database", `${town.networks.testdorp.schema}.${table}.gz`));
  return gunzipSync(content)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "");
}

const inOrder = (lines: string[]) => expect(lines).toEqual(lines.toSorted());

test("a back-up leaves out the keys of votes, and has rights and ballots in the order of their random ids", async () => {
  ({ round, bench } = await runVote(town));
  const voters = await crowdOfCallers(town, town.noord, 12);
  for (const who of voters) await castBallot(who, round, [bench]);
  const { tables } = await back();
  const names = tables.map(({ table }) => table);
  expect(names.filter((name) => /^(counted_)?ballot/.test(name))).toContain("ballot");
  expect(names).not.toContain("ballot_key");
  expect((await readdir(join(folder(), "database"))).filter((name) => name.includes("ballot_key"))).toEqual([]);
  for (const table of ["ballot", "ballot_right"]) {
    const lines = await linesOf(table);
    expect(lines).toHaveLength(12);
    inOrder(lines);
  }
  await restore();
  const { schema } = town.networks.testdorp;
  const { rows } = await empty.pool.query(`select round_id from ${schema}.ballot_key`);
  expect(rows).toEqual([]);
  for (const table of ["ballot", "ballot_right"]) {
    const found = await empty.pool.query(`select id::text from ${schema}.${table} order by ctid`);
    inOrder(found.rows.map(({ id }) => id));
  }
});

test("restored in mid-vote: ballots of before count and are found no more, and who has not voted votes", async () => {
  ({ round, bench, tree } = await runVote(town));
  const { dirk, fatma, gust } = town.people;
  await castBallot(dirk, round, [bench]);
  await castBallot(gust, round, [tree]);
  await withdrawBallot(gust, round);
  await back();
  await restore();
  const { clock, config, networks, outside } = town;
  const ports = { ...outside, scanner: null };
  const app = await openApp({ databases: empty, clock, config, ports, log: quietLog, jobMode: "by_hand" });
  try {
    const [before, free, fresh] = [dirk, gust, fatma].map((who: Person) => clientOver(app.http, who.headers));
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

    const ballots = await listBallots({ db: empty.network(networks.testdorp.schema) }, round);
    expect(ballots.map(({ choices }) => choices)).toEqual([[0], [0, 1]]);
  } finally {
    await app.close();
  }
});

test("restored in mid-vote, a code that had voted is told so, and the others vote", async () => {
  const vote = await runVoteWithCodes(town);
  const [used, free] = [await issueCode(town.people.pim, vote.round), await issueCode(town.people.pim, vote.round)];
  await castByCode(town.guest, used.code, [vote.bench]);
  await back();
  await restore();
  const { clock, config, outside } = town;
  const ports = { ...outside, scanner: null };
  const app = await openApp({ databases: empty, clock, config, ports, log: quietLog, jobMode: "by_hand" });
  try {
    const guest = clientOver(app.http, async () => ({ "x-client-id": "resident" }));
    const sealed = { cast: "ballot_sealed", withdraw: "ballot_sealed" };
    expect((await readByCode(guest, used.code)).ballot).toMatchObject({ hasVoted: true, ideaIds: null, can: sealed });
    await expect(castByCode(guest, used.code, [vote.tree])).refuses("ballot_sealed");
    await expect(withdrawByCode(guest, used.code)).refuses("ballot_sealed");
    expect((await castByCode(guest, free.code, [vote.tree])).ideaIds).toEqual([vote.tree.id]);
  } finally {
    await app.close();
  }
});

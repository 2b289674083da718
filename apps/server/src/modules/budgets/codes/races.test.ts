/** What happens at the same moment with a code: the rows' locks decide, and each act is done or refused. D §11 Codes */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { listBallots, listRights, toDayAfter } from "../testing/ballots.ts";
import {
  castByCode,
  issueCode,
  makeFile,
  readByCode,
  revokeCode,
  runVoteWithCodes,
  withdrawByCode,
} from "../testing/codes.ts";
import { rowsOf } from "../testing/counts.ts";

let town: Town;
let people: Town["people"];
let vote: Awaited<ReturnType<typeof runVoteWithCodes>>;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  vote = await runVoteWithCodes(town);
});

const outcomeOf = (one: PromiseSettledResult<unknown>) => (one.status === "rejected" ? one.reason.code : "done");
const all = async (...acts: Promise<unknown>[]) => (await Promise.allSettled(acts)).map(outcomeOf);

test("the same code cast ten times at once, at home, on the public page and at the counter, is one ballot", async () => {
  const { code } = await issueCode(people.pim, vote.round);
  const callers = [town.guest, people.dirk, people.fatma, people.pim, town.guest];
  const casts = [...callers, ...callers].map((who, at) => castByCode(who, code, at % 2 ? [vote.bench] : [vote.tree]));
  expect(new Set(await all(...casts))).toEqual(new Set(["done"]));
  expect(await listBallots(town, vote.round)).toHaveLength(1);
  expect((await listRights(town)).map(({ isUsed }) => isUsed)).toEqual([true]);
});

test("a code that is revoked and cast at once is one or the other", async () => {
  for (let turn = 0; turn < 8; turn++) {
    const { code, serial } = await issueCode(people.pim, vote.round);
    const acts = [castByCode(town.guest, code, [vote.bench]), revokeCode(people.pim, vote.round, serial)];
    const outcomes = await all(...(turn % 2 ? acts : acts.toReversed()));
    expect(
      [
        ["done", "code_used"],
        ["code_revoked", "done"],
      ].map((pair) => pair.toSorted()),
    ).toContainEqual(outcomes.toSorted());
    const right = (await listRights(town)).find((one) => one.serial === serial);
    expect(right?.isUsed).toBe(!right?.isRevoked);
  }
  const used = (await listRights(town)).filter(({ isUsed }) => isUsed);
  expect(await listBallots(town, vote.round)).toHaveLength(used.length);
});

test("codes that are issued and made at once have different serial numbers", async () => {
  const issues = Array.from({ length: 12 }, (_, at) => issueCode(at % 2 ? people.pim : people.ada, vote.round));
  const [issued, file] = await Promise.all([Promise.all(issues), makeFile(people.pim, vote.round, 20)]);
  await town.runDue();
  const serials = (await listRights(town)).map(({ serial }) => serial ?? 0);
  expect(new Set(serials).size).toBe(32);
  expect(Math.max(...serials)).toBe(32);
  const { first = 0, last = 0 } = file.serials ?? {};
  expect(issued.filter(({ serial }) => serial >= first && serial <= last)).toEqual([]);
});

test("a ballot that is withdrawn and sent in one moment is there, or not, as its right says", async () => {
  const { code } = await issueCode(people.pim, vote.round);
  await castByCode(town.guest, code, [vote.bench]);
  for (let turn = 0; turn < 6; turn++) {
    const [cast, withdrawn] = await all(castByCode(town.guest, code, [vote.tree]), withdrawByCode(people.dirk, code));
    expect(cast).toBe("done");
    expect(["done", "nothing_cast"]).toContain(withdrawn);
    const { hasVoted } = (await readByCode(town.guest, code)).ballot;
    expect(await listBallots(town, vote.round)).toHaveLength(hasVoted ? 1 : 0);
    expect((await listRights(town)).map(({ isUsed }) => isUsed)).toEqual([hasVoted]);
  }
});

test("a vote that is counted while codes vote has each ballot that was not refused", async () => {
  const codes: string[] = [];
  for (let at = 0; at < 12; at++) codes.push((await issueCode(people.pim, vote.round)).code);
  for (const code of codes.slice(0, 6)) await castByCode(town.guest, code, [vote.bench]);
  toDayAfter(town);
  const [late] = await Promise.all([
    all(...codes.slice(6).map((code) => castByCode(town.guest, code, [vote.tree]))),
    town.runDue(),
  ]);
  expect(new Set(late)).toEqual(new Set(["round_not_active"]));
  expect(await rowsOf(town, vote.round)).toEqual({ ballots: 0, keys: 0, counted: 6, results: 1 });
});

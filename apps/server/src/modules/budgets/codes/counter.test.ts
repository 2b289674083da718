/** Codes one by one at the counter, what is told of codes, and what the log says. D §11 Codes */
import { beforeEach, describe, expect, test } from "vitest";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { listRights, runVoteOfDistricts } from "../testing/ballots.ts";
import {
  castByCode,
  issueCode,
  makeFile,
  printLetters,
  readCodes,
  readFileCodes,
  revokeCode,
  runVoteWithCodes,
  withdrawByCode,
} from "../testing/codes.ts";
import { endVote, readVote } from "../testing/counts.ts";
import { repeatRound } from "../testing/rounds.ts";
import { votingCodeHash } from "./code.ts";

let town: Town;
let people: Town["people"];
let vote: Awaited<ReturnType<typeof runVoteWithCodes>>;
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  vote = await runVoteWithCodes(town);
});

describe("at the counter", () => {
  test("a code has 16 signs that do not look alike, and is kept as its hash with its serial number alone", async () => {
    const issued = [await issueCode(people.pim, vote.round), await issueCode(people.pim, vote.round)];
    expect(issued.map(({ serial }) => serial)).toEqual([1, 2]);
    const rights = (await listRights(town)).toSorted((one, other) => (one.serial ?? 0) - (other.serial ?? 0));
    for (const [at, { code }] of issued.entries()) {
      expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
      expect(rights[at]).toMatchObject({
        codeHash: votingCodeHash(vote.round.phaseId, code),
        codeDistrictId: vote.round.districts[0]?.id,
        issue: "counter",
        residentId: null,
        isUsed: false,
      });
    }
  });

  test("the answer is kept nowhere: sent again with the same key, it is another code", async () => {
    const send = () =>
      people.pim.budgets.issueCode(
        { params: { roundId: vote.round.id }, body: { districtId: vote.round.districts[0]?.id ?? "" } },
        { idempotencyKey: "0199a000-0000-7000-8000-00000000000b" },
      );
    expect((await send()).code).not.toBe((await send()).code);
  });

  test("a code is revoked by its serial number, if no ballot was cast with it", async () => {
    const { code, serial } = await issueCode(people.pim, vote.round);
    const used = await issueCode(people.pim, vote.round);
    await castByCode(town.guest, used.code, [vote.bench]);
    await expect(revokeCode(people.pim, vote.round, used.serial)).refuses("code_used");
    await revokeCode(people.pim, vote.round, serial);
    await expect(revokeCode(people.pim, vote.round, serial)).refuses("code_revoked");
    for (const unknown of [3, 1_000_000, 0, -1, 1.5, 3_000_000_000])
      await expect(revokeCode(people.pim, vote.round, unknown)).refuses("invalid_input", { serial: "serialUnknown" });
    await expect(castByCode(town.guest, code, [vote.bench])).refuses("code_revoked");
    await withdrawByCode(town.guest, used.code);
    await revokeCode(people.pim, vote.round, used.serial);
    expect((await listRights(town)).every(({ isRevoked }) => isRevoked)).toBe(true);
  });

  test("a serial number of another vote is unknown", async () => {
    town = await nextTown();
    people = town.people;
    const [mine, other] = [await runVoteWithCodes(town), await nextTown().then((elsewhere) => elsewhere)];
    const there = await runVoteWithCodes(other);
    const { serial } = await issueCode(other.people.pim, there.round);
    await expect(revokeCode(people.pim, mine.round, serial)).refuses("invalid_input", { serial: "serialUnknown" });
    await expect(revokeCode(people.pim, there.round, serial)).refuses("not_found");
  });
});

describe("what is told of codes", () => {
  test("while the vote runs is how many were made, issued and revoked, and never how many voted", async () => {
    const { printed } = await printLetters(town, vote.round, 3);
    await castByCode(town.guest, printed[0] ?? "", [vote.bench]);
    const { serial } = await issueCode(people.pim, vote.round);
    await revokeCode(people.pim, vote.round, serial);
    const districtId = vote.round.districts[0]?.id;
    expect((await readCodes(people.pim, vote.round)).numbers).toEqual([
      { districtId, issue: "counter", made: 1, revoked: 1, used: null },
      { districtId, issue: "letters", made: 3, revoked: 0, used: null },
    ]);
    const { codes, turnout } = await readVote(people.dirk, vote.project);
    expect(codes).toBeNull();
    expect(turnout?.districts.map(({ voters }) => voters) ?? [null]).toEqual([null]);
  });

  test("with the result is what was used too, from ten on, and none from which a smaller number would follow", async () => {
    const file = await makeFile(people.pim, vote.round, 12);
    const { printed } = await printLetters(town, vote.round, 20);
    const [first, second] = [await issueCode(people.pim, vote.round), await issueCode(people.pim, vote.round)];
    await revokeCode(people.pim, vote.round, second.serial);
    const used = [...printed.slice(0, 15), ...(await readFileCodes(people.pim, file)).slice(0, 11), first.code];
    for (const code of used) await castByCode(town.guest, code, [vote.bench]);
    await endVote(town);
    const districtId = vote.round.districts[0]?.id;
    // 27 ballots, of which one with a code from the counter: with the eleven of the file it cannot be told from ten others.
    const told = [
      { districtId, issue: "counter", made: 2, revoked: 1, used: null },
      { districtId, issue: "file", made: 12, revoked: 0, used: null },
      { districtId, issue: "letters", made: 20, revoked: 0, used: 15 },
    ];
    expect((await readVote(people.dirk, vote.project)).codes).toEqual(told);
    expect((await readCodes(people.pim, vote.round)).numbers).toEqual(told);
    expect(await town.db.selectFrom("votingCodeNumber").select(["issue", "used"]).orderBy("issue").execute()).toEqual([
      { issue: "counter", used: 1 },
      { issue: "file", used: 11 },
      { issue: "letters", used: 15 },
    ]);
    await town.pass({ days: 31 });
    expect(await listRights(town)).toEqual([]);
    expect((await readVote(people.dirk, vote.project)).codes).toEqual(told);
  });

  test("is nothing where residents vote", async () => {
    town = await nextTown();
    people = town.people;
    const { project } = await runVoteOfDistricts(town);
    await endVote(town);
    expect((await readVote(people.dirk, project)).codes).toBeNull();
  });

  test("stands in the log with serial numbers, and never with a code", async () => {
    const { printed } = await printLetters(town, vote.round, 3);
    const { code, serial } = await issueCode(people.pim, vote.round);
    await revokeCode(people.pim, vote.round, serial);
    await castByCode(people.dirk, printed[0] ?? "", [vote.bench]);
    const { items } = await people.ada.audit.listEntries();
    const entries = items.filter(({ action }) => /Codes?$/.test(action)).toReversed();
    expect(entries.map(({ action }) => action)).toEqual([
      "budgets.makeCodes",
      "budgets.issueCode",
      "budgets.revokeCode",
    ]);
    expect(JSON.stringify(entries[0])).toContain("1–3");
    for (const entry of entries.slice(1)) expect(JSON.stringify(entry)).toMatch(/\b4\b/);
    for (const one of [code, ...printed]) expect(JSON.stringify(items)).not.toContain(one);
  });

  test("is for the organisation of the vote alone", async () => {
    expect((await readCodes(people.ada, vote.round)).batches).toEqual([]);
    await expect(readCodes(people.caro, vote.round)).rejects.toThrow();
    await repeatRound(people.pim, vote.round);
    expect((await readCodes(people.pim, vote.round)).can).toEqual({ make: "round_not_open", revoke: "round_not_open" });
    expect((await people.pim.budgets.listRounds(projectParams(vote.project))).rounds).toHaveLength(2);
  });
});

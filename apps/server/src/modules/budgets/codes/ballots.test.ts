/** Voting with a code, at the address of the network, signed in or not. D §11 Codes */
import type { Round } from "@stoep/contract/budgets";
import { beforeEach, describe, expect, test } from "vitest";
import { projectParams, setParticipationLicence } from "../../../testing/projects.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";
import { listBallots, listRights, moveTo, toDayAfter } from "../testing/ballots.ts";
import {
  castByCode,
  issueCode,
  openVoteWithCodes,
  printLetters,
  readByCode,
  revokeCode,
  runVoteOfDistrictsWithCodes,
  runVoteWithCodes,
  withdrawByCode,
} from "../testing/codes.ts";
import { endVote } from "../testing/counts.ts";
import { changeRound, createRound, openRound, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

type Vote = Awaited<ReturnType<typeof runVoteWithCodes>>;
async function voteWithCode(
  changes: Parameters<typeof runVoteWithCodes>[1] = {},
): Promise<Vote & { code: string; serial: number }> {
  const vote = await runVoteWithCodes(town, changes);
  return { ...vote, ...(await issueCode(people.pim, vote.round)) };
}

describe("a code", () => {
  test("opens the vote that it was made for, whoever has it and however it is typed", async () => {
    const { code, project, round } = await voteWithCode();
    for (const [who, typed] of [
      [town.guest, code],
      [people.dirk, code.toLowerCase()],
      [people.pim, ` ${code.replaceAll("-", "  ")} `],
    ] as const) {
      const read = await readByCode(who, typed);
      expect(read).toMatchObject({ projectId: project.id, projectTitle: project.title });
      expect(read.round).toMatchObject({ id: round.id, state: "active", roll: "codes", codes: null });
      expect(read.ballot).toEqual({
        districtId: round.districts[0]?.id,
        hasVoted: false,
        ideaIds: null,
        can: { cast: true, withdraw: "nothing_cast" },
      });
    }
  });

  test("tells what is voted on in the reader's language, if it is translated", async () => {
    const { code, project } = await voteWithCode();
    const words = { introduction: "", textHtml: "", text: "", altText: "", phases: {} };
    const french = { projectId: project.id, language: "fr" as const, title: "Le budget du quartier", ...words };
    await town.db.insertInto("projectTranslation").values(french).execute();
    const titleIn = async (language: "fr" | "tr") => (await readByCode(town.guest, code, { language })).projectTitle;
    expect(await titleIn("fr")).toBe("Le budget du quartier");
    expect(await titleIn("tr")).toBe(project.title);
  });

  test("votes once, however often and by whom it is used: the ballot is changed, and withdrawn", async () => {
    const { bench, tree, code, round } = await voteWithCode();
    expect(await castByCode(town.guest, code, [bench])).toMatchObject({ hasVoted: true, ideaIds: [bench.id] });
    expect((await castByCode(people.dirk, code, [bench, tree])).ideaIds).toEqual([bench.id, tree.id]);
    expect((await castByCode(people.fatma, code, [tree])).ideaIds).toEqual([tree.id]);
    expect((await readByCode(town.guest, code)).ballot).toMatchObject({ hasVoted: true, ideaIds: [tree.id] });
    expect((await listBallots(town, round)).map(({ choices }) => choices)).toEqual([[1]]);
    expect(await withdrawByCode(town.guest, code)).toMatchObject({ hasVoted: false, ideaIds: null });
    expect(await listBallots(town, round)).toEqual([]);
    await expect(withdrawByCode(town.guest, code)).refuses("nothing_cast");
    const [right] = await listRights(town);
    expect(right).toMatchObject({ isUsed: false, districtId: null, residentId: null });
    expect((await castByCode(town.guest, code, [bench])).hasVoted).toBe(true);
  });

  test("follows the rules of every ballot", async () => {
    const { bench, fountain, code } = await voteWithCode({ leastAge: 16 });
    await expect(castByCode(town.guest, code, [], true)).refuses("invalid_input", { ideaIds: "choicesRequired" });
    await expect(castByCode(town.guest, code, [bench, fountain], true)).refuses("invalid_input", {
      ideaIds: "basketTooDear",
    });
    await expect(castByCode(town.guest, code, [bench])).refuses("invalid_input", { confirmsAge: "ageUnconfirmed" });
    expect((await castByCode(town.guest, code, [bench], true)).hasVoted).toBe(true);
  });

  test("votes on the ideas of the district for which it was made, wherever its holder lives", async () => {
    const vote = await runVoteOfDistrictsWithCodes(town);
    const { code } = await issueCode(people.pim, vote.round, vote.south);
    expect((await readByCode(people.dirk, code)).ballot.districtId).toBe(vote.south);
    await expect(castByCode(people.dirk, code, [vote.bench])).refuses("invalid_input", { ideaIds: "ideaNotOnBallot" });
    expect(await castByCode(people.dirk, code, [vote.fountain])).toMatchObject({ districtId: vote.south });
    expect((await listBallots(town, vote.round)).map(({ districtId }) => districtId)).toEqual([vote.south]);
  });

  test("is not tied to the account that is signed in, which votes with none", async () => {
    const { bench, code, round } = await voteWithCode();
    await castByCode(people.dirk, code, [bench]);
    expect((await listRights(town)).map(({ residentId }) => residentId)).toEqual([null]);
    await expect(
      people.dirk.budgets.castBallot({ params: { roundId: round.id }, body: { ideaIds: [bench.id] } }),
    ).refuses("code_required");
  });

  test("that was revoked is told so, to whoever has it", async () => {
    const { bench, code, serial, round } = await voteWithCode();
    await revokeCode(people.pim, round, serial);
    await expect(readByCode(town.guest, code)).refuses("code_revoked");
    await expect(castByCode(town.guest, code, [bench])).refuses("code_revoked");
    await expect(withdrawByCode(town.guest, code)).refuses("code_revoked");
  });

  test("of a project that is deleted, or of another network, is wrong", async () => {
    const { code, project } = await voteWithCode();
    const elsewhere = { params: { networkSlug: "nowhere" }, query: {}, body: { code } };
    await expect(town.guest.budgets.readCodeBallot(elsewhere)).refuses("not_found");
    await people.pim.participation.deleteProject(projectParams(project));
    await expect(readByCode(town.guest, code)).refuses("invalid_input", { code: "codeWrong" });
    await people.pim.participation.undeleteProject(projectParams(project));
    expect((await readByCode(town.guest, code)).projectId).toBe(project.id);
  });
});

describe("the days of the vote", () => {
  test("decide when codes vote: not before the first, to the last second of the last one", async () => {
    const { round, bench, tree } = await openVoteWithCodes(town);
    const { code } = await issueCode(people.pim, round);
    expect((await readByCode(town.guest, code)).ballot.can.cast).toBe("round_not_active");
    await expect(castByCode(town.guest, code, [bench])).refuses("round_not_active");
    moveTo(town, 11, 0);
    await castByCode(town.guest, code, [bench]);
    moveTo(town, 21, -1 / 3600);
    await castByCode(town.guest, code, [tree]);
    toDayAfter(town);
    await expect(castByCode(town.guest, code, [bench])).refuses("round_not_active");
    await expect(withdrawByCode(town.guest, code)).refuses("round_not_active");
  });

  test("last to midnight where the clocks change in the last night", async () => {
    const { round, bench } = await runVoteWithCodes(town);
    const { code } = await issueCode(people.pim, round);
    // On 25 October 2026 at 3 o'clock it is 2 o'clock again.
    const days = { opensOn: "2026-10-20", endsOn: "2026-10-25" };
    await town.db.updateTable("ballotRound").set(days).where("id", "=", round.id).execute();
    town.clock.move(new Date("2026-10-25T22:59:59Z"));
    expect((await castByCode(town.guest, code, [bench])).hasVoted).toBe(true);
    town.clock.move(new Date("2026-10-25T23:00:00Z"));
    await expect(castByCode(town.guest, code, [bench])).refuses("round_not_active");
  });

  test("are the same when the licence has ended: a licence ends no vote", async () => {
    const { code, bench } = await voteWithCode();
    await setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 1000) });
    expect((await castByCode(town.guest, code, [bench])).hasVoted).toBe(true);
  });

  test("are over for good once it is counted: the result is read, and nothing of the ballot", async () => {
    const { code, bench } = await voteWithCode();
    await castByCode(town.guest, code, [bench]);
    await endVote(town);
    const { round, ballot } = await readByCode(town.guest, code);
    expect(round.result?.districts[0]?.disclosure).toBe("winners");
    expect(ballot).toMatchObject({ hasVoted: true, ideaIds: null, can: { cast: "round_not_active" } });
  });
});

describe("a vote that is given up", () => {
  /** Given up with a ballot of a letter, whose code is the first. */
  async function givenUp() {
    const vote = await runVoteWithCodes(town);
    const { printed } = await printLetters(town, vote.round, 2);
    const [code = "", other = ""] = printed;
    await castByCode(town.guest, code, [vote.bench]);
    return { ...vote, code, other, again: await repeatRound(people.pim, vote.round) };
  }
  const openAgain = async (again: Round, changes = {}) =>
    openRound(people.pim, await changeRound(people.pim, again, changes));

  test("keeps its letters: codes vote again in the new one, and nobody is marked as having lost a ballot", async () => {
    const { again, bench, code, other } = await givenUp();
    await expect(castByCode(town.guest, code, [bench])).refuses("round_not_active");
    expect((await listRights(town)).map(({ isUsed, lostIn }) => [isUsed, lostIn])).toEqual([
      [false, null],
      [false, null],
    ]);
    const opened = await openAgain(again, { opensOn: again.endsOn });
    expect(opened.codeDistrictIds).toEqual([opened.districts[0]?.id]);
    moveTo(town, 20, 9);
    for (const one of [code, other]) {
      expect((await readByCode(town.guest, one)).ballot.hasVoted).toBe(false);
      expect((await castByCode(town.guest, one, [bench])).hasVoted).toBe(true);
    }
    expect(await listBallots(town, opened)).toHaveLength(2);
  });

  test("keeps its letters also where the new one was deleted and prepared anew", async () => {
    const { again, project, bench, tree, code } = await givenUp();
    await people.pim.budgets.deleteRound({ params: { roundId: again.id } });
    const anew = await createRound(people.pim, project);
    expect([anew.roll, anew.districts]).toEqual(["codes", again.districts]);
    const [district] = anew.districts;
    expect(anew.ideas.map(({ ideaId, districtId }) => [ideaId, districtId])).toEqual(
      expect.arrayContaining([bench, tree].map(({ id }) => [id, district?.id])),
    );
    await openAgain(anew, { opensOn: again.endsOn, endsOn: again.endsOn });
    moveTo(town, 20, 9);
    expect((await castByCode(town.guest, code, [bench])).hasVoted).toBe(true);
  });

  test("has its districts in the new one, or residents vote, and codes no more", async () => {
    const { again, bench, code } = await givenUp();
    const [district] = again.districts;
    const renamed = { ...district, id: "0199a000-0000-7000-8000-00000000000a", name: "" };
    const moved = {
      opensOn: again.endsOn,
      districts: [renamed],
      ideas: again.ideas.map(({ ideaId }) => ({ ideaId, districtId: renamed.id })),
    };
    await expect(openAgain(again, moved)).refuses("invalid_input", { districts: "districtHasCodes" });
    const current = await people.pim.budgets.getRound({ params: { roundId: again.id } });
    await openAgain(current, { roll: "residents" });
    moveTo(town, 20, 9);
    await expect(castByCode(town.guest, code, [bench])).refuses("codes_not_asked");
  });
});

describe("wrong codes", () => {
  const wrong = (at: number) => `AAAA-BBBB-CCCC-${String(2222 + at)}`;

  test("say nothing but that they are wrong, and are counted for the network address, right ones never", async () => {
    town = await newTown();
    people = town.people;
    const { code, bench } = await voteWithCode();
    for (let at = 0; at < 29; at++)
      await expect(readByCode(at % 2 ? town.guest : people.dirk, wrong(at))).refuses("invalid_input", {
        code: "codeWrong",
      });
    for (let at = 0; at < 5; at++) await castByCode(town.guest, code, [bench]);
    await expect(castByCode(town.guest, wrong(29), [bench])).refuses("invalid_input", { code: "codeWrong" });
    await expect(readByCode(town.guest, wrong(30))).refuses("too_many_requests");
    await expect(withdrawByCode(town.guest, code)).refuses("too_many_requests");
    await town.pass({ hours: 1 });
    expect((await withdrawByCode(town.guest, code)).hasVoted).toBe(false);
  });

  test.each(["", "x".repeat(101)])("that cannot be one are not counted: %s", async (typed) => {
    await voteWithCode();
    for (let at = 0; at < 35; at++)
      await expect(readByCode(town.guest, typed)).refuses("invalid_input", { code: "codeWrong" });
  });
});

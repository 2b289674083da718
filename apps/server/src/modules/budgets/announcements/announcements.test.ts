/** Who is told of a vote, and when: each person once, and nothing of what a ballot names. */
import { beforeEach, describe, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { support } from "../../../testing/decided-ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { newTowns, nextTown, type Person, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import {
  askForCodes,
  castBallot,
  letVote,
  listRights,
  moveTo,
  runVote,
  toFirstDay,
  withdrawBallot,
} from "../testing/ballots.ts";
import { endVote } from "../testing/counts.ts";
import { changeRound, openRound, prepareVote, repeatRound } from "../testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

/** The kinds of what somebody was told about votes, latest first. */
const toldOf = async (who: Person): Promise<string[]> => {
  const { items } = await who.notifications.listNotices();
  return items.flatMap(({ kind }) => (kind.startsWith("budgets.") ? kind.slice(8) : []));
};
const countTold = async (kind: "voteEnds" | "voteCounted" | "voteGivenUp", { db } = town): Promise<number> => {
  const rows = await db.selectFrom("notice").select("id").where("kind", "=", `budgets.${kind}`).execute();
  return rows.length;
};
/** The clock stands at this hour of that day after today, and what is due has run. */
async function at(day: number, hours: number): Promise<void> {
  moveTo(town, day, hours);
  await town.runDue();
}
/** Three days before the last day, in the morning. */
const toReminder = () => at(17, 9);
const runAgain = async () => {
  await town.runAgain("budgets.tellOfVote");
  await town.runDue();
};
/** As the departure of a resident leaves the row. */
const leave = (residentId: string) =>
  town.db.updateTable("resident").set({ leftAt: town.clock.now() }).where("id", "=", residentId).execute();
const toldWho = async (residentId: string) =>
  town.db.selectFrom("notice").select("kind").where("readerId", "=", residentId).execute();

describe("three days before the last day", () => {
  test("residents who may vote and have not are reminded, once, in the morning", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await at(16, 23);
    await at(17, 7);
    expect(await toldOf(people.fatma)).toEqual([]);
    await at(17, 9);
    await runAgain();
    await at(18, 9);
    await at(20, 9);
    expect(await toldOf(people.fatma)).toEqual(["voteEnds"]);
    expect(await toldOf(people.dirk)).toEqual([]);
  });

  test("who withdrew the ballot is reminded; who is not proven or lives elsewhere is not", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await withdrawBallot(people.dirk, round);
    await toReminder();
    expect(await toldOf(people.dirk)).toEqual(["voteEnds"]);
    const proven = await town.db
      .selectFrom("notice")
      .innerJoin("resident", "resident.id", "notice.readerId")
      .select(["resident.provenAt", "resident.neighbourhoodId"])
      .where("notice.kind", "=", "budgets.voteEnds")
      .execute();
    expect(proven.every(({ provenAt }) => provenAt !== null)).toBe(true);
    const places = new Set([town.noord.id, town.zuid.id]);
    expect(proven.every(({ neighbourhoodId }) => places.has(neighbourhoodId))).toBe(true);
  });

  test("who left is not", async () => {
    await runVote(town);
    const fatma = people.fatma.session.residentId ?? "";
    await leave(fatma);
    await toReminder();
    expect(await countTold("voteEnds")).toBe(3);
    expect(await toldWho(fatma)).toEqual([]);
  });

  test("each is told in their language until when, and led to the vote", async () => {
    const { project } = await runVote(town);
    await toReminder();
    await town.pass({ hours: 1 });
    const mail = (who: Person, words: string) => town.mails(who.email).filter(({ text }) => text?.includes(words));
    const [dutch, ...others] = mail(people.dirk, "nog niet gestemd");
    expect(others).toEqual([]);
    expect(dutch?.text).toContain("de laatste dag is 1 juni 2026");
    expect(dutch?.text).toContain(`/testdorp/projects/${project.id}#vote`);
    expect(mail(people.fatma, "Henüz oy vermediniz")).toHaveLength(1);
  });

  test.each([
    ["a vote by code", true],
    ["a vote that opened the same day", false],
  ])("nobody is of %s", async (_, isByCode) => {
    const prepared = await prepareVote(town);
    const { opensOn, endsOn } = prepared.round;
    const round = await changeRound(people.pim, prepared.round, { opensOn: isByCode ? opensOn : endsOn });
    await openRound(people.pim, round);
    if (isByCode) await askForCodes(town, round);
    toFirstDay(town);
    await toReminder();
    await at(20, 9);
    expect(await countTold("voteEnds")).toBe(0);
  });

  test("nobody is of a vote that was given up; of the new one they are", async () => {
    const { round } = await runVote(town);
    const again = await repeatRound(people.pim, round);
    await toReminder();
    expect(await countTold("voteEnds")).toBe(0);
    expect(again.state).toBe("draft");
  });

  test("while the project is deleted nobody is, and once it is back they are", async () => {
    const { project } = await runVote(town);
    await people.pim.participation.deleteProject(projectParams(project));
    await toReminder();
    expect(await countTold("voteEnds")).toBe(0);
    await people.pim.participation.undeleteProject(projectParams(project));
    await at(18, 9);
    expect(await toldOf(people.dirk)).toEqual(["voteEnds"]);
  });
});

test("reminders go with the rights of their vote, since who has none had voted", async () => {
  const { round, bench } = await runVote(town);
  await castBallot(people.dirk, round, [bench]);
  await toReminder();
  await endVote(town);
  expect(await countTold("voteEnds")).toBeGreaterThan(0);
  await at(50, 2);
  expect(await countTold("voteEnds")).toBeGreaterThan(0);
  await at(51, 2);
  expect(await countTold("voteEnds")).toBe(0);
  expect(await toldOf(people.dirk)).toEqual(["voteCounted"]);
});

describe("once it is counted", () => {
  test("voters, authors, supporters and followers are told, once each, and nobody else", async () => {
    const { project, round, bench, tree } = await runVote(town);
    // Dirk wrote both ideas; he votes, supports and follows as well.
    await castBallot(people.dirk, round, [bench]);
    await castBallot(people.fatma, round, [tree]);
    await support(people.fatma, bench);
    for (const who of [people.dirk, people.daan]) await who.participation.followProject(projectParams(project));
    await endVote(town);
    await town.pass({ minutes: 10 });
    await runAgain();
    await town.pass({ hours: 3 });
    for (const who of [people.dirk, people.fatma, people.daan])
      expect((await toldOf(who)).filter((kind) => kind === "voteCounted")).toEqual(["voteCounted"]);
    expect(await countTold("voteCounted")).toBe(3);
  });

  test("a voter who moved away is told, who left is not", async () => {
    const vote = await runVote(town);
    await castBallot(people.fatma, vote.round, [vote.tree]);
    const [gone] = await crowdIn(town, town.noord, 1);
    if (!gone) throw new Error("there is a crowd");
    await letVote(town, vote, [gone]);
    await leave(gone.id);
    const addressId = town.west.streets[0]?.addresses[5]?.id ?? "";
    await people.fatma.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
    await endVote(town);
    await town.pass({ minutes: 10 });
    expect(await toldOf(people.fatma)).toEqual(["voteCounted"]);
    expect(await toldWho(gone.id)).toEqual([]);
  });
});

describe("when it is given up for a new one", () => {
  test("those who had voted are told why, once; others are not", async () => {
    const { project, round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await castBallot(people.gust, round, [bench]);
    await withdrawBallot(people.gust, round);
    await repeatRound(people.pim, round, "Een bedrag klopte niet.");
    await town.pass({ minutes: 1 });
    await runAgain();
    expect(await toldOf(people.dirk)).toEqual(["voteGivenUp"]);
    expect(await countTold("voteGivenUp")).toBe(1);
    await town.pass({ hours: 1 });
    const mails = town.mails(people.dirk.email).filter(({ text }) => text?.includes("Een bedrag klopte niet."));
    // Not everybody who had voted may vote in the new one.
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining("Mag je in de nieuwe stemmen")]);
    const { items } = await people.dirk.notifications.listNotices();
    expect(items.find(({ kind }) => kind === "budgets.voteGivenUp")).toMatchObject({
      object: { kind: "project", id: project.id },
      part: "vote",
      values: { organisation: "Gemeente Testdorp", words: "Een bedrag klopte niet." },
    });
  });

  test("while the project is deleted nobody is told or forgotten; once it is back they are told", async () => {
    const { project, round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await repeatRound(people.pim, round);
    await people.pim.participation.deleteProject(projectParams(project));
    for (const _ of [1, 2]) await town.pass({ hours: 1 });
    expect(await countTold("voteGivenUp")).toBe(0);
    expect(await listRights(town)).toMatchObject([{ lostIn: round.id }]);
    await people.pim.participation.undeleteProject(projectParams(project));
    for (const _ of [1, 2]) await town.pass({ hours: 1 });
    expect(await countTold("voteGivenUp")).toBe(1);
    expect(await toldOf(people.dirk)).toEqual(["voteGivenUp"]);
  });

  test("nobody is once its project is gone for good", async () => {
    const { project, round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await repeatRound(people.pim, round);
    await people.pim.participation.deleteProject(projectParams(project));
    await town.pass({ days: 31 });
    await town.pass({ hours: 1 });
    const waiting = await town.runDue();
    expect(waiting.filter(({ name }) => name === "budgets.tellOfVote")).toEqual([]);
    expect(await countTold("voteGivenUp")).toBe(0);
  });

  test("who voted in the new one and withdrew before is told too", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    const again = await openRound(
      people.pim,
      await changeRound(people.pim, await repeatRound(people.pim, round), { opensOn: dayIn(11) }),
    );
    await castBallot(people.dirk, again, [bench]);
    await withdrawBallot(people.dirk, again);
    await town.pass({ minutes: 1 });
    expect(await toldOf(people.dirk)).toEqual(["voteGivenUp"]);
    expect(await listRights(town)).toEqual([]);
  });

  test("who had voted in it is forgotten then, and who was reminded of it", async () => {
    const { round, bench } = await runVote(town);
    await castBallot(people.dirk, round, [bench]);
    await toReminder();
    expect(await countTold("voteEnds")).toBeGreaterThan(0);
    await repeatRound(people.pim, round);
    await town.pass({ minutes: 1 });
    expect(await countTold("voteEnds")).toBe(0);
    expect(await listRights(town)).toEqual([]);
  });
});

test("people of another network are told nothing", async () => {
  const towns = await newTowns();
  town = towns.town;
  people = town.people;
  const { round, bench } = await runVote(town);
  await castBallot(people.dirk, round, [bench]);
  await toReminder();
  expect(await countTold("voteEnds")).toBeGreaterThan(0);
  expect(await countTold("voteEnds", towns.far)).toBe(0);
  expect(await toldOf(towns.far.people.dirk)).toEqual([]);
});

test("no notice and no mail says what a ballot names", async () => {
  const { round, bench } = await runVote(town);
  await castBallot(people.dirk, round, [bench]);
  await toReminder();
  await endVote(town);
  await town.pass({ hours: 2 });
  const notices = await town.db
    .selectFrom("notice")
    .select("details")
    .where("kind", "in", ["budgets.voteEnds", "budgets.voteCounted"])
    .execute();
  expect(notices.length).toBeGreaterThan(1);
  for (const { details } of notices) expect(JSON.stringify(details)).not.toMatch(/bank|boom|fontein/);
  for (const { text } of town.mails())
    if (text?.includes("stemming")) expect(text).not.toMatch(/Een (bank|boom|fontein)/);
});

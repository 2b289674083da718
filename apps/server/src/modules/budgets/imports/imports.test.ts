/** A vote that was held elsewhere stands here as a counted one, or nothing of it does. D §11 */
import type { ReadRound } from "@stoep/contract/budgets";
import { readPb } from "@stoep/tally";
import { beforeEach, describe, expect, test } from "vitest";
import { tellOfWorks } from "../../../testing/decided-ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { ballotFile, ballotRows, bringFile } from "../testing/ballot-files.ts";
import { createBudget, createRound, roundParams } from "../testing/rounds.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Project = Awaited<ReturnType<typeof createBudget>>;
const bring = (project: Project, text: string | Uint8Array<ArrayBuffer> = ballotFile(), phaseId?: string) =>
  bringFile(town.people.pim, project, { text, phaseId });
const reading = async (project: Project): Promise<ReadRound | undefined> =>
  (await town.people.dirk.budgets.readRounds(projectParams(project))).items[0];
const fileOf = async ({ id, districts }: ReadRound) => {
  const districtId = districts[0]?.id ?? "";
  const file = await town.people.dirk.budgets.readBallots({ params: { roundId: id, districtId } });
  return readPb(await (file as Blob).text());
};
const tables = ["ballotRound", "ballot", "ballotIdea", "countedBallot", "ballotResult", "idea"] as const;
const rowsLeft = async () => {
  const counts = await Promise.all(tables.map((table) => town.db.selectFrom(table).selectAll().execute()));
  return counts.map(({ length }) => length);
};

test("it is counted anew, says where it comes from, and its ideas are the project's with their costs", async () => {
  const project = await createBudget(town);
  const round = await bring(project);
  expect(round).toMatchObject({
    state: "finished",
    importedFrom: "Buurtbudget Sloterdijk",
    opensOn: "2025-03-01",
    endsOn: "2025-03-14",
    can: { edit: "round_locked", repeat: "round_not_open", delete: true },
  });
  const read = await reading(project);
  expect(read).toMatchObject({ importedFrom: "Buurtbudget Sloterdijk", state: "finished" });
  const [district] = read?.result?.districts ?? [];
  const titles = new Map(read?.districts[0]?.ideas.map(({ ideaId, title }) => [ideaId, title]));
  expect(district).toMatchObject({ disclosure: "ballots", ballots: 130, spent: 9500 });
  expect(district?.ideas.map(({ ideaId, isChosen, votes }) => [titles.get(ideaId), isChosen, votes])).toEqual([
    ["Een bank", true, 70],
    ["Een boom", true, 60],
    ["Een fontein", false, 45],
  ]);
  const { items } = await town.people.dirk.participation.listIdeas(projectParams(project));
  expect(items.map(({ title, type, cost }) => [title, type, cost?.amount]).toSorted()).toEqual([
    ["Een bank", "implemented", 7000],
    ["Een boom", "implemented", 2500],
    ["Een fontein", "accepted", 4000],
  ]);
  expect(items[0]?.author).toMatchObject({ name: "Gemeente Testdorp", isMe: false, isFromCounter: false });
});

test("who counts its file again gets the same, and finds no voter in it", async () => {
  const project = await createBudget(town);
  await bring(project);
  const read = await reading(project);
  if (!read) throw new Error("there is a vote");
  const file = await fileOf(read);
  expect(file.ballots).toHaveLength(130);
  expect(file.rule).toEqual({ name: "most-votes", stopsAtFirst: false, leastVotes: 0 });
  const chosen = file.names.filter((_, place) => file.selected?.[place]);
  expect(chosen.toSorted()).toEqual(["Een bank", "Een boom"]);
});

test("of voters nothing but their choices is kept anywhere", async () => {
  const project = await createBudget(town);
  await bring(project);
  await town.runDue();
  const everything = JSON.stringify([
    await Promise.all(tables.map((table) => town.db.selectFrom(table).selectAll().execute())),
    await town.db.selectFrom("public.auditEntry").selectAll().execute(),
  ]);
  expect(everything).not.toMatch(/910[_]?0|buurthuis-oost/);
  expect(await town.db.selectFrom("ballot").selectAll().execute()).toEqual([]);
  expect(await town.db.selectFrom("ballotRight").selectAll().execute()).toEqual([]);
});

test("nobody is told or reminded, and it is in the log with what it is and no ballot", async () => {
  const project = await createBudget(town);
  const { dirk } = town.people;
  await dirk.participation.followProject(projectParams(project));
  await town.runDue();
  const notices = () => town.db.selectFrom("notice").select("kind").execute();
  const before = await notices();
  await bring(project);
  await town.runDue();
  expect(await notices()).toEqual(before);
  const { items } = await town.people.ada.audit.listEntries();
  expect(items[0]).toMatchObject({ action: "budgets.importRound" });
  expect(JSON.stringify(items[0])).toContain("Buurtbudget Sloterdijk");
});

describe("the rules about few ballots hold for it", () => {
  test.each([
    [99, "votes", 99],
    [9, "winners", null],
  ] as const)("%i", async (count, disclosure, ballots) => {
    const project = await createBudget(town);
    await bring(project, ballotFile({ ballots: ballotRows(count, "b1") }));
    const read = await reading(project);
    expect(read?.result?.districts[0]).toMatchObject({ disclosure, ballots });
    if (!read) throw new Error("there is a vote");
    await expect(fileOf(read)).refuses("not_found");
  });

  test("what is not told of it goes at once, since its last day was long ago", async () => {
    const project = await createBudget(town);
    await bring(project, ballotFile({ ballots: ballotRows(40, "b1") }));
    town.clock.move(2 * 3_600_000);
    await town.runDue();
    expect(await town.db.selectFrom("countedBallot").selectAll().execute()).toEqual([]);
  });
});

test("scripts in titles are text", async () => {
  const project = await createBudget(town);
  const script = "<script>alert(1)</script>";
  await bring(
    project,
    ballotFile({ facts: { description: script }, ideas: [`b1;7000;${script};1`], ballots: ballotRows(120, "b1") }),
  );
  expect(await reading(project)).toMatchObject({ importedFrom: script, districts: [{ ideas: [{ title: script }] }] });
});

describe("nothing is left of a file that cannot be imported", () => {
  test("its fault is told with the line", async () => {
    const project = await createBudget(town);
    const before = await rowsLeft();
    await expect(bring(project, ballotFile({ ballots: ["1;40;V;oost;b1", "2;40;V;oost;b9"] }))).rejects.toMatchObject({
      code: "ballot_file_wrong",
      details: { problem: "idea-unknown", line: 24 },
    });
    await expect(bring(project, "")).refuses("file_kind_refused");
    expect(await rowsLeft()).toEqual(before);
  });

  test("one that is larger than 32 MB is not read", async () => {
    const project = await createBudget(town);
    await expect(bring(project, new Uint8Array(33_000_000))).refuses("file_too_large");
  });
});

describe("refused are", () => {
  test("a phase that has a vote, is another one, or is nobody's; and a project that is no budget, or not live", async () => {
    const project = await createBudget(town);
    const [ideation = { id: "" }] = project.phases;
    await expect(bring(project, undefined, ideation.id)).refuses("phase_not_budgeting");
    await expect(bring(project, undefined, town.noord.id)).refuses("not_found");
    await createRound(town.people.pim, project);
    await expect(bring(project)).refuses("phase_has_round");
  });

  test("two at once leave one", async () => {
    const project = await createBudget(town);
    const both = await Promise.allSettled([bring(project), bring(project)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await rowsLeft()).slice(0, 2)).toEqual([1, 0]);
  });
});

describe("one that was imported by mistake", () => {
  test("is deleted with its ideas, and another one takes its place", async () => {
    const project = await createBudget(town);
    const round = await bring(project);
    await town.people.pim.budgets.deleteRound(roundParams(round));
    expect(await reading(project)).toBeUndefined();
    expect((await town.people.dirk.participation.listIdeas(projectParams(project))).items).toEqual([]);
    expect(await bring(project)).toMatchObject({ state: "finished" });
  });

  test("leaves those of its ideas that are being carried out", async () => {
    const { pim, dirk } = town.people;
    const project = await createBudget(town);
    const round = await bring(project);
    const bench = round.ideas.find(({ title }) => title === "Een bank");
    if (!bench) throw new Error("there is a bench");
    await tellOfWorks(pim, { id: bench.ideaId });
    await pim.budgets.deleteRound(roundParams(round));
    const { items } = await dirk.participation.listIdeas(projectParams(project));
    expect(items.map(({ title }) => title)).toEqual(["Een bank"]);
  });
});

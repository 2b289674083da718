/** Opening a vote, and giving it up for a new one. D §11 */
import type { Round } from "@stoep/contract/budgets";
import { startOfDay } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { decideOn } from "../../testing/decided-ideas.ts";
import { changeProject, createProject, projectParams, publishProject } from "../../testing/projects.ts";
import { newTown, nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import {
  asBudget,
  changeRound,
  createRound,
  openRound,
  openVote,
  prepareVote,
  repeatRound,
  roundDraftOf,
  roundParams,
} from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const get = (round: { id: string }) => people.pim.budgets.getRound(roundParams(round));

describe("opening", () => {
  test("locks the vote, which is to come until its first day", async () => {
    const { round } = await prepareVote(town);
    const opened = await openRound(people.pim, round);
    expect(opened).toMatchObject({
      state: "upcoming",
      openedAt: town.in({}),
      version: round.version,
      can: { edit: "round_locked", open: "round_locked", repeat: true, delete: "round_locked" },
    });
    expect(roundDraftOf(opened)).toEqual(roundDraftOf(round));
    expect(opened.ideas).toEqual(round.ideas);
  });

  test("copies titles and languages, and costs to the ten-thousandth of a cent", async () => {
    const { round, bench } = await openVote(town);
    const rows = await town.db
      .selectFrom("ballotIdea")
      .innerJoin("ballotRound", "ballotRound.id", "ballotIdea.roundId")
      .select(["ballotIdea.title", "ballotIdea.language", "ballotIdea.cost", "ballotRound.currency"])
      .where("ballotIdea.roundId", "=", round.id)
      .where("ballotIdea.ideaId", "=", bench.id)
      .execute();
    expect(rows).toEqual([{ title: "Een bank", language: "nl", cost: 9_000_000_000, currency: "EUR" }]);
  });

  test("holds the largest amount exactly", async () => {
    const { round, bench } = await prepareVote(town);
    await decideOn(people.pim, bench, { type: "budgeted", cost: 2_000_000_000 });
    const { ideas } = await openRound(people.pim, round);
    expect(ideas.find(({ ideaId }) => ideaId === bench.id)?.cost).toBe(2_000_000_000);
  });

  test("names everything that is missing, by its place, and opens nothing", async () => {
    const { round, bench, tree } = await prepareVote(town);
    await decideOn(people.pim, bench, { type: "rejected" });
    const [district] = round.districts;
    const saved = await changeRound(people.pim, round, {
      opensOn: null,
      endsOn: null,
      districts: [
        { id: district?.id ?? "", name: "Noord", budget: null, neighbourhoodIds: [town.west.id] },
        { id: newId(), name: "noord", budget: 100, neighbourhoodIds: [] },
      ],
      ideas: [
        { ideaId: bench.id, districtId: district?.id ?? "" },
        { ideaId: tree.id, districtId: null },
      ],
    });
    await expect(openRound(people.pim, saved)).refuses("invalid_input", {
      opensOn: "startRequired",
      endsOn: "endRequired",
      "districts.0.budget": "budgetRequired",
      "districts.0.neighbourhoodIds": "neighbourhoodUnknown",
      "districts.1.name": "nameTaken",
      "districts.1.neighbourhoodIds": "neighbourhoodsRequired",
      "districts.1.ideas": "ideasRequired",
      "ideas.0": "ideaNotEligible",
      "ideas.1.districtId": "districtRequired",
    });
    expect(await get(round)).toEqual(saved);
  });

  test("needs a cost of each idea, and days that are to come", async () => {
    const { round, bench } = await prepareVote(town);
    const { version } = await people.pim.participation.getIdea({ params: { ideaId: bench.id } });
    await people.pim.participation.setIdeaCost({ params: { ideaId: bench.id }, body: { version, cost: null } });
    await town.pass({ days: 12 });
    const place = round.ideas.findIndex(({ ideaId }) => ideaId === bench.id);
    await expect(openRound(people.pim, round)).refuses("invalid_input", {
      opensOn: "startPassed",
      [`ideas.${place}`]: "costRequired",
    });
  });

  test("with codes needs no neighbourhoods", async () => {
    const { round } = await prepareVote(town);
    const districts = roundDraftOf(round).districts.map((district) => ({ ...district, neighbourhoodIds: [] }));
    const saved = await changeRound(people.pim, round, { roll: "codes", districts });
    expect(await openRound(people.pim, saved)).toMatchObject({ state: "upcoming", roll: "codes", codeDistrictIds: [] });
  });

  test("needs a currency of the project", async () => {
    const { project, round } = await prepareVote(town, { budget: null });
    const changed = await changeProject(people.pim, project, { currency: null });
    expect(changed.currency).toBeNull();
    const [district] = roundDraftOf(round).districts;
    const saved = await changeRound(people.pim, round, {
      districts: [{ ...district, id: district?.id ?? "", budget: 10_000 }],
    });
    await expect(openRound(people.pim, saved)).refuses("invalid_input", { currency: "currencyRequired" });
  });

  test("needs a project that is published, with the phase in it", async () => {
    const draft = await createProject(people.pim, [town.noord], asBudget());
    const round = await createRound(people.pim, draft);
    await expect(openRound(people.pim, round)).refuses("project_not_live");
    const live = await publishProject(people.pim, draft);
    const phases = live.phases.filter(({ type }) => type !== "budgeting");
    await changeProject(people.pim, live, { phases });
    expect(await get(round)).toMatchObject({ phaseTitle: null, can: { open: "phase_not_budgeting", edit: true } });
    await expect(openRound(people.pim, round)).refuses("phase_not_budgeting");
  });

  test("is based on the version that was read, and is done once", async () => {
    const { round } = await prepareVote(town);
    const saved = await changeRound(people.pim, round, { leastAge: 16 });
    await expect(openRound(people.pim, round)).refuses("changed_meanwhile");
    await openRound(people.pim, saved);
    await expect(openRound(people.pim, saved)).refuses("round_locked");
  });
});

test("open screens of colleagues hear of a draft, those of readers of an opening too, and nobody else does", async () => {
  const { round } = await prepareVote(town, { neighbourhoodIds: [town.noord.id] });
  const [colleague, reader, stranger] = await Promise.all(
    [people.ada, people.dirk, people.fatma].map((one) => town.hear(one)),
  );
  const saved = await changeRound(people.pim, round, { leastAge: 16 });
  await expect.poll(() => colleague?.topics).toContain("budgets");
  expect(reader?.topics).not.toContain("budgets");
  await openRound(people.pim, saved);
  await expect.poll(() => reader?.topics).toContain("budgets");
  expect(stranger?.topics).not.toContain("budgets");
});

describe("giving up", () => {
  test("marks the old one with its reason, and prepares the same anew", async () => {
    const { project, round } = await openVote(town);
    const again = await repeatRound(people.pim, round, "Een bedrag klopte niet.");
    expect(again).toMatchObject({ number: 2, state: "draft", version: 1, openedAt: null, phaseId: round.phaseId });
    expect(roundDraftOf(again)).toEqual(roundDraftOf(round));
    expect(await get(round)).toMatchObject({
      state: "replaced",
      replaced: { at: town.in({}), reason: "Een bedrag klopte niet." },
      can: { edit: "round_locked", repeat: "round_not_open" },
    });
    const { rounds } = await people.pim.budgets.listRounds(projectParams(project));
    expect(rounds.map(({ id }) => id)).toEqual([again.id, round.id]);
    const third = await repeatRound(people.pim, await openRound(people.pim, again));
    const all = (await people.pim.budgets.listRounds(projectParams(project))).rounds;
    expect(all.map(({ id, number }) => [id, number])).toEqual([
      [third.id, 3],
      [again.id, 2],
      [round.id, 1],
    ]);
  });

  test("asks why", async () => {
    const { round } = await openVote(town);
    await expect(repeatRound(people.pim, round, "  ")).refuses("invalid_input", { reason: "reasonRequired" });
  });

  test("takes what the editor read", async () => {
    const { round } = await openVote(town);
    await expect(repeatRound(people.pim, { ...round, version: 7 })).refuses("changed_meanwhile");
  });

  test("is possible while it is to come and under way, and neither before it opens nor once it is over", async () => {
    const { round } = await prepareVote(town);
    await expect(repeatRound(people.pim, round)).refuses("round_not_open");
    const opened = await openRound(people.pim, round);
    await town.pass({ days: 21 });
    expect(await get(round)).toMatchObject({ state: "finished", can: { repeat: "round_not_open" } });
    await expect(repeatRound(people.pim, opened)).refuses("round_not_open");
  });
});

test("the last day belongs to it, to midnight by the network’s clock", async () => {
  const { round } = await openVote(town);
  const stateAt = async (day: number, ms: number) => {
    town.clock.move(new Date(startOfDay(dayIn(day), "Europe/Brussels").getTime() + ms));
    return (await get(round)).state;
  };
  expect(await stateAt(11, -1)).toBe("upcoming");
  expect(await stateAt(11, 0)).toBe("active");
  expect(await stateAt(21, -1)).toBe("active");
  expect(await stateAt(21, 0)).toBe("finished");
});

test.each([
  ["forward", "2026-03-29", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"],
  ["back", "2026-10-25", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"],
])("it ends at midnight on the day on which the clocks go %s", async (_, day, before, after) => {
  const own = await newTown({ at: new Date(`${day.slice(0, 8)}20T09:00:00Z`) });
  const { pim } = own.people;
  const phases = [
    { id: newId(), title: "Ideeën", startsOn: `${day.slice(0, 8)}20`, endsOn: day, isBottomUpEnabled: true },
    { id: newId(), type: "budgeting" as const, title: "Stemmen", startsOn: day, endsOn: day },
  ];
  const days = { startsOn: `${day.slice(0, 8)}20`, endsOn: `${day.slice(0, 8)}31` };
  const { round } = await openVote(own, { phases, ...days });
  const stateAt = async (moment: string): Promise<Round["state"]> => {
    own.clock.move(new Date(moment));
    return (await pim.budgets.getRound(roundParams(round))).state;
  };
  expect([await stateAt(before), await stateAt(after)]).toEqual(["active", "finished"]);
});

/** Who reads about votes, and what. D §11 */
import type { Project } from "@stoep/contract/participation";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../testing/client.ts";
import { ofIdea } from "../../testing/ideas.ts";
import { projectParams, setParticipationLicence } from "../../testing/projects.ts";
import { statementsOf } from "../../testing/statements.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { dayIn } from "../../testing/town-people.ts";
import { changeRound, openRound, openVote, prepareVote, repeatRound } from "./testing/rounds.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const read = async (who: Caller, project: { id: string }) =>
  (await who.budgets.readRounds(projectParams(project))).items;
const readPublic = async (project: { id: string }, networkSlug = town.networks.testdorp.slug) =>
  (await town.guest.budgets.readPublicRounds({ params: { networkSlug, projectId: project.id } })).items;
const setPublic = (project: Project, isPublic: boolean) =>
  people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });

describe("readers of the project", () => {
  test("read what is voted on: days, ballot, rule, roll, and the ideas of each district with their costs as locked", async () => {
    const { project, round, bench, tree } = await prepareVote(town);
    const [north, south] = [newId(), newId()];
    const saved = await changeRound(people.pim, round, {
      ballot: "approval",
      atMost: 1,
      leastAge: 16,
      districts: [
        { id: north, name: "Noord", budget: 20_000, neighbourhoodIds: [town.noord.id] },
        { id: south, name: "Zuid", budget: 10_000, neighbourhoodIds: [town.zuid.id] },
      ],
      ideas: [
        { ideaId: tree.id, districtId: south },
        { ideaId: bench.id, districtId: north },
      ],
    });
    await openRound(people.pim, saved);
    expect(await read(people.dirk, project)).toEqual([
      {
        id: round.id,
        number: 1,
        state: "upcoming",
        phaseId: round.phaseId,
        opensOn: dayIn(11),
        endsOn: dayIn(20),
        currency: "EUR",
        ballot: "approval",
        atLeast: 1,
        atMost: 1,
        rule: "most-votes",
        stopsAtFirst: false,
        roll: "residents",
        leastAge: 16,
        codes: null,
        importedFrom: null,
        districts: [
          {
            id: north,
            name: "Noord",
            budget: 20_000,
            neighbourhoods: [{ id: town.noord.id, name: "Noord" }],
            ideas: [{ ideaId: bench.id, title: "Een bank", language: "nl", cost: 9000, isOpen: true }],
          },
          {
            id: south,
            name: "Zuid",
            budget: 10_000,
            neighbourhoods: [{ id: town.zuid.id, name: "Zuid" }],
            ideas: [{ ideaId: tree.id, title: "Een boom", language: "nl", cost: 1200, isOpen: true }],
          },
        ],
        replaced: null,
        turnout: null,
        result: null,
      },
    ]);
  });

  test("never read of a draft", async () => {
    const { project } = await prepareVote(town);
    await setPublic(project, true);
    expect([await read(people.dirk, project), await read(people.pim, project), await readPublic(project)]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test("read the latest first, and why an earlier one was given up", async () => {
    const { project, round } = await openVote(town);
    await town.pass({ days: 1 });
    const again = await openRound(people.pim, await repeatRound(people.pim, round, "Een bedrag klopte niet."));
    expect(await read(people.dirk, project)).toMatchObject([
      { id: again.id, number: 2, state: "upcoming", replaced: null },
      { id: round.id, number: 1, state: "replaced", replaced: { at: town.in({}), reason: "Een bedrag klopte niet." } },
    ]);
  });

  test("are told which ideas can still be read", async () => {
    const { project, bench, tree } = await openVote(town);
    await people.pim.participation.hideIdea({ ...ofIdea(tree), body: { ground: "private", reason: "Een naam" } });
    const open = async (who: Caller) => {
      const [first] = (await read(who, project))[0]?.districts ?? [];
      return Object.fromEntries(first?.ideas.map(({ ideaId, isOpen }) => [ideaId, isOpen]) ?? []);
    };
    expect(await open(people.daan)).toEqual({ [bench.id]: true, [tree.id]: false });
    // Its author reads it on.
    expect(await open(people.dirk)).toEqual({ [bench.id]: true, [tree.id]: true });
    await people.dirk.participation.withdrawIdea(ofIdea(bench));
    expect(await open(people.dirk)).toEqual({ [bench.id]: false, [tree.id]: true });
  });

  test("are residents of its neighbourhoods, its staff, and on the public pages everybody", async () => {
    const { project } = await openVote(town, { neighbourhoodIds: [town.noord.id] });
    for (const who of [people.dirk, people.daan, people.pim]) expect(await read(who, project)).toHaveLength(1);
    for (const who of [people.fatma, people.nele]) await expect(read(who, project)).refuses("not_found");
    await expect(readPublic(project)).refuses("not_found");
    await setPublic(project, true);
    expect(await read(people.fatma, project)).toHaveLength(1);
    expect(await readPublic(project)).toHaveLength(1);
    await expect(read(people.nele, project)).refuses("not_found");
    await expect(readPublic(project, town.networks.naburg.slug)).refuses("not_found");
    await expect(readPublic(project, "nowhere")).refuses("not_found");
    await setPublic(project, false);
    await expect(readPublic(project)).refuses("not_found");
  });

  test("read nothing of a project that was deleted, or is not published", async () => {
    const { project } = await openVote(town);
    await setPublic(project, true);
    await people.pim.participation.deleteProject(projectParams(project));
    for (const who of [people.dirk, people.pim]) await expect(read(who, project)).refuses("not_found");
    await expect(readPublic(project)).refuses("not_found");
    await expect(read(people.dirk, { id: newId() })).refuses("not_found");
    await people.pim.participation.undeleteProject(projectParams(project));
    expect(await readPublic(project)).toHaveLength(1);
  });

  test("read on when the licence has ended, without signing in for thirty days", async () => {
    const { project } = await openVote(town);
    await setPublic(project, true);
    await setParticipationLicence(town, { untilAt: town.clock.now() });
    await town.pass({ days: 29 });
    expect([await read(people.dirk, project), await readPublic(project)]).toMatchObject([[{}], [{}]]);
    await town.pass({ days: 2 });
    expect(await read(people.dirk, project)).toHaveLength(1);
    await expect(readPublic(project)).refuses("not_found");
  });

  test("read many votes with as many statements as one", async () => {
    const { project, round } = await openVote(town);
    const statements = () => statementsOf(town.databases.pool, () => read(people.dirk, project));
    const few = await statements();
    const second = await openRound(people.pim, await repeatRound(people.pim, round));
    await openRound(people.pim, await repeatRound(people.pim, second));
    expect(await read(people.dirk, project)).toHaveLength(3);
    expect(await statements()).toHaveLength(few.length);
  });
});

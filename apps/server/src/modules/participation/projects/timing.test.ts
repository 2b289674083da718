/** From the first day to the last, on the network's clock; ended early, and opened again. S1 §4 */
import { dayMs, startOfDay } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import {
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
} from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let pim: Town["people"]["pim"];
beforeEach(async () => {
  town = await nextTown();
  pim = town.people.pim;
});

const standing = async (project: { id: string }) => {
  const { timing, daysLeft } = await pim.participation.getProject(projectParams(project));
  const reader = await town.people.dirk.participation.readProject(projectParams(project));
  const [row] = (await pim.participation.listProjects({ query: { ids: [project.id] } })).items;
  expect([reader.timing, reader.daysLeft, row?.timing, row?.daysLeft]).toEqual([timing, daysLeft, timing, daysLeft]);
  return [timing, daysLeft];
};
const end = (project: { id: string }) => pim.participation.endProject(projectParams(project));
const reopen = (project: { id: string }, endsOn: string | null = null) =>
  pim.participation.reopenProject({ ...projectParams(project), body: { endsOn } });

test("it is to come, then under way until its last day is over, by midnight of the network", async () => {
  const project = await createLiveProject(pim, [town.noord], { startsOn: dayIn(1), endsOn: dayIn(2) });
  const toMidnight = startOfDay(dayIn(1), "Europe/Brussels").getTime() - town.clock.now().getTime();
  expect(await standing(project)).toEqual(["upcoming", 3]);
  town.clock.move(toMidnight - 1000);
  expect(await standing(project)).toEqual(["upcoming", 3]);
  town.clock.move(1000);
  expect(await standing(project)).toEqual(["active", 2]);
  town.clock.move(2 * dayMs - 1000);
  expect(await standing(project)).toEqual(["active", 1]);
  town.clock.move(1000);
  expect(await standing(project)).toEqual(["finished", 0]);
});

describe("ended before its last day", () => {
  test("it is over at once, for everybody, and is logged", async () => {
    const project = await createLiveProject(pim, [town.noord]);
    expect(await end(project)).toMatchObject({ timing: "finished", daysLeft: 0, endedAt: town.in({}) });
    expect(await standing(project)).toEqual(["finished", 0]);
    await expect(end(project)).refuses("project_ended");
    const { items } = await town.people.ada.audit.listEntries({ query: { action: "participation.end" } });
    expect(items).toHaveLength(1);
  });

  test("it is opened again until its last day, or until another", async () => {
    const project = await createLiveProject(pim, [town.noord]);
    await end(project);
    expect(await reopen(project)).toMatchObject({ timing: "active", endedAt: null, endsOn: dayIn(30), version: 1 });
    await expect(reopen(project)).refuses("project_not_ended");
    await end(project);
    expect(await reopen(project, dayIn(5))).toMatchObject({
      timing: "active",
      daysLeft: 6,
      endsOn: dayIn(5),
      version: 2,
    });
  });

  test("a colleague who had it open is told that its last day was changed", async () => {
    const project = await createLiveProject(pim, [town.noord]);
    await end(project);
    await reopen(project, dayIn(5));
    await expect(changeProject(town.people.ada, project, { title: "Van Ada" })).refuses("changed_meanwhile");
  });

  test("twice at the same moment, once", async () => {
    const project = await createLiveProject(pim, [town.noord]);
    const outcome = () =>
      end(project)
        .then(() => "done")
        .catch(({ code }) => code);
    expect((await Promise.all([outcome(), outcome()])).sort()).toEqual(["done", "project_ended"]);
  });
});

describe("after its last day", () => {
  test("it is opened again only until a day to come", async () => {
    const project = await createLiveProject(pim, [town.noord], { endsOn: dayIn(1) });
    await town.pass({ days: 3 });
    await expect(end(project)).refuses("project_ended");
    for (const endsOn of [null, dayIn(2)])
      await expect(reopen(project, endsOn)).refuses("invalid_input", { endsOn: "endPassed" });
    expect(await reopen(project, dayIn(3))).toMatchObject({ timing: "active", daysLeft: 1, endsOn: dayIn(3) });
  });

  test("not until a day before its first", async () => {
    const project = await createLiveProject(pim, [town.noord], { startsOn: dayIn(10), endsOn: dayIn(20) });
    await end(project);
    await expect(reopen(project, dayIn(9))).refuses("invalid_input", { endsOn: "untilNotBeforeStart" });
  });
});

test("a project that is not live is neither ended nor opened again", async () => {
  const draft = await createProject(pim, [town.noord]);
  const planned = await publishProject(pim, await createProject(pim, [town.noord]), town.in({ days: 1 }));
  for (const project of [draft, planned]) {
    await expect(end(project)).refuses("project_not_live");
    await expect(reopen(project)).refuses("project_not_ended");
    expect(project.can).toMatchObject({ end: "project_not_live", reopen: "project_not_ended" });
  }
});

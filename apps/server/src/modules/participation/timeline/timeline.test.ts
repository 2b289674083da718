/** What colleagues did with a project. S1 §2 */
import { beforeEach, expect, test } from "vitest";
import {
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
  setParticipationLevel,
} from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const moments = async (project: { id: string }) =>
  (await people.pim.participation.listProjectMoments(projectParams(project))).items;
const acts = async (project: { id: string }) => (await moments(project)).map(({ act }) => act);

test("each act is told once, latest first, with who did it", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  town.clock.move(1000);
  const changed = await changeProject(people.ada, project, { title: "Een ander plein" });
  town.clock.move(1000);
  await people.pim.participation.setProjectPublic({ ...projectParams(changed), body: { isPublic: true } });
  town.clock.move(1000);
  await people.pim.participation.endProject(projectParams(changed));
  town.clock.move(1000);
  await people.pim.participation.reopenProject({ ...projectParams(changed), body: { endsOn: null } });
  expect(await acts(project)).toEqual(["reopened", "ended", "shown", "edited", "published"]);
  const by = (await moments(project)).map((one) => one.by);
  expect([by[0], by[3]]).toEqual([expect.stringContaining("Pim"), expect.stringContaining("Ada")]);
});

test("planning, taking back and going live at its time are told, the last of nobody", async () => {
  const draft = await createProject(people.pim, [town.noord]);
  await publishProject(people.pim, draft, town.in({ hours: 1 }));
  town.clock.move(1000);
  await people.pim.participation.unscheduleProject(projectParams(draft));
  town.clock.move(1000);
  await publishProject(people.pim, draft, town.in({ hours: 1 }));
  await town.pass({ hours: 2 });
  expect(await acts(draft)).toEqual(["published", "scheduled", "unscheduled", "scheduled"]);
  expect((await moments(draft))[0]?.by).toBe("");
});

test("viewers read it; what others have is not found", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  await setParticipationLevel(town, people.pim, "viewer");
  expect(await acts(project)).toEqual(["published"]);
  await expect(people.otto.participation.listProjectMoments(projectParams(project))).refuses("not_found");
});

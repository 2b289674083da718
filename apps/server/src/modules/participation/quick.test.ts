import { expect, test } from "vitest";
import { aPhase, changeProject, createLiveProject, createProject, projectParams, publishProject } from "../../testing/projects.ts";
import { newTown } from "../../testing/town.ts";

test("quick", async () => {
  const town = await newTown();
  const { pim, dirk } = town.people;
  const draft = await createProject(pim, [town.noord], { isPhased: true, phases: [aPhase()], translations: [{ language: "fr", title: "Une place", introduction: "i", textHtml: "<p>x</p>" }] });
  expect(draft.phases).toHaveLength(1);
  const live = await publishProject(pim, draft);
  expect(live.state).toBe("published");
  const read = await dirk.participation.readProject(projectParams(live));
  expect(read.phases[0]?.title).toBe("Ideeën");
  const open = await dirk.participation.listOpenProjects({});
  expect(open.items[0]?.phase).toBe("Ideeën");
  const list = await pim.participation.listProjects({});
  expect(list.counts).toEqual({ published: 1, scheduled: 0, concept: 0 });
  const edited = await changeProject(pim, live, { title: "Ander" });
  expect(edited.version).toBe(2);
});

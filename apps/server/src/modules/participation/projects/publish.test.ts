import type { Project } from "@stoep/contract/participation";
import { beforeAll, describe, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import {
  aPhase,
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
} from "../../../testing/projects.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let pim: Town["people"]["pim"];
let dirk: Town["people"]["dirk"];
beforeAll(async () => {
  town = await nextTown();
  ({ pim, dirk } = town.people);
});

const read = (project: Project) => pim.participation.getProject(projectParams(project));
const timesOpen = async ({ id }: Project) =>
  (await dirk.participation.listOpenProjects({})).items.filter((one) => one.id === id).length;
const loseWakeUps = () => town.databases.pool.query("delete from pgboss.job where name = 'participation.goLive'");
const planned = async (at = town.in({ hours: 1 })) => publishProject(pim, await createProject(pim, [town.noord]), at);

describe("the preview", () => {
  test("says whom it reaches and shows it in each of its languages", async () => {
    const phase = aPhase();
    const translation = {
      language: "fr" as const,
      title: "Une place",
      introduction: "Ensemble.",
      textHtml: "<p>Des arbres.</p>",
      phases: { [phase.id]: { title: "Idées", text: "" } },
    };
    const changes = { isPhased: true, phases: [phase], translations: [translation] };
    const project = await createProject(pim, [town.noord, town.zuid], changes);
    const preview = await pim.participation.previewProject(projectParams(project));
    expect(preview).toMatchObject({
      version: 1,
      reach: { neighbourhoods: 2, places: [{ name: "Noord" }, { name: "Zuid" }] },
    });
    expect(preview.readings.map(({ language, title, phases }) => [language, title, phases[0]?.title])).toEqual([
      ["nl", "Een nieuw plein", "Ideeën"],
      ["fr", "Une place", "Idées"],
    ]);
    expect((await read(project)).previewedVersion).toBe(1);
  });

  test("is needed again after every change", async () => {
    const project = await createProject(pim, [town.noord]);
    const publish = (version: number) =>
      pim.participation.publishProject({ ...projectParams(project), body: { version, at: null } });
    await expect(publish(1)).refuses("not_previewed");
    await pim.participation.previewProject(projectParams(project));
    await changeProject(pim, project, { title: "Anders" });
    await expect(publish(1)).refuses("changed_meanwhile");
    await expect(publish(2)).refuses("not_previewed");
    await pim.participation.previewProject(projectParams(project));
    expect((await publish(2)).state).toBe("published");
    await expect(publish(2)).refuses("already_published");
  });
});

describe("published", () => {
  test("it is read at once, logged, and its changes are marked as edits", async () => {
    const live = await createLiveProject(pim, [town.noord]);
    expect(live).toMatchObject({ state: "published", publishedAt: town.in({}), timing: "active" });
    expect(await timesOpen(live)).toBe(1);
    const edited = await changeProject(pim, live, { title: "Een beter plein" });
    expect(edited).toMatchObject({ editedAt: town.in({}), state: "published" });
    expect(await dirk.participation.readProject(projectParams(live))).toMatchObject({
      title: "Een beter plein",
      isEdited: true,
    });
    const { items } = await town.people.ada.audit.listEntries({ query: { action: "participation.edit" } });
    expect(items[0]).toMatchObject({ old: { title: "Een nieuw plein" }, new: { title: "Een beter plein" } });
  });

  test("an edit takes it out of a neighbourhood, and into another", async () => {
    const live = await createLiveProject(pim, [town.noord]);
    await changeProject(pim, live, { neighbourhoodIds: [town.zuid.id] });
    await expect(dirk.participation.readProject(projectParams(live))).refuses("not_found");
    expect((await town.people.fatma.participation.readProject(projectParams(live))).id).toBe(live.id);
  });

  test("by two colleagues at the same moment, once", async () => {
    const project = await createProject(pim, [town.noord]);
    await pim.participation.previewProject(projectParams(project));
    const publish = (who: typeof pim) =>
      who.participation
        .publishProject({ ...projectParams(project), body: { version: 1, at: null } })
        .then(() => "done")
        .catch(({ code }) => code);
    expect((await Promise.all([publish(pim), publish(town.people.ada)])).sort()).toEqual(["already_published", "done"]);
    expect(await timesOpen(project)).toBe(1);
  });

  test("saved by a colleague just before: it stays a draft, since nobody previewed this content", async () => {
    const project = await createProject(pim, [town.noord]);
    await pim.participation.previewProject(projectParams(project));
    const holder = await town.databases.pool.connect();
    try {
      await holder.query("begin");
      await holder.query(`select from ${town.networks.testdorp.schema}.project where id = $1 for update`, [project.id]);
      const outcome = (call: Promise<unknown>) => call.then(() => "done").catch(({ code }) => code);
      const saved = outcome(changeProject(town.people.ada, project, { title: "Beter" }));
      await untilBlocked(town.databases, saved);
      const body = { version: 1, at: null };
      const published = outcome(pim.participation.publishProject({ ...projectParams(project), body }));
      await untilBlocked(town.databases, saved, published);
      await holder.query("commit");
      expect(await Promise.all([saved, published])).toEqual(["done", "changed_meanwhile"]);
    } finally {
      holder.release();
    }
    expect(await read(project)).toMatchObject({ state: "concept", title: "Beter" });
  });

  test("costs as many statements for four neighbourhoods as for one", async () => {
    const count = async (places: Town["noord"][]) => {
      const project = await createProject(pim, places, { isPhased: true, phases: places.map(() => aPhase()) });
      return (await statementsOf(town.databases.pool, () => publishProject(pim, project))).length;
    };
    await count([town.noord]);
    const one = await count([town.noord]);
    expect(await count([town.noord, town.oost, town.zuid, town.west])).toBe(one);
    expect(one).toBeLessThanOrEqual(25);
  });
});

describe("scheduled", () => {
  test("it goes live once, at its moment, in the name of who scheduled it", async () => {
    const project = await planned();
    expect(project).toMatchObject({ state: "scheduled", publishedAt: null });
    await town.pass({ minutes: 59 });
    expect(await timesOpen(project)).toBe(0);
    await town.pass({ minutes: 1 });
    await town.runAgain("participation.goLive");
    await town.runAgain("participation.sweepDue");
    expect(await read(project)).toMatchObject({ state: "published", publishedAt: project.publishAt });
    expect(await timesOpen(project)).toBe(1);
    const { items } = await town.people.ada.audit.listEntries({ query: { action: "participation.publish" } });
    expect(items.filter(({ subject }) => subject.id === project.id)).toMatchObject([{ actor: { accountId: null } }]);
  });

  test("a lost wake-up is made up for within 60 seconds, as after a restart", async () => {
    const project = await planned(town.in({ minutes: 10 }));
    await loseWakeUps();
    await town.pass({ minutes: 10, seconds: 59 });
    expect(await timesOpen(project)).toBe(1);
  });

  test("only for a moment to come", async () => {
    const project = await createProject(pim, [town.noord]);
    await expect(publishProject(pim, project, town.in({}))).refuses("schedule_in_past", { at: "momentInPast" });
  });

  test("it is moved, taken back, or published earlier", async () => {
    const moved = await publishProject(pim, await planned(), town.in({ hours: 3 }));
    const back = await pim.participation.unscheduleProject(projectParams(await planned()));
    const early = await publishProject(pim, await planned());
    await town.pass({ hours: 2 });
    expect([await timesOpen(moved), await timesOpen(back), await timesOpen(early)]).toEqual([0, 0, 1]);
    await expect(pim.participation.unscheduleProject(projectParams(early))).refuses("already_published");
    await town.pass({ hours: 1 });
    expect([await timesOpen(moved), (await read(back)).state]).toEqual([1, "concept"]);
  });
});

describe("deleted", () => {
  test("it is gone from everywhere, and whole again when it is put back within 30 days", async () => {
    const live = await createLiveProject(pim, [town.noord]);
    await pim.participation.deleteProject(projectParams(live));
    await expect(read(live)).refuses("not_found");
    await expect(dirk.participation.readProject(projectParams(live))).refuses("not_found");
    expect(await timesOpen(live)).toBe(0);
    await town.pass({ days: 29 });
    expect(await pim.participation.undeleteProject(projectParams(live))).toMatchObject({ state: "published" });
    expect(await timesOpen(live)).toBe(1);
    await pim.participation.deleteProject(projectParams(live));
    await town.pass({ days: 31 });
    await expect(pim.participation.undeleteProject(projectParams(live))).refuses("not_found");
  });

  test("before its moment, it never goes live, and becomes a draft when it is put back later", async () => {
    const project = await planned();
    await pim.participation.deleteProject(projectParams(project));
    await town.pass({ hours: 2 });
    expect(await timesOpen(project)).toBe(0);
    expect(await pim.participation.undeleteProject(projectParams(project))).toMatchObject({
      state: "concept",
      publishAt: null,
    });
  });
});

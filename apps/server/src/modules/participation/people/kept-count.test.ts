/** Participants of a large organisation are counted every ten minutes, those of others at each opening. */
import { sumOf } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { createAskingProject, createIdea } from "../../../testing/ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { newTown } from "../../../testing/town.ts";
import { keptFrom } from "./kept-count.ts";
import { storeCountsIn } from "./store/kept-count.ts";

test("a count of a thousand people is kept, says its age, and is made anew every ten minutes, or when it is an hour old", async () => {
  const town = await newTown();
  const { pim, dirk } = town.people;
  const project = await createAskingProject(pim, [town.noord, town.zuid]);
  const idea = await createIdea(dirk, project);
  const crowd = await crowdIn(town, town.noord, keptFrom - 1);
  const supportBy = (from: number, until: number) =>
    town.db
      .insertInto("ideaSupport")
      .values(crowd.slice(from, until).map(({ id }) => ({ ideaId: idea.id, residentId: id, at: town.clock.now() })))
      .execute();
  const overview = async () => {
    const { participants, participantsAt, at } = await pim.participation.getParticipationOverview();
    return { participants, age: Date.parse(at) - Date.parse(participantsAt) };
  };
  await supportBy(0, keptFrom - 2);
  await town.pass({ minutes: 11 });
  expect(await overview()).toEqual({ participants: keptFrom - 1, age: 0 });
  await supportBy(keptFrom - 2, keptFrom - 1);
  expect(await overview()).toEqual({ participants: keptFrom, age: 0 });

  await town.pass({ minutes: 10 });
  const [kept] = await town.db.selectFrom("participationCount").selectAll().execute();
  expect(kept && sumOf(kept.people, (one) => one)).toBe(keptFrom);
  const age = town.clock.now().getTime() - (kept?.countedAt.getTime() ?? 0);
  await town.db
    .deleteFrom("ideaSupport")
    .where("residentId", "=", crowd[0]?.id ?? "")
    .execute();
  expect(await overview()).toEqual({ participants: keptFrom, age });
  await town.db
    .updateTable("participationCount")
    .set({ countedAt: new Date(town.clock.now().getTime() - 3_600_000) })
    .execute();
  expect(await overview()).toEqual({ participants: keptFrom - 1, age: 0 });

  await town.pass({ minutes: 10 });
  expect(await town.db.selectFrom("participationCount").selectAll().execute()).toEqual([]);
  await pim.participation.deleteProject(projectParams(project));
  expect(await overview()).toEqual({ participants: null, age: 0 });
});

test("of its projects the counts are kept too, one published since is counted at once, and each page says how old its oldest is", async () => {
  const town = await newTown();
  const { pim, dirk } = town.people;
  const project = await createAskingProject(pim, [town.noord, town.zuid]);
  const quiet = await createAskingProject(pim, [town.noord]);
  const idea = await createIdea(dirk, project);
  const support = (crowd: { id: string }[]) =>
    town.db
      .insertInto("ideaSupport")
      .values(crowd.map(({ id }) => ({ ideaId: idea.id, residentId: id, at: town.clock.now() })))
      .execute();
  await support(await crowdIn(town, town.noord, keptFrom));
  const items = async () => {
    const { items, participantsAt, at } = await pim.participation.listOverviewItems({ query: {} });
    const participants = items.find(({ id }) => id === project.id)?.participants;
    return { participants, age: Date.parse(at) - Date.parse(participantsAt) };
  };
  const ownPage = async () => (await pim.participation.getProjectStatistics(projectParams(project))).tookPart;
  const kept = () => town.db.selectFrom("projectParticipation").select(["projectId", "people"]).execute();
  expect(await items()).toEqual({ participants: keptFrom + 1, age: 0 });

  await town.pass({ minutes: 11 });
  expect(new Map((await kept()).map((one) => [one.projectId, one.people]))).toEqual(
    new Map([
      [project.id, [keptFrom + 1]],
      [quiet.id, []],
    ]),
  );
  await support(await crowdIn(town, town.zuid, 12));
  await createAskingProject(pim, [town.noord]);
  await town.db
    .updateTable("projectParticipation")
    .set({ countedAt: new Date(town.clock.now().getTime() - 300_000) })
    .where("projectId", "=", project.id)
    .execute();
  expect(await items()).toEqual({ participants: keptFrom + 1, age: 300_000 });
  expect(await ownPage()).toBe(keptFrom + 13);

  await town.pass({ minutes: 10 });
  expect((await items()).participants).toBe(await ownPage());
  await town.db
    .updateTable("projectParticipation")
    .set({ people: [7], countedAt: new Date(town.clock.now().getTime() - 3_600_000) })
    .execute();
  expect(await items()).toEqual({ participants: keptFrom + 13, age: 0 });

  await town.db.deleteFrom("ideaSupport").where("ideaId", "=", idea.id).execute();
  await town.pass({ minutes: 10 });
  expect(await kept()).toEqual([]);
  expect(await items()).toEqual({ participants: null, age: 0 });
});

test("by two jobs at once are kept once", async () => {
  const town = await newTown();
  const { pim, dirk } = town.people;
  const project = await createAskingProject(pim, [town.noord]);
  await createIdea(dirk, project);
  const counts = [3, 4].map((people) => [{ projectId: project.id, people: [people], countedAt: town.clock.now() }]);
  await Promise.all(counts.map((one) => storeCountsIn(town.db, one)));
  const rows = await town.db.selectFrom("projectParticipation").select("people").execute();
  expect(rows).toHaveLength(1);
  expect([[3], [4]]).toContainEqual(rows[0]?.people);
});

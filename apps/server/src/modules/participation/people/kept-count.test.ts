/** Participants of a large organisation are counted every ten minutes, those of others at each opening. */
import { sumOf } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { createAskingProject, createIdea } from "../../../testing/ideas.ts";
import { projectParams } from "../../../testing/projects.ts";
import { newTown } from "../../../testing/town.ts";
import { keptFrom } from "./kept-count.ts";

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

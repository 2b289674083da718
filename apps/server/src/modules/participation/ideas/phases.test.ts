/** Where an idea goes when phases overlap, leave a gap, or end on the night of the clocks. S1 §4 */
import { beforeEach, describe, expect, test } from "vitest";
import { createIdea } from "../../../testing/ideas.ts";
import { aPhase, createLiveProject } from "../../../testing/projects.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

const asking = (title: string, startsOn: string, endsOn: string) =>
  aPhase({ title, type: "ideation", isBottomUpEnabled: true, startsOn, endsOn });

describe("phases that overlap or leave a gap", () => {
  let town: Town;
  beforeEach(async () => {
    town = await nextTown();
  });
  const phaseOf = async (idea: { id: string }) =>
    (await town.db.selectFrom("idea").select("phaseId").where("id", "=", idea.id).executeTakeFirstOrThrow()).phaseId;

  test("are published as they are; an idea goes to the one that it names, else to the first that is open", async () => {
    const { pim, dirk } = town.people;
    const [first, second] = [asking("Vroeg", dayIn(0), dayIn(3)), asking("Laat", dayIn(2), dayIn(6))];
    const project = await createLiveProject(pim, [town.noord], { isPhased: true, phases: [first, second] });
    expect(project).toMatchObject({ state: "published", phases: [{ id: first.id }, { id: second.id }] });
    await expect(createIdea(dirk, project, { phaseId: second.id })).refuses("ideas_closed");
    await town.pass({ days: 2 });
    expect(await phaseOf(await createIdea(dirk, project))).toBe(first.id);
    expect(await phaseOf(await createIdea(dirk, project, { phaseId: second.id }))).toBe(second.id);
    await town.pass({ days: 2 });
    expect(await phaseOf(await createIdea(dirk, project))).toBe(second.id);
  });

  test("take nothing in the gap, say from when they do again, and take ideas then", async () => {
    const { pim, dirk } = town.people;
    const [first, second] = [asking("Eerst", dayIn(0), dayIn(1)), asking("Dan", dayIn(4), dayIn(6))];
    const project = await createLiveProject(pim, [town.noord], { isPhased: true, phases: [first, second] });
    const read = () => dirk.participation.readProject({ params: { projectId: project.id } });
    expect(await read()).toMatchObject({ takesIdeas: { phaseId: first.id, until: dayIn(1) } });
    await town.pass({ days: 2 });
    for (const phaseId of [null, first.id, second.id])
      await expect(createIdea(dirk, project, { phaseId })).refuses("ideas_closed");
    expect(await read()).toMatchObject({ takesIdeas: null, takesIdeasFrom: dayIn(4) });
    await town.pass({ days: 2 });
    expect(await phaseOf(await createIdea(dirk, project))).toBe(second.id);
  });
});

test.each([
  ["goes back", "2026-10-24T08:00:00Z", "2026-10-25", "2026-10-25T23:00:00Z"],
  ["goes forward", "2027-03-27T08:00:00Z", "2027-03-28", "2027-03-28T22:00:00Z"],
])(
  "a phase whose last day is the one on which the clock %s takes ideas until its midnight",
  async (_, at, endsOn, midnight) => {
    const town = await newTown({ at: new Date(at) });
    const { pim, dirk } = town.people;
    const startsOn = at.slice(0, 10);
    const days = { startsOn, endsOn: `${midnight.slice(0, 8)}30` };
    const project = await createLiveProject(pim, [town.noord], {
      ...days,
      isPhased: true,
      phases: [asking("Ideeën", startsOn, endsOn)],
    });
    const end = new Date(midnight).getTime();
    town.clock.move(new Date(end - 1000));
    expect(await createIdea(dirk, project)).toMatchObject({ title: "Een bank onder de linde" });
    town.clock.move(new Date(end));
    await expect(createIdea(dirk, project)).refuses("ideas_closed");
  },
);

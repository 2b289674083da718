/** Who opened a project, follows it and took part. S1 §2, §9; D §9 */
import { beforeEach, describe, expect, test } from "vitest";
import { createLive } from "../../../testing/messages.ts";
import { createLiveProject, createProject, projectParams, setParticipationLevel } from "../../../testing/projects.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { listPeopleByPlace } from "../people/index.ts";
import { byPlace } from "./rules.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const open = (who: Person, project: { id: string }) => who.participation.markProjectOpened(projectParams(project));
const figures = (project: { id: string }, by: Person = people.pim) =>
  by.participation.getProjectStatistics(projectParams(project));
const stored = () => town.db.selectFrom("projectView").select(["residentId", "neighbourhoodId"]).execute();

test("a resident who opens it counts once, where they lived then", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  await Promise.all([open(people.dirk, project), open(people.dirk, project)]);
  await open(people.dirk, project);
  expect(await stored()).toMatchObject([{ neighbourhoodId: town.noord.id }]);
});

test("who may not read it finds nothing, and counts for nothing", async () => {
  const [far, draft] = [
    await createLiveProject(people.pim, [town.zuid]),
    await createProject(people.pim, [town.noord]),
  ];
  await expect(open(people.dirk, far)).refuses("not_found");
  await expect(open(people.dirk, draft)).refuses("not_found");
  expect(await stored()).toEqual([]);
});

test("fewer than ten are told as such, followers as everybody sees them", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  await open(people.dirk, project);
  await people.dirk.participation.followProject(projectParams(project));
  expect(await figures(project)).toMatchObject({
    opened: null,
    tookPart: null,
    followers: 1,
    overTime: [{ opened: null, followers: null }],
    perNeighbourhood: [{ name: "Noord", opened: null, tookPart: null }],
  });
});

test("viewers read them; another organisation's project is not found", async () => {
  const project = await createLiveProject(people.pim, [town.noord]);
  await setParticipationLevel(town, people.pim, "viewer");
  expect(await figures(project)).toMatchObject({ followers: 0, overTime: [] });
  await expect(figures(project, people.otto)).refuses("not_found");
});

test("the file has the figures of each neighbourhood, with small numbers protected", async () => {
  const project = await createLiveProject(people.pim, [town.noord, town.zuid], { title: "Een plein" });
  await open(people.dirk, project);
  const query = { format: "csv" } as const;
  const file = async (by: Person) =>
    (await by.participation.exportProjectStatistics({ ...projectParams(project), query })).text();
  const lines = (await file(people.pim)).split("\r\n");
  expect(lines).toContainEqual(expect.stringMatching(/Buurt.*Geopend.*Deden mee/));
  expect(lines).toContainEqual(expect.stringMatching(/^"?Noord.*minder dan 10.*minder dan 10/));
  expect(lines).toContainEqual(expect.stringMatching(/^"?Zuid/));
  await expect(file(people.otto)).refuses("not_found");
});

describe("by place", () => {
  const places = [
    { id: "n", name: "Noord" },
    { id: "z", name: "Zuid" },
  ];

  test("its neighbourhoods all have a row, in their order; everybody else is elsewhere", () =>
    expect(
      byPlace(
        places,
        [
          { neighbourhoodId: "z", people: 12 },
          { neighbourhoodId: "x", people: 3 },
          { neighbourhoodId: "y", people: 4 },
        ],
        [{ neighbourhoodId: null, people: 1 }],
      ),
    ).toEqual([
      { id: "n", name: "Noord", opened: 0, tookPart: 0 },
      { id: "z", name: "Zuid", opened: 12, tookPart: 0 },
      { id: null, name: "", opened: 7, tookPart: 1 },
    ]));

  test("without anybody elsewhere there is no such row", () =>
    expect(byPlace(places, [], []).map(({ id }) => id)).toEqual(["n", "z"]));
});

describe("who took part", () => {
  const byPerson = (project: { id: string }) => listPeopleByPlace(town.db, [project.id]);
  const comment = (who: Person, post: { id: string }) =>
    who.conversations.createComment({
      params: { subjectKind: "post", subjectId: post.id },
      body: { text: "Goed idee", neighbourhoodId: town.noord.id },
    });
  const linked = (project: { id: string }) =>
    createLive(people.els, [town.noord], { link: { kind: "project", id: project.id, part: null } });

  test("commented on what belongs to it: each person once, however often and on however many", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const [one, other] = [await linked(project), await linked(project)];
    await comment(people.dirk, one);
    await comment(people.dirk, one);
    await comment(people.dirk, other);
    await comment(people.els, one);
    expect(await byPerson(project)).toEqual([{ projectId: project.id, neighbourhoodId: town.noord.id, people: 1 }]);
  });

  test("is nobody of another project, and nobody by a reaction or a comment that was deleted", async () => {
    const [project, another] = [
      await createLiveProject(people.pim, [town.noord]),
      await createLiveProject(people.pim, [town.noord]),
    ];
    const post = await linked(project);
    await people.dirk.conversations.react({
      params: { subjectKind: "post", subjectId: post.id },
      body: { kind: "thanks" },
    });
    const said = await comment(people.daan, post);
    expect([(await byPerson(project)).length, (await byPerson(another)).length]).toEqual([1, 0]);
    await people.daan.conversations.deleteComment({ params: { commentId: said.id } });
    expect(await byPerson(project)).toEqual([]);
  });
});

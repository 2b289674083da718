/** All that people can take part in, together. S1 §2, §7 */
import { beforeEach, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { createAskingProject, createIdea } from "../../../testing/ideas.ts";
import { createLive } from "../../../testing/messages.ts";
import { createLiveProject, createProject, projectParams, setParticipationLevel } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";
import { countPeopleByPlaceOf, listPeopleByPlace } from "../people/index.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const overview = () => people.pim.participation.getParticipationOverview();
const page = (query: { page?: number; type?: "project" | "budget" } = {}) =>
  people.pim.participation.listOverviewItems({ query });

test("published items are counted by type, with those under way; drafts and deleted ones are not", async () => {
  await createLiveProject(people.pim, [town.noord]);
  await createLiveProject(people.pim, [town.noord], { startsOn: dayIn(3), kind: "budget" });
  await createProject(people.pim, [town.noord]);
  const gone = await createLiveProject(people.pim, [town.noord]);
  await people.pim.participation.deleteProject(projectParams(gone));
  const types = [
    { type: "project", published: 1, active: 1 },
    { type: "budget", published: 1, active: 0 },
  ];
  expect(await overview()).toMatchObject({ types, participants: null, polls: 0, votes: 0 });
  expect((await people.pim.participation.listItemTypes()).items).toEqual(types);
});

test("items stand twenty a page, those under way first; the pages are counted from 0", async () => {
  const ended = await createLiveProject(people.pim, [town.noord], { title: "Voorbij" });
  await people.pim.participation.endProject(projectParams(ended));
  await createLiveProject(people.pim, [town.noord], { title: "Later", startsOn: dayIn(2) });
  for (let place = 0; place < 19; place++) await createLiveProject(people.pim, [town.noord], { title: "Loopt" });
  const [first, second, third] = [await page(), await page({ page: 1 }), await page({ page: 2 })];
  expect([first.items.length, first.pageCount, first.totalCount]).toEqual([20, 2, 21]);
  expect([first.items[0]?.title, first.items[19]?.title]).toEqual(["Loopt", "Later"]);
  expect(second.items.map(({ title, timing }) => [title, timing])).toEqual([["Voorbij", "finished"]]);
  expect(third.items).toEqual([]);
  expect(await page({ type: "budget" })).toMatchObject({ items: [], pageCount: 0, totalCount: 0 });
});

test("the file has all items, or those of one type, with small numbers protected", async () => {
  for (let place = 0; place < 21; place++) await createLiveProject(people.pim, [town.noord], { title: "Loopt" });
  await createLiveProject(people.pim, [town.noord], { title: "Straatbudget", kind: "budget" });
  const file = async (query: { type?: "project" | "budget" }) => {
    const text = await (
      await people.pim.participation.exportOverviewItems({ query: { ...query, format: "csv" } })
    ).text();
    return text.split("\r\n").filter((line) => /Loopt|Straatbudget|Titel/.test(line));
  };
  const [heading, ...all] = await file({});
  expect(heading).toMatch(/Titel.*Soort.*Eerste dag.*Laatste dag.*Deden mee.*Berichten.*Activiteiten/);
  expect(all).toHaveLength(22);
  expect((await file({ type: "budget" })).slice(1)).toEqual([expect.stringMatching(/Straatbudget.*minder dan 10/)]);
});

test("a person who took part in two projects counts in each, and once over all", async () => {
  const [one, other] = [
    await createLiveProject(people.pim, [town.noord]),
    await createLiveProject(people.pim, [town.noord]),
  ];
  for (const project of [one, other]) {
    const post = await createLive(people.els, [town.noord], { link: { kind: "project", id: project.id, part: null } });
    await people.dirk.conversations.createComment({
      params: { subjectKind: "post", subjectId: post.id },
      body: { text: "Goed", neighbourhoodId: town.noord.id },
    });
  }
  const organisation = town.organisations.city;
  expect(await countPeopleByPlaceOf(town.db, organisation)).toEqual([{ neighbourhoodId: town.noord.id, people: 1 }]);
  const each = await listPeopleByPlace(town.db, [one.id, other.id]);
  expect(each.map((row) => row.people)).toEqual([1, 1]);
  expect((await page()).items).toMatchObject([
    { messages: 1, events: 0, participants: null },
    { messages: 1, events: 0, participants: null },
  ]);
});

test("of a project the overview says what its own page says: places with fewer than ten count in whole tens", async () => {
  const project = await createAskingProject(people.pim, [town.noord]);
  await createAskingProject(people.pim, [town.noord]);
  const idea = await createIdea(people.dirk, project);
  const crowd = [...(await crowdIn(town, town.noord, 11)), ...(await crowdIn(town, town.zuid, 8))];
  await town.db
    .insertInto("ideaSupport")
    .values(crowd.map(({ id }) => ({ ideaId: idea.id, residentId: id, at: town.clock.now() })))
    .execute();
  const { tookPart, perNeighbourhood } = await people.pim.participation.getProjectStatistics(projectParams(project));
  expect(perNeighbourhood.map((place) => place.tookPart)).toEqual([12, null]);
  const { items } = await page();
  expect(items.find(({ id }) => id === project.id)?.participants).toBe(12);
  expect(tookPart).toBe(12);
});

test("polls and their votes stand beside, and add nobody", async () => {
  const poll = await createLive(people.els, [town.noord], { type: "vote" });
  await people.dirk.conversations.vote({
    params: { subjectKind: "post", subjectId: poll.id },
    body: { kind: "up" },
  });
  expect(await overview()).toMatchObject({ polls: 1, votes: 1, participants: null });
  expect(await countPeopleByPlaceOf(town.db, town.organisations.city)).toEqual([]);
});

test("viewers read it", async () => {
  await setParticipationLevel(town, people.pim, "viewer");
  expect((await page()).totalCount).toBe(0);
});

/** A resident's message leads to what it became, for those who may open that. S1 §4 */
import { beforeEach, expect, test } from "vitest";
import { aCounterIdea, createAskingProject, createIdea, inProject } from "../../testing/ideas.ts";
import { createProject, publishProject, setParticipationLevel } from "../../testing/projects.ts";
import { createShout } from "../../testing/shouts.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
let people: Town["people"];
let shout: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  shout = await createShout(people.dirk, { kind: "idea", title: "Een boom op het plein" });
});

const of = () => ({ params: { shoutId: shout.id } });
const forAuthor = async () => (await people.dirk.shouts.readShout(of())).became;
const forStaff = async (who: "ada" | "els" = "ada") => (await people[who].shouts.getShout(of())).became;
/** Ada handles messages, and owns participation. */
async function takeUp(isReadFirst = false) {
  const project = await createAskingProject(people.ada, [town.noord], { isReadFirst });
  const body = aCounterIdea(town.noord, { shoutId: shout.id, title: "Bomen" });
  return people.ada.participation.enterIdea({ ...inProject(project), body });
}

test("its author and staff are led to the idea that it became, each to their own page of it; neighbours are not", async () => {
  const idea = await takeUp();
  const at = town.clock.now().toISOString();
  const thing = { kind: "idea", id: idea.id, name: "Bomen", at, text: "Dit bericht is een idee geworden" };
  expect(await forAuthor()).toEqual([{ ...thing, path: `/ideas/${idea.id}` }]);
  expect(await forStaff()).toEqual([{ ...thing, path: `/participation/ideas/${idea.id}` }]);
  expect((await people.daan.shouts.readShout(of())).became).toEqual([]);
});

test("it leads to the project that it became: colleagues from the draft on, its author once it is live", async () => {
  const draft = await createProject(people.ada, [town.noord], { shoutId: shout.id, title: "Bomenplan" });
  const names = async () => [(await forStaff()).map(({ name }) => name), (await forAuthor()).map(({ name }) => name)];
  expect(await names()).toEqual([["Bomenplan"], []]);
  await publishProject(people.ada, draft);
  expect((await forAuthor())[0]).toMatchObject({ kind: "project", path: `/projects/${draft.id}` });
  await people.ada.participation.deleteProject({ params: { projectId: draft.id } });
  expect(await names()).toEqual([[], []]);
});

test("several things stand in the order in which they came", async () => {
  const idea = await takeUp();
  await town.pass({ days: 1 });
  const draft = await createProject(people.ada, [town.noord], { shoutId: shout.id });
  const live = await publishProject(people.ada, draft);
  expect((await forAuthor()).map(({ id }) => id)).toEqual([idea.id, live.id]);
});

test("nobody is led to what they cannot open", async () => {
  await publishProject(people.ada, await createProject(people.ada, [town.zuid], { shoutId: shout.id }));
  expect(await forAuthor()).toEqual([]);
  const idea = await takeUp();
  await people.dirk.participation.withdrawIdea({ params: { ideaId: idea.id } });
  expect(await forAuthor()).toEqual([]);
  // Els handles messages, without a level in participation.
  await setParticipationLevel(town, people.els, null);
  expect(await forStaff("els")).toEqual([]);
  await setParticipationLevel(town, people.els, "viewer");
  expect((await forStaff("els")).map(({ kind }) => kind)).toEqual(["project"]);
});

test("an idea that residents wrote themselves is not one that a message became", async () => {
  await createIdea(people.dirk, await createAskingProject(people.ada, [town.noord]));
  expect([await forAuthor(), await forStaff()]).toEqual([[], []]);
});

/** Who is told of what is decided about ideas: each person once. */
import { beforeEach, expect, test } from "vitest";
import { crowdIn } from "../../../testing/crowd.ts";
import { answerTo, decideOn, merge, support, tellOfWorks, toldOf } from "../../../testing/decided-ideas.ts";
import { createAskingProject, createIdea, ofIdea } from "../../../testing/ideas.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
let project: { id: string };
let idea: { id: string };
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  project = await createAskingProject(people.pim, [town.noord], { neighbourhoodIds: [town.noord.id, town.zuid.id] });
  idea = await createIdea(people.dirk, project);
});
const later = () => town.pass({ minutes: 1 });
const setCost = async (cost: number) => {
  const { version } = await people.pim.participation.getIdea(ofIdea(idea));
  return people.pim.participation.setIdeaCost({ ...ofIdea(idea), body: { version, cost } });
};

test("author and supporters are told of decision, cost, answer and works; nobody else", async () => {
  await support(people.fatma, idea);
  await decideOn(people.pim, idea, { type: "accepted", cost: 5 });
  await later();
  await answerTo(people.pim, idea, "We doen het.");
  await later();
  await setCost(7);
  await later();
  await tellOfWorks(people.pim, idea);
  await later();
  await tellOfWorks(people.pim, idea, { state: "done", percent: 100 });
  await later();
  const all = ["worksDone", "worksUpdated", "ideaCosted", "ideaAnswered", "ideaAccepted"];
  for (const who of ["dirk", "fatma"] as const) expect(await toldOf(people[who])).toEqual(all);
  expect(await toldOf(people.gust)).toEqual([]);
});

test("each type has its own words, with the reason below them, also in the mail", async () => {
  for (const type of ["investigation", "accepted", "budgeted", "implemented", "rejected", "proposed"] as const) {
    await decideOn(people.pim, idea, { type });
    await later();
  }
  expect(await toldOf(people.dirk)).toEqual([
    "ideaProposed",
    "ideaRejected",
    "ideaChosen",
    "ideaBudgeted",
    "ideaAccepted",
    "ideaInvestigated",
  ]);
  await town.pass({ hours: 1 });
  const mails = town.mails(people.dirk.email).map(({ text }) => text ?? "");
  expect(mails.filter((text) => text.includes("niet haalbaar") && text.includes("Te nat."))).toHaveLength(1);
  expect(mails.some((text) => text.includes(`/ideas/${idea.id}`))).toBe(true);
});

test("a changed answer tells nobody, unless it is announced", async () => {
  await answerTo(people.pim, idea, "Misschien.");
  await later();
  await answerTo(people.pim, idea, "Misschien wel.");
  await later();
  expect(await toldOf(people.dirk)).toEqual(["ideaAnswered"]);
  await answerTo(people.pim, idea, "Ja.", true);
  await later();
  expect(await toldOf(people.dirk)).toEqual(["ideaAnsweredAgain", "ideaAnswered"]);
});

test("a reason that was put right tells nobody, and a cost given with the same type tells of the cost only", async () => {
  await decideOn(people.pim, idea, { type: "accepted", reason: "Het pas." });
  await later();
  await decideOn(people.pim, idea, { type: "accepted", reason: "Het past." });
  await later();
  expect(await toldOf(people.dirk)).toEqual(["ideaAccepted"]);
  const { reason, timeline } = await decideOn(people.pim, idea, { type: "accepted", reason: "Past.", cost: 5 });
  await later();
  expect(await toldOf(people.dirk)).toEqual(["ideaCosted", "ideaAccepted"]);
  expect(reason).toBe("Past.");
  expect(timeline.flatMap(({ kind, text, cost }) => (kind === "written" ? [] : [[kind, text, cost?.amount]]))).toEqual([
    ["type", "Het pas.", undefined],
    ["type", "Het past.", undefined],
    ["type", "Past.", undefined],
    ["cost", "", 5],
  ]);
});

test("somebody in several roles is told once, also when the job runs again", async () => {
  const other = await createIdea(people.fatma, project, { title: "Een zitje" });
  await support(people.fatma, idea);
  await merge(people.pim, idea, other);
  await decideOn(people.pim, idea);
  await later();
  await town.runAgain("participation.tellOfIdea");
  await later();
  for (const who of ["dirk", "fatma"] as const)
    expect(await toldOf(people[who])).toEqual(["ideaAccepted", "ideasMerged"]);
  await people.fatma.notifications.markAllNoticesRead({ body: { until: town.clock.now().toISOString() } });
  await town.runAgain("participation.tellOfIdea");
  expect(await toldOf(people.fatma)).toHaveLength(2);
});

test.each<[string, string, () => Promise<unknown>]>([
  ["an answer", "ideaAnswered", () => answerTo(people.pim, idea, "We doen het.")],
  ["a cost", "ideaCosted", () => setCost(7)],
  ["works", "worksUpdated", () => tellOfWorks(people.pim, idea)],
  ["works that are done", "worksDone", () => tellOfWorks(people.pim, idea, { state: "done", percent: 100 })],
])("%s is told once, also when the job runs again, and to nobody who read it", async (_, kind, act) => {
  await support(people.fatma, idea);
  await decideOn(people.pim, idea, { type: "accepted", cost: 5 });
  await later();
  await act();
  await later();
  await town.runAgain("participation.tellOfIdea");
  for (const who of ["dirk", "fatma"] as const) expect(await toldOf(people[who])).toEqual([kind, "ideaAccepted"]);
  await people.dirk.notifications.markAllNoticesRead({ body: { until: town.clock.now().toISOString() } });
  await town.runAgain("participation.tellOfIdea");
  for (const who of ["dirk", "fatma"] as const) expect(await toldOf(people[who])).toEqual([kind, "ideaAccepted"]);
  await town.pass({ hours: 1 });
  const mails = town.mails(people.dirk.email).filter(({ text }) => text?.includes(`/ideas/${idea.id}`));
  await town.runAgain("participation.tellOfIdea");
  await town.pass({ hours: 1 });
  expect(town.mails(people.dirk.email).filter(({ text }) => text?.includes(`/ideas/${idea.id}`))).toEqual(mails);
});

test("who follows the project is told as well, once, also as a supporter", async () => {
  for (const who of [people.gust, people.fatma])
    await who.participation.followProject({ params: { projectId: project.id } });
  await support(people.fatma, idea);
  await decideOn(people.pim, idea);
  await later();
  for (const who of ["dirk", "fatma", "gust"] as const) expect(await toldOf(people[who])).toEqual(["ideaAccepted"]);
  await people.gust.participation.unfollowProject({ params: { projectId: project.id } });
  await tellOfWorks(people.pim, idea);
  await later();
  expect(await toldOf(people.gust)).toEqual(["ideaAccepted"]);
});

test("a supporter who moved away from the project is told no more; its author always is", async () => {
  await support(people.fatma, idea);
  const addressId = town.west.streets[0]?.addresses[5]?.id ?? "";
  const move = (who: "dirk" | "fatma") =>
    people[who].residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
  await move("dirk");
  await move("fatma");
  await decideOn(people.pim, idea);
  await later();
  expect(await toldOf(people.dirk)).toEqual(["ideaAccepted"]);
  expect(await toldOf(people.fatma)).toEqual([]);
});

test("nobody is told of an idea that was withdrawn, or whose project was deleted, before the job ran", async () => {
  await support(people.fatma, idea);
  const other = await createIdea(people.daan, project);
  await support(people.fatma, other);
  await decideOn(people.pim, idea);
  await people.dirk.participation.withdrawIdea(ofIdea(idea));
  await later();
  await decideOn(people.pim, other);
  await people.pim.participation.deleteProject({ params: { projectId: project.id } });
  await later();
  expect(await toldOf(people.fatma)).toEqual([]);
});

test("thousands are told in batches, and how many is said before", async () => {
  const count = async () => (await people.pim.participation.countIdeaAudience(ofIdea(idea))).people;
  expect(await count()).toBeNull();
  const crowd = await crowdIn(town, town.noord, 4100);
  const at = town.clock.now();
  await town.db
    .insertInto("ideaSupport")
    .values(crowd.map(({ id }) => ({ ideaId: idea.id, residentId: id, at })))
    .execute();
  expect(await count()).toBe(4101);
  await decideOn(people.pim, idea);
  await later();
  const { told } = await town.db
    .selectFrom("notice")
    .select((eb) => eb.fn.countAll<number>().as("told"))
    .where("kind", "=", "participation.ideaAccepted")
    .executeTakeFirstOrThrow();
  expect(Number(told)).toBe(4101);
});

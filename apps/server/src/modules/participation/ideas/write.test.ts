/** What residents contribute: where a project takes ideas, and what authors may change. S1 §3, §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { whileHeld } from "../../../testing/held-project.ts";
import { anIdea, createAskingProject, createIdea, inProject, ofIdea } from "../../../testing/ideas.ts";
import type { Place } from "../../../testing/places.ts";
import { aPhase, createLiveProject, projectParams, setParticipationLicence } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { dayIn } from "../../../testing/town-people.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const pointIn = ({ streets: [street] }: Place) => {
  const { longitude = 0, latitude = 0 } = street?.addresses[4] ?? {};
  return { longitude, latitude };
};
const editOf = (idea: { version: number }, changes = {}) => ({
  ...anIdea(),
  showsName: false,
  version: idea.version,
  ...changes,
});

test("what one supports is listed once, also when it was merged, and not what one cannot read", async () => {
  const { pim, dirk, daan } = people;
  const project = await createAskingProject(pim, [town.noord]);
  const [first, second] = [await createIdea(dirk, project), await createIdea(dirk, project)];
  for (const idea of [first, second]) await daan.participation.supportIdea(ofIdea(idea));
  const idsOf = async () => (await daan.participation.listSupportedIdeas({})).items.map(({ id }) => id);
  expect(await idsOf()).toEqual([second.id, first.id]);
  await town.db
    .updateTable("idea")
    .set({ mergedInto: first.id, mergedUnder: first.id, mergedAt: new Date(town.in({ minutes: 0 })) })
    .where("id", "=", second.id)
    .execute();
  expect(await idsOf()).toEqual([first.id]);
  await pim.participation.deleteProject(projectParams(project));
  expect(await idsOf()).toEqual([]);
});

describe("a project takes ideas", () => {
  test("while it runs, where it asks for them", async () => {
    const { pim, dirk } = people;
    const asking = await createAskingProject(pim, [town.noord]);
    const silent = await createLiveProject(pim, [town.noord]);
    const later = await createAskingProject(pim, [town.noord], { startsOn: dayIn(3), endsOn: dayIn(9) });
    expect(await createIdea(dirk, asking)).toMatchObject({
      type: "proposed",
      isWaiting: false,
      author: { isMe: true },
    });
    for (const project of [silent, later]) await expect(createIdea(dirk, project)).refuses("ideas_closed");
  });

  test("in the phases that take them, from the first day to the last", async () => {
    const { pim, dirk } = people;
    const ideation = aPhase({ type: "ideation", isBottomUpEnabled: true, startsOn: dayIn(0), endsOn: dayIn(1) });
    const after = aPhase({ startsOn: dayIn(2), endsOn: dayIn(9) });
    const phased = { isBottomUpEnabled: true, isPhased: true, phases: [ideation, after] };
    const project = await createLiveProject(pim, [town.noord], phased);
    await expect(createIdea(dirk, project, { phaseId: after.id })).refuses("ideas_closed");
    await createIdea(dirk, project, { phaseId: ideation.id });
    await town.pass({ days: 2 });
    await expect(createIdea(dirk, project, { phaseId: ideation.id })).refuses("ideas_closed");
    await expect(createIdea(dirk, project)).refuses("ideas_closed");
  });

  test.each([
    ["before", false],
    ["after", true],
  ])("until it is ended while people write: what comes %s the end has its turn", async (_, isEndedFirst) => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const end = () => [pim.participation.endProject(projectParams(project))];
    const write = () => [createIdea(dirk, project), createIdea(daan, project)];
    const outcomes = await whileHeld(town, project, ...(isEndedFirst ? [end, write] : [write, end]));
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
    expect(refused).toEqual(isEndedFirst ? ["ideas_closed", "ideas_closed"] : []);
    expect((await dirk.participation.listIdeas(inProject(project))).items).toHaveLength(isEndedFirst ? 0 : 2);
    await expect(createIdea(dirk, project)).refuses("ideas_closed");
  });

  test("no longer once the organisation's licence has ended; what is there is read on", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project);
    await setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 1000) });
    await expect(createIdea(dirk, project)).refuses("ideas_closed");
    await expect(people.daan.participation.supportIdea(ofIdea(idea))).refuses("support_closed");
    expect(await dirk.participation.readIdea(ofIdea(idea))).toMatchObject({ title: idea.title });
    expect((await people.daan.participation.listIdeas(inProject(project))).items).toHaveLength(1);
    expect(await pim.participation.getIdea(ofIdea(idea))).toMatchObject({ can: { answer: "licence_expired" } });
  });

  test("of residents who may read it", async () => {
    const { pim, gust, nele } = people;
    const project = await createAskingProject(pim, [town.noord]);
    for (const stranger of [gust, nele]) {
      await expect(createIdea(stranger, project)).refuses("not_found");
      await expect(stranger.participation.listIdeas(inProject(project))).refuses("not_found");
      await expect(stranger.participation.findSimilarIdeas({ ...inProject(project), body: { title: "Bank" } })).refuses(
        "not_found",
      );
    }
  });
});

describe("what is written", () => {
  test("has a title and a text, within their limits", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    await expect(createIdea(people.dirk, project, { title: " ", text: "" })).refuses("invalid_input", {
      title: "titleRequired",
      text: "textRequired",
    });
    await expect(createIdea(people.dirk, project, { title: "a".repeat(251) })).refuses("invalid_input", {
      title: "titleTooLong",
    });
    await expect(createIdea(people.dirk, project, { text: "a".repeat(3001) })).refuses("invalid_input", {
      text: "tooLong",
    });
  });

  test("has a place within the project's neighbourhoods", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const [inside, outside] = [pointIn(town.noord), pointIn(town.zuid)];
    await expect(createIdea(dirk, project, { place: outside })).refuses("invalid_input", { place: "addressOutside" });
    expect(await createIdea(dirk, project, { place: inside, confirmsPlace: true })).toMatchObject({ place: inside });
  });

  test("is not at the author's own house, unless they say that it may be shown", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const home = await town.db
      .selectFrom("resident")
      .innerJoin("household", "household.id", "resident.householdId")
      .select(["household.longitude", "household.latitude"])
      .where("resident.accountId", "=", dirk.accountId)
      .executeTakeFirstOrThrow();
    const near = { longitude: home.longitude, latitude: home.latitude + 0.0001 };
    await expect(createIdea(dirk, project, { place: near })).refuses("own_address");
    const idea = await createIdea(dirk, project, { place: near, confirmsPlace: true });
    const moved = { ...near, latitude: home.latitude };
    await expect(dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(idea, { place: moved }) })).refuses(
      "own_address",
    );
    const same = await dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(idea, { place: near }) });
    expect(same).toMatchObject({ isEdited: true, place: near });
  });

  test("is three a day until the residence is proven, and marked", async () => {
    const { pim, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => createIdea(daan, project)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const { items } = await pim.participation.listDeskIdeas(inProject(project));
    expect(items.map(({ author }) => author.isUnproven)).toEqual([true, true, true]);
    await town.pass({ days: 1, seconds: 1 });
    await createIdea(daan, project);
  });
});

describe("its author", () => {
  test("changes it until the organisation has decided, from the version that they read", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project);
    const edited = await dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(idea, { title: "Twee banken" }) });
    expect(edited).toMatchObject({ title: "Twee banken", isEdited: true });
    await expect(dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(idea) })).refuses("changed_meanwhile");
    await expect(daan.participation.editIdea({ ...ofIdea(idea), body: editOf(edited) })).refuses("not_allowed");
    await town.db.updateTable("idea").set({ type: "accepted", reason: "Goed" }).where("id", "=", idea.id).execute();
    await expect(dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(edited) })).refuses("idea_decided");
  });

  test("withdraws it: texts, place and pictures are deleted, and nobody finds it", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const image = await anImage(dirk);
    const idea = await createIdea(dirk, project, { images: [{ id: image.id, altText: "De linde" }] });
    await daan.participation.supportIdea(ofIdea(idea));
    await expect(daan.participation.withdrawIdea(ofIdea(idea))).refuses("not_allowed");
    await dirk.participation.withdrawIdea(ofIdea(idea));
    for (const who of [dirk, daan]) await expect(who.participation.readIdea(ofIdea(idea))).refuses("not_found");
    await expect(pim.participation.getIdea(ofIdea(idea))).refuses("not_found");
    const row = await town.db.selectFrom("idea").selectAll().where("id", "=", idea.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: "", text: "", longitude: null });
    expect((await town.http.inject({ url: `${idea.images[0]?.address}/320` })).statusCode).toBe(404);
    const file = await town.db.selectFrom("file").select("usedAt").where("id", "=", image.id).executeTakeFirstOrThrow();
    expect(file.usedAt).toBeNull();
  });

  test("who moves reads, changes and withdraws it on; it stays in the neighbourhood where they wrote it", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project);
    const addressId = town.zuid.streets[0]?.addresses[3]?.id ?? "";
    await dirk.residents.moveHouse({ body: { networkSlug: "testdorp", addressId, pin: null } });
    await expect(dirk.participation.listIdeas(inProject(project))).refuses("not_found");
    expect((await dirk.participation.listMyIdeas({})).items).toMatchObject([
      { id: idea.id, neighbourhood: { id: town.noord.id } },
    ]);
    const edited = await dirk.participation.editIdea({ ...ofIdea(idea), body: editOf(idea, { title: "Nog steeds" }) });
    expect(edited.neighbourhood.id).toBe(town.noord.id);
    await dirk.participation.withdrawIdea(ofIdea(idea));
  });
});

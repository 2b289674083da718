/** What is hidden stays hidden wherever it is named, what is read first is read again, and nothing waits in a circle. D §5, D §8 */
import { beforeEach, describe, expect, test } from "vitest";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { merge, support } from "../../../testing/decided-ideas.ts";
import {
  aCounterIdea,
  anIdea,
  asIdeaSubject,
  createAskingProject,
  createIdea,
  inProject,
  ofIdea,
} from "../../../testing/ideas.ts";
import { projectParams, setParticipationLevel } from "../../../testing/projects.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const removal = { ground: "private", reason: "Een naam staat erin" } as const;
const report = (idea: { id: string }) => ({ params: asIdeaSubject(idea), body: { reason: "spam" as const } });
const rowOf = (idea: { id: string }) =>
  town.db.selectFrom("idea").selectAll().where("id", "=", idea.id).executeTakeFirstOrThrow();

test("five who report an idea at once hide it once", async () => {
  const { pim, dirk, daan } = people;
  const project = await createAskingProject(pim, [town.noord]);
  const idea = await createIdea(dirk, project);
  const reporters = await crowdOfCallers(town, town.noord, 5);
  await Promise.all(reporters.map((who) => who.conversations.reportSubject(report(idea))));
  await expect(daan.participation.readIdea(ofIdea(idea))).refuses("not_found");
  expect(await dirk.participation.readIdea(ofIdea(idea))).toMatchObject({ isHidden: true });
});

describe("a merged idea that is hidden", () => {
  test("is named nowhere but to its author and the staff, and can be shown again", async () => {
    const { pim, dirk, fatma, daan } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const root = await createIdea(dirk, project, { title: "Een bank" });
    const part = await createIdea(fatma, project, { title: "Geheim" });
    await merge(pim, root, part);
    const hidden = await pim.participation.hideIdea({ ...ofIdea(part), body: removal });
    expect(hidden).toMatchObject({ standing: "hidden", mergedInto: { id: root.id } });
    for (const who of [dirk, daan]) {
      const read = await who.participation.readIdea(ofIdea(root));
      expect(read.merged).toEqual([]);
      expect(JSON.stringify(read)).not.toContain("Geheim");
    }
    expect((await fatma.participation.readIdea(ofIdea(root))).merged).toMatchObject([{ title: "Geheim" }]);
    expect((await pim.participation.getIdea(ofIdea(root))).merged).toMatchObject([{ title: "Geheim" }]);
    const list = (standing: "hidden" | "merged") =>
      pim.participation.listDeskIdeas({ ...inProject(project), query: { standing } });
    expect((await list("hidden")).items).toMatchObject([{ id: part.id, standing: "hidden" }]);
    expect((await list("merged")).items).toEqual([]);
    await pim.participation.showIdea(ofIdea(part));
    expect((await daan.participation.readIdea(ofIdea(root))).merged).toMatchObject([{ title: "Geheim" }]);
  });

  test("as the one that others were merged into: they do not name it, and can be separated at any time", async () => {
    const { pim, dirk, fatma, daan } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const root = await createIdea(dirk, project, { title: "Geheim" });
    const part = await createIdea(fatma, project, { title: "Een bank" });
    await merge(pim, root, part);
    await pim.participation.hideIdea({ ...ofIdea(root), body: removal });
    const read = await daan.participation.readIdea(ofIdea(part));
    expect(read.mergedInto).toBeNull();
    expect(JSON.stringify(read)).not.toContain("Geheim");
    await town.pass({ days: 31 });
    expect((await pim.participation.getIdea(ofIdea(root))).merged[0]?.apartUntil).not.toBeNull();
    await pim.participation.takeIdeaApart(ofIdea(part));
    expect((await rowOf(part)).mergedInto).toBeNull();
  });
});

test("a deleted idea is emptied after a month, and what was merged into it stands on its own again", async () => {
  const { pim, dirk, fatma, daan } = people;
  const project = await createAskingProject(pim, [town.noord, town.zuid]);
  const root = await createIdea(dirk, project);
  const part = await createIdea(fatma, project);
  await merge(pim, root, part);
  await setParticipationLevel(town, pim, "admin");
  await pim.participation.hideIdea({ ...ofIdea(root), body: { ...removal, decision: "deleted" } });
  await town.pass({ days: 40 });
  await town.runDue();
  expect(await rowOf(root)).toMatchObject({ title: "", text: "" });
  expect(await rowOf(part)).toMatchObject({ mergedInto: null, deletedAt: null });
  expect(await daan.participation.readIdea(ofIdea(part))).toMatchObject({ mergedInto: null });
});

test("an idea that a project reads first is shown as it was read, and waits again once it says something else", async () => {
  const { pim, dirk, daan } = people;
  const project = await createAskingProject(pim, [town.noord], { isReadFirst: true });
  const idea = await createIdea(dirk, project);
  const edit = (version: number, changes = {}) =>
    dirk.participation.editIdea({ ...ofIdea(idea), body: { ...anIdea(), showsName: false, version, ...changes } });
  const admit = (version: number) => pim.participation.admitIdea({ ...ofIdea(idea), body: { version } });
  const second = await edit(idea.version, { title: "Twee banken" });
  await expect(admit(idea.version)).refuses("changed_meanwhile");
  const admitted = await admit(second.version);
  await town.db.updateTable("idea").set({ remindedAt: town.clock.now() }).where("id", "=", idea.id).execute();
  const named = await edit(admitted.version, { title: "Twee banken", showsName: true });
  expect(named).toMatchObject({ isWaiting: false, isEdited: true });
  expect(await edit(named.version, { title: "Iets anders" })).toMatchObject({ isWaiting: true });
  expect((await rowOf(idea)).remindedAt).toBeNull();
  await expect(daan.participation.readIdea(ofIdea(idea))).refuses("not_found");
});

describe("a project that staff deleted", () => {
  test("leaves its authors to withdraw, and after 30 days nothing of what they wrote", async () => {
    const { pim, dirk, fatma } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const [own, other] = [await createIdea(dirk, project), await createIdea(fatma, project)];
    await pim.participation.deleteProject(projectParams(project));
    await expect(fatma.participation.withdrawIdea(ofIdea(own))).refuses("not_found");
    await dirk.participation.withdrawIdea(ofIdea(own));
    expect(await rowOf(own)).toMatchObject({ title: "", text: "" });
    await town.pass({ days: 29 });
    expect((await rowOf(other)).text).not.toBe("");
    await town.pass({ days: 2 });
    await town.runDue();
    expect(await rowOf(other)).toMatchObject({ title: "", text: "", longitude: null });
  });
});

test("authors who leave while others support and merge: nothing waits in a circle", async () => {
  const { pim, dirk, fatma, gust, bakker } = people;
  const places = [town.noord, town.zuid];
  const [first, second] = [await createAskingProject(pim, places), await createAskingProject(pim, places)];
  const inFirst = [await createIdea(dirk, first), await createIdea(fatma, first)] as const;
  const inSecond = [await createIdea(fatma, second), await createIdea(dirk, second)] as const;
  await support(dirk, inFirst[1]);
  await support(dirk, inSecond[0]);
  await support(fatma, inFirst[0]);
  await support(fatma, inSecond[1]);
  const leave = (who: Person) =>
    who.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: true } });
  const outcomes = await Promise.allSettled([
    leave(dirk),
    leave(fatma),
    ...[gust, bakker].flatMap((who) => [...inFirst, ...inSecond].map((idea) => support(who, idea))),
    merge(pim, inFirst[0], inFirst[1]),
    merge(pim, inSecond[0], inSecond[1]),
  ]);
  const codes = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  for (const code of codes) expect(["not_found", "idea_merged"]).toContain(code);
  expect(await town.db.selectFrom("idea").select("id").where("deletedAt", "is", null).execute()).toEqual([]);
});

test("a message is not taken up with a pin at its author's house", async () => {
  const { pim, dirk } = people;
  await town.db
    .updateTable("public.membership")
    .set({ networkLevel: "editor" })
    .where("accountId", "=", pim.accountId)
    .execute();
  const project = await createAskingProject(pim, [town.noord]);
  const shout = await createShout(dirk, { kind: "idea" });
  const { longitude, latitude } = await town.db
    .selectFrom("resident")
    .innerJoin("household", "household.id", "resident.householdId")
    .select(["household.longitude", "household.latitude"])
    .where("resident.accountId", "=", dirk.accountId)
    .executeTakeFirstOrThrow();
  const enter = (place: { longitude: number; latitude: number }, shoutId: string | null) =>
    pim.participation.enterIdea({ ...inProject(project), body: aCounterIdea(town.noord, { place, shoutId }) });
  await expect(enter({ longitude, latitude }, shout.id)).refuses("invalid_input", { place: "placeIsHome" });
  await enter({ longitude, latitude }, null);
});

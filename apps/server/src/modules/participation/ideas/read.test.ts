/** Who reads which ideas, under which name, in which order. S1 §3, §6 */
import { daysBefore } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { anImage } from "../../../testing/files.ts";
import { aCounterIdea, createAskingProject, createIdea, inProject, ofIdea } from "../../../testing/ideas.ts";
import { aPhase, projectParams } from "../../../testing/projects.ts";
import { newTown, nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const makePublic = (project: { id: string }, isPublic = true) =>
  people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });
const publicly = (project: { id: string }) => ({ params: { networkSlug: "testdorp", projectId: project.id } });

describe("outside the network", () => {
  test("an author is a resident of a neighbourhood, unless they chose to be named", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    await makePublic(project);
    await createIdea(people.dirk, project);
    await createIdea(people.dirk, project, { showsName: true });
    const body = aCounterIdea(town.noord, { authorName: "Mevrouw Peeters" });
    await people.pim.participation.enterIdea({ ...inProject(project), body });
    const { items } = await town.guest.participation.listPublicIdeas(publicly(project));
    expect(items.map(({ author }) => author.name)).toEqual(["Mevrouw Peeters", expect.stringContaining("Dirk"), ""]);
    expect(items.map(({ neighbourhood }) => neighbourhood.name)).toEqual(["Noord", "Noord", "Noord"]);
    const inside = await people.daan.participation.listIdeas(inProject(project));
    expect(inside.items.map(({ author }) => author.name).filter((name) => name.includes("Dirk"))).toHaveLength(2);
  });

  test("comments are counted and not shown; nothing can be done", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    await makePublic(project);
    const idea = await createIdea(people.dirk, project);
    await people.daan.conversations.createComment({
      params: { subjectKind: "idea", subjectId: idea.id },
      body: { text: "Goed plan", neighbourhoodId: town.noord.id },
    });
    const params = { networkSlug: "testdorp", ideaId: idea.id };
    const read = await town.guest.participation.readPublicIdea({ params });
    expect(read).toMatchObject({ commentCount: 1, can: { support: "wrong_kind_of_session" } });
    await expect(
      town.guest.conversations.listComments({ params: { subjectKind: "idea", subjectId: idea.id } }),
    ).refuses("sign_in_required");
  });

  test("nothing is left once the project is taken off the public pages; pictures neither", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    await makePublic(project);
    const image = await anImage(people.dirk);
    const idea = await createIdea(people.dirk, project, { images: [{ id: image.id, altText: "De linde" }] });
    const { items } = await town.guest.participation.listPublicIdeas(publicly(project));
    const url = `${items[0]?.image?.address}/320`;
    expect((await town.http.inject({ url })).statusCode).toBe(200);
    await makePublic(project, false);
    await expect(town.guest.participation.listPublicIdeas(publicly(project))).refuses("not_found");
    await expect(
      town.guest.participation.readPublicIdea({ params: { networkSlug: "testdorp", ideaId: idea.id } }),
    ).refuses("not_found");
    expect((await town.http.inject({ url })).statusCode).toBe(404);
    expect(await people.daan.participation.readIdea(ofIdea(idea))).toMatchObject({ id: idea.id });
  });

  test("nothing of a project whose organisation has had no licence for 30 days", async () => {
    const project = await createAskingProject(people.pim, [town.noord]);
    await makePublic(project);
    await createIdea(people.dirk, project);
    await town.db
      .updateTable("public.licence")
      .set({ untilAt: daysBefore(town.clock.now(), 31) })
      .where("organisationId", "=", town.organisations.city)
      .where("module", "=", "participation")
      .execute();
    await expect(town.guest.participation.listPublicIdeas(publicly(project))).refuses("not_found");
    expect((await people.dirk.participation.listIdeas(inProject(project))).items).toHaveLength(1);
  });
});

describe("an idea of a project that is read first", () => {
  test("is seen by its author and colleagues until one shows it; the author is told", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord], { isReadFirst: true });
    const idea = await createIdea(dirk, project);
    expect(idea).toMatchObject({ isWaiting: true, can: { comment: "comments_off", edit: true } });
    expect((await dirk.participation.listIdeas(inProject(project))).items).toMatchObject([{ isWaiting: true }]);
    expect((await daan.participation.listIdeas(inProject(project))).items).toEqual([]);
    await expect(daan.participation.readIdea(ofIdea(idea))).refuses("not_found");
    const waiting = await pim.participation.listDeskIdeas({ ...inProject(project), query: { standing: "waiting" } });
    expect(waiting).toMatchObject({ items: [{ id: idea.id, standing: "waiting" }], counts: { waiting: 1, all: 1 } });
    const admit = { ...ofIdea(idea), body: { version: idea.version } };
    await pim.participation.admitIdea(admit);
    await expect(pim.participation.admitIdea(admit)).refuses("idea_not_waiting");
    expect(await daan.participation.readIdea(ofIdea(idea))).toMatchObject({ isWaiting: false });
    const { items } = await dirk.notifications.listNotices();
    expect(items.map(({ kind }) => kind)).toEqual(["participation.ideaAdmitted"]);
  });

  test("reminds editors once, after three working days", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord], { isReadFirst: true });
    await createIdea(dirk, project);
    await createIdea(dirk, project, { title: "Nog een" });
    const told = async () =>
      (await pim.notifications.listNotices()).items.filter(({ kind }) => kind === "participation.ideasWait");
    await town.pass({ days: 2, hours: 20 });
    expect(await told()).toEqual([]);
    await town.pass({ hours: 6 });
    expect(await told()).toHaveLength(1);
    await town.pass({ days: 7 });
    expect(await told()).toHaveLength(1);
  });

  test("of Friday morning is not due before Wednesday: Saturday and Sunday do not count", async () => {
    const friday = await newTown({ at: new Date("2026-05-15T08:00:00Z") });
    const { pim, dirk } = friday.people;
    await createIdea(dirk, await createAskingProject(pim, [friday.noord], { isReadFirst: true }));
    const toldAt = async (moment: string) => {
      friday.clock.move(new Date(moment));
      await friday.runDue();
      return (await pim.notifications.listNotices()).items.filter(({ kind }) => kind === "participation.ideasWait");
    };
    for (const moment of ["2026-05-18T08:30:00Z", "2026-05-19T21:00:00Z", "2026-05-20T07:59:00Z"])
      expect([moment, await toldAt(moment)]).toEqual([moment, []]);
    expect(await toldAt("2026-05-20T09:30:00Z")).toHaveLength(1);
  });
});

describe("lists", () => {
  test("are paged without a gap, by what is newest and what has most support", async () => {
    const { pim, dirk, gust } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const ideas = [];
    for (let at = 0; at < 23; at++) ideas.push(await createIdea(dirk, project, { title: `Idee ${at}` }));
    await gust.participation.supportIdea(ofIdea({ id: ideas[4]?.id ?? "" }));
    for (const sort of ["newest", "support"] as const) {
      const first = await gust.participation.listIdeas({ ...inProject(project), query: { sort } });
      const second = await gust.participation.listIdeas({
        ...inProject(project),
        query: { sort, cursor: first.next ?? "" },
      });
      expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, null]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23);
      expect(first.items[0]?.title).toBe(sort === "newest" ? "Idee 22" : "Idee 4");
    }
    await expect(
      gust.participation.listIdeas({ ...inProject(project), query: { sort: "support", cursor: "onzin" } }),
    ).refuses("invalid_input", { cursor: "invalid" });
  });

  test("show the ideas of a group, and those that a phase shows", async () => {
    const { pim, dirk } = people;
    const phase = aPhase({ isBottomUpEnabled: true, ideaTypes: ["accepted", "rejected"] });
    const project = await createAskingProject(pim, [town.noord], { isPhased: true, phases: [phase] });
    const types = ["proposed", "investigation", "accepted", "budgeted", "implemented", "rejected"] as const;
    for (const type of types) {
      const { id } = await createIdea(dirk, project, { title: type });
      await town.db.updateTable("idea").set({ type, reason: "Omdat" }).where("id", "=", id).execute();
    }
    const shown = async (query: object) =>
      (await dirk.participation.listIdeas({ ...inProject(project), query })).items.map(({ title }) => title).reverse();
    expect(await shown({ group: "all" })).toEqual([...types]);
    expect(await shown({ group: "accepted" })).toEqual(["accepted", "budgeted"]);
    expect(await shown({ group: "executed" })).toEqual(["implemented"]);
    expect(await shown({ group: "none" })).toEqual(["proposed", "investigation", "rejected"]);
    expect(await shown({ phaseId: phase.id })).toEqual(["accepted", "rejected"]);
    expect(await shown({ phaseId: phase.id, group: "none" })).toEqual(["rejected"]);
    expect(await shown({ types: ["budgeted"], group: "executed" })).toEqual([]);
    expect(await shown({ search: "budg" })).toEqual(["budgeted"]);
  });

  test("similar ones are offered before writing, in whichever words", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const lamp = await createIdea(dirk, project, { title: "Straatlampen defect", text: "Het is donker" });
    await createIdea(dirk, project, { title: "Een zwembad", text: "Voor de zomer" });
    const body = { title: "Lamp kapot", text: "" };
    const { items } = await daan.participation.findSimilarIdeas({ ...inProject(project), body });
    expect(items.map(({ id }) => id)).toEqual([lamp.id]);
  });

  test("staff and residents find ideas by the search", async () => {
    const { pim, dirk, daan, nele } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project, { title: "Pluktuin aan de vaart" });
    const found = (groups: { kind: string; items: { id: string }[] }[]) =>
      groups.filter(({ kind }) => kind === "idea").flatMap(({ items }) => items.map(({ id }) => id));
    for (const resident of [daan, dirk]) {
      const { groups } = await resident.feed.searchReadable({ query: { q: "pluktuin" } });
      expect(found(groups)).toEqual([idea.id]);
    }
    expect(found((await nele.feed.searchReadable({ query: { q: "pluktuin" } })).groups)).toEqual([]);
  });
});

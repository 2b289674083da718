/** What editors do: enter ideas at the counter, take up messages, list and export, hide. D §3, §7, §8 */
import { daysBefore } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import {
  aCounterIdea,
  asIdeaSubject,
  createAskingProject,
  createIdea,
  inProject,
  ofIdea,
} from "../../../testing/ideas.ts";
import { createProject, setParticipationLevel } from "../../../testing/projects.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
});

const noticesOf = async (who: Person) => (await who.notifications.listNotices()).items.map(({ kind }) => kind);

describe("an idea of the counter", () => {
  test("is nobody's, and named only if they agreed", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const entered = await pim.participation.enterIdea({ ...inProject(project), body: aCounterIdea(town.noord) });
    expect(entered).toMatchObject({ author: { name: "", isFromCounter: true }, standing: "open", can: { edit: true } });
    expect(await dirk.participation.readIdea(ofIdea(entered))).toMatchObject({
      author: { name: "", isMe: false, isFromCounter: true },
      can: { support: true },
    });
    await dirk.participation.supportIdea(ofIdea(entered));
    const { shoutId: _, ...body } = aCounterIdea(town.noord, { authorName: "Mevrouw Peeters" });
    const edited = await pim.participation.editEnteredIdea({ ...ofIdea(entered), body: { ...body, version: 1 } });
    expect(edited).toMatchObject({ authorName: "Mevrouw Peeters", supportCount: 1 });
    await expect(pim.participation.editEnteredIdea({ ...ofIdea(entered), body: { ...body, version: 1 } })).refuses(
      "changed_meanwhile",
    );
    const written = await createIdea(daan, project);
    await expect(pim.participation.editEnteredIdea({ ...ofIdea(written), body: { ...body, version: 1 } })).refuses(
      "not_allowed",
    );
  });

  test("needs a live project, a neighbourhood that exists, a phase of the project, and an editor", async () => {
    const { pim, els, bram } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const draft = await createProject(pim, [town.noord]);
    const enter = (who: Person, at: { id: string }, changes = {}) =>
      who.participation.enterIdea({ ...inProject(at), body: aCounterIdea(town.noord, changes) });
    await expect(enter(pim, draft)).refuses("project_not_live");
    await expect(enter(pim, project, { neighbourhoodId: project.id })).refuses("invalid_input", {
      neighbourhoodId: "neighbourhoodUnknown",
    });
    await expect(enter(pim, project, { phaseId: project.id })).refuses("invalid_input", { phaseId: "invalid" });
    await setParticipationLevel(town, els, "viewer");
    await expect(enter(els, project)).refuses("level_too_low");
    await expect(enter(bram, project)).refuses("module_not_included");
  });
});

describe("a message that becomes an idea", () => {
  test("makes its author that of the idea, once, and tells them; the timeline begins with the message", async () => {
    const { pim, dirk } = people;
    await town.db
      .updateTable("public.membership")
      .set({ networkLevel: "editor" })
      .where("accountId", "=", pim.accountId)
      .execute();
    const project = await createAskingProject(pim, [town.noord]);
    const shout = await createShout(dirk, { kind: "idea" });
    await town.pass({ days: 3 });
    const body = aCounterIdea(town.noord, { shoutId: shout.id });
    const entered = await pim.participation.enterIdea({ ...inProject(project), body });
    expect(entered).toMatchObject({
      shout: { id: shout.id },
      author: { isFromCounter: false },
      can: { edit: "not_allowed" },
    });
    const read = await dirk.participation.readIdea(ofIdea(entered));
    expect(read).toMatchObject({ author: { isMe: true }, can: { edit: true, support: "not_allowed" } });
    expect(read.timeline.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
      ["sent-in", shout.createdAt.slice(0, 10)],
      ["written", town.clock.now().toISOString().slice(0, 10)],
    ]);
    expect(await noticesOf(dirk)).toContain("participation.ideaTakenUp");
    await expect(pim.participation.enterIdea({ ...inProject(project), body })).refuses("already_exists");
  });

  test("is one that the caller may handle, and that is not withdrawn", async () => {
    const { pim, dirk } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const shout = await createShout(dirk);
    const enter = (shoutId: string) =>
      pim.participation.enterIdea({ ...inProject(project), body: aCounterIdea(town.noord, { shoutId }) });
    // Pim has no level in the network module.
    await expect(enter(shout.id)).refuses("invalid_input", { shoutId: "invalid" });
    await town.db
      .updateTable("public.membership")
      .set({ networkLevel: "editor" })
      .where("accountId", "=", pim.accountId)
      .execute();
    const unshared = await createShout(dirk, { sharing: "neighbours" });
    await expect(enter(unshared.id)).refuses("invalid_input", { shoutId: "invalid" });
    await dirk.shouts.withdrawShout({ params: { shoutId: shout.id } });
    await expect(enter(shout.id)).refuses("invalid_input", { shoutId: "invalid" });
  });
});

describe("the list", () => {
  test("is sorted, filtered and counted, and exported as it is shown", async () => {
    const { pim, dirk, fatma } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const place = { longitude: town.noord.streets[0]?.addresses[4]?.longitude ?? 0, latitude: 51.065 };
    await createIdea(dirk, project, { title: "Bank", place });
    const chosen = await createIdea(fatma, project, { title: "Arbre, =1+1" });
    await createIdea(dirk, project, { title: "Zitje", kind: "story" });
    await town.db
      .updateTable("idea")
      .set({ type: "accepted", reason: "Goed", cost: 900, currency: "EUR" })
      .where("id", "=", chosen.id)
      .execute();
    const list = (query: object) => pim.participation.listDeskIdeas({ ...inProject(project), query });
    const titles = async (query: object) => (await list(query)).items.map(({ title }) => title);
    expect(await titles({})).toEqual(["Zitje", "Arbre, =1+1", "Bank"]);
    expect(await titles({ sort: "oldest" })).toEqual(["Bank", "Arbre, =1+1", "Zitje"]);
    expect(await titles({ sort: "title" })).toEqual(["Arbre, =1+1", "Bank", "Zitje"]);
    expect(await titles({ sort: "cost" })).toEqual(["Arbre, =1+1", expect.anything(), expect.anything()]);
    expect(await list({ kind: "story" })).toMatchObject({ found: 1, counts: { all: 3, byType: { accepted: 1 } } });
    const first = await list({ sort: "title", limit: 2 });
    expect(await titles({ sort: "title", limit: 2, cursor: first.next })).toEqual(["Zitje"]);
    const csv = await (
      await pim.participation.exportIdeas({ ...inProject(project), query: { format: "csv", sort: "title" } })
    ).text();
    expect(csv.split("\n").filter((line) => /Bank|Arbre|Zitje/.test(line))).toHaveLength(3);
    const blob = await pim.participation.exportIdeaPlaces({ ...inProject(project), query: {} });
    expect(JSON.parse(await blob.text())).toMatchObject({
      type: "FeatureCollection",
      features: [
        { geometry: { type: "Point", coordinates: [place.longitude, 51.065] }, properties: { title: "Bank" } },
      ],
    });
  });

  test("of another organisation's project is not found", async () => {
    const { pim, aisha } = people;
    await town.db
      .insertInto("public.licence")
      .values({
        id: newId(),
        organisationId: town.organisations.association,
        module: "participation",
        level: "premium",
        fromAt: daysBefore(town.clock.now(), 1),
        createdAt: town.clock.now(),
      })
      .execute();
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(people.dirk, project);
    await expect(aisha.participation.listDeskIdeas(inProject(project))).refuses("not_found");
    await expect(aisha.participation.getIdea(ofIdea(idea))).refuses("not_found");
    await expect(aisha.participation.admitIdea({ ...ofIdea(idea), body: { version: 1 } })).refuses("not_found");
  });
});

describe("moderation", () => {
  const removal = { ground: "private", reason: "Een naam staat erin" } as const;

  test("hides an idea from everybody but its author, who reads why; and shows it again", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project);
    expect(await pim.participation.hideIdea({ ...ofIdea(idea), body: removal })).toMatchObject({ standing: "hidden" });
    await expect(pim.participation.hideIdea({ ...ofIdea(idea), body: removal })).refuses("already_closed");
    await expect(daan.participation.readIdea(ofIdea(idea))).refuses("not_found");
    expect((await daan.participation.listIdeas(inProject(project))).items).toEqual([]);
    const own = await dirk.participation.readIdea(ofIdea(idea));
    expect(own).toMatchObject({ isHidden: true, decision: { reason: removal.reason }, can: { edit: "not_allowed" } });
    expect(await noticesOf(dirk)).toContain("participation.ideaHidden");
    await pim.participation.showIdea(ofIdea(idea));
    await expect(pim.participation.showIdea(ofIdea(idea))).refuses("already_closed");
    expect(await daan.participation.readIdea(ofIdea(idea))).toMatchObject({ isHidden: false });
  });

  test("the fifth report hides it until staff decide; four do not, and its author cannot", async () => {
    const { pim, dirk, fatma, daan, els } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const idea = await createIdea(dirk, project);
    const report = (who: Caller) =>
      who.conversations.reportSubject({ params: asIdeaSubject(idea), body: { reason: "spam", remark: "" } });
    await expect(report(dirk)).refuses("not_allowed");
    const [fifth, ...four] = await crowdOfCallers(town, town.noord, 5);
    for (const who of four) await report(who);
    // A second time, and unproven, counts for nothing.
    for (const who of [four[0], daan]) if (who) await report(who).catch(() => {});
    expect(await pim.participation.getIdea(ofIdea(idea))).toMatchObject({ standing: "open" });
    expect(await fatma.participation.readIdea(ofIdea(idea))).toMatchObject({ isHidden: false });
    if (fifth) await report(fifth);
    expect(await pim.participation.getIdea(ofIdea(idea))).toMatchObject({ standing: "hidden" });
    for (const who of [fatma, ...four]) await expect(who.participation.readIdea(ofIdea(idea))).refuses("not_found");
    expect(await dirk.participation.readIdea(ofIdea(idea))).toMatchObject({ isHidden: true });
    expect(await noticesOf(dirk)).toContain("participation.ideaHiddenByReports");
    await expect(report(els)).refuses("wrong_kind_of_session");
    await pim.participation.showIdea(ofIdea(idea));
    expect(await fatma.participation.readIdea(ofIdea(idea))).toMatchObject({ isHidden: false });
  });

  test("comments tell the author, and end with the idea", async () => {
    const { pim, dirk, daan } = people;
    const project = await createAskingProject(pim, [town.noord]);
    const idea = await createIdea(dirk, project);
    const comment = { params: asIdeaSubject(idea), body: { text: "Mooi", neighbourhoodId: town.noord.id } };
    await daan.conversations.createComment(comment);
    expect(await noticesOf(dirk)).toEqual(["conversations.commented"]);
    expect((await dirk.participation.listIdeas(inProject(project))).items[0]?.commentCount).toBe(1);
    await dirk.participation.withdrawIdea(ofIdea(idea));
    await expect(daan.conversations.createComment(comment)).refuses("not_found");
    expect(await noticesOf(dirk)).toEqual([]);
  });
});

describe("an author who deletes the account", () => {
  const leave = (who: Person, deletesTexts: boolean) =>
    who.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts } });

  test("leaves the texts without a name, or takes them along; counts stay", async () => {
    const { pim, dirk, fatma, gust } = people;
    const project = await createAskingProject(pim, [town.noord, town.zuid]);
    const kept = await createIdea(dirk, project);
    const gone = await createIdea(fatma, project);
    for (const idea of [kept, gone]) await gust.participation.supportIdea(ofIdea(idea));
    await leave(dirk, false);
    await leave(fatma, true);
    expect(await pim.participation.getIdea(ofIdea(kept))).toMatchObject({ author: { name: "" }, supportCount: 1 });
    await expect(pim.participation.getIdea(ofIdea(gone))).refuses("not_found");
    const rows = await town.db
      .selectFrom("idea")
      .innerJoin("ideaTally", "ideaTally.ideaId", "idea.id")
      .select(["idea.id", "idea.text", "ideaTally.supporters"])
      .execute();
    expect(rows.find(({ id }) => id === gone.id)).toMatchObject({ text: "", supporters: 1 });
  });
});

/** Messages and activities that belong to a project: for its readers, and tied to it from its page. S1 §3 */
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { anActivity } from "../../../testing/activities.ts";
import type { Caller } from "../../../testing/client.ts";
import { change, create, createLive, paramsOf, postOf, remove } from "../../../testing/messages.ts";
import {
  aPhase,
  createLiveProject,
  createProject,
  projectParams,
  setParticipationLevel,
  setParticipationLicence,
} from "../../../testing/projects.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  await setParticipationLevel(town, people.els, "viewer");
});

const networkSlug = "testdorp";
const linkTo = (project: { id: string }, part: string | null = null) => ({ kind: "project", id: project.id, part });
const show = (project: { id: string }, isPublic: boolean) =>
  people.pim.participation.setProjectPublic({ ...projectParams(project), body: { isPublic } });
const readAs = async (reader: Caller, post: { id: string }) => (await reader.publishing.readPost(paramsOf(post))).link;
const asGuest = async (post: { id: string }) =>
  (await town.guest.publishing.readPublicPost({ params: { networkSlug, postId: post.id } })).link;
const linkedOf = (
  reader: Caller,
  project: { id: string },
  query: Parameters<Caller["publishing"]["listLinkedPosts"]>[0]["query"] = {},
) => reader.publishing.listLinkedPosts({ params: { linkKind: "project", linkId: project.id }, query });
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);
const words = (path: string | null) => ({ kind: "project", path });

describe("the reader of a message", () => {
  test("is led to its project and the phase, named in the reader's language", async () => {
    const ideas = aPhase();
    const translation = {
      language: "tr" as const,
      title: "Yeni bir meydan",
      introduction: "Birlikte",
      textHtml: "<p>Ağaçlar</p>",
      phases: { [ideas.id]: { title: "Fikirler", text: "" } },
    };
    const project = await createLiveProject(people.pim, [town.noord, town.zuid], {
      isPhased: true,
      phases: [ideas],
      translations: [translation],
    });
    const post = await createLive(people.els, [town.noord, town.zuid], { link: linkTo(project, ideas.id) });
    const shown = { ...words(`/projects/${project.id}#phase-${ideas.id}`) };
    expect(await readAs(people.dirk, post)).toEqual({
      ...shown,
      text: "Project bekijken",
      name: "Een nieuw plein",
      partName: "Ideeën",
    });
    expect(await readAs(people.fatma, post)).toMatchObject({ name: "Yeni bir meydan", partName: "Fikirler" });
    const { items } = await people.dirk.feed.getFeed();
    expect(items.map((item) => postOf(item).link)).toMatchObject([shown]);
  });

  test("gets words instead of a button where the project is not for them", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const post = await createLive(people.els, [town.noord, town.zuid], {
      link: linkTo(project),
      visibility: "public-page",
    });
    expect(await readAs(people.dirk, post)).toMatchObject(words(`/projects/${project.id}`));
    const told = { ...words(null), name: "", partName: "" };
    for (const link of [await readAs(people.fatma, post), await asGuest(post)]) expect(link).toMatchObject(told);
    await show(project, true);
    for (const link of [await readAs(people.fatma, post), await asGuest(post)])
      expect(link).toMatchObject(words(`/projects/${project.id}`));
    const { items } = await town.guest.publishing.listPublicPosts({ params: { networkSlug } });
    expect(items.map(({ link }) => link?.name)).toEqual(["Een nieuw plein"]);
  });

  test("gets the same words as a guest once the organisation has no public page any more; residents read on", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    await show(project, true);
    const post = await createLive(people.els, [town.noord], { link: linkTo(project), visibility: "public-page" });
    await setParticipationLicence(town, { untilAt: new Date(town.clock.now().getTime() - 31 * dayMs) });
    expect(await asGuest(post)).toMatchObject({ ...words(null), name: "" });
    expect(await readAs(people.dirk, post)).toMatchObject(words(`/projects/${project.id}`));
  });

  test("gets the same words once it was taken off the public pages, or deleted; one that is over stays open", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    await show(project, true);
    const post = await createLive(people.els, [town.zuid], { link: linkTo(project) });
    await people.pim.participation.endProject(projectParams(project));
    expect(await readAs(people.gust, post)).toMatchObject(words(`/projects/${project.id}`));
    await show(project, false);
    const hidden = await readAs(people.gust, post);
    expect(hidden).toMatchObject(words(null));
    await people.pim.participation.deleteProject(projectParams(project));
    expect(await readAs(people.gust, post)).toEqual(hidden);
    await people.pim.participation.undeleteProject(projectParams(project));
    await show(project, true);
    expect(await readAs(people.gust, post)).toMatchObject({ name: "Een nieuw plein" });
  });

  test("is told in one statement more, however many messages a page has", async () => {
    const projects = [
      await createLiveProject(people.pim, [town.noord]),
      await createLiveProject(people.pim, [town.noord]),
    ];
    const feed = () => statementsOf(town.databases.pool, () => people.dirk.feed.getFeed());
    await createLive(people.els, [town.noord]);
    await feed();
    const without = (await feed()).length;
    for (const project of [...projects, ...projects])
      await createLive(people.els, [town.noord], { link: linkTo(project) });
    expect((await feed()).length).toBe(without + 1);
  });
});

describe("a project's messages and activities", () => {
  test("are those of it, or of one phase, that the reader may read; newest first, in pages", async () => {
    const ideas = aPhase();
    const project = await createLiveProject(people.pim, [town.noord, town.zuid], { isPhased: true, phases: [ideas] });
    const other = await createLiveProject(people.pim, [town.noord]);
    const link = linkTo(project);
    const message = await createLive(people.els, [town.noord], { link });
    const activity = await createLive(people.els, [town.noord, town.zuid], {
      kind: "activity",
      theme: "culture",
      activity: anActivity(),
      link: linkTo(project, ideas.id),
    });
    await createLive(people.els, [town.noord], { link: linkTo(other) });
    await create(people.els, [town.noord], { link });
    expect(idsOf(await linkedOf(people.dirk, project))).toEqual([activity.id, message.id]);
    expect(idsOf(await linkedOf(people.fatma, project))).toEqual([activity.id]);
    expect(idsOf(await linkedOf(people.els, project))).toEqual([activity.id, message.id]);
    expect(idsOf(await linkedOf(people.dirk, project, { part: ideas.id }))).toEqual([activity.id]);
    expect(idsOf(await linkedOf(people.dirk, project, { kind: "message" }))).toEqual([message.id]);
    await remove(people.els, message);
    expect(idsOf(await linkedOf(people.dirk, project))).toEqual([activity.id]);
  });

  test("come in pages that lose and double nothing", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const made: string[] = [];
    for (let i = 0; i < 22; i += 1)
      made.unshift((await createLive(people.els, [town.noord], { link: linkTo(project) })).id);
    const first = await linkedOf(people.dirk, project);
    const rest = await linkedOf(people.dirk, project, { cursor: first.next ?? "" });
    expect(first.items).toHaveLength(20);
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(made);
    expect(rest.next).toBeNull();
  });

  test("are not listed for those who cannot open the project, or the kind", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const draft = await createProject(people.pim, [town.zuid]);
    await createLive(people.els, [town.zuid], { link: linkTo(project), visibility: "public-page" });
    const params = { networkSlug, linkKind: "project", linkId: project.id };
    for (const who of ["fatma", "nele", "otto"] as const)
      await expect(linkedOf(people[who], project)).refuses("not_found");
    await expect(linkedOf(people.els, draft)).refuses("not_found");
    await expect(town.guest.publishing.listPublicLinkedPosts({ params })).refuses("not_found");
    await expect(
      people.dirk.publishing.listLinkedPosts({ params: { linkKind: "castle", linkId: project.id } }),
    ).refuses("not_found");
    await show(project, true);
    expect(idsOf(await town.guest.publishing.listPublicLinkedPosts({ params }))).toHaveLength(1);
    await expect(town.guest.publishing.listPublicLinkedPosts({ params: { ...params, networkSlug: "naburg" } })).refuses(
      "not_found",
    );
  });

  test("are found by staff in every state, with the name in the list and in the file", async () => {
    const ideas = aPhase();
    const project = await createLiveProject(people.pim, [town.noord], { isPhased: true, phases: [ideas] });
    const live = await createLive(people.els, [town.noord], { link: linkTo(project, ideas.id) });
    await createLive(people.els, [town.noord]);
    const draft = await create(people.els, [town.noord], { link: linkTo(project) });
    const list = (link: string, state: "published" | "concept" = "published") =>
      people.els.publishing.listPosts({ query: { link, state } });
    const shown = await list(`project:${project.id}`);
    expect(shown.found).toBe(1);
    expect(shown.items).toMatchObject([
      { id: live.id, link: { id: project.id, part: ideas.id, name: "Een nieuw plein", partName: "Ideeën" } },
    ]);
    const file = await people.els.publishing.exportPosts({ query: { link: `project:${project.id}`, format: "csv" } });
    expect(await file.text()).toContain('"Een nieuw plein, Ideeën"');
    expect(idsOf(await list(`project:${project.id}`, "concept"))).toEqual([draft.id]);
    expect(idsOf(await list(`project:${project.id}:${ideas.id}`))).toEqual([live.id]);
    expect(idsOf(await list(`project:${ideas.id}`))).toEqual([]);
    await expect(list("project:nothing")).refuses("invalid_input", { link: "invalid" });
  });
});

describe("tied from the project's page", () => {
  const setLink = (who: Caller, post: { id: string; version: number }, link: ReturnType<typeof linkTo> | null) =>
    who.publishing.setPostLink({ ...paramsOf(post), body: { version: post.version, link } });

  test("a message of the organisation belongs to it, and is taken off it again; the log and its history say so", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const post = await createLive(people.els, [town.noord]);
    const tied = await setLink(people.els, post, linkTo(project));
    expect(tied).toMatchObject({ version: post.version + 1, linked: { name: "Een nieuw plein" } });
    expect(idsOf(await linkedOf(people.dirk, project))).toEqual([post.id]);
    const free = await setLink(people.els, tied, null);
    expect(free).toMatchObject({ version: post.version + 2, link: null });
    expect(idsOf(await linkedOf(people.dirk, project))).toEqual([]);
    const { items } = await people.els.publishing.listVersions(paramsOf(post));
    expect(items.map(({ changed }) => changed)).toEqual([["link"], ["link"]]);
    const log = await people.ada.audit.listEntries({ query: { action: "publishing.edit" } });
    expect(log.items.map((entry) => [entry.old?.link, entry.new?.link])).toEqual([
      ["Een nieuw plein", null],
      [null, "Een nieuw plein"],
    ]);
  });

  test("of two editors the second is told that it was changed meanwhile, and nothing is lost", async () => {
    const [one, other] = [
      await createLiveProject(people.pim, [town.noord]),
      await createLiveProject(people.pim, [town.noord], { title: "Een park" }),
    ];
    const post = await createLive(people.els, [town.noord]);
    const outcomes = await Promise.allSettled([
      setLink(people.els, post, linkTo(one)),
      setLink(people.mona, post, linkTo(other)),
      change(people.ada, post, { title: "Nieuws" }),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason.code).toBe("changed_meanwhile");
    expect((await people.els.publishing.getPost(paramsOf(post))).version).toBe(post.version + 1);
  });

  test("nobody ties another organisation's message, or one to another organisation's project", async () => {
    const project = await createLiveProject(people.pim, [town.noord]);
    const post = await createLive(people.els, [town.noord]);
    await expect(setLink(people.bram, post, linkTo(project))).refuses("not_found");
    await expect(setLink(people.viktor, post, linkTo(project))).refuses("level_too_low");
    const own = await createLive(people.bram, [town.noord]);
    await expect(setLink(people.bram, own, linkTo(project))).refuses("invalid_input", { link: "linkUnknown" });
    const draft = await createProject(people.pim, [town.noord]);
    await expect(setLink(people.els, post, linkTo(draft))).refuses("invalid_input", { link: "linkNotLive" });
    expect((await setLink(people.els, await create(people.els, [town.noord]), linkTo(draft))).link).toEqual(
      linkTo(draft),
    );
  });
});

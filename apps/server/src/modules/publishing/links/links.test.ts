/** What posts belong to: who may choose what, and what is checked when. S1 §3 */
import { PostFields } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { aMessage, change, create, createLive, draftOf, paramsOf, publish } from "../../../testing/messages.ts";
import {
  aPhase,
  changeProject,
  createLiveProject,
  createProject,
  projectParams,
  publishProject,
  setParticipationLevel,
} from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let people: Town["people"];
beforeEach(async () => {
  town = await nextTown();
  people = town.people;
  await setParticipationLevel(town, people.els, "viewer");
});

const linkTo = (project: { id: string }, part: string | null = null) => ({ kind: "project", id: project.id, part });
const phased = (ideas = aPhase(), build = aPhase({ title: "Bouwen" })) => ({ isPhased: true, phases: [ideas, build] });
const choicesOf = (who: "els" | "mona" | "aisha", query: { search?: string; id?: string } = {}) =>
  people[who].publishing.listLinkChoices({ query: { kind: "project", ...query } });
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

describe("an editor chooses", () => {
  test("from the organisation's own projects, drafts first, with their phases", async () => {
    const { phases } = phased();
    const live = await createLiveProject(people.pim, [town.noord], { title: "Een park", ...phased(...phases) });
    await createProject(people.pim, [town.noord], { title: "Een brug" });
    await publishProject(
      people.pim,
      await createProject(people.pim, [town.noord], { title: "Een school" }),
      town.in({ days: 2 }),
    );
    const { items } = await choicesOf("els");
    expect(items.map(({ name, state }) => [name, state])).toEqual([
      ["Een brug", "concept"],
      ["Een school", "scheduled"],
      ["Een park", "published"],
    ]);
    expect(items[2]?.parts).toEqual([
      { id: phases[0]?.id, name: "Ideeën" },
      { id: phases[1]?.id, name: "Bouwen" },
    ]);
    expect(items[0]?.opensAt).toBeNull();
    expect(items[1]?.opensAt).toBe(town.in({ days: 2 }));
    expect(namesOf(await choicesOf("els", { search: "park" }))).toEqual(["Een park"]);
    expect(namesOf(await choicesOf("els", { id: live.id }))).toEqual(["Een park"]);
    expect(namesOf(await choicesOf("aisha"))).toEqual([]);
    expect(namesOf(await choicesOf("aisha", { id: live.id }))).toEqual([]);
  });

  test("from published ones alone without a level in participation, and sees no name of others", async () => {
    await createLiveProject(people.pim, [town.noord], { title: "Een park" });
    const draft = await createProject(people.pim, [town.noord], { title: "Een brug" });
    expect(namesOf(await choicesOf("mona"))).toEqual(["Een park"]);
    expect(namesOf(await choicesOf("mona", { id: draft.id }))).toEqual([]);
    const link = linkTo(draft);
    await expect(create(people.mona, [town.noord], { link })).refuses("invalid_input", { link: "linkUnknown" });
    const post = await create(people.els, [town.noord], { link });
    expect(post.linked).toEqual({ ...link, name: "Een brug", partName: "" });
    const seen = await people.mona.publishing.getPost(paramsOf(post));
    expect(seen.linked).toEqual({ ...link, name: "", partName: "" });
    // What a colleague chose may stay.
    expect((await change(people.mona, seen, { title: "Nieuws" })).link).toEqual(link);
  });

  test("and viewers find them too, to filter the list of what was written", async () => {
    const live = await createLiveProject(people.pim, [town.noord], { title: "Een park" });
    const post = await createLive(people.els, [town.noord], { link: linkTo(live) });
    await createLive(people.els, [town.noord]);
    const { items } = await people.viktor.publishing.listLinkChoices({ query: { kind: "project", search: "park" } });
    expect(namesOf({ items })).toEqual(["Een park"]);
    const listed = await people.viktor.publishing.listPosts({ query: { link: `project:${live.id}` } });
    expect(listed.items.map(({ id, link }) => [id, link?.name])).toEqual([[post.id, "Een park"]]);
  });

  test("nothing of a kind that there is not", async () => {
    const query = { kind: "castle" };
    await expect(people.els.publishing.listLinkChoices({ query })).refuses("invalid_input", { kind: "invalid" });
    const link = { kind: "castle", id: newId(), part: null };
    await expect(create(people.els, [town.noord], { link })).refuses("invalid_input", { link: "linkUnknown" });
  });
});

describe("a post belongs", () => {
  test("to nothing unless chosen, and keeps what it belongs to in its draft", async () => {
    expect(PostFields.parse(aMessage([town.noord])).link).toBeNull();
    const [ideas] = phased().phases;
    const project = await createLiveProject(people.pim, [town.noord], { isPhased: true, phases: ideas ? [ideas] : [] });
    const link = linkTo(project, ideas?.id ?? null);
    const post = await create(people.els, [town.noord], { link });
    expect(post).toMatchObject({ link, linked: { name: "Een nieuw plein", partName: "Ideeën" } });
    expect((await change(people.els, post, { link: null })).link).toBeNull();
  });

  test("to no project of another organisation, none that was deleted, and no phase of another", async () => {
    const project = await createLiveProject(people.pim, [town.noord], phased());
    const other = await createLiveProject(people.pim, [town.noord], phased());
    await expect(create(people.aisha, [town.noord], { link: linkTo(project) })).refuses("invalid_input", {
      link: "linkUnknown",
    });
    await expect(create(people.els, [town.noord], { link: linkTo({ id: newId() }) })).refuses("invalid_input", {
      link: "linkUnknown",
    });
    const ofOther = linkTo(project, other.phases[0]?.id);
    await expect(create(people.els, [town.noord], { link: ofOther })).refuses("invalid_input", {
      link: "linkPartUnknown",
    });
    await people.pim.participation.deleteProject(projectParams(project));
    await expect(create(people.els, [town.noord], { link: linkTo(project) })).refuses("invalid_input", {
      link: "linkUnknown",
    });
    const post = await create(people.els, [town.noord]);
    const body = { version: post.version, post: draftOf(post, { link: linkTo(project) }) };
    await expect(people.els.publishing.updatePost({ ...paramsOf(post), body })).refuses("invalid_input", {
      "post.link": "linkUnknown",
    });
  });

  test("to a draft while it is one itself; the check says so, and it is not published", async () => {
    const project = await createProject(people.pim, [town.noord]);
    const post = await create(people.els, [town.noord], { link: linkTo(project) });
    await expect(people.els.publishing.previewPost(paramsOf(post))).refuses("invalid_input", { link: "linkNotLive" });
    await publishProject(people.pim, project, town.in({ days: 2 }));
    const preview = await people.els.publishing.previewPost(paramsOf(post));
    expect(preview.linkOpensAt).toBe(town.in({ days: 2 }));
    expect(preview.readings[0]?.link).toMatchObject({ path: `/projects/${project.id}`, name: "Een nieuw plein" });
    await expect(publish(people.els, post)).refuses("invalid_input", { link: "linkNotLive" });
    await expect(publish(people.els, post, town.in({ days: 1 }))).refuses("invalid_input", { link: "linkNotLive" });
    expect((await publish(people.els, post, town.in({ days: 3 }))).state).toBe("scheduled");
  });

  test("to what is open, once it is online; what has gone since may stay", async () => {
    const project = await createLiveProject(people.pim, [town.noord], phased());
    const draft = await createProject(people.pim, [town.noord]);
    const post = await createLive(people.els, [town.noord]);
    await expect(change(people.els, post, { link: linkTo(draft) })).refuses("invalid_input", {
      "post.link": "linkNotLive",
    });
    const linked = await change(people.els, post, { link: linkTo(project, project.phases[0]?.id) });
    await changeProject(people.pim, project, { phases: project.phases.slice(1) });
    const mended = await change(people.els, linked, { title: "Nieuws" });
    expect(mended.linked).toMatchObject({ name: "Een nieuw plein", partName: "" });
    await people.pim.participation.deleteProject(projectParams(project));
    const again = await change(people.els, mended, { title: "Meer nieuws" });
    expect(again).toMatchObject({ link: linked.link, linked: { name: "" } });
  });
});

describe("a copy, or an earlier version that is restored", () => {
  test("belongs to the same, without a phase that is gone, and to nothing that was deleted", async () => {
    const project = await createLiveProject(people.pim, [town.noord], phased());
    const link = linkTo(project, project.phases[0]?.id);
    const post = await createLive(people.els, [town.noord], { link });
    const copied = () => people.els.publishing.copyPost(paramsOf(post));
    expect((await copied()).link).toEqual(link);
    await changeProject(people.pim, project, { phases: project.phases.slice(1) });
    expect((await copied()).link).toEqual(linkTo(project));
    await people.pim.participation.deleteProject(projectParams(project));
    expect((await copied()).link).toBeNull();
  });

  test("keeps what it belongs to now where the earlier one is gone", async () => {
    const [old, now] = [
      await createLiveProject(people.pim, [town.noord], { title: "Een park" }),
      await createLiveProject(people.pim, [town.noord]),
    ];
    const post = await createLive(people.els, [town.noord], { link: linkTo(old) });
    const changed = await change(people.els, post, { link: linkTo(now) });
    const { items } = await people.els.publishing.listVersions(paramsOf(post));
    expect(items[0]).toMatchObject({ changed: ["link"], content: { link: linkTo(old) } });
    expect(items[0]?.names).toMatchObject({ [old.id]: "Een park" });
    const restore = (version: number, current: number) =>
      people.els.publishing.restoreVersion({
        params: { postId: post.id, version: String(version) },
        body: { version: current },
      });
    const restored = await restore(1, changed.version);
    expect(restored.link).toEqual(linkTo(old));
    const back = await change(people.els, restored, { link: linkTo(now) });
    await people.pim.participation.deleteProject(projectParams(old));
    expect((await restore(1, back.version)).link).toEqual(linkTo(now));
  });
});

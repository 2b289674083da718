/** What can be undone: deletions for 30 days, changes of live messages at any time. D §6 */
import { beforeAll, describe, expect, test } from "vitest";
import {
  change,
  create,
  createLive,
  draftOf,
  optionsOf,
  paramsOf,
  postOf,
  publish,
} from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

describe("a deleted message", () => {
  test("comes back where it was: in feeds, lists and their counts", async () => {
    const { els, dirk } = town.people;
    const post = await createLive(els, [town.noord], { title: "Terug" });
    const { counts } = await els.publishing.listPosts();
    await els.publishing.deletePost(paramsOf(post));
    expect((await els.publishing.listPosts()).counts.published).toBe(counts.published - 1);
    const back = await els.publishing.undeletePost(paramsOf(post));
    expect(back).toMatchObject({ id: post.id, state: "published", publishedAt: post.publishedAt });
    expect((await els.publishing.listPosts()).counts).toEqual(counts);
    expect((await dirk.feed.getFeed()).items.map(postOf)[0]).toMatchObject({ id: post.id, title: "Terug" });
    expect(await dirk.publishing.readPost(paramsOf(post))).toMatchObject({ title: "Terug" });
  });

  test("stays scheduled, or becomes a draft if its moment has passed", async () => {
    const { els } = town.people;
    const planned = await publish(els, await create(els, [town.noord]), town.in({ hours: 2 }));
    await els.publishing.deletePost(paramsOf(planned));
    expect(await els.publishing.undeletePost(paramsOf(planned))).toMatchObject({ state: "scheduled" });
    await els.publishing.deletePost(paramsOf(planned));
    await town.pass({ hours: 3 });
    expect(await els.publishing.undeletePost(paramsOf(planned))).toMatchObject({ state: "concept", publishAt: null });
  });

  test("can be put back for 30 days, and once", async () => {
    const { els } = town.people;
    const post = await create(els, [town.noord]);
    await expect(els.publishing.undeletePost(paramsOf(post))).refuses("not_found");
    await els.publishing.deletePost(paramsOf(post));
    await town.pass({ days: 31 });
    await expect(els.publishing.undeletePost(paramsOf(post))).refuses("not_found");
  });

  test("can be put back by anyone who may delete it, and the log says so", async () => {
    const { els, ada, bram, mona } = town.people;
    const post = await create(ada, [town.noord], { title: "Van Ada" });
    await mona.publishing.deletePost(paramsOf(post));
    await expect(els.publishing.undeletePost(paramsOf(post))).refuses("level_too_low");
    await expect(bram.publishing.undeletePost(paramsOf(post))).refuses("not_found");
    await mona.publishing.undeletePost(paramsOf(post));
    expect((await ada.audit.listEntries()).items[0]).toMatchObject({ action: "publishing.undelete" });
  });
});

describe("an earlier version", () => {
  test("is saved as a new change, with its entry in the log", async () => {
    const { els, ada } = town.people;
    const post = await createLive(els, [town.noord], { title: "Eerst", theme: "nature" });
    const second = await change(els, post, { title: "Daarna", theme: "mobility" });
    const params = { postId: post.id, version: 1 };
    const stale = els.publishing.restoreVersion({ params, body: { version: 1 } });
    await expect(stale).refuses("changed_meanwhile");
    const restored = await els.publishing.restoreVersion({ params, body: { version: second.version } });
    expect(restored).toMatchObject({ title: "Eerst", theme: "nature", version: 3 });
    const { items } = await els.publishing.listVersions(paramsOf(post));
    expect(items).toMatchObject([{ version: 2, content: { title: "Daarna" } }, { version: 1 }]);
    expect((await ada.audit.listEntries()).items[0]).toMatchObject({ action: "publishing.restoreVersion" });
  });

  test("leaves what people have voted on as it is", async () => {
    const { els, dirk } = town.people;
    const [yes, no, later] = optionsOf("Ja", "Nee", "Later");
    const options = yes && no ? [yes, no] : [];
    const post = await createLive(els, [town.noord], { title: "Eerst", type: "option", options });
    const second = await change(els, post, { title: "Daarna", options: later ? [...options, later] : [] });
    const subject = { subjectKind: "post" as const, subjectId: post.id };
    await dirk.conversations.vote({ params: subject, body: { kind: "option", optionId: later?.id ?? "" } });
    const restored = await els.publishing.restoreVersion({
      params: { postId: post.id, version: 1 },
      body: { version: second.version },
    });
    expect(restored).toMatchObject({ title: "Eerst", options: draftOf(second).options });
  });

  test("is found only in the message's own history, and restored by editors only", async () => {
    const { els, viktor, bram } = town.people;
    const post = await createLive(els, [town.noord]);
    const { version } = await change(els, post, { title: "Anders" });
    const input = { params: { postId: post.id, version: 1 }, body: { version } };
    await expect(viktor.publishing.restoreVersion(input)).refuses("level_too_low");
    await expect(bram.publishing.restoreVersion(input)).refuses("not_found");
    const unknown = { ...input, params: { postId: post.id, version: 9 } };
    await expect(els.publishing.restoreVersion(unknown)).refuses("not_found");
  });
});

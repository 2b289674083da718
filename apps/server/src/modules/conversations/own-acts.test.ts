import { beforeAll, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { livePost } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

const list = (who: Person, cursor?: string | null) =>
  who.conversations.listOwnActs(cursor ? { query: { cursor } } : {});

test("one's own comments and votes are in one list, latest first, with what they are about", async () => {
  const post = await livePost(town, { type: "option", options: ["Bomen", "Banken"] });
  const { params } = post;
  const first = await people.dirk.conversations.createComment({ params, body: { text: "Goed zo" } });
  await town.pass({ minutes: 1 });
  const optionId = post.options[0]?.id ?? "";
  await people.dirk.conversations.vote({ params, body: { kind: "option", optionId } });
  await town.pass({ minutes: 1 });
  await people.dirk.conversations.createComment({ params, body: { text: "En nog iets", parentId: first.id } });
  const subject = { subjectKind: "post", name: "Werken in de straat" };
  expect((await list(people.dirk)).items).toMatchObject([
    { kind: "comment", text: "En nog iets", isAnswer: true, state: "visible", subject, subjectId: post.id },
    { kind: "vote", vote: "option", option: "Bomen", subject },
    { kind: "comment", text: "Goed zo", isAnswer: false, commentId: first.id, subject },
  ]);
  expect((await list(people.fatma)).items).toEqual([]);
});

test("a deleted comment has no text, and a deleted subject no name", async () => {
  const post = await livePost(town);
  const { params } = post;
  const { id: commentId } = await people.gust.conversations.createComment({ params, body: { text: "Te snel" } });
  await people.gust.conversations.deleteComment({ params: { commentId } });
  expect((await list(people.gust)).items).toMatchObject([{ text: "", state: "deleted" }]);
  await town.db.updateTable("post").set({ deletedAt: town.clock.now() }).where("id", "=", post.id).execute();
  expect((await list(people.gust)).items).toMatchObject([{ subject: null, subjectId: post.id }]);
});

test("it comes in pages of ten, without gaps or duplicates", async () => {
  const written: string[] = [];
  for (let n = 1; n <= 23; n += 1) {
    const { params } = await livePost(town, { type: "vote" });
    // Some of them share a time.
    if (n % 3 === 0) await town.pass({ minutes: 1 });
    await people.bakker.conversations.createComment({ params, body: { text: String(n) } });
    await people.bakker.conversations.vote({ params, body: { kind: "up" } });
    written.push(String(n), "up");
  }
  const read: string[] = [];
  for (let cursor: string | null = null, pages = 0; pages === 0 || cursor; pages += 1) {
    const { items, next } = await list(people.bakker, cursor);
    read.push(...items.map((act) => (act.kind === "vote" ? act.vote : act.text)));
    cursor = next;
    expect(pages).toBeLessThan(5);
  }
  expect(read.sort()).toEqual(written.sort());
});

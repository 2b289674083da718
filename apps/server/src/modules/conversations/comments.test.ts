import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { livePost, type TestPost } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

const comment = (who: Person, { params }: TestPost, text: string, more: object = {}) =>
  who.conversations.createComment({ params, body: { text, ...more } });
const read = (who: Person, { params }: TestPost, query: object = {}) =>
  who.conversations.listComments({ params, query });
const textsFor = async (who: Person, post: TestPost, query: object = {}) =>
  (await read(who, post, query)).items.map(({ text }) => text);

describe("who speaks", () => {
  test("residents are named by their public name only", async () => {
    const post = await livePost(town);
    const { author } = await comment(people.dirk, post, "Mooi zo");
    expect(author).toEqual({ kind: "resident", name: "Dirk", organisation: null, logo: null, isMe: true });
    const [seen] = (await read(people.ada, post)).items;
    expect(seen?.author).toEqual({ ...author, isMe: false });
  });

  test("staff speak in the name of their organisation, with their public name", async () => {
    const post = await livePost(town);
    await comment(people.els, post, "We komen langs");
    const [seen] = (await read(people.dirk, post)).items;
    expect(seen?.author).toEqual({
      kind: "staff",
      name: "Els",
      organisation: "Gemeente Testdorp",
      logo: null,
      isMe: false,
    });
  });

  test("staff with the level viewer can read, and are told why they cannot write", async () => {
    const post = await livePost(town);
    expect((await read(people.viktor, post)).can.comment).toBe("level_too_low");
    await expect(comment(people.viktor, post, "Dag")).refuses("level_too_low");
  });

  test("a message from elsewhere is not found", async () => {
    const post = await livePost(town, { neighbourhoodIds: [town.zuid.id] });
    await expect(read(people.dirk, post)).refuses("not_found");
    await expect(comment(people.dirk, post, "Dag")).refuses("not_found");
    await expect(read(people.otto, post)).refuses("not_found");
    await expect(comment(people.otto, post, "Dag")).refuses("not_found");
    await expect(comment(people.dirk, { ...post, params: { ...post.params, subjectId: newId() } }, "Dag")).refuses(
      "not_found",
    );
  });

  test("comments can be off: earlier ones stay", async () => {
    const post = await livePost(town);
    await comment(people.dirk, post, "Nog net");
    await town.db.updateTable("post").set({ isCommentsDisabled: true }).where("id", "=", post.id).execute();
    await expect(comment(people.dirk, post, "Te laat")).refuses("comments_off");
    const page = await read(people.dirk, post);
    expect(page.can.comment).toBe("comments_off");
    expect(page.items.map(({ text, can }) => [text, can.answer])).toEqual([["Nog net", "comments_off"]]);
  });
});

describe("what is said", () => {
  test.each([
    ["nothing", "  ", { text: "textRequired" }],
    ["2,001 characters", "x".repeat(2001), { text: "tooLong" }],
    ["signs that show nothing", "\u0000\u200b\u202e", { text: "textRequired" }],
  ])("refuses %s", async (_, text, fields) => {
    const post = await livePost(town);
    await expect(comment(people.dirk, post, text)).refuses("invalid_input", fields);
  });

  test("keeps line breaks, and 2,000 characters of any script", async () => {
    const post = await livePost(town);
    const text = `${"😀".repeat(990)}\nçığ`;
    expect((await comment(people.fatma, post, text)).text).toBe(text);
  });

  test("can be edited by its author, and shows that it was", async () => {
    const post = await livePost(town);
    const { id } = await comment(people.dirk, post, "Mooi");
    const params = { commentId: id };
    const changed = await people.dirk.conversations.updateComment({ params, body: { text: "Heel mooi" } });
    expect(changed).toMatchObject({ text: "Heel mooi", isEdited: true });
    for (const other of [people.ada, people.daan]) {
      await expect(other.conversations.updateComment({ params, body: { text: "Lelijk" } })).refuses("not_allowed");
    }
    await expect(people.fatma.conversations.updateComment({ params, body: { text: "Lelijk" } })).refuses("not_found");
    expect(await textsFor(people.dirk, post)).toEqual(["Heel mooi"]);
  });

  test("is not marked as edited when saved unchanged", async () => {
    const post = await livePost(town);
    const { id } = await comment(people.dirk, post, "Mooi");
    const same = await people.dirk.conversations.updateComment({ params: { commentId: id }, body: { text: " Mooi " } });
    expect(same.isEdited).toBe(false);
  });

  test("for another organisation does not count as one's own here", async () => {
    const post = await livePost(town);
    const { id } = await comment(people.els, post, "Namens de stad");
    await town.db
      .updateTable("comment")
      .set({ authorOrganisationId: town.organisations.association })
      .where("id", "=", id)
      .execute();
    const [seen] = (await read(people.els, post)).items;
    expect(seen).toMatchObject({ author: { isMe: false, organisation: "Buurtwerk" }, can: { edit: "not_allowed" } });
  });

  test("in a request that is sent twice is added once", async () => {
    const post = await livePost(town);
    const send = () =>
      people.dirk.conversations.createComment(
        { params: post.params, body: { text: "Eén keer" } },
        { idempotencyKey: "een-keer" },
      );
    expect((await send()).id).toBe((await send()).id);
    expect(await textsFor(people.dirk, post)).toEqual(["Eén keer"]);
  });
});

describe("threads", () => {
  test("each neighbourhood has its own, staff see all and choose", async () => {
    const post = await livePost(town);
    await comment(people.dirk, post, "Uit Noord");
    await comment(people.fatma, post, "Uit Zuid");
    await comment(people.els, post, "Aan Zuid", { neighbourhoodId: town.zuid.id });
    await comment(people.els, post, "Aan allen");
    expect(await textsFor(people.dirk, post)).toEqual(["Uit Noord", "Aan allen"]);
    expect(await textsFor(people.fatma, post)).toEqual(["Uit Zuid", "Aan Zuid", "Aan allen"]);
    expect(await textsFor(people.ada, post)).toHaveLength(4);
    expect(await textsFor(people.ada, post, { neighbourhoodIds: [town.noord.id] })).toEqual(["Uit Noord", "Aan allen"]);
    expect((await read(people.fatma, post)).items.map((one) => one.neighbourhoodId)).toEqual([
      town.zuid.id,
      town.zuid.id,
      null,
    ]);
  });

  test("a resident's choice of thread is ignored", async () => {
    const post = await livePost(town);
    const mine = await comment(people.dirk, post, "Dag", { neighbourhoodId: town.zuid.id });
    expect(mine.neighbourhoodId).toBe(town.noord.id);
    expect(await textsFor(people.dirk, post, { neighbourhoodIds: [town.zuid.id] })).toEqual(["Dag"]);
  });

  test("staff cannot write in a thread that the message does not have", async () => {
    const post = await livePost(town);
    await expect(comment(people.els, post, "Dag", { neighbourhoodId: town.west.id })).refuses("invalid_input", {
      neighbourhoodId: "neighbourhoodUnknown",
    });
  });

  test("combined, all read one thread, with earlier comments", async () => {
    const post = await livePost(town);
    await comment(people.fatma, post, "Eerst apart");
    await town.db.updateTable("post").set({ hasCombinedComments: true }).where("id", "=", post.id).execute();
    await comment(people.dirk, post, "Nu samen");
    expect(await textsFor(people.gust, post)).toEqual(["Eerst apart", "Nu samen"]);
  });
});

describe("answers", () => {
  test("follow the comment they answer, on two levels", async () => {
    const post = await livePost(town);
    const first = await comment(people.dirk, post, "Vraag");
    await comment(people.daan, post, "Iets anders");
    const answer = await comment(people.els, post, "Antwoord", { parentId: first.id });
    expect(answer).toMatchObject({ parentId: first.id, neighbourhoodId: town.noord.id });
    expect(answer.can.answer).toBe("not_allowed");
    expect(await textsFor(people.dirk, post)).toEqual(["Vraag", "Antwoord", "Iets anders"]);
  });

  test("are only possible to a visible comment of this message and thread", async () => {
    const [post, other] = [await livePost(town), await livePost(town)];
    const question = await comment(people.dirk, post, "Vraag");
    const answer = await comment(people.els, post, "Antwoord", { parentId: question.id });
    const elsewhere = await comment(people.dirk, other, "Elders");
    const hidden = await comment(people.dirk, post, "Weg");
    await people.dirk.conversations.deleteComment({ params: { commentId: hidden.id } });
    for (const parentId of [answer.id, elsewhere.id, hidden.id, newId()]) {
      await expect(comment(people.dirk, post, "Hoezo?", { parentId })).refuses("invalid_input", {
        parentId: "parentUnknown",
      });
    }
    await expect(comment(people.fatma, post, "Hoezo?", { parentId: question.id })).refuses("invalid_input");
  });

  test("more than a few come by page", async () => {
    const post = await livePost(town);
    const { id } = await comment(people.dirk, post, "Vraag");
    for (let index = 1; index <= 32; index++) await comment(people.els, post, String(index), { parentId: id });
    const page = await read(people.dirk, post);
    const more = page.items[0]?.moreAnswers;
    expect(page.items.map(({ text }) => text)).toEqual(["Vraag", ..."1 2 3 4 5 6 7 8 9 10".split(" ")]);
    const params = { commentId: id };
    const second = await people.dirk.conversations.listAnswers({ params, query: { cursor: more ?? "" } });
    const third = await people.dirk.conversations.listAnswers({ params, query: { cursor: second.next ?? "" } });
    expect([...second.items, ...third.items].map(({ text }) => Number(text))).toEqual(
      Array.from({ length: 22 }, (_, index) => index + 11),
    );
    expect(third.next).toBeNull();
    await expect(people.fatma.conversations.listAnswers({ params })).refuses("not_found");
  });
});

import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import {
  commentCountOf,
  myReactionTo,
  myVoteOn,
  openReportsOn,
  reactionsOf,
  viewPoll,
  voteTalliesOf,
} from "./index.ts";
import { livePost, type TestPost, votes } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

const comment = (who: Person, { params }: TestPost, text: string, more: object = {}) =>
  who.conversations.createComment({ params, body: { text, ...more } });

async function picture(who: Person) {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  return who.files.uploadImage({ file: new Blob([new Uint8Array(bytes)]), fileName: "stip.png" });
}

describe("pages of comments", () => {
  test("hold twenty with their answers, and are not shifted by new ones", async () => {
    const post = await livePost(town);
    const first = await comment(people.dirk, post, "1");
    for (let index = 2; index <= 45; index++) {
      if (index % 7 === 0) await town.pass({ seconds: 1 });
      await comment(people.dirk, post, String(index));
    }
    await comment(people.els, post, "Antwoord", { parentId: first.id });
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = cursor === undefined ? {} : { cursor };
      const page = await people.dirk.conversations.listComments({ params: post.params, query });
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.next;
      if (seen.length === 21) await comment(people.daan, post, "46");
    }
    expect(seen).toEqual(["1", "Antwoord", ...Array.from({ length: 45 }, (_, index) => String(index + 2))]);
  });

  test.each(["x", "W10", ""])("a cursor %o that was never issued is refused", async (cursor) => {
    const { params } = await livePost(town);
    await expect(people.dirk.conversations.listComments({ params, query: { cursor } })).refuses("invalid_input", {
      cursor: "invalid",
    });
  });

  test("cost three queries at most, however many comments there are", async () => {
    const post = await livePost(town);
    for (let index = 0; index < 12; index++) {
      const { id } = await comment(people.dirk, post, "Vraag");
      await comment(people.daan, post, "Antwoord", { parentId: id });
      await people.els.conversations.reactToComment({ params: { commentId: id }, body: { kind: "thanks" } });
    }
    const listed = await queriesOf(() => people.dirk.conversations.listComments({ params: post.params }));
    const identified = await queriesOf(() =>
      people.dirk.conversations
        .listComments({ params: post.params, query: { cursor: "x".repeat(301) } })
        .catch(() => null),
    );
    expect(listed - identified).toBeLessThanOrEqual(3);
  });
});

/** How often a connection was taken from the pool: once per query outside transactions. */
async function queriesOf(act: () => Promise<unknown>): Promise<number> {
  const connect = vi.spyOn(town.databases.pool, "connect");
  await act();
  const { length } = connect.mock.calls;
  connect.mockRestore();
  return length;
}

describe("pictures", () => {
  test("come with a comment, and go with it", async () => {
    const post = await livePost(town);
    const image = await picture(people.dirk);
    const { id } = await comment(people.dirk, post, "Kijk", { imageId: image.id });
    const { items } = await people.daan.conversations.listComments({ params: post.params });
    expect(items[0]?.image).toMatchObject({ id: image.id, name: image.name });
    await people.dirk.conversations.deleteComment({ params: { commentId: id } });
    const row = await town.db.selectFrom("file").select("usedAt").where("id", "=", image.id).executeTakeFirst();
    expect(row?.usedAt).toBeNull();
  });

  test("are one's own", async () => {
    const post = await livePost(town);
    for (const imageId of [newId(), (await picture(people.els)).id]) {
      await expect(comment(people.dirk, post, "Kijk", { imageId })).refuses("invalid_input", {
        imageId: "fileUnknown",
      });
    }
  });
});

test("open screens of the neighbourhoods and of the organisation hear of it", async () => {
  const post = await livePost(town, { neighbourhoodIds: [town.noord.id] });
  const heard: string[] = [];
  const listen = (name: string, more: object) =>
    town.app.live.subscribe(
      { networkId: town.networks.testdorp.id, accountId: newId(), sessionId: newId(), ...more },
      { changed: (topic) => heard.push(`${name}: ${topic}`), end: () => {} },
    );
  listen("noord", { neighbourhoodId: town.noord.id });
  listen("zuid", { neighbourhoodId: town.zuid.id });
  listen("city", { organisationId: town.organisations.city });
  await comment(people.dirk, post, "Dag");
  await vi.waitFor(() => expect([...heard].sort()).toEqual(["city: conversations", "noord: conversations"]));
});

describe("sub-selects for other capabilities", () => {
  /** What publishing and the feed query for one reader. */
  function ask(
    post: TestPost,
    viewer: { accountId: string | null; residentId: string | null; neighbourhoodId: string | null },
  ) {
    return town.db
      .selectFrom("post")
      .where("post.id", "=", post.id)
      .select((eb) => [
        reactionsOf(town.db, eb.ref("post.id")).as("reactions"),
        myReactionTo(town.db, eb.ref("post.id"), viewer.accountId).as("myReaction"),
        commentCountOf(town.db, eb.ref("post.id"), eb.ref("post.hasCombinedComments"), viewer.neighbourhoodId).as(
          "comments",
        ),
        voteTalliesOf(town.db, eb.ref("post.id")).as("tallies"),
        myVoteOn(town.db, eb.ref("post.id"), viewer.residentId).as("myVote"),
        openReportsOn(town.db, eb.ref("post.id")).as("reports"),
      ])
      .executeTakeFirstOrThrow();
  }
  const viewerOf = (person: Person, neighbourhoodId: string) => ({
    accountId: person.accountId,
    residentId: person.session.residentId,
    neighbourhoodId,
  });
  const guest = { accountId: null, residentId: null, neighbourhoodId: null };

  test("return people's reactions, comments and votes, and the reader's own", async () => {
    const post = await livePost(town, { type: "vote" });
    const { params } = post;
    await people.dirk.conversations.react({ params, body: { kind: "sad" } });
    await people.fatma.conversations.react({ params, body: { kind: "like" } });
    await people.fatma.conversations.react({ params, body: { kind: null } });
    await people.dirk.conversations.vote({ params, body: votes.up });
    await people.fatma.conversations.reportSubject({ params, body: { reason: "spam" } });
    await comment(people.dirk, post, "Uit Noord");
    await comment(people.fatma, post, "Uit Zuid");
    await comment(people.els, post, "Aan allen");
    expect(await ask(post, viewerOf(people.dirk, town.noord.id))).toEqual({
      reactions: { sad: 1 },
      myReaction: "sad",
      comments: 2,
      tallies: { up: 1 },
      myVote: { kind: "up" },
      reports: 1,
    });
    expect(await ask(post, guest)).toMatchObject({ myReaction: null, comments: 3, myVote: null });
  });

  test("return zeros when nothing has happened yet", async () => {
    const post = await livePost(town);
    expect(await ask(post, viewerOf(people.dirk, town.noord.id))).toEqual({
      reactions: {},
      myReaction: null,
      comments: 0,
      tallies: {},
      myVote: null,
      reports: 0,
    });
  });

  test("count one thread if comments are combined", async () => {
    const post = await livePost(town, { isCombined: true });
    await comment(people.dirk, post, "Uit Noord");
    await comment(people.fatma, post, "Uit Zuid");
    expect((await ask(post, viewerOf(people.gust, town.zuid.id))).comments).toBe(2);
  });

  test("return a rating and an option as they were given", async () => {
    const rating = await livePost(town, { type: "perception" });
    await people.dirk.conversations.vote({ params: rating.params, body: { kind: "perception", score: 4 } });
    expect((await ask(rating, viewerOf(people.dirk, town.noord.id))).myVote).toEqual({ kind: "perception", score: 4 });
    const choice = await livePost(town, { type: "option", options: ["Bank", "Boom"] });
    const vote = { kind: "option", optionId: choice.options[1]?.id ?? "" } as const;
    await people.dirk.conversations.vote({ params: choice.params, body: vote });
    expect((await ask(choice, viewerOf(people.dirk, town.noord.id))).myVote).toEqual(vote);
  });
});

test("before their vote residents see the question, not the result", () => {
  const poll = { kind: "option" as const, options: [{ id: "a", text: "Bank" }], closesAt: null, isOff: false };
  const now = town.clock.now();
  const view = viewPoll(poll, { tallies: { a: 3 }, myVote: null }, { actor: { kind: "guest" }, now });
  expect(view).toMatchObject({
    total: null,
    options: [{ text: "Bank", votes: null }],
    can: { vote: "sign_in_required" },
  });
  const after = viewPoll(
    { ...poll, closesAt: now },
    { tallies: { a: 3 }, myVote: null },
    { actor: { kind: "guest" }, now },
  );
  expect(after).toMatchObject({ total: 3, options: [{ text: "Bank", votes: 3 }], isClosed: true });
});

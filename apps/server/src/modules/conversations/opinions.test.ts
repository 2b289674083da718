import { reactionKinds } from "@stoep/contract/conversations";
import { hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { callByName } from "../../testing/client.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { livePost, type TestPost, votes } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

describe("reactions", () => {
  const react = (who: Person, { params }: TestPost, kind: (typeof reactionKinds)[number] | null) =>
    who.conversations.react({ params, body: { kind } });

  test.each(reactionKinds)("%s is one of the seven", async (kind) => {
    const post = await livePost(town);
    expect(await react(people.dirk, post, kind)).toEqual({ reactions: { [kind]: 1 }, myReaction: kind });
  });

  test("there is no eighth", async () => {
    const post = await livePost(town);
    const love = { params: post.params, body: { kind: "love" } };
    await expect(callByName(people.dirk, "conversations", "react", love)).refuses("invalid_input", { kind: "invalid" });
  });

  test("a person has one: it can be changed and withdrawn", async () => {
    const post = await livePost(town);
    await react(people.fatma, post, "like");
    await react(people.dirk, post, "like");
    expect((await react(people.dirk, post, "like")).reactions).toEqual({ like: 2 });
    expect((await react(people.dirk, post, "wow")).reactions).toEqual({ like: 1, wow: 1 });
    expect(await react(people.dirk, post, null)).toEqual({ reactions: { like: 1 }, myReaction: null });
    expect((await react(people.dirk, post, null)).reactions).toEqual({ like: 1 });
  });

  test("staff react too, from editor level", async () => {
    const post = await livePost(town);
    expect((await react(people.els, post, "applause")).myReaction).toBe("applause");
    await expect(react(people.viktor, post, "like")).refuses("level_too_low");
  });

  test("what cannot be seen cannot be reacted to", async () => {
    const post = await livePost(town, { neighbourhoodIds: [town.zuid.id] });
    await expect(react(people.dirk, post, "like")).refuses("not_found");
    await expect(react(people.nele, post, "like")).refuses("not_found");
  });

  test("comments have them as well", async () => {
    const { params } = await livePost(town, { isCombined: true });
    const { id } = await people.dirk.conversations.createComment({ params, body: { text: "Dag" } });
    const body = { kind: "welcome" as const };
    expect(await people.fatma.conversations.reactToComment({ params: { commentId: id }, body })).toEqual({
      reactions: { welcome: 1 },
      myReaction: "welcome",
    });
    const { items } = await people.dirk.conversations.listComments({ params });
    expect(items[0]).toMatchObject({ reactions: { welcome: 1 }, myReaction: null });
    await expect(people.fatma.conversations.reactToComment({ params: { commentId: newId() }, body })).refuses(
      "not_found",
    );
  });
});

describe("votes", () => {
  const vote = (who: Person, { params }: TestPost, body: Parameters<Person["conversations"]["vote"]>[0]["body"]) =>
    who.conversations.vote({ params, body });

  test("one per resident, changed while the poll is open", async () => {
    const post = await livePost(town, { type: "vote" });
    expect(await vote(people.dirk, post, votes.up)).toMatchObject({ up: 1, down: 0, total: 1, myVote: votes.up });
    expect(await vote(people.fatma, post, votes.up)).toMatchObject({ up: 2, total: 2 });
    expect(await vote(people.dirk, post, votes.down)).toMatchObject({ up: 1, down: 1, total: 2, myVote: votes.down });
    expect(await vote(people.dirk, post, votes.down)).toMatchObject({ up: 1, down: 1, total: 2 });
  });

  test("a rating from 1 to 10", async () => {
    const post = await livePost(town, { type: "perception" });
    await vote(people.dirk, post, { kind: "perception", score: 10 });
    const seen = await vote(people.fatma, post, { kind: "perception", score: 5 });
    expect(seen).toMatchObject({ average: 7.5, total: 2, up: null, scores: [0, 0, 0, 0, 1, 0, 0, 0, 0, 1] });
    for (const score of [0, 11]) {
      await expect(vote(people.dirk, post, { kind: "perception", score })).refuses("invalid_input", {
        score: "scoreOutOfRange",
      });
    }
    await expect(vote(people.dirk, post, { kind: "perception", score: 5.5 })).refuses("invalid_input");
  });

  test("one of the options", async () => {
    const post = await livePost(town, { type: "option", options: ["Bank", "Boom"] });
    const [bank, tree] = post.options.map(({ id }) => id);
    await vote(people.fatma, post, { kind: "option", optionId: bank ?? "" });
    const seen = await vote(people.dirk, post, { kind: "option", optionId: tree ?? "" });
    expect(seen.options).toEqual([
      { id: bank, text: "Bank", votes: 1 },
      { id: tree, text: "Boom", votes: 1 },
    ]);
    await expect(vote(people.dirk, post, { kind: "option", optionId: newId() })).refuses("invalid_input", {
      optionId: "optionUnknown",
    });
  });

  test("of the poll's own kind", async () => {
    const post = await livePost(town, { type: "vote" });
    await expect(vote(people.dirk, post, { kind: "perception", score: 5 })).refuses("invalid_input", {
      kind: "invalid",
    });
  });

  test("until it closes", async () => {
    const closes = new Date(town.clock.now().getTime() + hourMs);
    const post = await livePost(town, { type: "vote", pollClosesAt: closes });
    expect((await vote(people.dirk, post, votes.up)).closesAt).toBe(closes.toISOString());
    await town.pass({ hours: 1 });
    await expect(vote(people.dirk, post, votes.down)).refuses("voting_closed");
    await expect(vote(people.fatma, post, votes.down)).refuses("voting_closed");
  });

  test("by proven residents, on subjects that have a poll and reach them", async () => {
    const post = await livePost(town, { type: "vote", neighbourhoodIds: [town.noord.id] });
    await expect(vote(people.daan, post, votes.up)).refuses("residence_not_proven");
    await expect(vote(people.els, post, votes.up)).refuses("wrong_kind_of_session");
    await expect(vote(people.fatma, post, votes.up)).refuses("not_found");
    await expect(vote(people.dirk, await livePost(town), votes.up)).refuses("no_poll");
  });

  test("the database itself keeps to one vote", async () => {
    const post = await livePost(town, { type: "vote" });
    await vote(people.dirk, post, votes.up);
    const row = await town.db.selectFrom("vote").selectAll().where("subjectId", "=", post.id).executeTakeFirstOrThrow();
    await expect(town.db.insertInto("vote").values(row).execute()).rejects.toMatchObject({ code: "23505" });
  });
});

import type { PostDraft } from "@stoep/contract/publishing";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../testing/client.ts";
import { change, createLive, optionsOf, paramsOf } from "../../../testing/messages.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const vote = (voter: Caller, subjectId: string, body: { kind: "up" } | { kind: "option"; optionId: string }) =>
  voter.conversations.vote({ params: { subjectKind: "post", subjectId }, body });
const anOptionPoll = () => ({ type: "option", options: optionsOf("Bomen", "Bankjes", "Niets") }) as const;

test("voters see the results in the language that they read", async () => {
  const { els, fatma } = town.people;
  const poll = anOptionPoll();
  const optionTexts = Object.fromEntries(
    poll.options.map(({ id }, index) => [id, ["Ağaçlar", "Banklar", ""][index] ?? ""]),
  );
  const turkish = { language: "tr", title: "Ne gelsin?", textHtml: "<p>Seçin.</p>", optionTexts } as const;
  const post = await createLive(els, [town.noord, town.zuid], { ...poll, translations: [turkish] });
  const results = await vote(fatma, post.id, { kind: "option", optionId: poll.options[0]?.id ?? "" });
  expect(results.options.map(({ text }) => text)).toEqual(["Ağaçlar", "Banklar", "Niets"]);
});

describe("a poll that has votes", () => {
  test.each<[string, (options: { id: string; text: string }[]) => Partial<PostDraft>, Record<string, string>]>([
    ["another type", () => ({ type: "vote" }), { "post.type": "pollHasVotes" }],
    ["one option less", (options) => ({ options: options.slice(1) }), { "post.options": "pollHasVotes" }],
    [
      "another text on an option",
      ([first, ...rest]) => ({ options: [{ id: first?.id ?? "", text: "Struiken" }, ...rest] }),
      { "post.options": "pollHasVotes" },
    ],
  ])("does not take %s", async (_, changes, fields) => {
    const { els, dirk } = town.people;
    const poll = anOptionPoll();
    const post = await createLive(els, [town.noord], poll);
    await vote(dirk, post.id, { kind: "option", optionId: poll.options[0]?.id ?? "" });
    await expect(change(els, post, changes([...poll.options]))).refuses("invalid_input", fields);
  });

  test("takes one more option and changed text around it, and keeps its votes", async () => {
    const { els, dirk } = town.people;
    const poll = anOptionPoll();
    const post = await createLive(els, [town.noord], poll);
    await vote(dirk, post.id, { kind: "option", optionId: poll.options[1]?.id ?? "" });
    const options = [...poll.options, ...optionsOf("Een fontein")].toReversed();
    await change(els, post, { title: "Wat komt er op het plein?", options });
    const { poll: seen } = await dirk.publishing.readPost(paramsOf(post));
    expect(seen?.options.map(({ text, votes }) => [text, votes])).toEqual([
      ["Een fontein", 0],
      ["Niets", 0],
      ["Bankjes", 1],
      ["Bomen", 0],
    ]);
  });

  test("keeps its options when one is removed while somebody votes for it", async () => {
    const { els, dirk } = town.people;
    for (let round = 0; round < 6; round += 1) {
      const poll = anOptionPoll();
      const post = await createLive(els, [town.noord], poll);
      const chosen = poll.options[0]?.id ?? "";
      const outcome = (call: Promise<unknown>) =>
        call.then(
          () => "done",
          (error) => Object.values(error.fields)[0],
        );
      const [voted, changed] = await Promise.all([
        outcome(vote(dirk, post.id, { kind: "option", optionId: chosen })),
        outcome(change(els, post, { options: poll.options.slice(1) })),
      ]);
      expect([
        ["done", "pollHasVotes"],
        ["optionUnknown", "done"],
      ]).toContainEqual([voted, changed]);
    }
  });
});

test("a poll without votes may change in every way", async () => {
  const { els } = town.people;
  const post = await createLive(els, [town.noord], anOptionPoll());
  const changed = await change(els, post, { options: optionsOf("Ja", "Nee") });
  expect(changed.options.map(({ text }) => text)).toEqual(["Ja", "Nee"]);
  expect(await change(els, changed, { type: "vote" })).toMatchObject({ type: "vote" });
});

test("residents see results after voting, staff at once", async () => {
  const { els, viktor, dirk, fatma } = town.people;
  const post = await createLive(els, [town.noord, town.zuid], { type: "vote" });
  await vote(dirk, post.id, { kind: "up" });
  const pollFor = async (viewer: Caller) => (await viewer.publishing.readPost(paramsOf(post))).poll;
  expect(await pollFor(dirk)).toMatchObject({ kind: "up-down", up: 1, down: 0, total: 1, myVote: { kind: "up" } });
  expect(await pollFor(fatma)).toMatchObject({ up: null, total: null, myVote: null, can: { vote: true } });
  expect(await pollFor(viktor)).toMatchObject({ up: 1, total: 1, can: { vote: "wrong_kind_of_session" } });
});

test("a message that is no poll has none", async () => {
  const { els, dirk } = town.people;
  const post = await createLive(els, [town.noord], { options: optionsOf("Ja", "Nee") });
  expect((await dirk.publishing.readPost(paramsOf(post))).poll).toBeNull();
  await expect(vote(dirk, post.id, { kind: "up" })).refuses("no_poll");
});

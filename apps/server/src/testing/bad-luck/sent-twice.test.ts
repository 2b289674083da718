/** A request that is sent again, because its response was lost or somebody double-clicked, takes effect once. */
import { contract } from "@stoep/contract";
import type { Route } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { json } from "#kernel/database.ts";
import { runVote } from "../../modules/budgets/testing/ballots.ts";
import { firstDistrict, runVoteWithCodes } from "../../modules/budgets/testing/codes.ts";
import { roundParams } from "../../modules/budgets/testing/rounds.ts";
import { aMessage, change, create, paramsOf } from "../messages.ts";
import { newTown, type Town } from "../town.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

const key = () => ({ idempotencyKey: newId() });
const countOf = async (title: string) =>
  (await town.db.selectFrom("post").select("id").where("title", "=", title).execute()).length;
const draft = (title: string) => ({ body: aMessage([town.noord], { title }) });

test("the same create request sent twice makes one message, with the same response", async () => {
  const { els } = town.people;
  const same = key();
  const first = await els.publishing.createPost(draft("Tweemaal"), same);
  expect(await els.publishing.createPost(draft("Tweemaal"), same)).toEqual(first);
  expect(await countOf("Tweemaal")).toBe(1);
  // The original response, even if the message has changed since.
  await change(els, first, { title: "Veranderd" });
  expect(await els.publishing.createPost(draft("Tweemaal"), same)).toEqual(first);
  expect(await countOf("Tweemaal")).toBe(0);
});

test("the same create request sent 20 times at once makes one message, with the same response", async () => {
  const { els } = town.people;
  const same = key();
  const calls = Array.from({ length: 20 }, () => els.publishing.createPost(draft("Twintigmaal"), same));
  const [first, ...rest] = await Promise.all(calls);
  for (const other of rest) expect(other).toEqual(first);
  expect(await countOf("Twintigmaal")).toBe(1);
});

test("the same publish request sent 20 times at once puts the message live once, and mails everybody once", async () => {
  const { els } = town.people;
  const post = await create(els, [town.zuid], { type: "urgent", title: "Geen drinkwater" });
  await els.publishing.previewPost(paramsOf(post));
  const same = key();
  const input = { ...paramsOf(post), body: { version: post.version, at: null } };
  const [first, ...rest] = await Promise.all(Array.from({ length: 20 }, () => els.publishing.publishPost(input, same)));
  for (const other of rest) expect(other).toEqual(first);
  await town.runDue();
  expect(town.mails().map(({ to }) => to)).toHaveLength(3);
});

test("the same comment or report sent twice counts once", async () => {
  const { els, dirk } = town.people;
  const post = await create(els, [town.noord], { title: "Gesprek" });
  await els.publishing.previewPost(paramsOf(post));
  await els.publishing.publishPost({ ...paramsOf(post), body: { version: 1, at: null } });
  const params = { subjectKind: "post" as const, subjectId: post.id };
  const [said, reported] = [key(), key()];
  const comment = () => dirk.conversations.createComment({ params, body: { text: "Mooi" } }, said);
  expect(await comment()).toEqual(await comment());
  const report = () => dirk.conversations.reportSubject({ params, body: { reason: "spam" } }, reported);
  expect(await report()).toEqual(await report());
  expect((await dirk.conversations.listComments({ params })).items).toHaveLength(1);
  expect((await els.conversations.listReports({ params })).items).toHaveLength(1);
});

test("the same key with another body, or for something else, is refused and does nothing", async () => {
  const { els } = town.people;
  const same = key();
  const post = await els.publishing.createPost(draft("Eerste"), same);
  await expect(els.publishing.createPost(draft("Tweede"), same)).refuses("key_reused");
  await expect(els.publishing.deletePost(paramsOf(post), same)).refuses("key_reused");
  expect(await countOf("Tweede")).toBe(0);
  expect(await els.publishing.getPost(paramsOf(post))).toEqual(post);
});

test("of two different requests with one key at the same moment, one acts and the other is refused", async () => {
  const same = key();
  const titles = ["Links", "Rechts"];
  const calls = titles.map((title) =>
    town.people.els.publishing.createPost(draft(title), same).then(
      () => "made",
      (error) => error.code,
    ),
  );
  expect((await Promise.all(calls)).sort()).toEqual(["key_reused", "made"]);
  expect((await countOf("Links")) + (await countOf("Rechts"))).toBe(1);
});

test("the same key of another caller is a different key", async () => {
  const { els, bram, ada } = town.people;
  const same = key();
  const posts = await Promise.all([els, bram, ada].map((one) => one.publishing.createPost(draft("Ieder één"), same)));
  expect(new Set(posts.map(({ id }) => id)).size).toBe(3);
});

test("a refused request does not use up its key", async () => {
  const { els } = town.people;
  const same = key();
  await expect(els.publishing.createPost(draft("a".repeat(251)), same)).refuses("invalid_input");
  const unknown = { body: { ...draft("Waar").body, neighbourhoodIds: [newId()] } };
  await expect(els.publishing.createPost(unknown, same)).refuses("invalid_input");
  await els.publishing.createPost(draft("Waar"), same);
  expect(await countOf("Waar")).toBe(1);
});

test("a key of 255 characters is accepted, one of 256 is not", async () => {
  const { els } = town.people;
  const long = { idempotencyKey: "k".repeat(255) };
  const first = await els.publishing.createPost(draft("Lang"), long);
  expect(await els.publishing.createPost(draft("Lang"), long)).toEqual(first);
  const tooLong = els.publishing.createPost(draft("Langer"), { idempotencyKey: "k".repeat(256) });
  await expect(tooLong).refuses("malformed_request");
});

test("a stored response is readable with its key alone, of which the table holds a hash", async () => {
  const { els } = town.people;
  const same = key();
  const first = await els.publishing.createPost(draft("Kastanjelaan"), same);
  const stored = await town.db.selectFrom("public.idempotency").selectAll().execute();
  expect(stored.length).toBeGreaterThan(0);
  for (const text of ["Kastanjelaan", first.id, same.idempotencyKey])
    expect(JSON.stringify(stored)).not.toContain(text);
  expect(await els.publishing.createPost(draft("Kastanjelaan"), same)).toEqual(first);
});

test("a response that an earlier version stored in clear is still returned", async () => {
  const { els } = town.people;
  const same = key();
  const first = await els.publishing.createPost(draft("Vroeger"), same);
  await town.db
    .updateTable("public.idempotency")
    .set({ answer: json({ ...first, title: "Uit de tabel" }) })
    .execute();
  expect(await els.publishing.createPost(draft("Vroeger"), same)).toMatchObject({ title: "Uit de tabel" });
});

test("a secret command ignores its key: each call acts, and nothing of it is kept beside who made it", async () => {
  const secret = Object.values<Record<string, Route>>(contract).flatMap((table) =>
    Object.entries(table).flatMap(([name, route]) => ("isSecret" in route && route.isSecret ? [name] : [])),
  );
  expect(secret.toSorted()).toEqual([
    "castBallot",
    "castCodeBallot",
    "dropDraft",
    "enterPaperAnswer",
    "issueCode",
    "keepDraft",
    "openDraft",
    "readCodeAnswer",
    "readCodeBallot",
    "sendAnswer",
    "sendCodeAnswer",
    "sendOpenAnswer",
    "takeRecountFile",
    "withdrawBallot",
    "withdrawCodeBallot",
  ]);
  const own = await newTown();
  const { dirk } = own.people;
  const { round, bench, tree } = await runVote(own);
  const before = await own.db.selectFrom("public.idempotency").selectAll().execute();
  for (const idempotencyKey of [newId(), "k".repeat(300)]) {
    const same = { idempotencyKey };
    const cast = async (idea: { id: string }) =>
      (await dirk.budgets.castBallot({ ...roundParams(round), body: { ideaIds: [idea.id] } }, same)).ideaIds;
    expect([await cast(bench), await cast(bench), await cast(tree)]).toEqual([[bench.id], [bench.id], [tree.id]]);
    await dirk.budgets.withdrawBallot(roundParams(round), same);
    await expect(dirk.budgets.withdrawBallot(roundParams(round), same)).refuses("nothing_cast");
  }
  expect(await own.db.selectFrom("public.idempotency").selectAll().execute()).toEqual(before);
});

test("codes are issued and used anew with each call, whatever key it brings", async () => {
  const own = await newTown();
  const { guest, people } = own;
  const { round, bench, tree } = await runVoteWithCodes(own);
  const before = await own.db.selectFrom("public.idempotency").selectAll().execute();
  const same = key();
  const issue = () =>
    people.pim.budgets.issueCode({ ...roundParams(round), body: { districtId: firstDistrict(round) } }, same);
  const { code } = await issue();
  expect((await issue()).code).not.toBe(code);
  const params = { networkSlug: "testdorp" };
  const cast = async (idea: { id: string }) =>
    (await guest.budgets.castCodeBallot({ params, body: { code, ideaIds: [idea.id] } }, same)).ideaIds;
  expect([await cast(bench), await cast(tree)]).toEqual([[bench.id], [tree.id]]);
  expect((await guest.budgets.withdrawCodeBallot({ params, body: { code } }, same)).hasVoted).toBe(false);
  await expect(guest.budgets.withdrawCodeBallot({ params, body: { code } }, same)).refuses("nothing_cast");
  expect(await own.db.selectFrom("public.idempotency").selectAll().execute()).toEqual(before);
});

test("a key is kept for at least a day, and forgotten soon after", async () => {
  const { els } = town.people;
  const same = key();
  const first = await els.publishing.createPost(draft("Gisteren"), same);
  for (let hour = 0; hour < 24; hour += 8) await town.pass({ hours: 8 });
  expect(await els.publishing.createPost(draft("Gisteren"), same)).toEqual(first);
  await town.pass({ hours: 2 });
  const kept = await town.db.selectFrom("public.idempotency").select("key").execute();
  expect(kept).toEqual([]);
  await els.publishing.createPost(draft("Gisteren"), same);
  expect(await countOf("Gisteren")).toBe(2);
});

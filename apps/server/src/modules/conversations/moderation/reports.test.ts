/** An organisation's reports: one list to work through, and the decisions. D §8 */
import { beforeAll, describe, expect, test } from "vitest";
import { callByName } from "../../../testing/client.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { livePost } from "../testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

async function reported(by: Person[], author: Person = people.fatma) {
  const post = await livePost(town, { isCombined: true });
  const { id } = await author.conversations.createComment({ params: post.params, body: { text: "Onzin" } });
  for (const who of by) {
    await town.pass({ minutes: 1 });
    await who.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam", remark: "Kijk" } });
  }
  return { post, commentId: id };
}
const listed = async (who: Person, state: "open" | "decided" = "open") =>
  (await who.conversations.listReported({ query: { state } })).items;
const find = async (who: Person, commentId: string, state: "open" | "decided" = "open") =>
  (await listed(who, state)).find((one) => one.commentId === commentId);
const because = { ground: "private" as const, reason: "Noemt een naam" };
async function settle(who: Person, id: string, decision: "kept" | "hidden" | "deleted") {
  const body = decision === "kept" ? { ids: [id], decision } : { ids: [id], decision, ...because };
  return (await who.conversations.decideReports({ body })).outcomes[0]?.verdict;
}

describe("reports to the organisation", () => {
  test("are in one list, by subject, with its author and the reasons", async () => {
    const { post, commentId } = await reported([people.dirk, people.daan]);
    const found = await find(people.els, commentId);
    expect(found).toMatchObject({
      thing: "comment",
      subjectKind: "post",
      subjectId: post.id,
      subjectName: "Werken in de straat",
      excerpt: "Onzin",
      state: "visible",
      author: { kind: "resident" },
      reports: 2,
      reportingHouseholds: 1,
      reasons: { spam: 2 },
      decision: null,
      can: { keep: true, hide: true, delete: "level_too_low", undo: "not_allowed" },
    });
    const { given, text } = await people.els.conversations.getReported({ params: { caseId: found?.id ?? "" } });
    expect([text, ...given.map(({ remark }) => remark)]).toEqual(["Onzin", "Kijk", "Kijk"]);
    const { items, open } = await people.els.conversations.listReported();
    expect(open).toBe(items.length);
  });

  test("about a message are answered by keeping it, or by an admin who deletes it", async () => {
    const { params, id } = await livePost(town);
    await people.dirk.conversations.reportSubject({ params, body: { reason: "private" } });
    const thing = (await listed(people.els)).find(({ subjectId }) => subjectId === id);
    expect(thing).toMatchObject({
      thing: "post",
      commentId: null,
      can: { hide: "not_allowed", delete: "level_too_low" },
    });
    expect(await settle(people.els, thing?.id ?? "", "hidden")).toBe("not_allowed");
    expect(await settle(people.mona, thing?.id ?? "", "deleted")).toBe(true);
    expect((await listed(people.els)).some(({ subjectId }) => subjectId === id)).toBe(false);
    await expect(people.dirk.publishing.readPost({ params: { postId: id } })).refuses("not_found");
  });

  test("disappear when their message is deleted", async () => {
    const { post, commentId } = await reported([people.dirk]);
    await people.ada.publishing.deletePost({ params: { postId: post.id } });
    expect(await find(people.els, commentId)).toBeUndefined();
  });

  test("are read only by editors of the responsible organisation", async () => {
    const { commentId } = await reported([people.dirk]);
    expect(await find(people.mona, commentId)).toBeDefined();
    expect(await find(people.bram, commentId)).toBeUndefined();
    await expect(people.viktor.conversations.listReported()).refuses("level_too_low");
    await expect(people.dirk.conversations.listReported()).refuses("wrong_kind_of_session");
  });
});

describe("a decision", () => {
  test("to hide settles all its reports, and records who decided what, when and why", async () => {
    const { post, commentId } = await reported([people.dirk, people.daan]);
    const thing = await find(people.els, commentId);
    expect(await settle(people.els, thing?.id ?? "", "hidden")).toBe(true);
    expect(await find(people.els, commentId)).toBeUndefined();
    const at = town.clock.now().toISOString();
    expect(await find(people.els, commentId, "decided")).toMatchObject({
      state: "hidden",
      excerpt: "Onzin",
      reports: 2,
      decision: { kind: "hidden", ...because, by: "Els Peeters", at },
    });
    const { items } = await people.dirk.conversations.listComments({ params: post.params });
    expect(items[0]).toMatchObject({ state: "hidden", text: "" });
    expect(await settle(people.ada, thing?.id ?? "", "kept")).toBe("already_closed");
  });

  test("to hide or delete needs one of the five reasons, and words for its author", async () => {
    const send = (body: object) => callByName(people.els, "conversations", "decideReports", { body });
    const { commentId } = await reported([people.dirk]);
    const ids = [(await find(people.els, commentId))?.id];
    await expect(send({ ids, decision: "hidden", ground: "spam", reason: " " })).refuses("invalid_input", {
      reason: "decisionReasonRequired",
    });
    await expect(send({ ids, decision: "deleted", reason: "Weg" })).refuses("invalid_input", {
      ground: "groundRequired",
    });
    await expect(send({ ids: Array.from({ length: 101 }, () => ids[0]), decision: "kept" })).refuses("invalid_input", {
      ids: "tooMany",
    });
  });

  test("to keep restores what reports had hidden", async () => {
    const { post, commentId } = await reported([people.dirk], people.els);
    await town.db
      .updateTable("comment")
      .set({ hiddenAt: town.clock.now(), hiddenBecause: "reports" })
      .where("id", "=", commentId)
      .execute();
    await settle(people.ada, (await find(people.els, commentId))?.id ?? "", "kept");
    const { items } = await people.dirk.conversations.listComments({ params: post.params });
    expect(items[0]).toMatchObject({ state: "visible", text: "Onzin" });
    expect(await find(people.els, commentId, "decided")).toMatchObject({ decision: { kind: "kept" } });
  });

  test("where the comment is shown is recorded too", async () => {
    const { commentId } = await reported([people.dirk]);
    await people.els.conversations.moderateComment({ params: { commentId }, body: because });
    expect(await find(people.els, commentId, "decided")).toMatchObject({ decision: { kind: "hidden", ...because } });
  });
});

test("a comment of an organisation carries its logo", async () => {
  const { post } = await reported([], people.els);
  const { items } = await people.dirk.conversations.listComments({ params: post.params });
  expect(items[0]?.author).toMatchObject({ organisation: "Gemeente Testdorp", logo: null });
});

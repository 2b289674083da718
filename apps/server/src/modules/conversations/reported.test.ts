/** An organisation's reports: one list to work through, and the decisions. D §8 */
import { beforeAll, describe, expect, test } from "vitest";
import { newTown, type Person, type Town } from "../../testing/town.ts";
import { livePost } from "./testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await newTown();
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
  (await listed(who, state)).find(({ comment }) => comment?.id === commentId);
const settle = (who: Person, reportId: string, body: { decision: "removed" | "kept"; reason?: string }) =>
  who.conversations.settleReport({ params: { reportId }, body });

describe("reports to the organisation", () => {
  test("are in one list, by subject, with its author and the reasons", async () => {
    const { post, commentId } = await reported([people.dirk, people.daan]);
    expect(await find(people.els, commentId)).toMatchObject({
      subjectKind: "post",
      subjectId: post.id,
      subjectName: "Werken in de straat",
      comment: { text: "Onzin", state: "visible", author: { kind: "resident" } },
      reports: [
        { reason: "spam", remark: "Kijk" },
        { reason: "spam", remark: "Kijk" },
      ],
      decision: null,
    });
    const { items, openReports } = await people.els.conversations.listReported();
    expect(openReports).toBe(items.length);
  });

  test("about a message itself can only be dismissed: a message is removed by deleting it", async () => {
    const { params, id } = await livePost(town);
    await people.dirk.conversations.reportSubject({ params, body: { reason: "private" } });
    const thing = (await listed(people.els)).find(({ subjectId }) => subjectId === id);
    expect(thing).toMatchObject({ comment: null });
    const body = { decision: "removed" as const, reason: "Weg ermee" };
    await expect(settle(people.els, thing?.id ?? "", body)).refuses("not_allowed");
    await settle(people.els, thing?.id ?? "", { decision: "kept" });
    expect((await listed(people.els)).some(({ subjectId }) => subjectId === id)).toBe(false);
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
  test("to remove hides the comment, settles all its reports, and records who decided what, when and why", async () => {
    const { post, commentId } = await reported([people.dirk, people.daan]);
    const thing = await find(people.els, commentId);
    await settle(people.els, thing?.id ?? "", { decision: "removed", reason: "Noemt een naam" });
    expect(await find(people.els, commentId)).toBeUndefined();
    const at = town.clock.now().toISOString();
    expect(await find(people.els, commentId, "decided")).toMatchObject({
      comment: { state: "hidden", text: "Onzin" },
      reports: [{}, {}],
      decision: { kind: "removed", reason: "Noemt een naam", by: "Els Peeters", at },
    });
    const { items } = await people.dirk.conversations.listComments({ params: post.params });
    expect(items[0]).toMatchObject({ state: "hidden", text: "" });
    const second = thing?.reports[1]?.id ?? "";
    await expect(settle(people.ada, second, { decision: "kept" })).refuses("already_closed");
  });

  test("to remove needs a reason", async () => {
    const { commentId } = await reported([people.dirk]);
    const { id = "" } = (await find(people.els, commentId)) ?? {};
    const refusal = { reason: "decisionReasonRequired" };
    await expect(settle(people.els, id, { decision: "removed" })).refuses("invalid_input", refusal);
  });

  test("to keep restores what reports had hidden", async () => {
    const { post, commentId } = await reported([people.dirk], people.els);
    await town.db
      .updateTable("comment")
      .set({ hiddenAt: town.clock.now(), hiddenBecause: "reports" })
      .where("id", "=", commentId)
      .execute();
    await settle(people.ada, (await find(people.els, commentId))?.id ?? "", { decision: "kept" });
    const { items } = await people.dirk.conversations.listComments({ params: post.params });
    expect(items[0]).toMatchObject({ state: "visible", text: "Onzin" });
    expect(await find(people.els, commentId, "decided")).toMatchObject({ decision: { kind: "kept" } });
  });

  test("by hiding, showing or deleting the comment itself is recorded too", async () => {
    const { commentId } = await reported([people.dirk]);
    await people.els.conversations.hideComment({ params: { commentId } });
    expect(await find(people.els, commentId, "decided")).toMatchObject({ decision: { kind: "removed", reason: "" } });
  });
});

test("a comment of an organisation carries its logo", async () => {
  const { post } = await reported([], people.els);
  const { items } = await people.dirk.conversations.listComments({ params: post.params });
  expect(items[0]?.author).toMatchObject({ organisation: "Gemeente Testdorp", logo: null });
});

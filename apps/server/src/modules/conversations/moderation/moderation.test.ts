import { beforeAll, describe, expect, test } from "vitest";
import { callByName } from "../../../testing/client.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { giveOwnHouse } from "../testing/households.ts";
import { livePost, type TestPost } from "../testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
  await giveOwnHouse(town, people.daan);
});

async function said(who: Person, text = "Onzin", post?: TestPost) {
  const about = post ?? (await livePost(town, { isCombined: true }));
  const { id } = await who.conversations.createComment({ params: about.params, body: { text } });
  return { post: about, params: { commentId: id } };
}
const seenBy = async (who: Person, { params }: TestPost) => (await who.conversations.listComments({ params })).items[0];
const report = (who: Person, params: { commentId: string }, reason = "spam" as const) =>
  who.conversations.reportComment({ params, body: { reason } });
const openReports = async (who: Person, { params }: TestPost) =>
  (await who.conversations.listReports({ params })).items;
const countOf = async (post: TestPost) =>
  (await town.db.selectFrom("commentTally").select("total").where("subjectId", "=", post.id).executeTakeFirst())?.total;
const removal = { ground: "spam" as const, reason: "Reclame." };
const hideFor = (who: Person, params: { commentId: string }) =>
  who.conversations.moderateComment({ params, body: removal });
const deleteFor = (who: Person, params: { commentId: string }) =>
  who.conversations.moderateComment({ params, body: { ...removal, decision: "deleted" } });
const reporters = () => [people.dirk, people.fatma, people.gust, people.daan, people.bakker];

describe("hiding", () => {
  test("by staff leaves residents a placeholder, and those staff the text with the reason", async () => {
    const { post, params } = await said(people.dirk);
    const hidden = await hideFor(people.els, params);
    expect(hidden).toMatchObject({ state: "hidden", hiddenBecause: "staff", text: "Onzin" });
    for (const resident of [people.fatma, people.dirk]) {
      expect(await seenBy(resident, post)).toMatchObject({ state: "hidden", text: "", image: null });
    }
    expect(await countOf(post)).toBe(0);
  });

  test("by the author too, and then only the author may show it", async () => {
    const { post, params } = await said(people.dirk);
    expect(await people.dirk.conversations.hideComment({ params })).toMatchObject({
      hiddenBecause: "author",
      text: "",
    });
    expect((await seenBy(people.els, post))?.text).toBe("Onzin");
    await expect(people.els.conversations.showComment({ params })).refuses("not_allowed");
    const own = await said(people.els);
    await people.els.conversations.hideComment({ params: own.params });
    await expect(people.ada.conversations.showComment({ params: own.params })).refuses("not_allowed");
    expect((await people.els.conversations.showComment({ params: own.params })).state).toBe("visible");
  });

  test("is not for neighbours, other organisations, or staff with the level viewer", async () => {
    const { params } = await said(people.dirk);
    await expect(people.fatma.conversations.hideComment({ params })).refuses("not_allowed");
    await expect(hideFor(people.fatma, params)).refuses("wrong_kind_of_session");
    await expect(hideFor(people.bram, params)).refuses("not_found");
    await expect(hideFor(people.viktor, params)).refuses("level_too_low");
    await expect(hideFor(people.otto, params)).refuses("not_found");
  });

  test("once is enough", async () => {
    const { post, params } = await said(people.dirk);
    await hideFor(people.els, params);
    await expect(hideFor(people.els, params)).refuses("not_allowed");
    await expect(people.dirk.conversations.hideComment({ params })).refuses("not_allowed");
    await expect(people.dirk.conversations.updateComment({ params, body: { text: "Sorry" } })).refuses("not_allowed");
    await expect(people.fatma.conversations.reactToComment({ params, body: { kind: "like" } })).refuses("not_found");
    expect(await countOf(post)).toBe(0);
  });

  test("is undone by staff", async () => {
    const { post, params } = await said(people.dirk);
    await hideFor(people.els, params);
    await expect(people.bram.conversations.showComment({ params })).refuses("not_found");
    await expect(people.dirk.conversations.showComment({ params })).refuses("wrong_kind_of_session");
    expect((await people.els.conversations.showComment({ params })).can.show).toBe("not_allowed");
    expect(await seenBy(people.fatma, post)).toMatchObject({ state: "visible", text: "Onzin", hiddenBecause: null });
    await expect(people.els.conversations.showComment({ params })).refuses("not_allowed");
    expect(await countOf(post)).toBe(1);
  });
});

describe("deleting", () => {
  test("one's own leaves a placeholder, and no trace of the text", async () => {
    const { post, params } = await said(people.dirk);
    await people.fatma.conversations.createComment({
      params: post.params,
      body: { text: "Hoezo?", parentId: params.commentId },
    });
    expect(await people.dirk.conversations.deleteComment({ params })).toMatchObject({ state: "deleted", text: "" });
    expect((await seenBy(people.els, post))?.text).toBe("");
    const row = await town.db
      .selectFrom("comment")
      .select("text")
      .where("id", "=", params.commentId)
      .executeTakeFirst();
    expect(row?.text).toBe("");
    expect(await countOf(post)).toBe(1);
    await expect(people.dirk.conversations.deleteComment({ params })).refuses("not_allowed");
    await expect(deleteFor(people.ada, params)).refuses("not_allowed");
    await expect(people.ada.conversations.showComment({ params })).refuses("not_allowed");
  });

  test("someone else's is for an admin of the responsible organisation", async () => {
    const { post, params } = await said(people.dirk);
    await expect(deleteFor(people.els, params)).refuses("level_too_low");
    await expect(people.fatma.conversations.deleteComment({ params })).refuses("not_allowed");
    await expect(deleteFor(people.bram, params)).refuses("not_found");
    expect((await deleteFor(people.mona, params)).state).toBe("hidden");
    const other = await said(people.dirk, "Nog eens", post);
    expect((await deleteFor(people.ada, other.params)).text).toBe("Nog eens");
    expect(await countOf(post)).toBe(0);
  });

  test("a hidden one is not counted twice, and settles its reports", async () => {
    const { post, params } = await said(people.dirk);
    await report(people.fatma, params);
    await people.dirk.conversations.hideComment({ params });
    expect(await openReports(people.els, post)).toHaveLength(1);
    await people.dirk.conversations.deleteComment({ params });
    expect(await countOf(post)).toBe(0);
    expect(await openReports(people.els, post)).toEqual([]);
  });
});

describe("reporting", () => {
  test.each(["annoying", "spam", "offensive", "private", "out-of-hand"] as const)(
    "takes the reason %s",
    async (reason) => {
      const { post, params } = await said(people.els);
      await people.dirk.conversations.reportComment({ params, body: { reason, remark: "Kijk eens" } });
      const [row] = await openReports(people.els, post);
      expect(row).toMatchObject({ reason, remark: "Kijk eens", commentId: params.commentId, commentText: "Onzin" });
    },
  );

  test("needs one of the five reasons, and a remark of at most 1,000 characters", async () => {
    const { params } = await said(people.els);
    const send = (body: object) => callByName(people.dirk, "conversations", "reportComment", { params, body });
    await expect(send({ reason: "boring" })).refuses("invalid_input", { reason: "reasonRequired" });
    await expect(send({})).refuses("invalid_input", { reason: "reasonRequired" });
    await expect(send({ reason: "spam", remark: "x".repeat(1001) })).refuses("invalid_input", { remark: "tooLong" });
  });

  test("is once per resident and comment, and not about one's own", async () => {
    const { post, params } = await said(people.fatma);
    await report(people.dirk, params);
    expect((await seenBy(people.dirk, post))?.can.report).toBe("already_exists");
    await expect(report(people.dirk, params)).refuses("already_exists");
    await expect(report(people.fatma, params)).refuses("not_allowed");
    await expect(report(people.els, params)).refuses("wrong_kind_of_session");
    expect((await seenBy(people.els, post))?.reportCount).toBe(1);
    expect((await seenBy(people.dirk, post))?.reportCount).toBe(0);
  });

  test("of a fifth household hides it until staff decide", async () => {
    const { post, params } = await said(people.els);
    for (const resident of reporters().slice(0, 4)) await report(resident, params);
    expect((await seenBy(people.dirk, post))?.state).toBe("visible");
    await report(people.bakker, params);
    expect(await seenBy(people.dirk, post)).toMatchObject({ state: "reported", text: "" });
    expect(await seenBy(people.ada, post)).toMatchObject({ hiddenBecause: "reports", text: "Onzin", reportCount: 5 });
    expect(await countOf(post)).toBe(0);
    await people.ada.conversations.showComment({ params });
    expect(await seenBy(people.dirk, post)).toMatchObject({ state: "visible", can: { report: "already_exists" } });
    expect(await openReports(people.ada, post)).toEqual([]);
  });

  test("staff may also decide that it stays hidden", async () => {
    const { post, params } = await said(people.els);
    for (const resident of reporters()) await report(resident, params);
    expect((await hideFor(people.mona, params)).hiddenBecause).toBe("staff");
    expect(await openReports(people.ada, post)).toEqual([]);
    expect(await countOf(post)).toBe(0);
  });

  test("what staff settled does not count towards five", async () => {
    const { post, params } = await said(people.els);
    for (const resident of reporters().slice(0, 4)) await report(resident, params);
    const [first] = await openReports(people.els, post);
    await people.ada.conversations.decideReports({ body: { ids: [first?.caseId ?? ""], decision: "kept" } });
    await report(people.bakker, params);
    expect((await seenBy(people.dirk, post))?.state).toBe("visible");
  });

  test("a message is reported too, once per resident", async () => {
    const { params } = await livePost(town);
    await people.dirk.conversations.reportSubject({ params, body: { reason: "private" } });
    await expect(people.dirk.conversations.reportSubject({ params, body: { reason: "spam" } })).refuses(
      "already_exists",
    );
    await people.fatma.conversations.reportSubject({ params, body: { reason: "offensive" } });
    const { items } = await people.els.conversations.listReports({ params });
    expect(items.map((one) => [one.reason, one.commentId, one.commentText])).toEqual([
      ["private", null, null],
      ["offensive", null, null],
    ]);
  });

  test("reports are read and settled by the responsible organisation, once", async () => {
    const { post, params } = await said(people.fatma);
    await report(people.dirk, params);
    const [open] = await openReports(people.els, post);
    const settle = async (who: Person) =>
      (await who.conversations.decideReports({ body: { ids: [open?.caseId ?? ""], decision: "kept" } })).outcomes;
    for (const stranger of [people.bram, people.otto])
      expect(await settle(stranger)).toEqual([{ verdict: "not_found" }]);
    await expect(settle(people.viktor)).refuses("level_too_low");
    expect(await settle(people.els)).toEqual([{ verdict: true }]);
    expect(await settle(people.els)).toEqual([{ verdict: "already_closed" }]);
    expect(await openReports(people.els, post)).toEqual([]);
    expect((await seenBy(people.fatma, post))?.state).toBe("visible");
    await expect(openReports(people.bram, post)).refuses("not_found");
  });
});

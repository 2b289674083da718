/**
 * One list of comments, organisations' messages and residents' messages: filters, deciding several at once, and who may not decide.
 * D §8
 */
import type { Verdict } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { asSubject, createShout } from "../../../testing/shouts.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { livePost } from "../testing/post.ts";

let town: Town;
let people: Town["people"];
beforeAll(async () => {
  town = await nextTown();
  people = town.people;
});

const because = { ground: "spam" as const, reason: "Reclame" };

async function reportedComment(author: Person = people.dirk, by: Person = people.fatma) {
  const post = await livePost(town, { isCombined: true });
  const { id } = await author.conversations.createComment({ params: post.params, body: { text: "Koop nu" } });
  await by.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam" } });
  return { post, commentId: id, caseId: await caseAbout(id) };
}
async function caseAbout(targetId: string): Promise<string> {
  const row = await town.db
    .selectFrom("moderationCase")
    .select("id")
    .where("targetId", "=", targetId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}
const verdictsOf = ({ outcomes }: { outcomes: { verdict: Verdict }[] }) => outcomes.map(({ verdict }) => verdict);
const hideAll = async (who: Person, ids: string[]) =>
  verdictsOf(await who.conversations.decideReports({ body: { ids, decision: "hidden", ...because } }));
const listed = async (query: object, who: Person = people.els) =>
  (await who.conversations.listReported({ query })).items;

describe("the list", () => {
  test("has comments, messages and residents’ messages, by type, reason, neighbourhood and age", async () => {
    const comment = await reportedComment();
    const post = await livePost(town);
    await people.dirk.conversations.reportSubject({ params: post.params, body: { reason: "annoying" } });
    const shout = await createShout(people.dirk, { title: "Fiets te koop" });
    await people.daan.conversations.reportSubject({ params: asSubject(shout), body: { reason: "spam" } });
    const things = async (query: object) => (await listed(query)).map(({ thing }) => thing);
    expect(new Set(await things({}))).toEqual(new Set(["comment", "post", "shout"]));
    expect(await things({ things: ["shout"] })).toEqual(["shout"]);
    expect(await things({ reason: "annoying" })).toEqual(["post"]);
    expect((await listed({ neighbourhoodId: town.noord.id })).map(({ thing }) => thing).sort()).toEqual([
      "comment",
      "shout",
    ]);
    const [found] = await listed({ things: ["shout"] });
    expect(found).toMatchObject({
      subjectName: "Fiets te koop",
      neighbourhood: { name: "Noord" },
      reasons: { spam: 1 },
    });
    const since = town.clock.now().toISOString();
    await town.pass({ days: 2 });
    const late = await reportedComment();
    expect(
      (await listed({ from: new Date(new Date(since).getTime() + 1000).toISOString() })).map(({ id }) => id),
    ).toEqual([late.caseId]);
    expect((await listed({ until: since, ids: [comment.caseId] })).length).toBe(0);
    expect((await listed({ ids: [comment.caseId] })).map(({ id }) => id)).toEqual([comment.caseId]);
    expect((await listed({ direction: "desc" }))[0]?.id).toBe(late.caseId);
  });

  test("is paged by fifteen, without leaving out or repeating any", async () => {
    for (let count = 0; count < 17; count++) await reportedComment();
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await people.els.conversations.listReported({ query: cursor ? { cursor } : {} });
      expect(page.items.length).toBeLessThanOrEqual(15);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await people.els.conversations.listReported({})).open);
  });

  test("as a file has who decided what, when and why, and not a word of residents", async () => {
    const { caseId, commentId } = await reportedComment();
    const shout = await createShout(people.dirk, { title: "Bouwput aan nummer 7" });
    await people.daan.conversations.reportSubject({ params: asSubject(shout), body: { reason: "spam" } });
    await hideAll(people.els, [caseId, await caseAbout(shout.id)]);
    await people.dirk.conversations.appeal({ params: { caseId }, body: { text: "Boos gezegd" } });
    const file = await people.ada.conversations.exportReported({ query: { state: "decided", format: "csv" } });
    const text = Buffer.from(await file.arrayBuffer()).toString();
    for (const said of ["Els Peeters", "Reclame", "Werken in de straat"]) expect(text).toContain(said);
    for (const secret of ["Koop nu", "Bouwput", "Boos gezegd", "Dirk", commentId]) expect(text).not.toContain(secret);
    await expect(people.viktor.conversations.exportReported({})).refuses("level_too_low");
  });
});

test("a reported message shows where its links lead", async () => {
  const post = await livePost(town);
  const textHtml = '<p>Kijk <a href="https://kwaad.example">hier</a></p>';
  await town.db.updateTable("post").set({ textHtml }).where("id", "=", post.id).execute();
  await people.dirk.conversations.reportSubject({ params: post.params, body: { reason: "annoying" } });
  expect(await listed({ ids: [await caseAbout(post.id)] })).toMatchObject([
    { excerpt: "Kijk hier (https://kwaad.example)" },
  ]);
});

describe("decisions together", () => {
  test("have a verdict for each, in the order of the ids, and each author is told once", async () => {
    const one = await reportedComment();
    const other = await reportedComment();
    const post = await livePost(town);
    await people.dirk.conversations.reportSubject({ params: post.params, body: { reason: "annoying" } });
    const ids = [one.caseId, newId(), await caseAbout(post.id), other.caseId];
    expect(await hideAll(people.els, ids)).toEqual([true, "not_found", "not_allowed", true]);
    expect(await hideAll(people.els, ids)).toEqual(["already_closed", "not_found", "not_allowed", "already_closed"]);
    await town.runDue();
    for (const { caseId } of [one, other])
      expect(town.mails(people.dirk.email).filter(({ text }) => text.includes(caseId))).toHaveLength(1);
  });

  test("by two colleagues at once are taken once", async () => {
    const cases = [await reportedComment(), await reportedComment(), await reportedComment()].map(
      ({ caseId }) => caseId,
    );
    const [one, other] = await Promise.all([hideAll(people.els, cases), hideAll(people.ada, cases.toReversed())]);
    const taken = cases.map((_, place) =>
      [one[place], other.toReversed()[place]].filter((verdict) => verdict === true),
    );
    expect(taken.map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test("are taken back: it is shown, and its reports wait again while the log keeps the decision", async () => {
    const { caseId, commentId, post } = await reportedComment();
    await hideAll(people.els, [caseId]);
    expect(verdictsOf(await people.ada.conversations.undoDecisions({ body: { ids: [caseId] } }))).toEqual([true]);
    const { items } = await people.fatma.conversations.listComments({ params: post.params });
    expect(items[0]).toMatchObject({ state: "visible", text: "Koop nu" });
    const decided = (await listed({ state: "decided", ids: [caseId] }))[0]?.decision;
    expect(decided).toMatchObject({ kind: "hidden" });
    expect(decided?.undoneAt).not.toBeNull();
    expect(await listed({ ids: [await caseAbout(commentId)] })).toMatchObject([{ reports: 1, reportingHouseholds: 1 }]);
    expect(verdictsOf(await people.ada.conversations.undoDecisions({ body: { ids: [caseId] } }))).toEqual([
      "already_closed",
    ]);
  });

  test("of other organisations and networks are not found", async () => {
    const { caseId } = await reportedComment();
    for (const stranger of [people.bram, people.otto]) {
      expect(await hideAll(stranger, [caseId])).toEqual(["not_found"]);
      await expect(stranger.conversations.getReported({ params: { caseId } })).refuses("not_found");
      expect(verdictsOf(await stranger.conversations.undoDecisions({ body: { ids: [caseId] } }))).toEqual([
        "not_found",
      ]);
    }
  });
});

describe("deleted elsewhere", () => {
  const waiting = async (subjectId: string) => {
    const cases = town.db.selectFrom("moderationCase").select("id").where("subjectId", "=", subjectId);
    const reports = town.db.selectFrom("contentReport").select("id").where("subjectId", "=", subjectId);
    return [
      (await cases.where("decidedAt", "is", null).execute()).length,
      (await reports.where("settledAt", "is", null).execute()).length,
    ];
  };

  test("a message of the organisation waits no more, nor do comments under it; put back, all of it waits again", async () => {
    const { post, caseId, commentId } = await reportedComment();
    const gone = await reportedUnder(post, "Weg ermee");
    await people.daan.conversations.reportSubject({ params: post.params, body: { reason: "annoying" } });
    expect(await waiting(post.id)).toEqual([3, 3]);
    const params = { postId: post.id };
    await people.mona.publishing.deletePost({ params });
    expect(await waiting(post.id)).toEqual([0, 0]);
    const keep = { body: { ids: [caseId], decision: "kept" as const } };
    expect(verdictsOf(await people.els.conversations.decideReports(keep))).not.toEqual([true]);
    await town.db
      .updateTable("comment")
      .set({ text: "", deletedAt: town.clock.now() })
      .where("id", "=", gone)
      .execute();
    await town.pass({ minutes: 5 });
    await people.mona.publishing.undeletePost({ params });
    expect(await waiting(post.id)).toEqual([2, 2]);
    expect(await listed({ ids: [caseId] })).toMatchObject([{ commentId, reports: 1 }]);
    expect(verdictsOf(await people.els.conversations.decideReports(keep))).toEqual([true]);
  });

  test("a resident’s message waits no more, nor do comments under it, once its author withdraws it", async () => {
    const shout = await createShout(people.dirk);
    await reportedUnder({ params: asSubject(shout) }, "Sukkel");
    await people.daan.conversations.reportSubject({ params: asSubject(shout), body: { reason: "spam" } });
    expect(await waiting(shout.id)).toEqual([2, 2]);
    await people.dirk.shouts.withdrawShout({ params: { shoutId: shout.id } });
    expect(await waiting(shout.id)).toEqual([0, 0]);
  });

  async function reportedUnder({ params }: { params: { subjectKind: string; subjectId: string } }, text: string) {
    const { id } = await people.daan.conversations.createComment({ params, body: { text } });
    await people.dirk.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam" } });
    return id;
  }
});

describe("nobody decides about themself", () => {
  test("not about a comment in the organisation’s name, which its writer may still delete", async () => {
    const { caseId, commentId } = await reportedComment(people.els, people.dirk);
    const keep = { body: { ids: [caseId], decision: "kept" as const } };
    expect(verdictsOf(await people.els.conversations.decideReports(keep))).toEqual(["about_yourself"]);
    await people.els.conversations.hideComment({ params: { commentId } });
    expect((await listed({ ids: [caseId] })).length).toBe(1);
    expect(verdictsOf(await people.ada.conversations.decideReports(keep))).toEqual([true]);
  });

  test("not about what a member of staff wrote as a resident", async () => {
    const { caseId, commentId } = await reportedComment(people.dirk);
    const shout = await createShout(people.dirk);
    await people.daan.conversations.reportSubject({ params: asSubject(shout), body: { reason: "spam" } });
    const shoutCase = await caseAbout(shout.id);
    const self = await asResidentToo(people.els, people.dirk);
    expect(await hideAll(people.els, [caseId, shoutCase])).toEqual(["about_yourself", "about_yourself"]);
    const moderate = () => people.els.conversations.moderateComment({ params: { commentId }, body: because });
    await expect(moderate()).refuses("about_yourself");
    const at = { params: { shoutId: shout.id } };
    await expect(people.els.shouts.hideShout({ ...at, body: because })).refuses("about_yourself");
    expect((await people.els.shouts.getShout(at)).can.hide).toBe("about_yourself");
    expect(await hideAll(people.ada, [caseId, shoutCase])).toEqual([true, true]);
    const undone = await people.els.conversations.undoDecisions({ body: { ids: [caseId] } });
    expect(verdictsOf(undone)).toEqual(["about_yourself"]);
    await expect(people.els.conversations.showComment({ params: { commentId } })).refuses("about_yourself");
    await expect(people.els.shouts.showShout(at)).refuses("about_yourself");
    await self.end();
  });
});

/** Gives one person's membership of the city to the other's account for a while. */
async function asResidentToo(staff: Person, resident: Person) {
  const give = async (from: string, to: string) => {
    const { platform } = town.databases;
    const membership = platform.updateTable("public.membership").set({ accountId: to }).where("accountId", "=", from);
    await membership.where("organisationId", "=", town.organisations.city).execute();
    const session = platform.updateTable("public.session").set({ accountId: to }).where("accountId", "=", from);
    await session.where("residentId", "is", null).execute();
  };
  await give(staff.accountId, resident.accountId);
  return { end: () => give(resident.accountId, staff.accountId) };
}

test("a thousand reports by one person, and five of one household, count once", async () => {
  const { caseId, commentId } = await reportedComment(people.els, people.dirk);
  for (let count = 0; count < 5; count++)
    await people.dirk.conversations
      .reportComment({ params: { commentId }, body: { reason: "spam" } })
      .catch(({ code }) => expect(code).toBe("already_exists"));
  // The rest of the thousand, which the rate limit would refuse as calls.
  const { subjectKind, subjectId, organisationId } = await town.db
    .selectFrom("moderationCase")
    .selectAll()
    .where("id", "=", caseId)
    .executeTakeFirstOrThrow();
  const row = { caseId, subjectKind, subjectId, organisationId, commentId, targetId: commentId };
  const report = { ...row, residentId: people.dirk.session.residentId ?? "", reason: "spam" as const, remark: "" };
  const insert = () => ({ ...report, id: newId(), createdAt: town.clock.now() });
  const thousand = Array.from({ length: 1000 }, insert);
  const added = await town.db
    .insertInto("contentReport")
    .values(thousand)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  expect(added).toEqual([]);
  await people.daan.conversations.reportComment({ params: { commentId }, body: { reason: "spam" } });
  expect(await listed({ ids: [caseId] })).toMatchObject([{ reports: 2, reportingHouseholds: 1, state: "visible" }]);
});

test("a comment under something that staff may not read is decided about all the same", async () => {
  const shout = await createShout(people.dirk, { sharing: "neighbours", title: "Voor de buren" });
  const { id } = await people.daan.conversations.createComment({ params: asSubject(shout), body: { text: "Sukkel" } });
  await people.dirk.conversations.reportComment({ params: { commentId: id }, body: { reason: "offensive" } });
  const caseId = await caseAbout(id);
  expect(await listed({ ids: [caseId] })).toMatchObject([{ subjectName: "", excerpt: "Sukkel" }]);
  expect(await hideAll(people.els, [caseId])).toEqual([true]);
  const { items } = await people.dirk.conversations.listComments({ params: asSubject(shout) });
  expect(items[0]).toMatchObject({ state: "hidden", text: "" });
});

/** What staff deleted is emptied after the time to appeal; reports and words go after a year, and the rest after five. */
import { daysBefore } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown } from "../../../testing/town.ts";
import { livePost } from "../testing/post.ts";

const because = { ground: "private" as const, reason: "Noemt een naam", decision: "deleted" as const };

test("deleted words are emptied after thirty days, unless an appeal waits or was granted", async () => {
  const town = await nextTown();
  const { dirk, mona, ada } = town.people;
  const post = await livePost(town, { isCombined: true });
  const say = async (text: string) => {
    const { id } = await dirk.conversations.createComment({ params: post.params, body: { text } });
    await mona.conversations.moderateComment({ params: { commentId: id }, body: because });
    return id;
  };
  const [gone, waiting, granted] = [await say("Weg"), await say("Wacht"), await say("Mag")];
  const shout = await createShout(dirk);
  await mona.shouts.hideShout({ params: { shoutId: shout.id }, body: because });
  const caseOf = async (commentId: string) => {
    const { items } = await dirk.conversations.listComments({ params: post.params });
    return { caseId: items.find(({ id }) => id === commentId)?.decision?.id ?? "" };
  };
  for (const id of [waiting, granted])
    await dirk.conversations.appeal({ params: await caseOf(id), body: { text: "Nee" } });
  const granting = { outcome: "reversed" as const, reason: "Goed" };
  await ada.conversations.decideAppeal({ params: await caseOf(granted), body: granting });
  const texts = async () =>
    (await town.db.selectFrom("comment").select(["id", "text"]).execute()).map(({ text }) => text).sort();
  await town.pass({ days: 29 });
  await town.runDue();
  expect(await texts()).toEqual(["Mag", "Wacht", "Weg"]);
  const { caseId } = await caseOf(gone);
  await town.pass({ days: 2 });
  await town.runDue();
  expect(await texts()).toEqual(["", "Mag", "Wacht"]);
  await expect(dirk.shouts.readShout({ params: { shoutId: shout.id } })).refuses("not_found");
  const read = await dirk.conversations.readDecision({ params: { caseId } });
  expect(read).toMatchObject({ decision: "deleted", reason: "Noemt een naam", text: "" });
  const undone = await ada.conversations.undoDecisions({ body: { ids: [caseId] } });
  expect(undone.outcomes).toEqual([{ verdict: "not_found" }]);
});

test("reports and words of decisions go a year later, and the decision itself after five", async () => {
  const town = await nextTown();
  const { dirk, fatma, els } = town.people;
  const post = await livePost(town, { isCombined: true });
  const { id } = await dirk.conversations.createComment({ params: post.params, body: { text: "Onzin" } });
  await fatma.conversations.reportComment({ params: { commentId: id }, body: { reason: "spam", remark: "Kijk" } });
  const { items } = await els.conversations.listReported({});
  const ids = [items[0]?.id ?? ""];
  await els.conversations.decideReports({ body: { ids, decision: "hidden", ground: "spam", reason: "Reclame" } });
  const rows = () => town.db.selectFrom("moderationCase").select(["reason", "decision", "reports"]).execute();
  const age = async (days: number) => {
    const decidedAt = daysBefore(town.clock.now(), days);
    await town.db.updateTable("moderationCase").set({ decidedAt }).execute();
    await town.db.updateTable("contentReport").set({ settledAt: decidedAt }).execute();
    await town.pass({ hours: 2 });
    await town.runDue();
  };
  await age(300);
  expect(await rows()).toEqual([{ reason: "Reclame", decision: "hidden", reports: 1 }]);
  await age(366);
  expect(await rows()).toEqual([{ reason: "", decision: "hidden", reports: 1 }]);
  expect(await town.db.selectFrom("contentReport").select("id").execute()).toEqual([]);
  await age(5 * 365 + 1);
  expect(await rows()).toEqual([]);
});

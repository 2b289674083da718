/** One event notifies its author once in the bell and once by mail, for a comment as for a resident's message. */
import { beforeEach, expect, test } from "vitest";
import { crowdOfCallers } from "../../../testing/crowd.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { createShout } from "../../../testing/shouts.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { livePost } from "../testing/post.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const because = { ground: "private" as const, reason: "Noemt een naam", decision: "hidden" as const };
const toldTo = async (who: "dirk" | "ada") => {
  await town.runDue();
  const { items } = await town.people[who].notifications.listNotices();
  const mails = await queuedMails(town, who);
  const isAbout = (kind: string) =>
    /^(conversations|shouts)\.(hidden|deleted|shown|upheld|reversed|appealed)$/.test(kind);
  return {
    // Both may have the same time.
    bell: items
      .map(({ kind }) => kind)
      .filter(isAbout)
      .sort(),
    mails: mails.map(({ template }) => template).filter((name) => !/Digest|signIn|newDevice/.test(name)),
  };
};
const answer = (caseId: string, outcome: "upheld" | "reversed") =>
  town.people.ada.conversations.decideAppeal({ params: { caseId }, body: { outcome, reason: "Na overleg." } });
const appeal = (caseId: string) =>
  town.people.dirk.conversations.appeal({ params: { caseId }, body: { text: "Het is geen naam." } });

async function hiddenComment(): Promise<string> {
  const { dirk, els } = town.people;
  const post = await livePost(town, { isCombined: true });
  const { id } = await dirk.conversations.createComment({ params: post.params, body: { text: "Onzin" } });
  await els.conversations.moderateComment({ params: { commentId: id }, body: because });
  const { items } = await dirk.conversations.listComments({ params: post.params });
  return items[0]?.decision?.id ?? "";
}

test.each(["upheld", "reversed"] as const)("a comment that is hidden, and an appeal that is %s", async (outcome) => {
  const caseId = await hiddenComment();
  expect(await toldTo("dirk")).toEqual({ bell: ["conversations.hidden"], mails: ["contentHidden"] });
  await appeal(caseId);
  expect(await toldTo("ada")).toEqual({ bell: ["conversations.appealed"], mails: ["appealArrived"] });
  await answer(caseId, outcome);
  expect(await toldTo("dirk")).toEqual({
    bell: ["conversations.hidden", `conversations.${outcome}`].sort(),
    mails: ["contentHidden", outcome === "upheld" ? "appealUpheld" : "appealReversed"],
  });
});

test("a resident's message that is hidden, and shown again by an appeal", async () => {
  const { dirk, els } = town.people;
  const { id } = await createShout(dirk);
  await els.shouts.hideShout({ params: { shoutId: id }, body: because });
  expect(await toldTo("dirk")).toEqual({ bell: ["shouts.hidden"], mails: ["shoutHidden"] });
  const { decision } = await dirk.shouts.readShout({ params: { shoutId: id } });
  await appeal(decision?.id ?? "");
  await answer(decision?.id ?? "", "reversed");
  expect(await toldTo("dirk")).toEqual({
    bell: ["conversations.reversed", "shouts.hidden"],
    mails: ["shoutHidden", "appealReversed"],
  });
});

test("a comment that five households reported, and that staff keep", async () => {
  const { dirk, els } = town.people;
  const post = await livePost(town, { isCombined: true });
  const { id } = await dirk.conversations.createComment({ params: post.params, body: { text: "Onzin" } });
  for (const who of await crowdOfCallers(town, town.noord, 5))
    await who.conversations.reportComment({ params: { commentId: id }, body: { reason: "private" } });
  const rows = () =>
    town.db
      .selectFrom("notice")
      .select(["kind", "actorId"])
      .where("accountId", "=", dirk.accountId)
      .where("kind", "in", ["conversations.hiddenByReports", "conversations.shown"])
      .orderBy("id")
      .execute();
  expect(await rows()).toEqual([{ kind: "conversations.hiddenByReports", actorId: null }]);
  const { items } = await els.conversations.listReported({ query: {} });
  await els.conversations.decideReports({ body: { ids: [items[0]?.id ?? ""], decision: "kept" } });
  // Both stand at the same moment of the town's clock, so their order says nothing.
  const told = (await rows()).map(({ kind }) => kind);
  expect(told.toSorted()).toEqual(["conversations.hiddenByReports", "conversations.shown"]);
});

test("an administrator with a daily digest gets appeals together", async () => {
  const { ada } = town.people;
  await ada.notifications.setNoticePreferences({ body: { groups: [{ group: "mine", mail: "daily" }] } });
  await appeal(await hiddenComment());
  expect(await toldTo("ada")).toEqual({ bell: ["conversations.appealed"], mails: [] });
});

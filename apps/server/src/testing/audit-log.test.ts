/** Every action of staff that others can see is in their organisation's log, written in the same transaction. */
import type { AuditEntry } from "@stoep/contract/audit";
import { beforeEach, describe, expect, test } from "vitest";
import { change, create, createLive, paramsOf, publish } from "./messages.ts";
import { statementsOf } from "./statements.ts";
import { nextTown, type Person, type Town } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const log = async (owner: Person = town.people.ada): Promise<AuditEntry[]> => (await owner.audit.listEntries()).items;
const actions = async () => (await log()).map(({ action }) => action);

describe("messages", () => {
  test("publishing is logged with who, what and from where", async () => {
    const { els } = town.people;
    const post = await createLive(els, [town.noord], { title: "Markt verplaatst" });
    expect(await log()).toMatchObject([
      {
        action: "publishing.publish",
        actor: { accountId: els.accountId, name: "Els Peeters" },
        subject: { kind: "post", id: post.id, name: "Markt verplaatst" },
        at: town.clock.now().toISOString(),
        address: "127.0.0.1",
        requestId: expect.stringMatching(/./),
      },
    ]);
  });

  test("planning and taking back are logged with the moment", async () => {
    const { els } = town.people;
    const at = town.in({ days: 1 });
    const post = await publish(els, await create(els, [town.noord]), at);
    await els.publishing.unschedulePost(paramsOf(post));
    expect(await log()).toMatchObject([
      { action: "publishing.schedule", old: { publishAt: at }, new: { publishAt: null } },
      { action: "publishing.schedule", old: { publishAt: null }, new: { publishAt: at } },
    ]);
  });

  test("going live automatically is logged as the system's action, once, on behalf of the person who scheduled it", async () => {
    const { els, mona } = town.people;
    const at = town.in({ days: 1 });
    const first = await publish(els, await create(els, [town.noord]), town.in({ hours: 1 }));
    // A colleague moved it, so it counts as hers.
    const post = await publish(mona, first, at);
    await town.pass({ days: 1 });
    await town.runAgain("publishing.goLive");
    await town.runAgain("publishing.sweepDue");
    const [newest, ...before] = await log();
    expect(newest).toMatchObject({
      action: "publishing.publish",
      at,
      actor: { accountId: null, name: "" },
      subject: { kind: "post", id: post.id },
      new: { publishAt: at, plannedBy: "Mona Peeters" },
    });
    expect(before.map(({ action }) => action)).toEqual(["publishing.schedule", "publishing.schedule"]);
  });

  test("an edit logs only what changed; saving a concept logs nothing", async () => {
    const { els } = town.people;
    const concept = await create(els, [town.noord]);
    await change(els, concept, { title: "Anders" });
    expect(await actions()).toEqual([]);
    const post = await createLive(els, [town.noord], { title: "Eerst" });
    await change(els, post, { title: "Daarna" });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "publishing.edit", subject: { name: "Daarna" } });
    expect([entry?.old, entry?.new]).toEqual([{ title: "Eerst" }, { title: "Daarna" }]);
  });

  test("deleting is logged with what it was", async () => {
    const { els, ada } = town.people;
    const post = await createLive(els, [town.noord], { title: "Weg" });
    await ada.publishing.deletePost(paramsOf(post));
    expect((await log())[0]).toMatchObject({
      action: "publishing.delete",
      actor: { name: "Ada Peeters" },
      subject: { name: "Weg" },
      old: { state: "published" },
    });
  });

  test("a refusal logs nothing", async () => {
    const { els, viktor } = town.people;
    const post = await create(els, [town.noord]);
    const at = { ...paramsOf(post), body: { version: post.version, at: null } };
    await expect(els.publishing.publishPost(at)).refuses("not_previewed");
    await expect(viktor.publishing.deletePost(paramsOf(post))).refuses("level_too_low");
    expect(await actions()).toEqual([]);
  });

  test("publishing writes one entry, to one neighbourhood or to all", async () => {
    const { els } = town.people;
    const entriesOf = async (places: Town["noord"][]) => {
      const post = await create(els, places);
      await els.publishing.previewPost(paramsOf(post));
      const body = { version: post.version, at: null };
      const sent = await statementsOf(town.databases.pool, () =>
        els.publishing.publishPost({ ...paramsOf(post), body }),
      );
      return sent.filter((text) => text.includes("audit_entry")).length;
    };
    expect(await entriesOf([town.noord])).toBe(1);
    expect(await entriesOf([town.noord, town.oost, town.zuid, town.west])).toBe(1);
  });
});

describe("comments and reports", () => {
  test("hiding, showing and settling by staff are logged, without the words of residents", async () => {
    const { els, dirk, fatma } = town.people;
    const post = await createLive(els, [town.noord, town.zuid], { title: "Bomen", hasCombinedComments: true });
    const params = { subjectKind: "post" as const, subjectId: post.id };
    const comment = await dirk.conversations.createComment({ params, body: { text: "Onbehoorlijke taal" } });
    const about = { params: { commentId: comment.id } };
    await fatma.conversations.reportComment({ ...about, body: { reason: "offensive" } });
    const [report] = (await els.conversations.listReports({ params })).items;
    await els.conversations.decideReports({ body: { ids: [report?.caseId ?? ""], decision: "kept" } });
    const removal = { ground: "offensive" as const, reason: "Zo praten we niet." };
    await els.conversations.moderateComment({ ...about, body: removal });
    await els.conversations.showComment(about);
    await town.people.mona.conversations.moderateComment({ ...about, body: { ...removal, decision: "deleted" } });
    const entries = await log();
    const subject = { kind: "comment", id: comment.id, name: "Bomen" };
    const said = { ground: "offensive", decisionReason: "Zo praten we niet." };
    expect(entries.slice(0, 4)).toMatchObject([
      { action: "conversations.deleteComment", actor: { name: "Mona Peeters" }, subject, new: said },
      { action: "conversations.undoDecision", subject },
      { action: "conversations.hideComment", subject, new: { decision: "hidden", ...said } },
      { action: "conversations.settleReport", subject, new: { decision: "kept" } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Onbehoorlijke");
  });

  test("what residents do with their own is not logged", async () => {
    const { els, dirk } = town.people;
    const post = await createLive(els, [town.noord]);
    const params = { subjectKind: "post" as const, subjectId: post.id };
    const comment = await dirk.conversations.createComment({ params, body: { text: "Toch niet" } });
    await dirk.conversations.hideComment({ params: { commentId: comment.id } });
    expect(await actions()).toEqual(["publishing.publish"]);
  });
});

test("proving that someone lives there is logged once", async () => {
  const { mona, daan } = town.people;
  const params = { residentId: daan.session.residentId ?? "" };
  const body = { since: town.clock.now().toISOString() };
  await mona.residents.proveResident({ params, body });
  town.clock.move(60_000);
  await mona.residents.proveResident({ params, body });
  expect(await log()).toMatchObject([
    { action: "residents.prove", actor: { name: "Mona Peeters" }, subject: { kind: "resident", name: "Daan" } },
  ]);
});

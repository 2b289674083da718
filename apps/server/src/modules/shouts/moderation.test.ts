/** Reports, hiding, and what is left of a resident who deletes their account. D §5, D §7, D §8 */
import { beforeEach, describe, expect, test } from "vitest";
import { crowdOfCallers } from "../../testing/crowd.ts";
import { asSubject, createShout, finishShout } from "../../testing/shouts.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { textsIn } from "../../testing/unzip.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const at = (one: { id: string }) => ({ params: { shoutId: one.id } });
const report = (one: { id: string }) => ({ params: asSubject(one), body: { reason: "private" as const } });

describe("a reported shout", () => {
  test("is found by staff, also when it is for neighbours only, until they decide", async () => {
    const { dirk, daan, els } = town.people;
    const own = await createShout(dirk, { sharing: "neighbours", title: "Ruzie over de haag" });
    await daan.conversations.reportSubject(report(own));
    const { items } = await els.conversations.listReported({ query: {} });
    expect(items).toMatchObject([{ thing: "shout", subjectId: own.id, subjectName: "Ruzie over de haag" }]);
    expect((await els.shouts.getShout(at(own))).can).toMatchObject({
      hide: true,
      assign: "not_allowed",
      reply: "not_allowed",
    });
    await expect(els.conversations.createComment({ params: asSubject(own), body: { text: "Dag" } })).refuses(
      "comments_off",
    );
    await els.conversations.decideReports({ body: { ids: [items[0]?.id ?? ""], decision: "kept" } });
    await expect(els.shouts.getShout(at(own))).refuses("not_found");
    const decided = await els.conversations.listReported({ query: { state: "decided" } });
    expect(decided.items).toMatchObject([{ subjectName: "", excerpt: "", state: "visible" }]);
    expect(await daan.shouts.readShout(at(own))).toMatchObject({ isHidden: false });
  });

  test("is hidden by removing it: its author reads why, neighbours find nothing", async () => {
    const { dirk, daan, els } = town.people;
    const one = await createShout(dirk);
    await daan.conversations.reportSubject(report(one));
    const { items } = await els.conversations.listReported({ query: {} });
    const ids = [items[0]?.id ?? ""];
    const because = { ground: "private" as const, reason: "Er staat een naam in." };
    await els.conversations.decideReports({ body: { ids, decision: "hidden", ...because } });
    await expect(daan.shouts.readShout(at(one))).refuses("not_found");
    const { isHidden, timeline, decision } = await dirk.shouts.readShout(at(one));
    expect([isHidden, timeline.at(-1)?.text]).toEqual([true, "Er staat een naam in."]);
    expect(decision).toMatchObject({ decision: "hidden", ...because, appeal: null });
    await town.runDue();
    expect(town.mails(dirk.email).filter(({ text }) => text.includes("Er staat een naam in."))).toHaveLength(1);
    await els.shouts.showShout(at(one));
    await expect(els.shouts.showShout(at(one))).refuses("already_closed");
    expect(await daan.shouts.readShout(at(one))).toMatchObject({ isHidden: false });
  });

  test("is hidden by the fifth household, also when five report at once, until staff decide", async () => {
    const { dirk, daan, els } = town.people;
    const one = await createShout(dirk);
    const reporters = await crowdOfCallers(town, town.noord, 5);
    for (const who of reporters.slice(0, 4)) await who.conversations.reportSubject(report(one));
    expect(await daan.shouts.readShout(at(one))).toMatchObject({ isHidden: false });
    await reporters[4]?.conversations.reportSubject(report(one));
    await expect(daan.shouts.readShout(at(one))).refuses("not_found");
    expect(await dirk.shouts.readShout(at(one))).toMatchObject({ isHidden: true });
    await els.shouts.showShout(at(one));
    expect(await daan.shouts.readShout(at(one))).toMatchObject({ isHidden: false });

    const other = await createShout(dirk);
    await Promise.all(reporters.map((who) => who.conversations.reportSubject(report(other))));
    await expect(daan.shouts.readShout(at(other))).refuses("not_found");
    const { timeline } = await dirk.shouts.readShout(at(other));
    expect(timeline.filter(({ kind }) => kind === "hidden")).toHaveLength(1);
  });

  test("is not hidden by reports of one household, however many, nor by unproven residents", async () => {
    const { dirk, daan } = town.people;
    const one = await createShout(dirk);
    await daan.conversations.reportSubject(report(one));
    await expect(daan.conversations.reportSubject(report(one))).refuses("already_exists");
    expect(await daan.shouts.readShout(at(one))).toMatchObject({ isHidden: false });
  });
});

test("hiding needs a reason, and is done once", async () => {
  const { dirk, els, viktor } = town.people;
  const one = await createShout(dirk);
  await expect(els.shouts.hideShout({ ...at(one), body: { ground: "spam", reason: "" } })).refuses("invalid_input", {
    reason: "decisionReasonRequired",
  });
  await expect(viktor.shouts.hideShout({ ...at(one), body: { ground: "spam", reason: "Reclame" } })).refuses(
    "level_too_low",
  );
  await els.shouts.hideShout({ ...at(one), body: { ground: "spam", reason: "Reclame" } });
  await expect(els.shouts.hideShout({ ...at(one), body: { ground: "spam", reason: "Reclame" } })).refuses(
    "already_closed",
  );
});

describe("an account that is deleted", () => {
  const leave = (deletesTexts: boolean) =>
    town.people.dirk.residents.deleteMyAccount({
      body: { networkIds: [town.networks.testdorp.id], deletesTexts },
    });

  test("while staff answer leaves counts, and no words if these go too", async () => {
    const { dirk, daan, els } = town.people;
    const one = await createShout(dirk, { title: "Vertrekwoord" });
    await daan.shouts.followShout(at(one));
    const [left, answered] = await Promise.all([leave(true), finishShout(els, one.id, "Hersteld.")]);
    expect(left).toMatchObject({ isGone: true });
    expect([true, "not_found"]).toContain(answered);
    await expect(els.shouts.getShout(at(one))).refuses("shout_withdrawn");
    expect((await els.shouts.countNeighbourhoodShouts()).items).toMatchObject([
      { kinds: [{ kind: "alert", written: 1 }] },
    ]);
    const row = await town.db.selectFrom("shout").selectAll().where("id", "=", one.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: "", text: "", followers: 1 });
  });

  test("otherwise leaves them without a name, and nobody is mailed", async () => {
    const { els } = town.people;
    const one = await createShout(town.people.dirk);
    await leave(false);
    const before = town.mails().length;
    await town.runDue();
    const sent = town.mails().length;
    expect(await finishShout(els, one.id)).toBe(true);
    expect(await els.shouts.getShout(at(one))).toMatchObject({ author: "", status: "done" });
    await town.runDue();
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(town.mails().length).toBe(sent);
  });
});

test("one's own data hold what one wrote and follows", async () => {
  const { dirk, daan } = town.people;
  const one = await createShout(dirk, { title: "Eigen woorden" });
  await daan.shouts.followShout(at(one));
  for (const who of [dirk, daan]) {
    const parts = await textsIn(Buffer.from(await (await who.residents.downloadMyData()).arrayBuffer()));
    expect(parts["data.json"]).toContain("Eigen woorden");
    expect(parts["index.html"]).toContain("Eigen woorden");
  }
});

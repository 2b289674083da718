/** A resident whose residence is not proven takes no part in anything that counts. D §5, D §8 */
import { beforeEach, expect, test } from "vitest";
import { crowdOfCallers } from "../../testing/crowd.ts";
import { createLive } from "../../testing/messages.ts";
import { asSubject, createShout } from "../../testing/shouts.ts";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const unproven = () => town.db.updateTable("resident").set({ provenAt: null }).execute();

test("an unproven resident's votes count nowhere: not for readers, staff, files or themselves", async () => {
  const { dirk, daan, els } = town.people;
  const { id } = await createLive(els, [town.noord], { title: "Bank of boom?", type: "vote" });
  const params = { subjectKind: "post" as const, subjectId: id };
  const tries = await Promise.allSettled(
    (["up", "down"] as const).flatMap((kind) =>
      Array.from({ length: 10 }, () => daan.conversations.vote({ params, body: { kind } })),
    ),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toEqual([]);
  const counted = await dirk.conversations.vote({ params, body: { kind: "up" } });
  expect(counted).toMatchObject({ up: 1, down: 0, total: 1 });
  const figures = await els.publishing.getStatistics({ params: { postId: id } });
  expect(figures).toMatchObject({ total: { votes: 1 }, poll: { up: 1, down: 0, total: 1 } });
  expect((await daan.conversations.listOwnActs()).items).toEqual([]);
  const rows = await town.db.selectFrom("vote").select("residentId").where("subjectId", "=", id).execute();
  expect(rows).toEqual([{ residentId: dirk.session.residentId }]);
});

test("five unproven households hide nothing", async () => {
  const { dirk, fatma, els } = town.people;
  const crowd = await crowdOfCallers(town, town.noord, 5);
  const one = await createShout(dirk);
  await unproven();
  for (const who of crowd)
    await who.conversations.reportSubject({ params: asSubject(one), body: { reason: "offensive" } });
  expect(await dirk.shouts.readShout({ params: { shoutId: one.id } })).toMatchObject({ isHidden: false });
  expect((await els.shouts.getShout({ params: { shoutId: one.id } })).openReports).toBe(5);
  await expect(fatma.shouts.readShout({ params: { shoutId: one.id } })).refuses("not_found");
});

test("five proven people of one household count as one, however often they report", async () => {
  const { dirk, daan } = town.people;
  const crowd = await crowdOfCallers(town, town.noord, 5);
  const one = await createShout(dirk);
  const [home] = await town.db.selectFrom("household").select("id").orderBy("id", "desc").limit(1).execute();
  const own = [dirk, daan].map(({ session }) => session.residentId ?? "");
  await town.db
    .updateTable("resident")
    .set({ householdId: home?.id ?? "" })
    .where("id", "not in", own)
    .execute();
  const all = await Promise.allSettled(
    [...crowd, ...crowd].map((who) =>
      who.conversations.reportSubject({ params: asSubject(one), body: { reason: "offensive" } }),
    ),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await daan.shouts.readShout({ params: { shoutId: one.id } })).toMatchObject({ isHidden: false });
});

/** One person cannot harm a message by reporting it. D §8 */
import { expect, test } from "vitest";
import { asSubject, createShout } from "../../testing/shouts.ts";
import { nextTown } from "../../testing/town.ts";

test("a thousand reports by one person at once count as one, and hide nothing", async () => {
  const town = await nextTown();
  const { dirk, daan, els } = town.people;
  const one = await createShout(dirk);
  const report = () => daan.conversations.reportSubject({ params: asSubject(one), body: { reason: "private" } });
  const all: PromiseSettledResult<unknown>[] = [];
  for (let batch = 0; batch < 10; batch++)
    all.push(...(await Promise.allSettled(Array.from({ length: 100 }, () => report()))));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(all).toHaveLength(1000);
  expect(await daan.shouts.readShout({ params: { shoutId: one.id } })).toMatchObject({ isHidden: false });
  expect((await els.shouts.getShout({ params: { shoutId: one.id } })).openReports).toBe(1);
  const rows = await town.db.selectFrom("contentReport").select("id").where("targetId", "=", one.id).execute();
  expect(rows).toHaveLength(1);
});

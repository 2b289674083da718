/** Registrations by week and month, for the start page of the dashboard. */
import { daysBefore } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { nextTown } from "../../testing/town.ts";
import { lastSpans } from "./rules.ts";

test("weeks begin on Monday and months on the first, by the network's clocks", () => {
  // In Brussels it is Monday already.
  const sundayNight = new Date("2026-05-10T22:30:00Z");
  const weeks = lastSpans(sundayNight, "Europe/Brussels", "week");
  expect([weeks.days.at(-1), weeks.days.at(-2), weeks.days.length]).toEqual(["2026-05-11", "2026-05-04", 12]);
  const months = lastSpans(new Date("2026-03-31T10:00:00Z"), "Europe/Brussels", "month");
  expect([months.days[0], months.days.at(-1)]).toEqual(["2025-04-01", "2026-03-01"]);
  expect(months.since).toEqual(new Date("2025-03-31T22:00:00Z"));
});

test("registrations are counted in the week and the month in which they were, never fewer than ten, without who left", async () => {
  const town = await nextTown();
  const { viktor, dirk, otto } = town.people;
  const of = async (by: "week" | "month", who = viktor) =>
    (await who.residents.listRegistrations({ query: { by } })).spans.map(({ residents, households }) => [
      residents,
      households,
    ]);
  const none = Array.from({ length: 12 }, () => [null, null]);
  await town.db
    .updateTable("resident")
    .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
    .execute();
  await town.db
    .updateTable("household")
    .set({ createdAt: new Date("2020-01-01T00:00:00Z") })
    .execute();
  expect(await of("week")).toEqual(none);

  const { accountId: _, ...template } = await town.db
    .selectFrom("resident")
    .selectAll()
    .where("id", "=", dirk.session.residentId ?? "")
    .executeTakeFirstOrThrow();
  const createdAt = daysBefore(town.clock.now(), 8);
  const accounts = Array.from({ length: 10 }, (_, nth) => ({
    id: newId(),
    email: `nieuw${nth}@example.org`,
    firstName: "Nieuw",
    lastName: `${nth}`,
    publicName: `Nieuw ${nth}`,
    language: "nl" as const,
    createdAt,
  }));
  await town.db.insertInto("public.account").values(accounts).execute();
  const newcomers = accounts.map(({ id: accountId, publicName }) => ({
    ...template,
    id: newId(),
    accountId,
    publicName,
    createdAt,
  }));
  await town.db.insertInto("resident").values(newcomers).execute();
  expect((await of("week")).at(-2)).toEqual([10, null]);
  expect((await of("week")).flat().filter((count) => count !== null)).toEqual([10]);
  expect((await of("month")).flat().filter((count) => count !== null)).toEqual([10]);
  expect(await of("week", otto)).toEqual(none);
  await town.db
    .updateTable("resident")
    .set({ leftAt: town.clock.now() })
    .where("id", "=", newcomers[0]?.id ?? "")
    .execute();
  expect(await of("week")).toEqual(none);
});

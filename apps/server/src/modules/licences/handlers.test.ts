import { beforeAll, expect, test } from "vitest";
import { newTown, type Town } from "../../testing/town.ts";
import { grantLicence } from "./index.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

test("every member sees the organisation's licences, with their moments", async () => {
  expect(await town.people.bram.licences.listLicences()).toEqual({
    items: [
      { module: "network", state: "essential", level: "essential", from: "2025-05-12T08:00:00.000Z", until: null },
    ],
  });
  const seen = await town.people.pia.licences.listLicences();
  expect(seen.items.map(({ module }) => module)).toEqual(["care", "network", "participation"]);
});

test("one that ended can be read for thirty days, then it is closed", async () => {
  const states = async (name: "emre" | "klaas") =>
    (await town.people[name].licences.listLicences()).items.map(({ state }) => state);
  expect(await states("emre")).toEqual(["expired"]);
  expect(await states("klaas")).toEqual(["closed"]);
});

test("a new one counts on the next request, and granting it again changes nothing", async () => {
  const { nina } = town.people;
  expect((await nina.licences.listLicences()).items).toEqual([]);
  const now = town.clock.now();
  const licence = {
    organisationId: town.organisations.withoutLicence,
    module: "network",
    level: "premium",
    fromAt: now,
    untilAt: null,
  } as const;
  await grantLicence(town.db, licence, now);
  await grantLicence(town.db, licence, now);
  expect((await nina.licences.listLicences()).items).toHaveLength(1);
  expect((await nina.accounts.getSession()).active).toMatchObject({ licences: { network: "premium" } });
});

test("residents, and who is nowhere, have no licences to see", async () => {
  for (const name of ["dirk", "sofie"] as const) {
    await expect(town.people[name].licences.listLicences()).refuses("wrong_kind_of_session");
  }
});

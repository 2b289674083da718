import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { json } from "#kernel/database.ts";
import { nextTown, type Town } from "../../testing/town.ts";
import { moveHouseholdsToNewBorders } from "./border-changes.ts";
import { countHouseholds } from "./store/households.ts";

const residentId = (town: Town, who: "dirk" | "daan" | "fatma" | "nele" | "gust") =>
  town.people[who].session.residentId ?? "";

/** Everyone has lived in their house since the town began. */
const sinceTheStart = (town: Town) => ({ since: town.clock.now().toISOString() });

describe("one's own place", () => {
  test("is shown with address, neighbourhood and waiting housemates", async () => {
    const town = await nextTown();
    expect(await town.people.dirk.residents.getMyResidence()).toEqual({
      residentId: residentId(town, "dirk"),
      firstName: "Dirk",
      lastName: "Peeters",
      publicName: "Dirk",
      wantsAlertMails: true,
      wantsAlertTexts: false,
      alertTexts: null,
      neighbourhood: { id: town.noord.id, name: "Noord" },
      address: "Noordstraat 1, 9990 Testdorp",
      kind: "person",
      isProven: true,
      declined: null,
      letter: null,
      memberSince: town.clock.now().toISOString(),
      can: { move: true },
      waitingHousemates: [
        {
          residentId: residentId(town, "daan"),
          publicName: "Daan",
          since: town.clock.now().toISOString(),
          isDenied: false,
        },
      ],
    });
  });

  test("shows no housemates to an unproven resident", async () => {
    const town = await nextTown();
    expect(await town.people.daan.residents.getMyResidence()).toMatchObject({ isProven: false, waitingHousemates: [] });
  });

  test("is not for staff or guests", async () => {
    const town = await nextTown();
    await expect(town.people.els.residents.getMyResidence()).refuses("wrong_kind_of_session");
    await expect(town.guest.residents.getMyResidence()).refuses("sign_in_required");
  });

  test("has names and preferences that can be changed", async () => {
    const town = await nextTown();
    const body = { firstName: "Dirk", lastName: "De Smet", publicName: "Dirk van de hoek", wantsAlertMails: false };
    expect(await town.people.dirk.residents.updateMyResidence({ body })).toMatchObject(body);
    expect(await town.people.dirk.residents.getMyResidence()).toMatchObject(body);
    expect(await town.people.daan.residents.getMyResidence()).toMatchObject({
      lastName: "Peeters",
      publicName: "Daan",
    });
  });

  let shared: Town;
  beforeAll(async () => {
    shared = await nextTown();
  });
  test.each([
    [{ firstName: " " }, { firstName: "firstNameRequired" }],
    [{ lastName: "" }, { lastName: "lastNameRequired" }],
    [{ publicName: "" }, { publicName: "required" }],
    [{ publicName: "x".repeat(81) }, { publicName: "tooLong" }],
    [{ firstName: "\u0007\u200b" }, { firstName: "firstNameRequired" }],
  ])("does not take %j", async (changes, fields) => {
    const body = { firstName: "Dirk", lastName: "Peeters", publicName: "Dirk", wantsAlertMails: true, ...changes };
    await expect(shared.people.dirk.residents.updateMyResidence({ body })).refuses("invalid_input", fields);
  });
});

describe("vouching", () => {
  const vouch = (town: Town, who: "dirk" | "daan" | "fatma", id: string) =>
    town.people[who].residents.vouchForHousemate({ params: { residentId: id } });

  test("by a proven resident proves a housemate, and once is enough", async () => {
    const town = await nextTown();
    const answer = await vouch(town, "dirk", residentId(town, "daan"));
    expect(answer.waitingHousemates).toEqual([]);
    expect(await town.people.daan.residents.getMyResidence()).toMatchObject({ isProven: true });
    await town.pass({ hours: 1 });
    await vouch(town, "dirk", residentId(town, "daan"));
    const row = await town.db
      .selectFrom("resident")
      .select(["provenAt", "provenBy"])
      .where("id", "=", residentId(town, "daan"))
      .executeTakeFirst();
    expect(row?.provenBy).toBe(town.people.dirk.accountId);
    expect(row?.provenAt?.getTime()).toBeLessThan(town.clock.now().getTime());
  });

  test("is only for residents who are proven themselves", async () => {
    const town = await nextTown();
    await expect(vouch(town, "daan", residentId(town, "dirk"))).refuses("residence_not_proven");
    await expect(vouch(town, "daan", residentId(town, "daan"))).refuses("residence_not_proven");
  });

  test("is not possible for people outside the house", async () => {
    const town = await nextTown();
    for (const id of [residentId(town, "daan"), residentId(town, "nele"), residentId(town, "fatma"), newId()]) {
      await expect(vouch(town, "fatma", id)).refuses("not_found");
    }
    expect(await town.people.daan.residents.getMyResidence()).toMatchObject({ isProven: false });
  });

  test("is not possible for people who left", async () => {
    const town = await nextTown();
    await town.db
      .updateTable("resident")
      .set({ leftAt: town.clock.now() })
      .where("id", "=", residentId(town, "daan"))
      .execute();
    await expect(vouch(town, "dirk", residentId(town, "daan"))).refuses("not_found");
    expect(await town.people.dirk.residents.getMyResidence()).toMatchObject({ waitingHousemates: [] });
  });
});

describe("the city", () => {
  test("lists waiting residents with name, street and neighbourhood, never the house", async () => {
    const town = await nextTown();
    const { items, next } = await town.people.mona.residents.listWaitingResidents({ query: {} });
    expect(items).toEqual([
      {
        residentId: residentId(town, "daan"),
        name: "Daan Peeters",
        neighbourhood: "Noord",
        street: "Noordstraat",
        since: town.clock.now().toISOString(),
        isDenied: false,
      },
    ]);
    expect(next).toBeNull();
  });

  test("pages through the list, longest waiting first, each once", async () => {
    const town = await nextTown();
    await settleMany(town, 120);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page++) {
      const { items, next } = await town.people.mona.residents.listWaitingResidents({
        query: cursor ? { cursor } : {},
      });
      seen.push(...items.map(({ residentId }) => residentId));
      cursor = next ?? undefined;
    }
    expect(cursor).toBeUndefined();
    expect(new Set(seen).size).toBe(121);
    const rows = await town.db
      .selectFrom("resident")
      .select("id")
      .where("provenAt", "is", null)
      .orderBy("createdAt")
      .orderBy("id")
      .execute();
    expect(seen).toEqual(rows.map(({ id }) => id));
    await expect(town.people.mona.residents.listWaitingResidents({ query: { cursor: "x" } })).refuses("invalid_input", {
      cursor: "invalid",
    });
  });

  test("confirms that someone lives here, and may do so twice", async () => {
    const town = await nextTown();
    const params = { residentId: residentId(town, "daan") };
    expect(await town.people.mona.residents.proveResident({ params, body: sinceTheStart(town) })).toEqual(params);
    expect(await town.people.ada.residents.proveResident({ params, body: sinceTheStart(town) })).toEqual(params);
    expect(await town.people.daan.residents.getMyResidence()).toMatchObject({ isProven: true });
    expect((await town.people.mona.residents.listWaitingResidents({ query: {} })).items).toEqual([]);
  });

  test("sees only its own residents", async () => {
    const town = await nextTown();
    const params = { residentId: residentId(town, "nele") };
    await expect(town.people.mona.residents.proveResident({ params, body: sinceTheStart(town) })).refuses("not_found");
    await expect(
      town.people.otto.residents.proveResident({
        params: { residentId: residentId(town, "daan") },
        body: sinceTheStart(town),
      }),
    ).refuses("not_found");
  });

  test("is the only one to do so: companies, associations and editors are refused", async () => {
    const town = await nextTown();
    const params = { residentId: residentId(town, "daan") };
    await expect(town.people.bram.residents.listWaitingResidents({ query: {} })).refuses("not_allowed");
    await expect(town.people.aisha.residents.proveResident({ params, body: sinceTheStart(town) })).refuses(
      "not_allowed",
    );
    await expect(town.people.els.residents.proveResident({ params, body: sinceTheStart(town) })).refuses(
      "level_too_low",
    );
    await expect(town.people.dirk.residents.proveResident({ params, body: sinceTheStart(town) })).refuses(
      "wrong_kind_of_session",
    );
  });
});

test("registered households are counted per neighbourhood, without those who left", async () => {
  const town = await nextTown();
  await town.db
    .updateTable("resident")
    .set({ leftAt: town.clock.now() })
    .where("id", "=", residentId(town, "gust"))
    .execute();
  const places = await countHouseholds(town.db);
  expect(places.map(({ name, registered, residents, addresses }) => [name, registered, residents, addresses])).toEqual([
    ["Noord", 1, 2, 16],
    ["Oost", 0, 0, 16],
    ["West", 0, 0, 16],
    ["Zuid", 2, 2, 16],
  ]);
  expect((await town.people.otto.residents.listHouseholdCounts()).items).toMatchObject([
    { name: "Centrum", registered: null },
  ]);
});

test("when borders are redrawn, households and people move with their house", async () => {
  const town = await nextTown();
  await settleMany(town, 2);
  expect(await moveHouseholdsToNewBorders(town.db)).toBe(0);
  // Dirk and Daan's house moves to Oost; the pin moves to Zuid.
  const house = town.noord.streets[0]?.addresses[0]?.id ?? "";
  await town.db.updateTable("address").set({ neighbourhoodId: town.oost.id }).where("id", "=", house).execute();
  await town.db
    .updateTable("neighbourhood")
    .set({ code: "0", west: 3.7, area: json(westAndZuid) })
    .where("id", "=", town.zuid.id)
    .execute();
  expect(await moveHouseholdsToNewBorders(town.db)).toBe(2);
  const places = await countHouseholds(town.db);
  expect(places.map(({ name, residents }) => `${name} ${residents}`)).toEqual([
    "Noord 0",
    "Oost 2",
    "West 0",
    "Zuid 5",
  ]);
  expect((await town.people.dirk.residents.getMyResidence()).neighbourhood.name).toBe("Oost");
});

const westAndZuid = {
  type: "Polygon" as const,
  coordinates: [
    [
      [3.7, 51.05],
      [3.72, 51.05],
      [3.72, 51.06],
      [3.7, 51.06],
      [3.7, 51.05],
    ],
  ],
};

async function settleMany(town: Town, many: number): Promise<void> {
  const [street] = town.west.streets;
  const householdId = newId();
  const place = { neighbourhoodId: town.west.id, streetId: street?.id ?? "" };
  const home = { longitude: 3.705, latitude: 51.055, createdAt: town.clock.now() };
  await town.db
    .insertInto("household")
    .values({ id: householdId, ...place, ...home, pinnedLabel: "Weststraat 99" })
    .execute();
  const people = Array.from({ length: many }, (_, at) => ({ id: newId(), at }));
  const names = { firstName: "Buur", lastName: "Man", publicName: "Buur", language: "nl" as const };
  await town.db
    .insertInto("public.account")
    .values(
      people.map(({ id, at }) => ({ id, email: `buur${at}@thuis.example`, ...names, createdAt: town.clock.now() })),
    )
    .execute();
  // Several share a time, so that the id decides the order.
  const momentOf = (at: number) => new Date(town.clock.now().getTime() + Math.floor(at / 7) * 1000);
  await town.db
    .insertInto("resident")
    .values(
      people.map(({ id, at }) => ({
        id: newId(),
        accountId: id,
        householdId,
        ...place,
        kind: "person" as const,
        publicName: "Buur",
        createdAt: momentOf(at),
      })),
    )
    .execute();
}

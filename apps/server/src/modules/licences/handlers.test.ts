import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { createProject, publishProject } from "../../testing/projects.ts";
import { newTown, nextTown, type Town } from "../../testing/town.ts";
import { insertLicence } from "./index.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

test("every member sees the organisation's licences, with their dates", async () => {
  expect(await town.people.bram.licences.listLicences()).toEqual({
    items: [
      {
        id: expect.any(String),
        module: "network",
        state: "essential",
        level: "essential",
        from: "2025-05-12T08:00:00.000Z",
        until: null,
        readableUntil: null,
        scope: null,
      },
    ],
  });
  const seen = await town.people.pia.licences.listLicences();
  expect(seen.items.map(({ module }) => module)).toEqual(["care", "network", "participation"]);
});

test("after a licence ends its module can be read for thirty days, then it is closed", async () => {
  const states = async (name: "emre" | "klaas") =>
    (await town.people[name].licences.listLicences()).items.map(({ state }) => state);
  expect(await states("emre")).toEqual(["expired"]);
  expect(await states("klaas")).toEqual(["closed"]);
  const [ended] = (await town.people.emre.licences.listLicences()).items;
  expect(ended).toMatchObject({ until: "2026-05-02T08:00:00.000Z", readableUntil: "2026-06-01T08:00:00.000Z" });
});

test("a new one takes effect on the next request, and granting it again changes nothing", async () => {
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
  await insertLicence(town.db, licence, now);
  await insertLicence(town.db, licence, now);
  expect((await nina.licences.listLicences()).items).toHaveLength(1);
  expect((await nina.accounts.getSession()).active).toMatchObject({ licences: { network: "premium" } });
});

test("residents and people without a place have no licences to see", async () => {
  for (const name of ["dirk", "sofie"] as const) {
    await expect(town.people[name].licences.listLicences()).refuses("wrong_kind_of_session");
  }
});

test("a one-off licence names what it covers: neighbourhoods and a thing by their names, and says when it is gone", async () => {
  const { caro } = town.people;
  const now = town.clock.now();
  const gone = newId();
  const oneoff = {
    organisationId: town.organisations.careOnly,
    level: "oneoff",
    fromAt: now,
    untilAt: new Date(now.getTime() + dayMs),
  } as const;
  const neighbourhoodIds = [town.noord.id, town.zuid.id];
  await insertLicence(town.db, { ...oneoff, module: "network", neighbourhoodIds }, now);
  await insertLicence(town.db, { ...oneoff, module: "participation", thingKind: "project", thingId: gone }, now);
  const scopes = (await caro.licences.listLicences()).items.map(({ module, scope }) => [module, scope]);
  expect(scopes).toEqual([
    ["care", null],
    [
      "network",
      {
        kind: "neighbourhoods",
        neighbourhoods: [
          { id: town.noord.id, name: "Noord" },
          { id: town.zuid.id, name: "Zuid" },
        ],
      },
    ],
    ["participation", { kind: "thing", thing: { kind: "project", id: gone, name: "", isGone: true } }],
  ]);
});

test("the name of a draft that a licence is for is for those who see drafts", async () => {
  const { people, organisations, noord } = town;
  const draft = await createProject(people.pim, [noord]);
  const now = town.clock.now();
  const untilAt = new Date(now.getTime() + dayMs);
  const licence = { organisationId: organisations.city, level: "oneoff", module: "participation", untilAt } as const;
  await insertLicence(town.db, { ...licence, fromAt: now, thingKind: "project", thingId: draft.id }, now);
  const nameFor = async (who: "pim" | "mona") => {
    const { items } = await people[who].licences.listLicences();
    return items.flatMap(({ scope }) => (scope?.kind === "thing" ? [scope.thing] : []));
  };
  const thing = { kind: "project", id: draft.id, isGone: false };
  expect(await nameFor("pim")).toEqual([{ ...thing, name: draft.title }]);
  expect(await nameFor("mona")).toEqual([{ ...thing, name: "" }]);
  await publishProject(people.pim, draft);
  expect(await nameFor("mona")).toEqual([{ ...thing, name: draft.title }]);
  await people.pim.participation.deleteProject({ params: { projectId: draft.id } });
  expect(await nameFor("pim")).toEqual([{ ...thing, name: "", isGone: true }]);
});

test("everyone gets the provider's pages as configured", async () => {
  const links = { participation: "https://stoep.example/p", care: null, network: null, demo: null, communities: null };
  expect(await town.guest.licences.getLinks()).toEqual({ ...links, participation: null });
  const configured = await newTown({ config: { links } });
  expect(await configured.guest.licences.getLinks()).toEqual(links);
});

describe("whom to ask", () => {
  const names = async (who: "chaima" | "els" | "ada" | "bram") =>
    (await town.people[who].licences.listOwners()).items.map(({ name }) => name);

  test("members see only the names of their own organisation's owners", async () => {
    expect(await town.people.els.licences.listOwners()).toEqual({ items: [{ name: "Ada Peeters" }] });
    expect(await names("bram")).toEqual(["Bram Peeters"]);
  });

  test("an owner who cannot sign in is not named", async () => {
    const { ada } = town.people;
    const disable = (disabledAt: Date | null) =>
      town.db.updateTable("public.account").set({ disabledAt }).where("id", "=", ada.accountId).execute();
    await disable(town.clock.now());
    expect(await names("els")).toEqual([]);
    await disable(null);
  });

  test("pending and deactivated members, residents and people without a place get no names", async () => {
    await expect(town.people.pia.licences.listOwners()).refuses("membership_pending");
    await expect(town.people.dora.licences.listOwners()).refuses("membership_disabled");
    await expect(town.people.dirk.licences.listOwners()).refuses("wrong_kind_of_session");
    await expect(town.people.sofie.licences.listOwners()).refuses("wrong_kind_of_session");
  });
});

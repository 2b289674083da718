/** Lists of members, suggestions while typing, suspending, deleting, notes. S2 §3, §4, §7 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

const create = (by: Person, firstName: string, lastName: string, more: object = {}) =>
  by.care.createMember({
    body: {
      firstName,
      lastName,
      email: `${firstName}.${lastName.replace("Ö", "o")}@zorg.example`,
      languages: ["nl"],
      ...more,
    },
  });
const namesIn = (items: { name: string }[]) => items.map(({ name }) => name);

describe("the list of members", () => {
  let town: Town;
  let an: { id: string };
  beforeAll(async () => {
    town = await nextTown();
    const { wout } = town.people;
    const at = (house: number) => ({
      address: { by: "list" as const, addressId: town.noord.streets[0]?.addresses[house]?.id ?? "" },
    });
    an = await create(wout, "An", "Özdemir", { phone: "0470 12 34 56", ...at(1) });
    await create(wout, "Bert", "Claes", at(0));
    await town.pass({ days: 100 });
    await create(wout, "Cor", "Adams");
  });
  const list = (query: object, by: Person = town.people.wout) => by.care.listMembers({ query });

  test("is by last name and first name, also reversed, and by the other orders", async () => {
    expect(namesIn((await list({})).items)).toEqual(["Cor Adams", "Bert Claes", "An Özdemir"]);
    expect(namesIn((await list({ orderBy: "-name" })).items)).toEqual(["An Özdemir", "Bert Claes", "Cor Adams"]);
    expect(namesIn((await list({ orderBy: "joined" })).items)).toEqual(["An Özdemir", "Bert Claes", "Cor Adams"]);
    for (const orderBy of ["-tickets", "-solved", "-last-ticket", "-joined"])
      expect((await list({ orderBy })).items).toHaveLength(3);
  });

  test("levels: new within three months, active with a ticket in the last three months, else inactive", async () => {
    expect(namesIn((await list({ levelsFilter: ["new"] })).items)).toEqual(["Cor Adams"]);
    expect((await list({ levelsFilter: ["inactive", "active"] })).found).toBe(2);
    await town.db.updateTable("carePerson").set({ lastTicketAt: town.clock.now() }).where("id", "=", an.id).execute();
    expect(namesIn((await list({ levelsFilter: ["active"] })).items)).toEqual(["An Özdemir"]);
    const totals = await town.people.pim.care.summariseMembers();
    expect(totals).toEqual({ members: 3, active: 1, new: 1, inactive: 1, suspended: 0, doubles: 0 });
  });

  test("filters by neighbourhood", async () => {
    expect((await list({ neighbourhoodIds: [town.noord.id] })).found).toBe(2);
    expect((await list({ neighbourhoodIds: [town.zuid.id] })).found).toBe(0);
  });

  test.each([
    ["a part of the name, without its accents", "ozde"],
    ["first and last name in any order", "ozdemir an"],
    ["a number as it is dialled", "0470 12 34"],
    ["a number in international form", "+32 470 12"],
    ["an e-mail address", "AN.ozdemir@"],
  ])("finds by %s", async (_, search) => {
    const { wout } = town.people;
    expect(namesIn((await wout.care.findPeople({ query: { search } })).items)).toEqual(["An Özdemir"]);
    expect(namesIn((await list({ globalFilter: search })).items)).toEqual(["An Özdemir"]);
  });

  test("finds by street, and by street with the number of the house", async () => {
    const { wout } = town.people;
    const [street] = town.noord.streets;
    const name = street?.name ?? "";
    const search = (typed: string) => wout.care.queryMembers({ query: { search: typed } });
    expect(namesIn((await search(name.slice(0, 5))).items)).toEqual(["Bert Claes", "An Özdemir"]);
    const house = street?.addresses[1]?.houseNumber;
    expect(namesIn((await search(`${name} ${house}`)).items)).toEqual(["An Özdemir"]);
  });

  test("a page ends with a cursor from which the next continues, in every order", async () => {
    const { wout } = town.people;
    for (let n = 0; n < 55; n++) await create(wout, `Lid${n}`, "Zed");
    for (const orderBy of ["name", "-name", "joined", "-tickets", "-last-ticket"] as const) {
      const first = await wout.care.listMembers({ query: { orderBy } });
      const rest = await wout.care.listMembers({ query: { orderBy, cursor: first.next ?? "" } });
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(58);
      expect(rest).toMatchObject({ next: null, found: null });
    }
  });
});

describe("suspending, deleting and notes", () => {
  let town: Town;
  beforeEach(async () => {
    town = await nextTown();
  });

  test("suspending needs a reason; the suspended are in no list unless asked for, and can be taken up again", async () => {
    const { wout } = town.people;
    const { id: personId } = await create(wout, "An", "Claes");
    const params = { personId };
    await expect(wout.care.suspendMember({ params, body: { isSuspended: true } })).refuses("invalid_input", {
      because: "reasonRequired",
    });
    const suspended = await wout.care.suspendMember({ params, body: { isSuspended: true, because: "Verhuisd" } });
    expect(suspended).toMatchObject({ suspendedBecause: "Verhuisd", suspendedAt: expect.any(String) });
    expect((await wout.care.listMembers()).found).toBe(0);
    const { items } = await wout.care.listMembers({ query: { excludeSuspended: "no" } });
    expect(items).toMatchObject([{ isSuspended: true }]);
    expect(await wout.care.suspendMember({ params, body: { isSuspended: false } })).toMatchObject({
      suspendedAt: null,
    });
  });

  test("only admins delete; what says who it was goes, counts stay, and the e-mail address is free again", async () => {
    const { wout, ada } = town.people;
    const { id: personId } = await create(wout, "An", "Claes", { introduction: "Woont alleen" });
    const params = { personId };
    await wout.care.writeNote({ params, body: { text: "Geheim" } });
    await town.db.updateTable("carePerson").set({ tickets: 3, solved: 2 }).where("id", "=", personId).execute();
    await expect(wout.care.deletePerson({ params })).refuses("level_too_low");
    await ada.care.deletePerson({ params });
    await expect(ada.care.getPerson({ params })).refuses("not_found");
    const row = await town.db.selectFrom("carePerson").selectAll().where("id", "=", personId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ firstName: "", email: null, introduction: "", tickets: 3, solved: 2 });
    expect((await wout.care.searchNotes({ query: { search: "Geheim" } })).items).toEqual([]);
    await create(wout, "An", "Claes");
    const { items } = await ada.audit.listEntries();
    expect(items.map(({ action }) => action)).toContain("care.deletePerson");
    expect(JSON.stringify(items)).not.toContain("Claes");
  });

  test("the helper of a ticket that is under way is not deleted", async () => {
    const { wout, ada } = town.people;
    const member = await create(wout, "An", "Claes");
    const helper = await create(wout, "Bert", "Adams");
    const [organisationId, now] = [town.organisations.city, town.clock.now()];
    await town.db
      .insertInto("careHelper")
      .values({
        personId: helper.id,
        organisationId,
        kind: "neighbour",
        status: "accepted",
        statusAt: now,
        helperSince: now,
      })
      .execute();
    await town.db
      .insertInto("careTicket")
      .values({
        id: member.id,
        organisationId,
        number: 1,
        memberId: member.id,
        helperId: helper.id,
        title: "Boodschappen",
        state: "waiting",
        stateAt: now,
        source: "staff",
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await expect(ada.care.deletePerson({ params: { personId: helper.id } })).refuses("helper_busy");
  });

  test("notes are for editors; their author and admins delete them", async () => {
    const { wout, chaima, pim, ada } = town.people;
    const { id: personId } = await create(wout, "An", "Claes");
    const params = { personId };
    const { id: noteId } = await wout.care.writeNote({ params, body: { text: "Sleutel bij de buren" } });
    await expect(pim.care.searchNotes({ query: { personId } })).refuses("level_too_low");
    await expect(chaima.care.deleteNote({ params: { noteId } })).refuses("level_too_low");
    const found = await chaima.care.searchNotes({ query: { search: "sleutel" } });
    expect(found.items).toMatchObject([{ text: "Sleutel bij de buren", canDelete: "level_too_low" }]);
    await ada.care.deleteNote({ params: { noteId } });
    await expect(wout.care.deleteNote({ params: { noteId } })).refuses("not_found");
  });
});

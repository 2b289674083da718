/** What administrators see, what is printed and exported, how long it is kept, and what a linked resident can download. S2 §3 */
import { dayMs } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const lies = { firstName: "Lies", lastName: "Peeters", email: "lies@zorg.example", languages: ["nl" as const] };
const create = async (change: object = {}) =>
  (await town.people.wout.care.createMember({ body: { ...lies, ...change } })).id;
const details = {
  gender: "female" as const,
  birthOn: "1950-05-12",
  iban: "BE71 0961 2345 6769",
  swift: "gkccbebb",
};
const readings = async () => {
  const { rows } = await sql<{ what: string; people: number }>`
    select what, people from public.reading order by at, id`.execute(town.db);
  return rows.map(({ what, people }) => `${what} ${people}`);
};
const lines = async (file: Promise<Blob>) => (await (await file).text()).trimEnd().split("\r\n");

describe("private data", () => {
  test("are encrypted, shown to admins only, and each reading is logged first", async () => {
    const { ada, wout, pim, chaima, caro } = town.people;
    const params = { personId: await create() };
    const saved = await ada.care.savePrivate({ params, body: details });
    expect(saved.sealed).toEqual(["gender", "birth-date", "iban", "swift"]);
    expect(saved.completion.missing).not.toContain("bank-account");
    const row = await town.db.selectFrom("carePerson").select("sealed").executeTakeFirstOrThrow();
    for (const secret of ["1950", "0961", "female", "GKCC"]) expect(row.sealed).not.toContain(secret);
    for (const who of [wout, pim, chaima]) {
      await expect(who.care.showPrivate({ params })).refuses("level_too_low");
      await expect(who.care.savePrivate({ params, body: details })).refuses("level_too_low");
    }
    expect((await wout.care.getPerson({ params })).sealed).toEqual([]);
    await expect(caro.care.showPrivate({ params })).refuses("not_found");
    const shown = await ada.care.showPrivate({ params });
    expect(shown).toEqual({ ...details, iban: "BE71096123456769", swift: "GKCCBEBB" });
    expect(await readings()).toEqual(["file 1", "file 1", "private 1"]);
    expect(JSON.stringify((await ada.audit.listEntries()).items)).not.toContain("0961");
  });

  test("an IBAN has its check digits, a SWIFT code its form, and nobody is born tomorrow", async () => {
    const { ada } = town.people;
    const params = { personId: await create() };
    for (const iban of ["BE71 0961 2345 6768", "BE17 0961 2345 6769", "1234", "BE7109612345676"])
      await expect(ada.care.savePrivate({ params, body: { ...details, iban } })).refuses("invalid_input", {
        iban: "ibanFormat",
      });
    for (const swift of ["GKCC", "GKCCBEBB12", "12CCBEBB"])
      await expect(ada.care.savePrivate({ params, body: { ...details, swift } })).refuses("invalid_input", {
        swift: "swiftFormat",
      });
    const birthOn = town.in({ days: 1 }).slice(0, 10);
    await expect(ada.care.savePrivate({ params, body: { ...details, birthOn } })).refuses("invalid_input", {
      birthOn: "invalid",
    });
  });
});

describe("the reading log", () => {
  test("is read per person by admins, latest first, and printed for that person", async () => {
    const { ada, wout, pim } = town.people;
    const params = { personId: await create() };
    await wout.care.getPerson({ params });
    await pim.care.getPerson({ params });
    await expect(wout.care.listReadings({ params })).refuses("level_too_low");
    const { items } = await ada.care.listReadings({ params });
    expect(items.map(({ reader, what }) => `${reader.split(" ")[0]} ${what}`)).toEqual(["Pim file", "Wout file"]);
    const pdf = Buffer.from(await (await ada.care.printReadings({ params })).arrayBuffer());
    const text = pagesOfPdf(pdf).join(" ");
    expect(text).toContain("Lies Peeters");
    expect(text).toContain("Opende het dossier");
    expect((await readings()).at(-1)).toBe("print 1");
  });
});

describe("members as a file", () => {
  test("hold what the list shows, nothing that is sealed, and a row of the reading log says how many", async () => {
    const { ada, wout } = town.people;
    const params = { personId: await create({ phone: "0470 12 34 56", lastName: "=1+1" }) };
    await create({ email: "an@zorg.example", lastName: "Claes" });
    await ada.care.savePrivate({ params, body: details });
    const [heading, ...rows] = await lines(wout.care.exportMembers({ query: { globalFilter: "lies" } }));
    expect(heading).toContain('"Voornaam","Achternaam","E-mail","Telefoon"');
    expect(rows).toHaveLength(2);
    expect(rows.join()).toContain(`"'=1+1"`);
    expect(rows.join()).not.toContain("0961");
    expect((await readings()).at(-1)).toBe("export 2");
    expect((await wout.care.exportMembers({ query: { format: "xlsx" } })).size).toBeGreaterThan(1000);
  });

  test("need the licence for exports, and a level that reads how to reach people", async () => {
    await expect(town.people.caro.care.exportMembers()).refuses("licence_level_too_low");
    await expect(town.people.pim.care.exportMembers()).refuses("level_too_low");
    expect(await readings()).toEqual([]);
  });
});

describe("tags on several people", () => {
  test("are put and taken in one act, all or none", async () => {
    const { wout, caro } = town.people;
    const personIds = [await create(), await create({ email: "an@zorg.example" })];
    const tag = (name: string) => wout.care.saveTag({ body: { name, description: "x", colour: "red" } });
    const [wheelchair, carer] = [await tag("Rolstoel"), await tag("Mantelzorger")];
    await wout.care.tagPeople({ body: { personIds, add: [wheelchair.id] } });
    await wout.care.tagPeople({ body: { personIds, add: [carer.id], remove: [wheelchair.id] } });
    const { items } = await wout.care.listMembers({ query: { tagIds: [carer.id] } });
    expect(items.map(({ tags }) => tags.map(({ name }) => name))).toEqual([["Mantelzorger"], ["Mantelzorger"]]);
    const theirs = await caro.care.saveTag({ body: { name: "Elders", description: "x", colour: "red" } });
    await expect(wout.care.tagPeople({ body: { personIds, add: [theirs.id] } })).refuses("invalid_input", {
      add: "invalid",
    });
    await expect(caro.care.tagPeople({ body: { personIds, add: [theirs.id] } })).refuses("not_found");
    expect((await wout.care.listTags()).items.map(({ people }) => people)).toEqual([2, 0]);
  });
});

describe("how long people are kept", () => {
  test("a member without a ticket for five years is emptied; a younger one, and one with a ticket, are not", async () => {
    const { wout } = town.people;
    const [forgotten, asked] = [await create(), await create({ email: "an@zorg.example" })];
    const now = town.clock.now();
    await town.db
      .updateTable("carePerson")
      .set({ joinedAt: new Date(now.getTime() - 6 * 365 * dayMs) })
      .execute();
    const ticket = {
      id: asked,
      organisationId: town.organisations.city,
      number: 1,
      memberId: asked,
      title: "Boodschappen",
      state: "open" as const,
      stateAt: now,
      source: "staff" as const,
      createdAt: now,
      updatedAt: now,
    };
    await town.db.insertInto("careTicket").values(ticket).execute();
    const young = await create({ email: "cor@zorg.example" });
    await town.pass({ days: 1 });
    const { items } = await wout.care.listMembers();
    expect(items.map(({ id }) => id).sort()).toEqual([asked, young].sort());
    const row = await town.db
      .selectFrom("carePerson")
      .selectAll()
      .where("id", "=", forgotten)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ firstName: "", email: null, deletedAt: expect.any(Date) });
  });

  test("deleting the account unlinks the record, which stays with the organisation", async () => {
    const { dirk, wout } = town.people;
    const personId = await create();
    const accountId = dirk.accountId;
    await town.db.updateTable("carePerson").set({ accountId, linkedAt: town.clock.now() }).execute();
    expect((await wout.care.getPerson({ params: { personId } })).isLinked).toBe(true);
    await dirk.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: true } });
    expect(await wout.care.getPerson({ params: { personId } })).toMatchObject({
      isLinked: false,
      name: "Lies Peeters",
    });
  });
});

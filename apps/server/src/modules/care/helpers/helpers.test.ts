/** Helpers: created, found, accepted and declined; their absences, certificates and hours; who sees what. S2 §3, §5, §7 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aTicket } from "../testing/rows.ts";

let town: Town;
let wout: Person;
beforeEach(async () => {
  town = await nextTown();
  wout = town.people.wout;
});

const someone = { kind: "neighbour" as const, firstName: "Bea", lastName: "De Smet", languages: ["nl" as const] };
const write = (change: object = {}, by = wout) =>
  by.care.createHelper({ body: { ...someone, email: "bea@helpt.example", ...change } });
const params = (personId: string) => ({ params: { personId } });
const names = async (query: object, by = wout) => (await by.care.listHelpers({ query })).items.map(({ name }) => name);
const category = async (name: string) =>
  (await town.people.ada.care.createCategory({ body: { name, icon: "car" } })).id;

describe("writing a helper down", () => {
  test("a new helper is a person with what they do, when, how far and how often; a colleague who writes them down accepts them", async () => {
    const categoryId = await category("Vervoer");
    const { person, helper } = await write({
      management: "stoep-managed",
      categoryIds: [categoryId],
      skills: "Rijbewijs B",
      transport: "car",
      radiusKm: 5,
      available: ["mon-morning", "fri-evening"],
      monthlyCap: 4,
    });
    expect(person).toMatchObject({ name: "Bea De Smet", isHelper: true, isMember: false });
    expect(helper).toMatchObject({
      status: "accepted",
      management: "stoep-managed",
      categories: [{ id: categoryId, name: "Vervoer" }],
      transport: "car",
      radiusKm: 5,
      available: ["mon-morning", "fri-evening"],
      monthlyCap: 4,
      load: 0,
      isCurrentlyActive: false,
    });
    expect(person.completion.missing).not.toContain("radius");
    expect(person.completion.missing).not.toContain("bank-account");
  });

  test("the record has the tickets of each month, a year back and ahead; confidential ones only for those who see all", async () => {
    const { wout, ada } = town.people;
    const { person } = await write();
    const load = (month: string, tasks: number, confidentialTasks = 0) =>
      town.db.insertInto("careHelperLoad").values({ helperId: person.id, month, tasks, confidentialTasks }).execute();
    await load("2025-05-01", 9);
    await load("2025-06-01", 2);
    await load("2026-03-01", 0, 1);
    await load("2026-05-01", 3, 1);
    await load("2026-06-01", 1);
    const monthsOf = async (by: typeof wout) =>
      (await by.care.getHelper({ params: { personId: person.id } })).helper.months.map(
        ({ month, tickets }) => `${month}: ${tickets}`,
      );
    expect(await monthsOf(wout)).toEqual(["2026-06-01: 1", "2026-05-01: 3", "2025-06-01: 2"]);
    expect(await monthsOf(ada)).toEqual(["2026-06-01: 1", "2026-05-01: 4", "2026-03-01: 1", "2025-06-01: 2"]);
  });

  test("a company or an organisation needs its name, a neighbour a first name, and all a way to reach them", async () => {
    await expect(write({ kind: "company" })).refuses("invalid_input", { companyName: "nameRequired" });
    await expect(write({ firstName: "", email: "" })).refuses("invalid_input", {
      firstName: "firstNameRequired",
      email: "contactRequired",
    });
  });

  test("the same e-mail address twice is refused; another organisation may have them too", async () => {
    await write();
    await expect(write({ firstName: "Bé" })).refuses("person_exists");
    await write({}, town.people.caro);
  });

  test("use this one: a member becomes a helper too, once, without a second record", async () => {
    const { id: personId } = await wout.care.createMember({
      body: { firstName: "Rosa", languages: ["nl"], email: "rosa@zorg.example" },
    });
    await expect(wout.care.getHelper(params(personId))).refuses("not_found");
    const made = () => wout.care.makeHelper({ ...params(personId), body: { kind: "neighbour" } });
    const both = await Promise.allSettled([made(), made()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(made()).refuses("already_helper");
    const { person } = await wout.care.getHelper(params(personId));
    expect(person).toMatchObject({ isMember: true, isHelper: true });
  });

  test("categories and functions of another organisation are not taken", async () => {
    const foreign = await town.people.caro.care.createCategory({ body: { name: "Tuin", icon: "garden" } });
    await expect(write({ categoryIds: [foreign.id] })).refuses("invalid_input", { categoryIds: "invalid" });
    const work = { kind: "community-worker" as const, title: "Werker", icon: "hand" as const };
    const { id: functionId } = await town.people.ada.care.createFunction({ body: work });
    await expect(write({ functionId })).refuses("invalid_input", { functionId: "invalid" });
  });

  test("an edit changes person and helper together, and is refused if somebody else was first", async () => {
    const { person } = await write();
    const body = { ...someone, email: "bea@helpt.example", transport: "bike" as const, version: person.version };
    const edited = await wout.care.editHelper({ ...params(person.id), body });
    expect(edited.helper.transport).toBe("bike");
    await expect(wout.care.editHelper({ ...params(person.id), body })).refuses("changed_meanwhile");
  });
});

describe("the status of a helper", () => {
  test("declining needs a reason; accepting again clears it", async () => {
    const { person } = await write();
    const set = (body: { status: "pending" | "accepted" | "declined"; because?: string }) =>
      wout.care.setHelperStatus({ ...params(person.id), body });
    await expect(set({ status: "declined" })).refuses("invalid_input", { because: "reasonRequired" });
    expect((await set({ status: "declined", because: "Geen tijd" })).helper).toMatchObject({
      status: "declined",
      declinedBecause: "Geen tijd",
    });
    expect((await set({ status: "accepted" })).helper).toMatchObject({ status: "accepted", declinedBecause: "" });
    expect((await set({ status: "pending" })).helper.status).toBe("pending");
  });

  test("suspending needs a reason, and takes them out of lists until they are taken up again", async () => {
    const { person } = await write();
    const set = (body: { isSuspended: boolean; because?: string }) =>
      wout.care.suspendHelper({ ...params(person.id), body });
    await expect(set({ isSuspended: true })).refuses("invalid_input", { because: "reasonRequired" });
    await set({ isSuspended: true, because: "Ziek" });
    expect(await names({})).toEqual([]);
    expect(await names({ excludeSuspended: "no" })).toEqual(["Bea De Smet"]);
    await set({ isSuspended: false });
    expect(await names({})).toEqual(["Bea De Smet"]);
  });
});

describe("the list of helpers", () => {
  test("is by name, a company by its own, and filters narrow it", async () => {
    const categoryId = await category("Tuin");
    await write({ categoryIds: [categoryId], transport: "bike" });
    await write({
      kind: "company",
      companyName: "Aarde bv",
      firstName: "",
      lastName: "",
      email: "info@aarde.example",
      isProfessional: true,
    });
    await write({ firstName: "Cor", lastName: "Adams", email: "cor@helpt.example", available: ["sun-evening"] });
    expect(await names({})).toEqual(["Aarde bv", "Cor Adams", "Bea De Smet"]);
    expect(await names({ orderBy: "-name" })).toEqual(["Bea De Smet", "Cor Adams", "Aarde bv"]);
    expect(await names({ kinds: ["company"] })).toEqual(["Aarde bv"]);
    expect(await names({ categoryIds: [categoryId] })).toEqual(["Bea De Smet"]);
    expect(await names({ transports: ["bike"] })).toEqual(["Bea De Smet"]);
    expect(await names({ professional: "yes" })).toEqual(["Aarde bv"]);
    expect(await names({ professional: "no", search: "cor" })).toEqual(["Cor Adams"]);
    expect(await names({ statuses: ["declined"] })).toEqual([]);
    for (const orderBy of ["since", "-since", "-helped"]) expect(await names({ orderBy })).toHaveLength(3);
    expect(await names({}, town.people.caro)).toEqual([]);
  });

  test("every order goes on where its page ended", async () => {
    for (let n = 0; n < 53; n++) await write({ firstName: `N${n}`, email: `n${n}@helpt.example` });
    for (const orderBy of ["name", "-name", "since", "-since", "-helped"] as const) {
      const first = await wout.care.listHelpers({ query: { orderBy } });
      expect(first.found).toBe(53);
      const rest = await wout.care.listHelpers({ query: { orderBy, cursor: first.next ?? "" } });
      expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(53);
    }
  });

  test("totals count suspended ones apart; regions count those who can be asked", async () => {
    const at = { address: { by: "list" as const, addressId: town.noord.streets[0]?.addresses[0]?.id ?? "" } };
    const { person } = await write(at);
    await write({ firstName: "Cor", email: "cor@helpt.example" });
    await wout.care.suspendHelper({ ...params(person.id), body: { isSuspended: true, because: "Ziek" } });
    expect(await wout.care.summariseHelpers()).toMatchObject({ helpers: 1, accepted: 1, neighbours: 1, suspended: 1 });
    expect((await wout.care.listHelperRegions()).items).toEqual([{ neighbourhood: null, helpers: 1 }]);
    await wout.care.suspendHelper({ ...params(person.id), body: { isSuspended: false } });
    const [first] = (await wout.care.listHelperRegions()).items.filter(({ neighbourhood }) => neighbourhood);
    expect(first).toEqual({ neighbourhood: { id: town.noord.id, name: town.noord.name }, helpers: 1 });
  });

  test("the export has contact details, needs the licence, and is a row of the reading log", async () => {
    const { person } = await write({ phone: "0470 12 34 56" });
    const file = await town.people.ada.care.exportHelpers({ query: { format: "csv" } });
    expect(await file.text()).toContain("0470 12 34 56");
    const rows = await town.db.selectFrom("public.reading").selectAll().where("what", "=", "export").execute();
    expect(rows).toMatchObject([{ people: 1, accountId: town.people.ada.accountId, personIds: [person.id] }]);
    await expect(town.people.pim.care.exportHelpers({ query: { format: "csv" } })).refuses("level_too_low");
  });
});

describe("who sees what of a helper", () => {
  test("a viewer sees name, kind, status, categories, transport and availability, and neither contact nor absences nor certificates", async () => {
    const { pim } = town.people;
    const { person } = await write({ phone: "0470 12 34 56", available: ["mon-morning"] });
    await wout.care.addCertificate({ ...params(person.id), body: { name: "EHBO" } });
    const seen = await pim.care.getHelper(params(person.id));
    expect(seen.person).toMatchObject({ name: "Bea De Smet", contact: null, address: null });
    expect(seen.helper).toMatchObject({ available: ["mon-morning"], absences: null, certificates: null });
    expect((await pim.care.listHelpers({ query: { contact: "yes" } })).items[0]?.contact).toBeNull();
    expect((await pim.care.findHelpers({ query: { search: "Bea" } })).items[0]).toMatchObject({ name: "Bea De Smet" });
    expect((await pim.care.findHelpers({ query: { search: "0470" } })).items).toEqual([]);
    await expect(pim.care.listEntries(params(person.id))).refuses("level_too_low");
    await expect(pim.care.setHelperStatus({ ...params(person.id), body: { status: "pending" } })).refuses(
      "level_too_low",
    );
  });

  test("opening a file is a row of the reading log, for viewers too", async () => {
    const { person } = await write();
    await town.people.pim.care.getHelper(params(person.id));
    const rows = await town.db.selectFrom("public.reading").selectAll().execute();
    expect(rows.map(({ what, accountId, personIds }) => [what, accountId, personIds])).toEqual([
      ["file", town.people.pim.accountId, [person.id]],
    ]);
  });

  test("lists have every helper by name, and the professional ones apart", async () => {
    await write();
    const cor = { firstName: "Cor", email: "cor@helpt.example", isProfessional: true };
    const { person } = await write(cor);
    await wout.care.setHelperStatus({ ...params(person.id), body: { status: "declined", because: "Te ver" } });
    const { pim } = town.people;
    expect((await pim.care.listAllHelpers()).items.map(({ name }) => name)).toEqual(["Bea De Smet", "Cor De Smet"]);
    const professional = await pim.care.listProfessionalHelpers({ query: { contact: "yes" } });
    expect(professional).toMatchObject({ items: [{ name: "Cor De Smet", contact: null }], found: 1 });
    const { items } = await wout.care.listProfessionalHelpers({ query: { contact: "yes" } });
    expect(items).toMatchObject([{ contact: { email: "cor@helpt.example" } }]);
  });

  test("a note about a helper stands with the notes about the person; a member who helps nobody has none as a helper", async () => {
    const { person } = await write();
    await wout.care.noteHelper({ ...params(person.id), body: { text: "Belt graag" } });
    const { items } = await wout.care.searchNotes({ query: { personId: person.id } });
    expect(items).toMatchObject([{ text: "Belt graag" }]);
    const member = await wout.care.createMember({ body: { ...someone, email: "an@zorg.example" } });
    await expect(wout.care.noteHelper({ ...params(member.id), body: { text: "x" } })).refuses("not_found");
  });

  test("a member has the helpers who helped them, and both have the ticket", async () => {
    const member = await wout.care.createMember({ body: { ...someone, email: "an@zorg.example" } });
    const { person } = await write({ firstName: "Cor" });
    const at = new Date("2026-05-01T09:00:00.000Z");
    const duo = { helperId: person.id, memberId: member.id, organisationId: town.organisations.city };
    await town.db
      .insertInto("careDuo")
      .values({ ...duo, solved: 3, lastAt: at })
      .execute();
    const id = await aTicket(town, { memberId: member.id, helperId: person.id, state: "planned" });
    const { pim, caro } = town.people;
    expect((await pim.care.listHelpersOfMember(params(member.id))).items).toMatchObject([
      { helper: { name: "Cor De Smet" }, solved: 3, isDurable: true },
    ]);
    await expect(caro.care.listHelpersOfMember(params(member.id))).refuses("not_found");
    for (const one of [member.id, person.id]) {
      expect((await pim.care.listPersonTickets(params(one))).items).toMatchObject([{ id }]);
      await expect(caro.care.listPersonTickets(params(one))).refuses("not_found");
    }
  });

  test("another organisation finds nothing of them", async () => {
    const { caro } = town.people;
    const { person } = await write();
    const of = params(person.id);
    await expect(caro.care.getHelper(of)).refuses("not_found");
    await expect(caro.care.listHelped(of)).refuses("not_found");
    await expect(caro.care.countHelperTickets(of)).refuses("not_found");
    await expect(caro.care.listEntries(of)).refuses("not_found");
    await expect(caro.care.makeHelper({ ...of, body: { kind: "neighbour" } })).refuses("not_found");
    await expect(caro.care.suspendHelper({ ...of, body: { isSuspended: false } })).refuses("not_found");
    await expect(caro.care.addEntry({ ...of, body: { onDay: "2026-05-11", minutes: 5 } })).refuses("not_found");
  });
});

/** Couples and families: one number or address for several people, whom a colleague linked knowingly. S2 §8, D §10 */
import type { care } from "@stoep/contract/care";
import { dayMs, type InputOf } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aTicket } from "../testing/rows.ts";
import { lockHouseholds } from "./store/households.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const number = "0470 12 34 56";
const e164 = "+32470123456";
type Draft = Partial<InputOf<typeof care.createMember>["body"]>;
const write = (firstName: string, draft: Draft = {}) =>
  town.people.wout.care.createMember({
    body: { firstName, lastName: "Maes", languages: ["nl"], phone: number, ...draft },
  });
const couple = async () => {
  const rosa = await write("Rosa", { email: "rosa@zorg.example" });
  const jef = await write("Jef", { householdWith: [rosa.id], email: "jef@zorg.example" });
  return { rosa, jef };
};
const open = (personId: string) => town.people.wout.care.getPerson({ params: { personId } });
const edit = async (personId: string, draft: Draft) => {
  const { firstName, lastName, version, contact } = await open(personId);
  const body = { firstName, lastName, languages: ["nl" as const], address: { by: "same" as const }, ...contact };
  return town.people.wout.care.editPerson({ params: { personId }, body: { ...body, ...draft, version } });
};
const link = (personId: string, otherId: string) =>
  town.people.wout.care.linkHousehold({ params: { personId }, body: { otherId } });
const leave = (personId: string) => town.people.wout.care.leaveHousehold({ params: { personId } });
const codesOf = (all: PromiseSettledResult<unknown>[]) =>
  all.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code)).sort();

describe("linking", () => {
  test("lets a second record have the number, which everybody else is refused", async () => {
    const { rosa, jef } = await couple();
    expect(jef.contact?.phone).toBe(e164);
    expect(jef.household).toEqual([
      { id: rosa.id, name: "Rosa Maes", isMember: true, isHelper: false, shares: ["phone"] },
    ]);
    await expect(write("Els")).refuses("person_exists");
    const named = await town.people.wout.care.findSamePerson({ query: { phone: number } });
    expect(named.items.map(({ name }) => name)).toEqual(["Rosa Maes", "Jef Maes"]);
    const found = await town.people.wout.care.findPeople({ query: { search: "0470/123456" } });
    expect(found.items.map(({ name }) => name).sort()).toEqual(["Jef Maes", "Rosa Maes"]);
  });

  test("goes for helpers, for edits, and from the record", async () => {
    const rosa = await write("Rosa");
    const { wout } = town.people;
    const body = { firstName: "Jef", languages: ["nl" as const], kind: "neighbour" as const, phone: number };
    const jef = await wout.care.createHelper({ body: { ...body, householdWith: [rosa.id] } });
    expect(jef.person.household.map(({ name }) => name)).toEqual(["Rosa Maes"]);
    const an = await write("An", { phone: "", email: "an@zorg.example" });
    await expect(edit(an.id, { phone: number })).refuses("person_exists");
    await edit(an.id, { phone: number, householdWith: [rosa.id] });
    const els = await write("Els", { phone: "", email: "els@zorg.example" });
    await link(els.id, an.id);
    await edit(els.id, { phone: number });
    expect((await open(rosa.id)).household.map(({ name }) => name).sort()).toEqual(["An Maes", "Els Maes", "Jef"]);
  });

  test("is refused with a person of another organisation, with oneself, and to viewers", async () => {
    const rosa = await write("Rosa");
    const { caro, pim } = town.people;
    const other = await caro.care.createMember({
      body: { firstName: "Jef", languages: ["nl"], email: "jef@zorg.example" },
    });
    await expect(link(rosa.id, other.id)).refuses("not_found");
    await expect(link(rosa.id, rosa.id)).refuses("not_found");
    await expect(write("Jef", { householdWith: [other.id] })).refuses("invalid_input", { householdWith: "invalid" });
    const params = { personId: rosa.id };
    await expect(pim.care.linkHousehold({ params, body: { otherId: rosa.id } })).refuses("level_too_low");
    await expect(pim.care.leaveHousehold({ params })).refuses("level_too_low");
  });

  test("ends at twenty people", async () => {
    const rosa = await write("Rosa");
    for (let at = 1; at < 20; at += 1) await write(`P${at}`, { householdWith: [rosa.id] });
    await expect(write("P20", { householdWith: [rosa.id] })).refuses("invalid_input", { householdWith: "tooMany" });
  }, 60_000);

  test("is in the log of both, and readers see who, not what is shared", async () => {
    const { rosa, jef } = await couple();
    const log = await town.db
      .selectFrom("public.auditEntry")
      .select("subjectId")
      .where("action", "=", "care.linkHousehold")
      .execute();
    expect(log.map(({ subjectId }) => subjectId).sort()).toEqual([rosa.id, jef.id].sort());
    const seen = await town.people.pim.care.getPerson({ params: { personId: jef.id } });
    expect(seen.household).toMatchObject([{ name: "Rosa Maes", shares: [] }]);
  });
});

describe("at the same moment", () => {
  test("of ten who write one number down, one is first, and the others are refused", async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => write(`P${at}`)));
    expect(codesOf(all)).toEqual(["done", ...Array(9).fill("person_exists")]);
  });

  test("linked ones all come in, strangers never do, whoever is first", async () => {
    const rosa = await write("Rosa");
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => write(`P${at}`, at % 2 ? { householdWith: [rosa.id] } : {})),
    );
    expect(codesOf(all)).toEqual([...Array(4).fill("done"), ...Array(4).fill("person_exists")]);
    expect((await open(rosa.id)).household).toHaveLength(4);
  });

  test("of people edited to one number one has it, unless they are linked", async () => {
    const people = [];
    for (const name of ["An", "Bo", "Cy"]) people.push(await write(name, { phone: "", email: `${name}@zorg.example` }));
    const all = await Promise.allSettled(people.map(({ id }) => edit(id, { phone: number })));
    expect(codesOf(all)).toEqual(["done", "person_exists", "person_exists"]);
    const [an, bo, cy] = people;
    await link(an?.id ?? "", bo?.id ?? "");
    await link(bo?.id ?? "", cy?.id ?? "");
    await Promise.all(people.map(({ id }) => edit(id, { phone: number })));
    expect((await open(cy?.id ?? "")).household.map(({ shares }) => shares)).toEqual([["phone"], ["phone"]]);
  }, 30_000);

  test("two links that meet make one household, and a number taken while one leaves is nobody's twice", async () => {
    const people = [];
    for (const name of ["An", "Bo", "Cy", "Di"])
      people.push(await write(name, { phone: "", email: `${name}@zorg.example` }));
    const [an = "", bo = "", cy = "", di = ""] = people.map(({ id }) => id);
    await Promise.all([link(an, bo), link(cy, bo), link(di, cy)]);
    expect((await open(an)).household).toHaveLength(3);
    await edit(an, { phone: number });
    const all = await Promise.allSettled([leave(bo), edit(bo, { phone: number })]);
    expect(codesOf(all)).toContain("done");
    const { rows } = await town.databases.pool.query(
      `select count(distinct coalesce(care_household_id, id))::int as households from ${town.networks.testdorp.schema}.care_person where phone = $1`,
      [e164],
    );
    expect(rows).toEqual([{ households: 1 }]);
  });
});

describe("nobody is locked before the households are, or two colleagues would wait for each other", () => {
  const acts: Record<string, (one: string, other: string) => Promise<unknown>> = {
    linking: (one, other) => link(one, other),
    "linking in an edit": (one, other) => edit(one, { householdWith: [other] }),
    leaving: (one) => leave(one),
    merging: async (personId, otherId) => {
      const body = { version: (await open(personId)).version, otherVersion: (await open(otherId)).version, take: [] };
      return town.people.wout.care.mergeDoubles({ params: { personId, otherId }, body });
    },
  };

  test.each(Object.entries(acts))("when %s", async (_, act) => {
    const { rosa, jef } = await couple();
    const again = await write("Rosa", { phone: "", email: "rosa.m@zorg.example" });
    const ids = [rosa.id, jef.id, again.id];
    let done: Promise<unknown> | undefined;
    await town.db.transaction().execute(async (db) => {
      await lockHouseholds(db, town.organisations.city);
      done = act(jef.id, again.id);
      done.catch(() => {});
      await untilBlocked(town.databases, done);
      const free = await db.selectFrom("carePerson").select("id").where("id", "in", ids).forUpdate().noWait().execute();
      expect(free).toHaveLength(ids.length);
    });
    await done;
  });
});

describe("what happens to a shared number", () => {
  test("who leaves gives it up, and needs one of their own first", async () => {
    const rosa = await write("Rosa");
    const jef = await write("Jef", { householdWith: [rosa.id] });
    await expect(leave(jef.id)).refuses("no_contact_of_own");
    await edit(jef.id, { email: "jef@zorg.example" });
    expect(await leave(jef.id)).toMatchObject({ household: [], contact: { phone: "", email: "jef@zorg.example" } });
    expect(await open(rosa.id)).toMatchObject({ household: [], contact: { phone: e164 } });
    await expect(edit(jef.id, { phone: number })).refuses("person_exists");
  });

  test("moving house ends nothing; a number of their own is theirs", async () => {
    const { rosa, jef } = await couple();
    const addressId = town.noord.streets[0]?.addresses[0]?.id ?? "";
    expect(await edit(jef.id, { address: { by: "list", addressId } })).toMatchObject({
      household: [{ id: rosa.id, shares: ["phone"] }],
    });
    await edit(jef.id, { phone: "0470 99 88 77" });
    expect(await leave(jef.id)).toMatchObject({ contact: { phone: "+32470998877" } });
  });

  test("deleting one leaves it to the other, and to nobody after both", async () => {
    const { rosa, jef } = await couple();
    await town.people.ada.care.deletePerson({ params: { personId: rosa.id } });
    expect(await open(jef.id)).toMatchObject({ household: [], contact: { phone: e164 } });
    await expect(write("Els")).refuses("person_exists");
    await town.people.ada.care.deletePerson({ params: { personId: jef.id } });
    expect(await write("Els")).toMatchObject({ contact: { phone: e164 } });
  });

  test("merging brings the households together, and unmerging takes back who was merged", async () => {
    const { wout } = town.people;
    const { rosa, jef } = await couple();
    const again = await write("Rosa", { phone: "", email: "rosa.m@zorg.example" });
    const an = await write("An", { phone: "", email: "an@zorg.example" });
    await link(again.id, an.id);
    const params = { personId: again.id, otherId: rosa.id };
    const versions = { version: (await open(again.id)).version, otherVersion: (await open(rosa.id)).version };
    const kept = await wout.care.mergeDoubles({ params, body: { ...versions, take: ["phone"] } });
    expect(kept.contact?.phone).toBe(e164);
    expect(kept.household.map(({ name }) => name).sort()).toEqual(["An Maes", "Jef Maes"]);
    const [merge] = (await wout.care.listMerges({ params: { personId: kept.id } })).items;
    await wout.care.undoMerge({ params: { mergeId: merge?.id ?? "" } });
    expect(await open(rosa.id)).toMatchObject({ contact: { phone: e164 } });
    expect((await open(jef.id)).household.map(({ name }) => name)).toContain("Rosa Maes");
    expect((await open(again.id)).contact?.phone).toBe("");
  });
});

test("linked people are no likely duplicates, however often it is looked", async () => {
  const { wout } = town.people;
  const address = { by: "list" as const, addressId: town.noord.streets[0]?.addresses[0]?.id ?? "" };
  const one = await write("Jan", { address, email: "one@zorg.example" });
  const two = await write("Jan", { address, phone: "+33 4 70 12 34 56", email: "two@zorg.example" });
  expect((await wout.care.listDoubles()).total).toBe(1);
  await link(one.id, two.id);
  expect((await wout.care.listDoubles()).total).toBe(0);
  town.clock.move(2 * dayMs);
  await town.runDue();
  await edit(two.id, { keyRemark: "x" });
  expect((await wout.care.listDoubles()).total).toBe(0);
  await leave(one.id);
  expect((await wout.care.listDoubles()).total).toBe(1);
});

describe("messages to the shared number", () => {
  const send = async (memberId: string, channel: "mail" | "text", text = "Tot morgen") => {
    const ticketId = await aTicket(town, { state: "looking", memberId, title: "Boodschappen" });
    const body = { to: "member" as const, channel, text };
    await town.people.wout.care.messageTicket({ params: { ticketId }, body });
    await town.runDue();
  };

  test("name whom they are for; to a mailbox of one's own they do not", async () => {
    const { jef } = await couple();
    await send(jef.id, "mail");
    expect(town.outside.mails.at(-1)?.text).not.toContain("Voor Jef");
    await edit(jef.id, { email: "jef@zorg.example" });
    const els = await write("Els", { phone: "", email: "jef@zorg.example", householdWith: [jef.id] });
    await send(els.id, "mail");
    expect(town.outside.mails.at(-1)).toMatchObject({ to: "jef@zorg.example" });
    expect(town.outside.mails.at(-1)?.subject).toContain("Voor Els Maes: ");
    expect(town.outside.mails.at(-1)?.text).toContain("Voor Els Maes: Tot morgen");
  });

  test("a text message with the name before it costs only one", async () => {
    const { jef } = await couple();
    await expect(send(jef.id, "text", "x".repeat(155))).refuses("invalid_input", { text: "tooLong" });
  });
});

test.each(["members", "helpers"] as const)(
  "an own file of %s with a shared number comes back without a wrong row",
  async (kind) => {
    const { wout } = town.people;
    const { rosa, jef } = await couple();
    const third = await write("Els", { email: "els@zorg.example", householdWith: [rosa.id] });
    const part = { kind: "neighbour" as const, languages: ["nl" as const] };
    for (const { id: personId } of [rosa, jef, third]) await wout.care.makeHelper({ params: { personId }, body: part });
    const query = { format: "csv" as const };
    const file = await (kind === "members" ? wout.care.exportMembers({ query }) : wout.care.exportHelpers({ query }));
    expect(await file.text()).toContain('"Rosa Maes, Els Maes"');
    const { id: importId } = await wout.care.uploadPeople({ query: { kind }, file, fileName: "eigen.csv" });
    const params = { importId };
    const { columns } = await wout.care.getPeopleImport({ params });
    const fields = columns.map(({ field }) => field);
    await wout.care.checkPeopleImport({ params, body: { fields, language: "nl" } });
    await town.runDue();
    const { fates } = await wout.care.getPeopleImport({ params });
    expect(fates).toMatchObject({ there: 3, new: 0, wrong: 0, double: 0 });
    const rows = (await wout.care.listImportRows({ params })).items;
    expect(rows.map(({ name, person }) => [name, person?.name])).toEqual(rows.map(({ name }) => [name, name]));
  },
);

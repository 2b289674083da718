/** Likely duplicates are found and dismissed; two records are merged, and unmerged exactly as they were. S2 §5 */
import { beforeEach, describe, expect, test } from "vitest";
import { rotateTestKeys } from "../../../testing/rotate-keys.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

let last = 0;
const write = async (change: object = {}) => {
  last += 1;
  const street = town.noord.streets[0];
  const address = { by: "list" as const, addressId: street?.addresses[0]?.id ?? "" };
  const base = {
    firstName: "Jeanne",
    lastName: "Peeters",
    languages: ["nl" as const],
    email: `d${last}@zorg.example`,
    address,
  };
  return town.people.wout.care.createMember({ body: { ...base, ...change } });
};
const pairs = async () => (await town.people.wout.care.listDoubles()).items;

describe("likely duplicates", () => {
  test("have the same name in one street, a number written differently, or a mistyped name in one house", async () => {
    const next = town.noord.streets[0]?.addresses[1]?.id ?? "";
    await write();
    await write({ firstName: "JEANNE", address: { by: "list", addressId: next } });
    expect((await pairs()).map(({ because }) => because)).toEqual([["name-street"]]);
    await write({ firstName: "Jaenne" });
    expect((await pairs())[0]?.because).toEqual(["name-house"]);
    await write({ firstName: "Cor", lastName: "Maes", phone: "+32 470 12 34 56", address: null });
    await write({ firstName: "Karel", lastName: "Smet", phone: "+33 6 70 12 34 56", address: null });
    expect((await pairs())[0]?.because).toEqual(["phone"]);
    expect(await town.people.wout.care.listDoubles()).toMatchObject({ total: 3 });
    expect(await town.people.wout.care.summariseMembers()).toMatchObject({ doubles: 3 });
    expect(await town.people.pim.care.summariseMembers()).toMatchObject({ doubles: 0 });
  });

  test("are not two of one family, nor people of another organisation, nor records corrected since", async () => {
    await write();
    await write({ firstName: "An" });
    const { id: personId, version } = await write({ firstName: "Jan" });
    await aPerson(town, { organisationId: town.organisations.association, firstName: "Jeanne", lastName: "Peeters" });
    expect(await pairs()).toEqual([]);
    const edit = (firstName: string, seen: number) =>
      town.people.wout.care.editPerson({
        params: { personId },
        body: {
          firstName,
          lastName: "Peeters",
          languages: ["nl"],
          email: "jan@zorg.example",
          address: { by: "same" },
          version: seen,
        },
      });
    const wrong = await edit("Jeanne", version);
    expect(await pairs()).toHaveLength(1);
    await edit("Jan", wrong.version);
    expect(await pairs()).toEqual([]);
  });

  test("that are dismissed are not shown again, even when pairs are looked for again", async () => {
    const { wout, caro, pim } = town.people;
    const [one, other] = [await write(), await write()];
    const params = { personId: other.id, otherId: one.id };
    await expect(pim.care.dismissDouble({ params })).refuses("level_too_low");
    await expect(caro.care.dismissDouble({ params })).refuses("not_found");
    await wout.care.dismissDouble({ params });
    await town.pass({ days: 1 });
    expect(await pairs()).toEqual([]);
  });

  test("are compared side by side; that both were opened is in the reading log", async () => {
    const { wout, ada } = town.people;
    const [one, other] = [
      await write({ keyRemark: "Slechthorend" }),
      await write({ keyRemark: "Hond", introduction: "Woont alleen" }),
    ];
    const params = { personId: one.id, otherId: other.id };
    const seen = await wout.care.compareDoubles({ params });
    expect(seen).toMatchObject({ differs: ["email", "keyRemark"], can: { merge: true } });
    for (const { id } of [one, other])
      expect((await ada.care.listReadings({ params: { personId: id } })).items[0]).toMatchObject({ what: "merge" });
  });
});

/** All rows of care's tables, for comparison. */
async function everything() {
  const tables = ["carePersonTag", "careHelper", "careNote", "careAbsence", "careCertificate", "careEntry"] as const;
  const more = ["careCandidate", "careDuo", "careHelperCategory", "careTicket", "careTicketMoment"] as const;
  const rows: Record<string, unknown> = {};
  for (const table of [...tables, ...more]) {
    const found = (await town.db.selectFrom(table).selectAll().execute()) as object[];
    rows[table] = found.map((row) => JSON.stringify(row)).sort();
  }
  const people = await town.db.selectFrom("carePerson").selectAll().orderBy("id").execute();
  rows["carePerson"] = people.map(({ version: _, updatedAt: __, ...row }) => row);
  const loads = await town.db.selectFrom("careHelperLoad").selectAll().where("tasks", ">", 0).execute();
  rows["careHelperLoad"] = loads.map((row) => JSON.stringify(row)).sort();
  return rows;
}

/** Two records of one person: both member and helper, with every field filled. */
async function twoFull() {
  const { wout, ada } = town.people;
  const tag = await wout.care.saveTag({ body: { name: "Rolstoel", description: "x", colour: "red" } });
  const category = await ada.care.createCategory({ body: { name: "Vervoer", icon: "car" } });
  const member = await aPerson(town, { firstName: "Cor" });
  const kept = await aHelper(town, { person: { isMember: true, keyRemark: "Hond", phone: "+32470000001" }, helped: 1 });
  const gone = await aHelper(town, {
    categories: [category.id],
    helped: 2,
    lastHelpedAt: town.clock.now(),
    person: { isMember: true, introduction: "Woont alleen", keyRemark: "Doof", tickets: 1 },
  });
  await wout.care.tagPeople({ body: { personIds: [gone], add: [tag.id] } });
  await wout.care.writeNote({ params: { personId: gone }, body: { text: "Belt graag" } });
  await wout.care.addAbsence({ params: { personId: gone }, body: { fromOn: "2026-06-01", untilOn: "2026-06-08" } });
  await wout.care.addCertificate({ params: { personId: gone }, body: { name: "Uittreksel", untilOn: "2027-01-01" } });
  await wout.care.addEntry({ params: { personId: gone }, body: { onDay: "2026-05-01", minutes: 60, text: "Gras" } });
  await aTicket(town, { state: "open", memberId: gone });
  const solved = await aTicket(town, { state: "solved", memberId: member, helperId: gone });
  const asked = { channel: "phone" as const, expiresAt: town.clock.now(), askedAt: town.clock.now() };
  await town.db
    .insertInto("careCandidate")
    .values({ id: solved, ticketId: solved, helperId: gone, state: "confirmed", ...asked })
    .execute();
  const duo = { memberId: member, organisationId: town.organisations.city, lastAt: town.clock.now() };
  await town.db
    .insertInto("careDuo")
    .values([
      { helperId: kept, ...duo, solved: 1 },
      { helperId: gone, ...duo, solved: 2 },
    ])
    .execute();
  for (const helperId of [kept, gone])
    await town.db.insertInto("careHelperLoad").values({ helperId, month: "2026-05-01", tasks: 2 }).execute();
  const params = { personId: kept, otherId: gone };
  const { one, other } = await wout.care.compareDoubles({ params });
  return {
    params,
    kept,
    gone,
    member,
    tag,
    versions: { version: one.person.version, otherVersion: other.person.version },
  };
}

describe("merging", () => {
  test("moves everything about one to the other, chosen field by field, and adds up the counts", async () => {
    const { wout, ada } = town.people;
    const { params, kept, gone, member, tag, versions } = await twoFull();
    const merged = await wout.care.mergeDoubles({ params, body: { ...versions, take: ["keyRemark"] } });
    expect(merged).toMatchObject({ id: kept, keyRemark: "Doof", introduction: "Woont alleen", tickets: 1 });
    expect(merged.contact?.phone).toBe("+32470000001");
    expect(merged.tags).toMatchObject([{ id: tag.id }]);
    const { helper } = await wout.care.getHelper({ params: { personId: kept } });
    expect(helper).toMatchObject({
      helped: 3,
      load: 4,
      absences: [{ fromOn: "2026-06-01" }],
      certificates: [{ name: "Uittreksel" }],
    });
    expect((await wout.care.listHelped({ params: { personId: kept } })).items).toMatchObject([
      { member: { id: member }, solved: 3 },
    ]);
    expect((await wout.care.searchNotes({ query: { personId: kept } })).items).toHaveLength(1);
    expect((await wout.care.listMemberTickets({ query: { personId: kept } })).items).toHaveLength(1);
    expect((await wout.care.getPerson({ params: { personId: gone } })).id).toBe(kept);
    const read = await ada.care.listReadings({ params: { personId: kept } });
    expect(read.items.filter(({ what }) => what === "merge")).toHaveLength(1);
    expect((await ada.audit.listEntries()).items[0]).toMatchObject({ action: "care.mergePeople" });
  });

  test("is undone exactly, within thirty days", async () => {
    const { wout } = town.people;
    const { params, kept, gone, versions } = await twoFull();
    const before = await everything();
    await wout.care.mergeDoubles({ params, body: { ...versions, take: ["name", "email", "keyRemark", "help"] } });
    expect(await everything()).not.toEqual(before);
    const { items } = await wout.care.listMerges({ params: { personId: kept } });
    const undo = { params: { mergeId: items[0]?.id ?? "" } };
    expect(await wout.care.undoMerge(undo)).toEqual({ keptId: kept, goneId: gone });
    expect(await everything()).toEqual(before);
    await expect(wout.care.undoMerge(undo)).refuses("already_closed");
  });

  test("somebody who was no helper becomes one, and is none again afterwards", async () => {
    const { wout } = town.people;
    const personId = await aPerson(town);
    const otherId = await aHelper(town, { helped: 1 });
    const before = await everything();
    const params = { personId, otherId };
    await wout.care.mergeDoubles({ params, body: { version: 1, otherVersion: 1 } });
    expect((await wout.care.getHelper({ params: { personId: otherId } })).person.id).toBe(personId);
    const { items } = await wout.care.listMerges({ params: { personId } });
    await wout.care.undoMerge({ params: { mergeId: items[0]?.id ?? "" } });
    expect(await everything()).toEqual(before);
  });

  test("what was changed since stays, and what happened with a ticket goes back with it", async () => {
    const { wout } = town.people;
    const [personId, otherId] = [await aPerson(town), await aPerson(town, { tickets: 1, keyRemark: "Doof" })];
    const ticketId = await aTicket(town, { state: "open", memberId: otherId });
    const merged = await wout.care.mergeDoubles({
      params: { personId, otherId },
      body: { version: 1, otherVersion: 1 },
    });
    const { firstName, lastName, languages, version } = merged;
    const email = merged.contact?.email ?? "";
    const body = {
      firstName,
      lastName,
      languages,
      email,
      keyRemark: "Slechthorend",
      address: { by: "same" as const },
      version,
    };
    await wout.care.editPerson({ params: { personId }, body });
    await town.pass({ minutes: 1 });
    await wout.care.lookForHelper({ params: { ticketId }, body: { from: "open" } });
    await wout.care.solveTicket({ params: { ticketId }, body: { from: "looking", outcome: "Buur hielp" } });
    const { items } = await wout.care.listMerges({ params: { personId } });
    await wout.care.undoMerge({ params: { mergeId: items[0]?.id ?? "" } });
    expect(await wout.care.getPerson({ params: { personId } })).toMatchObject({
      tickets: 0,
      solved: 0,
      keyRemark: "Slechthorend",
    });
    expect(await wout.care.getPerson({ params: { personId: otherId } })).toMatchObject({
      tickets: 1,
      solved: 1,
      keyRemark: "Doof",
    });
  });

  test("one of two colleagues who merge the same people at once wins, whichever they keep", async () => {
    const { wout, ada } = town.people;
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, other] = [await aPerson(town), await aPerson(town)];
      const body = { version: 1, otherVersion: 1 };
      const outcomes = await Promise.allSettled([
        wout.care.mergeDoubles({ params: { personId: one, otherId: other }, body }),
        ada.care.mergeDoubles({ params: { personId: other, otherId: one }, body }),
        ada.care.mergeDoubles({ params: { personId: one, otherId: other }, body }),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    }
  });

  test("is refused over a colleague's change, where a ticket would be one's own help, and with two accounts", async () => {
    const { wout, dirk, fatma } = town.people;
    const [personId, otherId] = [await aPerson(town), await aHelper(town)];
    const params = { personId, otherId };
    await expect(wout.care.mergeDoubles({ params, body: { version: 2, otherVersion: 1 } })).refuses(
      "changed_meanwhile",
    );
    await aTicket(town, { state: "waiting", memberId: personId, helperId: otherId });
    const body = { version: 1, otherVersion: 1 };
    await expect(wout.care.mergeDoubles({ params, body })).refuses("merge_own_ticket");
    expect(await wout.care.compareDoubles({ params })).toMatchObject({ can: { merge: "merge_own_ticket" } });
    const linked = { linkedAt: town.clock.now() };
    const two = {
      personId: await aPerson(town, { accountId: dirk.accountId, ...linked }),
      otherId: await aPerson(town, { accountId: fatma.accountId, ...linked }),
    };
    await expect(wout.care.mergeDoubles({ params: two, body })).refuses("merge_two_accounts");
    await expect(wout.care.mergeDoubles({ params: two, body: { ...body, take: ["private"] } })).refuses(
      "level_too_low",
    );
    await expect(wout.care.mergeDoubles({ params: { personId, otherId: personId }, body })).refuses("not_found");
  });

  test("after thirty days the copy is emptied, and with the one that is kept at once", async () => {
    const { wout, ada } = town.people;
    const merge = async () => {
      const [personId, otherId] = [await aPerson(town), await aPerson(town)];
      await wout.care.mergeDoubles({ params: { personId, otherId }, body: { version: 1, otherVersion: 1 } });
      return { personId, otherId };
    };
    const nameOf = async (id: string) =>
      (await town.db.selectFrom("carePerson").select("firstName").where("id", "=", id).executeTakeFirstOrThrow())
        .firstName;
    const [one, other] = [await merge(), await merge()];
    await ada.care.deletePerson({ params: { personId: one.personId } });
    expect(await nameOf(one.otherId)).toBe("");
    const [seen] = (await wout.care.listMerges({ params: { personId: other.personId } })).items;
    await town.pass({ days: 31 });
    expect(await nameOf(other.otherId)).toBe("");
    expect((await wout.care.listMerges({ params: { personId: other.personId } })).items).toEqual([]);
    await expect(wout.care.undoMerge({ params: { mergeId: seen?.id ?? "" } })).refuses("already_closed");
  });

  test("takes private details with it, sealed for the record that is kept, and gives them back, also after a rotation of keys", async () => {
    const { ada } = town.people;
    const [kept, gone] = [await write(), await write()];
    const save = (personId: string, iban: string) =>
      ada.care.savePrivate({ params: { personId }, body: { gender: null, birthOn: null, iban, swift: "" } });
    const ibanOf = async (personId: string) => (await ada.care.showPrivate({ params: { personId } })).iban;
    await save(kept.id, "BE71096123456769");
    const { version: otherVersion } = await save(gone.id, "BE68539007547034");
    const { version } = await ada.care.getPerson({ params: { personId: kept.id } });
    const params = { personId: kept.id, otherId: gone.id };
    await ada.care.mergeDoubles({ params, body: { version, otherVersion, take: ["private"] } });
    expect(await ibanOf(kept.id)).toBe("BE68539007547034");
    await rotateTestKeys(town);
    const [merge] = (await ada.care.listMerges({ params: { personId: kept.id } })).items;
    await ada.care.undoMerge({ params: { mergeId: merge?.id ?? "" } });
    expect(await Promise.all([kept.id, gone.id].map(ibanOf))).toEqual(["BE71096123456769", "BE68539007547034"]);
  });
});

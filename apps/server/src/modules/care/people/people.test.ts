/** Members: created, found, changed, suspended and deleted. S2 §3, §5, §7, §8 */

import type { care } from "@stoep/contract/care";
import type { InputOf } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Draft = InputOf<typeof care.createMember>["body"];
const lies = { firstName: "Lies", lastName: "Peeters", email: "lies@zorg.example", languages: ["nl" as const] };
const create = (by: Person, draft: Partial<Draft> = {}) => by.care.createMember({ body: { ...lies, ...draft } });
const readings = async () =>
  (
    await sql<{
      what: string;
      personId: string;
    }>`select what, person_ids[1] as person_id from public.reading order by at, id`.execute(town.db)
  ).rows;

describe("writing somebody down", () => {
  test("a name, a way to reach them and a language are enough", async () => {
    const person = await create(town.people.chaima, { lastName: "", email: "", phone: "0470 12 34 56" });
    expect(person).toMatchObject({ name: "Lies", isMember: true, isHelper: false, language: "nl", activity: "new" });
    expect(person.contact).toEqual({ email: "", phone: "+32470123456", phoneText: "0470 12 34 56" });
    const abroad = await create(town.people.chaima, { email: "", phone: "+31 612345678" });
    expect(abroad.contact).toEqual({ email: "", phone: "+31612345678", phoneText: "+31 6 12345678" });
  });

  test("without a name, without e-mail and phone, or without a language it is refused", async () => {
    const body = { firstName: " ", email: "", phone: "" };
    await expect(create(town.people.wout, body)).refuses("invalid_input", {
      firstName: "firstNameRequired",
      email: "contactRequired",
    });
    await expect(create(town.people.wout, { languages: [] })).refuses("invalid_input", {
      languages: "languageRequired",
    });
  });

  test("an e-mail address has its form, and a phone number is one that somebody could have", async () => {
    await expect(create(town.people.wout, { email: "lies@" })).refuses("invalid_input", { email: "emailFormat" });
    await expect(create(town.people.wout, { phone: "0470 12" })).refuses("invalid_input", { phone: "phoneFormat" });
  });

  test("the address is looked up in the network's list, with its neighbourhood", async () => {
    const { wout } = town.people;
    const [street] = town.noord.streets;
    const house = street?.addresses[1];
    const listed = await create(wout, { address: { by: "list", addressId: house?.id ?? "" } });
    expect(listed.neighbourhood).toEqual({ id: town.noord.id, name: town.noord.name });
    expect(listed.address).toMatchObject({ street: street?.name, houseNumber: house?.houseNumber });
    const text = `${street?.name} ${house?.houseNumber}`;
    const typed = await create(wout, { email: "typed@zorg.example", address: { by: "text", text } });
    expect(typed.address).toEqual(listed.address);
  });

  test("one that cannot be identified is refused; a pin may lie outside of every neighbourhood", async () => {
    const { wout } = town.people;
    const address = { by: "text" as const, text: "Nergensstraat 7" };
    await expect(create(wout, { address })).refuses("invalid_input", { address: "addressUnknown" });
    const pin = { street: "Ver weg", houseNumber: "1", postalCode: "1000", city: "Ver", longitude: 10, latitude: 10 };
    const far = await create(wout, { address: { by: "pin", ...pin } });
    expect(far).toMatchObject({ neighbourhood: null, address: pin });
  });

  test("viewers do not, and tags of another organisation are not accepted", async () => {
    const { pim, caro, wout } = town.people;
    await expect(create(pim)).refuses("level_too_low");
    const tag = await caro.care.saveTag({ body: { name: "Elders", description: "Van elders", colour: "red" } });
    await expect(create(wout, { tagIds: [tag.id] })).refuses("invalid_input", { tagIds: "invalid" });
  });
});

describe("the same person twice", () => {
  test("the same e-mail address or number is refused, however it is written; who is there can be used instead", async () => {
    const { wout } = town.people;
    const first = await create(wout, { phone: "0470 12 34 56" });
    await expect(create(wout, { email: "LIES@zorg.example" })).refuses("person_exists");
    await expect(create(wout, { email: "", phone: "+32 470/12.34.56" })).refuses("person_exists");
    const same = await wout.care.findSamePerson({ query: { phone: "+32470123456" } });
    expect(same.items.map(({ id, name }) => [id, name])).toEqual([[first.id, "Lies Peeters"]]);
    await expect(town.people.pim.care.findSamePerson({ query: { email: lies.email } })).refuses("level_too_low");
    // Another organisation has its own records.
    await create(town.people.caro);
    expect((await town.people.caro.care.findSamePerson({ query: { phone: "0470123456" } })).items).toEqual([]);
  });

  test("two colleagues who write down the same person at once make one record", async () => {
    const { wout, chaima } = town.people;
    const both = await Promise.allSettled([create(wout), create(chaima)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await wout.care.listMembers()).found).toBe(1);
  });

  test("an edit cannot take somebody else's e-mail address", async () => {
    const { wout } = town.people;
    await create(wout);
    const { id: personId } = await create(wout, { email: "an@zorg.example" });
    const body = { ...lies, version: 1 };
    await expect(wout.care.editPerson({ params: { personId }, body })).refuses("person_exists");
  });
});

describe("a person's file", () => {
  test("viewers read who it is, and not how to reach them", async () => {
    const { wout, pim } = town.people;
    const { id: personId } = await create(wout, { keyRemark: "Hond", introduction: "Woont alleen" });
    const seen = await pim.care.getPerson({ params: { personId } });
    expect(seen).toMatchObject({ name: "Lies Peeters", contact: null, address: null, keyRemark: null });
    expect(seen).toMatchObject({
      introduction: null,
      leadExplanation: null,
      sealed: [],
      can: { edit: "level_too_low" },
    });
    // Nor does trying a phone number find its owner.
    expect((await pim.care.findPeople({ query: { search: "zorg.example" } })).items).toEqual([]);
    expect((await pim.care.listMembers({ query: { globalFilter: "lies@zorg" } })).items).toEqual([]);
    const hit = { id: personId, name: "Lies Peeters", detail: "", isMember: true, isHelper: false, isSuspended: false };
    expect((await pim.care.findPeople({ query: { search: "peet" } })).items).toEqual([hit]);
  });

  test("every opening is a row of the reading log, which nobody can change", async () => {
    const { ada, wout } = town.people;
    const { id: personId } = await create(wout);
    await wout.care.getPerson({ params: { personId } });
    expect(await readings()).toEqual([{ what: "file", personId }]);
    // Opens the edit form of the same file a moment later.
    await wout.care.getPerson({ params: { personId } });
    expect(await readings()).toHaveLength(1);
    await ada.care.getPerson({ params: { personId } });
    await town.pass({ minutes: 11 });
    await wout.care.getPerson({ params: { personId } });
    expect(await readings()).toHaveLength(3);
    await expect(sql`update public.reading set reader_name = ''`.execute(town.db)).rejects.toThrow();
    await expect(sql`delete from public.reading`.execute(town.db)).rejects.toThrow();
  });

  test("another organisation finds neither the person nor a trace", async () => {
    const { wout, caro } = town.people;
    const { id: personId } = await create(wout);
    const params = { personId };
    await expect(caro.care.getPerson({ params })).refuses("not_found");
    await expect(caro.care.deletePerson({ params })).refuses("not_found");
    await expect(caro.care.writeNote({ params, body: { text: "?" } })).refuses("not_found");
    expect((await caro.care.findPeople({ query: { search: "Lies" } })).items).toEqual([]);
    expect((await caro.care.listMembers()).items).toEqual([]);
    expect(await readings()).toEqual([]);
  });

  test("saving over a colleague's change is refused", async () => {
    const { wout, chaima } = town.people;
    const { id: personId, version } = await create(wout);
    await chaima.care.editPerson({ params: { personId }, body: { ...lies, keyRemark: "Belt 's avonds", version } });
    await expect(wout.care.editPerson({ params: { personId }, body: { ...lies, version } })).refuses(
      "changed_meanwhile",
    );
  });

  test("an edit that leaves the address as it was keeps it, and one without an address empties it", async () => {
    const { wout } = town.people;
    const address = { by: "list" as const, addressId: town.noord.streets[0]?.addresses[1]?.id ?? "" };
    const { id: personId } = await create(wout, { address });
    const params = { personId };
    const kept = await wout.care.editPerson({ params, body: { ...lies, address: { by: "same" }, version: 1 } });
    expect(kept.neighbourhood?.id).toBe(town.noord.id);
    const without = await wout.care.editPerson({ params, body: { ...lies, version: kept.version } });
    expect(without).toMatchObject({ neighbourhood: null, address: { street: "" } });
  });

  test("a phone number that was accepted once is not judged again, unless it changes", async () => {
    const { wout } = town.people;
    const { id: personId, version } = await create(wout, { phone: "0470 12 34 56" });
    // A numbering plan that has been withdrawn since.
    const gone = { phone: "+3200000000", phoneNational: "00000000" };
    await town.db.updateTable("carePerson").set(gone).where("id", "=", personId).execute();
    const params = { personId };
    const body = { ...lies, phone: gone.phone, keyRemark: "Belt 's avonds", version };
    const kept = await wout.care.editPerson({ params, body });
    expect(kept).toMatchObject({ contact: { phone: gone.phone }, keyRemark: "Belt 's avonds" });
    const other = { ...body, phone: "+3200000001", version: kept.version };
    await expect(wout.care.editPerson({ params, body: other })).refuses("invalid_input", { phone: "phoneFormat" });
  });

  test("completion says the share of ten things that are known, and what is missing", async () => {
    const { wout } = town.people;
    const tag = await wout.care.saveTag({ body: { name: "Rolstoel", description: "x", colour: "blue" } });
    const person = await create(wout, { phone: "0470 12 34 56", tagIds: [tag.id], leadSource: "letter" });
    expect(person.completion).toEqual({
      percent: 50,
      missing: ["address", "introduction", "picture", "birth-date", "bank-account"],
    });
  });
});

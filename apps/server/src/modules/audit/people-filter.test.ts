/** The people the log can be filtered by: everyone who appears in it, and nobody else. */
import { beforeAll, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
  const { els, mona, stijn, bram } = town.people;
  const { city, company } = town.organisations;
  await write(city, [els.accountId, "Els Peeters"], 1);
  await write(city, [els.accountId, "Els De Smet"], 2);
  await write(city, [mona.accountId, "Mona Peeters"], 3);
  await write(city, [stijn.accountId, "Stijn Peeters"], 4);
  await write(city, [gone, "Weg Gegaan"], 5);
  await write(city, [null, "command line"], 6);
  await write(company, [bram.accountId, "Bram Peeters"], 7);
});

const gone = "01890000-0000-7000-8000-000000000009";
const write = (organisationId: string, [accountId, name]: [string | null, string], minute: number) =>
  town.databases.pool.query(
    `insert into audit_entry (id, at, organisation_id, account_id, actor_name, action, subject_kind, subject_name, address, agent, request_id)
     values (gen_random_uuid(), $1::timestamptz + $2 * interval '1 minute', $3, $4, $5, 'publishing.edit', 'post', '', '', '', '')`,
    [town.clock.now(), minute, organisationId, accountId, name],
  );
const people = async (query: { search?: string; accountId?: string } = {}) =>
  (await town.people.ada.audit.listPeople({ query })).items.map(({ name }) => name);

test("everyone who did something is listed once, by last name, including people who left and the provider's people", async () => {
  expect(await people()).toEqual(["Els De Smet", "Mona Peeters", "Stijn Peeters", "Weg Gegaan"]);
});

test("they are found by a part of the name, or the start of the address", async () => {
  expect(await people({ search: "peet" })).toEqual(["Mona Peeters", "Stijn Peeters"]);
  expect(await people({ search: town.people.mona.email.slice(0, 7).toUpperCase() })).toEqual(["Mona Peeters"]);
  expect(await people({ search: "%" })).toEqual([]);
});

test("the provider's people are not found by address", async () => {
  expect(await people({ search: town.people.stijn.email })).toEqual([]);
});

test("an id gets its name, but only here", async () => {
  expect(await people({ accountId: gone })).toEqual(["Weg Gegaan"]);
  expect(await people({ accountId: town.people.bram.accountId })).toEqual([]);
});

test("a person's actions are listed, page by page", async () => {
  const { items } = await town.people.ada.audit.listEntries({ query: { accountId: town.people.els.accountId } });
  expect(items.map(({ actor }) => actor.name)).toEqual(["Els De Smet", "Els Peeters"]);
  const all = await town.people.stijn.platform.listLog({ query: { accountId: town.people.bram.accountId } });
  expect(all.items.map(({ actor }) => actor.name)).toEqual(["Bram Peeters"]);
});

test("only owners may ask", async () => {
  await expect(town.people.mona.audit.listPeople()).refuses("owner_only");
});

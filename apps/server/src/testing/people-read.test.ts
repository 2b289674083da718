/**
 * Every route whose response holds contact details of people leaves one row of the access log, which names its reader and everyone on
 * it; and no other response to staff holds any. Which routes those are, and why others are not, is in the contract
 * (people-read.test.ts). S2 §3
 */
import { kindOf } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { sampleOf, stage } from "./samples/index.ts";
import { textOf } from "./sweep/house-numbers.ts";
import { type Calls, callsIn, everyRoute, type Walked } from "./sweep/routes.ts";
import { newTown, type Town } from "./town.ts";

let town: Town;
let calls: Calls;
beforeAll(async () => {
  town = await newTown();
  calls = callsIn(town);
  for (const word of ["care", "vacancies"]) await stage(town, word);
});

const ids = async () =>
  new Set((await town.db.selectFrom("public.reading").select("id").execute()).map(({ id }) => id));

/** The rows that the sample of a route leaves, and its answer. */
async function call(walked: Walked) {
  const staged = await stage(town, walked.capability, walked.name);
  const { by } = sampleOf(walked, staged);
  // Nothing was read a moment ago.
  await town.pass({ minutes: 11 });
  const before = await ids();
  const answer = await calls.sample(walked, by, staged);
  const rows = (await town.db.selectFrom("public.reading").selectAll().execute()).filter(({ id }) => !before.has(id));
  return { by, answer, rows };
}

const flagged = everyRoute.filter(({ route }) => route.readsPeople);

describe.each(flagged)("$capability $name", (walked) => {
  test("leaves one row of who read whom", async () => {
    const { by, rows } = await call(walked);
    const { accountId } = town.people[by as keyof Town["people"]];
    expect(rows).toMatchObject([{ accountId, module: walked.capability === "care" ? "care" : "network" }]);
    expect(rows[0]?.people).toBe(rows[0]?.personIds.length);
    expect(rows[0]?.people).toBeGreaterThan(0);
  }, 60_000);
});

/** Marks in every e-mail address and street of people in care, and of applicants. */
const signs = { mail: "geheim.example", street: "Geheimstraat" };

async function signEveryone(): Promise<void> {
  const { db } = town;
  const people = await db.selectFrom("carePerson").select("id").where("deletedAt", "is", null).execute();
  for (const { id } of people) {
    const signed = { email: `${id}@${signs.mail}`, street: signs.street };
    await db.updateTable("carePerson").set(signed).where("id", "=", id).execute();
  }
  const sent = { email: `wie@${signs.mail}`, address: `${signs.street} 7` };
  await db.updateTable("vacancyApplication").set(sent).execute();
}

const toStaff = ["staff", "owner", "subject", "resident-or-staff"];
const others = everyRoute.filter(
  ({ capability, name, route }) =>
    toStaff.includes(route.access.to) &&
    route.method === "GET" &&
    kindOf(route) !== "stream" &&
    !route.readsPeople &&
    // What is left of the samples' people; the rest of the contract has nothing of them.
    ["care", "vacancies", "feed", "notifications", "audit"].includes(capability) &&
    `${capability}.${name}` !== "care.findCareAddresses",
);

describe.each(others)("$capability $name", (walked) => {
  test("holds no contact details, and leaves no row", async () => {
    const staged = await stage(town, walked.capability, walked.name);
    const { by, input } = sampleOf(walked, staged);
    await sampleOf(walked, staged).prepare?.();
    await signEveryone();
    const before = await ids();
    const text = await textOf(await calls.send(walked, by, await input));
    for (const sign of Object.values(signs)) expect(text).not.toContain(sign);
    expect([...(await ids())].filter((id) => !before.has(id))).toEqual([]);
  }, 60_000);
});

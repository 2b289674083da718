/**
 * Calls every route of some capabilities. First all kinds of people try to; then its sample is staged once and called: by outsiders,
 * by the person it is for, with each of its filters and pages, and with ids that do not exist. A route without a sample fails.
 */
import { kindOf } from "@stoep/contract/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { actionInWords, fieldsInWords } from "#modules/audit/index.ts";
import { cursors, filteredCalls } from "../filters.ts";
import { wholeReads } from "../plans.ts";
import { type Ids, randomIds, sampleOf, stage } from "../samples/index.ts";
import { newTown, type Town } from "../town.ts";
import { faultsOfDocumented } from "./documented-queries.ts";
import { accessFaults, readSessionAccess, type SessionAccess } from "./doors.ts";
import { hidesHouseNumbers, sign, signHouseNumbers, textOf } from "./house-numbers.ts";
import { leaksTo } from "./outsiders.ts";
import { type AnyInput, type Calls, callsIn, everyRoute, outcomeOf, type Walked } from "./routes.ts";

interface Sweep {
  town: Town;
  calls: Calls;
  said: SessionAccess;
}

export function sweep(words: readonly string[]): void {
  const routes = everyRoute.filter(({ capability }) => words.includes(capability));
  let swept: Sweep;
  beforeAll(async () => {
    const town = await newTown();
    swept = { town, calls: callsIn(town), said: await readSessionAccess(town) };
    await signHouseNumbers(town);
    // So that lists have something to show; what a sample names is created again for it.
    for (const word of words) await stage(town, word);
  });

  // Access is tested for all routes first, because some samples sign people out or change who they are.
  describe.each(routes)("$capability $name", (walked) => {
    test("lets in whom its row allows, and tells each of the others why not", async () => {
      expect(await accessFaults(swept.town, swept.said, walked)).toEqual([]);
    });
  });

  describe.each(routes)("$capability $name", (walked) => {
    test("works for the people it is meant for, and tells others nothing about what exists", async () => {
      expect(await faultsInside(swept, walked)).toEqual([]);
    }, 60_000);
  });

  test("everything that this wrote into the log has words in every language, and no house number", async () => {
    await checkLog(swept.town);
  });

  test("no house number is in a mail to staff", async () => {
    await checkMails(swept.town);
  });

  test("no statement of any route reads all of a table that grows with the city", async () => {
    const { calls, town } = swept;
    expect(calls.statements.size).toBeGreaterThan(routes.length);
    expect(await wholeReads(calls.statements, town.networks.testdorp.schema)).toEqual([]);
  }, 60_000);
}

/** A line for each rule that the route breaks. */
async function faultsInside(swept: Sweep, walked: Walked): Promise<string[]> {
  const ids = await stage(swept.town, walked.capability, walked.name);
  return [
    ...(await leaksTo(swept.calls, walked, ids)),
    ...(await faultsForItsOwn(swept, walked, ids)),
    ...(await faultsOfFilters(swept, walked, ids)),
    ...(await faultsOfDocumented(swept.calls, walked, ids)),
    ...(await faultsOfPages(swept, walked, ids)),
    ...(await faultsOfUnknown(swept, walked)),
  ];
}

async function faultsForItsOwn({ town, calls }: Sweep, walked: Walked, ids: Ids): Promise<string[]> {
  if (kindOf(walked.route) === "stream") return [];
  const { by } = sampleOf(walked, ids);
  const answer = await calls.sample(walked, by, ids);
  if (!hidesHouseNumbers(town, walked, by)) return [];
  return (await textOf(answer)).includes(sign) ? [`${by} reads a house number`] : [];
}

async function faultsOfFilters({ calls }: Sweep, walked: Walked, ids: Ids): Promise<string[]> {
  if (filteredCalls(walked.route, {}).length === 0) return [];
  const { by, input } = sampleOf(walked, ids);
  const faults: string[] = [];
  for (const one of filteredCalls(walked.route, (await input) as AnyInput)) {
    const { code, body } = await outcomeOf(calls.send(walked, by, one));
    if (code) faults.push(`${by} is refused with ${code}, ${JSON.stringify(body)}: ${JSON.stringify(one.query)}`);
  }
  return faults;
}

async function faultsOfPages({ calls }: Sweep, walked: Walked, ids: Ids): Promise<string[]> {
  if (!walked.route.query || !("cursor" in walked.route.query.shape)) return [];
  const { by, input } = sampleOf(walked, ids);
  const first = (await input) as AnyInput;
  const outcomes = new Set<string>();
  for (const cursor of cursors) {
    const page = calls.send(walked, by, { ...first, query: { ...first?.query, cursor } });
    outcomes.add((await outcomeOf(page)).code ?? "continues");
  }
  // A list accepts cursors of its own form only.
  const isRight = outcomes.size === 2 && outcomes.has("continues") && outcomes.has("invalid_input");
  return isRight ? [] : [`${by} with cursors of all forms: ${[...outcomes]}`];
}

async function faultsOfUnknown({ calls }: Sweep, walked: Walked): Promise<string[]> {
  if (!walked.route.path.includes(":")) return [];
  const ids = randomIds(walked.capability);
  const { by } = sampleOf(walked, ids);
  const { code } = await outcomeOf(calls.sample(walked, by, ids));
  return code === "not_found" ? [] : [`${by} with ids that nobody has: ${code} instead of not_found`];
}

async function checkLog({ databases: { pool } }: Town): Promise<void> {
  const { rows } = await pool.query(
    "select action, coalesce(old, '{}') || coalesce(new, '{}') as fields from audit_entry",
  );
  const said = rows.flatMap(({ action, fields }) => [
    ...Object.keys(fields).map((key) => [key, fieldsInWords({ [key]: "" }, action, "nl")]),
    [action, actionInWords(action, "nl")],
  ]);
  const wordless = said.filter(([key, words]) => words === key || words === `${key}: `).map(([key]) => key);
  // "Module" is the Dutch word.
  expect(wordless.filter((key) => key !== "module")).toEqual([]);
  const { rows: whole } = await pool.query("select * from audit_entry");
  expect(whole.length).toBeGreaterThan(10);
  expect(JSON.stringify(whole)).not.toContain(sign);
}

async function checkMails(town: Town): Promise<void> {
  await town.runDue();
  const staff = Object.values(town.people).filter(({ session }) => !session.residentId);
  const mails = staff.flatMap(({ email }) => town.mails(email));
  expect(town.outside.mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain(sign);
}

/** An act of staff changes no number of another capability's screens but those that the contract names as counted from it. */
import { touchedBy } from "@stoep/contract/counted-in";
import { kindOf } from "@stoep/contract/kernel";
import { beforeAll, expect, test } from "vitest";
import { sampleOf, stage } from "./samples/index.ts";
import { callsIn, everyRoute, outcomeOf, type Walked, type Who } from "./sweep/routes.ts";
import { newTown, type Town } from "./town.ts";

const isOfStaff = ({ route }: Walked) => JSON.stringify(route.access).includes("staff");
/** What a screen can show of the whole organisation: no id and no choice is needed for it. */
const shown = everyRoute.filter(
  (one) => isOfStaff(one) && kindOf(one.route) === "query" && !one.route.path.includes(":"),
);
const acts = everyRoute.filter((one) => isOfStaff(one) && kindOf(one.route) === "command");

let town: Town;
beforeAll(async () => {
  town = await newTown();
  // Everybody reads the numbers of all modules, so that an act of somebody who works in one alone is seen in the others.
  for (const level of ["networkLevel", "participationLevel", "careLevel"] as const)
    await town.db
      .updateTable("public.membership")
      .set({ [level]: "viewer" })
      .where(level, "is", null)
      .where("organisationId", "=", town.organisations.city)
      .execute();
});

/** Numbers, and how long lists are, without the words around them. */
function numbersIn(value: unknown): unknown {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return [value.length, ...value.map(numbersIn)];
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numbersIn(one)]));
}

/** What a person's licence or level closes to them, or what needs a choice after all: asked once. */
const refused = new Set<string>();

/** The numbers that this person reads outside of these capabilities, by route. */
async function numbersFor(who: Who, without: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const route of shown.filter(({ capability }) => !without.includes(capability))) {
    const name = `${route.capability}.${route.name}`;
    if (refused.has(`${who} ${name}`)) continue;
    const { code, body } = await outcomeOf(callsIn(town).send(route, who, undefined));
    if (code === null) read.set(name, JSON.stringify(numbersIn(body)));
    else refused.add(`${who} ${name}`);
  }
  return read;
}

/** The routes outside of what the act is said to touch whose numbers it changes. */
async function changedBy(act: Walked): Promise<string[]> {
  const ids = await stage(town, act.capability, act.name);
  const { by } = sampleOf(act, ids);
  const touched = touchedBy(act.capability);
  const before = await numbersFor(by, touched);
  await outcomeOf(callsIn(town).sample(act, by, ids));
  const after = await numbersFor(by, touched);
  return [...after].filter(([name, numbers]) => before.get(name) !== numbers).map(([name]) => name);
}

test.each([...new Set(acts.map(({ capability }) => capability))])(
  "an act of %s changes no number but those of the capabilities that the contract names",
  async (word) => {
    const missing: string[] = [];
    for (const act of acts.filter(({ capability }) => capability === word))
      for (const name of await changedBy(act)) missing.push(`${word}.${act.name} changes ${name}`);
    expect(missing).toEqual([]);
  },
);

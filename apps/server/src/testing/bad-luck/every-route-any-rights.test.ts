/** Members with generated rights, in organisations with generated licences, knock at every route. What they get follows from the table of rights. D §3, D §4 */
import { featureNames, staffFor, type Use, uses } from "@stoep/contract/features";
import { type Access, daysBefore, kindOf, type Level, levels, type MembershipType } from "@stoep/contract/kernel";
import fc from "fast-check";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { expected } from "../expected-access.ts";
import { countTries, fuzzTimeout, isFuzzing, runs } from "../fuzz.ts";
import type { OrganisationPlan, PersonPlan } from "../people.ts";
import { insideOf, knock, rows } from "../sweep/doors.ts";
import { everyRoute, type Walked } from "../sweep/routes.ts";
import { newTown, type Town } from "../town.ts";

let town: Town;
beforeAll(async () => {
  town = await newTown();
});

const oneOf = <const T>(...list: T[]) => fc.constantFrom(...list);
const level = oneOf<Level | undefined>(undefined, ...levels);
const licence = (module: "network" | "participation" | "care") =>
  fc
    .record({
      module: fc.constant(module),
      level: oneOf("essential", "premium"),
      endedDaysAgo: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, oneOf(1, 29, 31, 400)),
    })
    .map(({ endedDaysAgo, ...rest }) => (endedDaysAgo ? { ...rest, endedDaysAgo } : rest));
const licences = fc
  .tuple(
    ...(["network", "participation", "care"] as const).map((one) =>
      fc.option(licence(one), { nil: undefined, freq: 4 }),
    ),
  )
  .map((all) => all.filter((one) => one !== undefined));

interface Standing {
  type: MembershipType;
  levels: Partial<Record<"network" | "participation" | "care", Level>>;
  licences: OrganisationPlan["licences"];
  asksForFactor: boolean;
  hasShownFactor: boolean;
  isSystem: boolean;
}
const standings: fc.Arbitrary<Standing> = fc.record({
  type: fc.oneof(
    { weight: 4, arbitrary: fc.constant("user" as const) },
    oneOf("community-worker", "owner", "pending", "disabled"),
  ),
  levels: fc.record({ network: level, participation: level, care: level }),
  licences,
  asksForFactor: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  hasShownFactor: fc.boolean(),
  isSystem: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});

/** Gives Sofie, who belonged nowhere, this membership in an organisation of its own. */
async function employ({ type, levels, licences, asksForFactor, hasShownFactor, isSystem }: Standing): Promise<void> {
  const { db, clock, networks, people } = town;
  const [organisationId, membershipId, now] = [newId(), newId(), clock.now()];
  const { accountId, session } = people.sofie;
  const terms = { name: `Werk ${organisationId}`, kind: "association" as const, createdAt: now };
  const secondFactorFrom = asksForFactor ? daysBefore(now, 1) : null;
  await db
    .insertInto("public.organisation")
    .values({ id: organisationId, networkId: networks.testdorp.id, ...terms, secondFactorFrom })
    .execute();
  for (const { module, level, endedDaysAgo } of licences) {
    const untilAt = endedDaysAgo === undefined ? null : daysBefore(now, endedDaysAgo);
    const span = { fromAt: daysBefore(now, 800), untilAt, neighbourhoodIds: null, createdAt: now };
    await db
      .insertInto("public.licence")
      .values({ id: newId(), organisationId, module, level, ...span })
      .execute();
  }
  const given = { networkLevel: levels.network ?? null, participationLevel: levels.participation ?? null };
  await db
    .insertInto("public.membership")
    .values({
      id: membershipId,
      accountId,
      organisationId,
      type,
      ...given,
      careLevel: levels.care ?? null,
      createdAt: now,
    })
    .execute();
  await db.updateTable("public.account").set({ isSystem }).where("id", "=", accountId).execute();
  await db
    .updateTable("public.session")
    .set({ membershipId, secondStep: hasShownFactor ? "done" : null })
    .where("id", "=", session.id)
    .execute();
}

/** What the table of rights says of them. */
function rightsOf({ type, levels, hasShownFactor, isSystem, licences, asksForFactor }: Standing) {
  const plan: PersonPlan = {
    firstName: "Sofie",
    jobs: [{ organisation: "association", type, levels }],
    hasShownFactor: hasShownFactor || undefined,
    isSystem: isSystem || undefined,
  };
  const terms = { licences, asksForFactor: asksForFactor || undefined };
  return (access: Access) => expected(access, plan, terms);
}

/** A line for each response that the table of rights does not give. */
async function faultsOf(standing: Standing, routes: Walked[]): Promise<string[]> {
  const right = rightsOf(standing);
  const faults: string[] = [];
  for (const walked of routes) {
    const { route, name } = walked;
    const code = right(route.access);
    // The stream would stay open.
    if (route.access.to === "anyone" || (kindOf(route) === "stream" && code === null)) continue;
    const seen = await knock(town, walked, "sofie");
    const isInside = code === null && insideOf[name]?.some((one) => one === seen);
    if (seen !== code && !isInside) faults.push(`${name}: ${seen} instead of ${code}`);
  }
  return [...faults, ...(await faultsOfSession(right))];
}

/** A line for each thing that the session says otherwise. */
async function faultsOfSession(right: ReturnType<typeof rightsOf>): Promise<string[]> {
  const { active } = await town.people.sofie.accounts.getSession();
  const said = active.kind === "membership" ? active.access : undefined;
  return featureNames.flatMap((feature) =>
    Object.entries(uses).flatMap(([use, level]) => {
      const verdict = said?.[feature][use as Use];
      const due = right(staffFor(feature, level)) ?? true;
      return verdict === due ? [] : [`the session says ${verdict} of ${use} ${feature}, not ${due}`];
    }),
  );
}

test(
  "every combination of membership, levels and licences gets from every route what the table of rights says",
  async () => {
    const routes = isFuzzing ? everyRoute : rows;
    for (const standing of fc.sample(standings, runs(8))) {
      await employ(standing);
      expect(await faultsOf(standing, routes), JSON.stringify(standing)).toEqual([]);
      countTries(routes.length - 1);
    }
  },
  fuzzTimeout,
);

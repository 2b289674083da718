/** Every route of a capability of participation under a licence that may not cover what it is about. D §4 */
import { contract } from "@stoep/contract";
import type { RefusalCode, Route } from "@stoep/contract/kernel";
import { setParticipationLicence } from "./projects.ts";
import { sampleOf, stage } from "./samples/index.ts";
import { callsIn, outcomeOf } from "./sweep/routes.ts";
import type { Town } from "./town.ts";

type Licence = Parameters<typeof setParticipationLicence>[1];
const whole = { level: "premium", thingKind: null, thingId: null, untilAt: null } as const;

/**
 * By the route's name: the code of its refusal, or null. Each is staged under the whole licence, called by the person of its sample under
 * the other one, and the licence given back.
 */
export async function outcomesUnder(
  town: Town,
  capability: "participation" | "budgets",
  licence: Licence,
): Promise<Record<string, RefusalCode | null>> {
  const outcomes: Record<string, RefusalCode | null> = {};
  for (const [name, route] of Object.entries<Route>(contract[capability])) {
    await setParticipationLicence(town, whole);
    const ids = await stage(town, capability, name);
    const walked = { capability, name, route };
    const { by } = sampleOf(walked, ids);
    await setParticipationLicence(town, licence);
    outcomes[name] = (await outcomeOf(callsIn(town).sample(walked, by, ids))).code;
  }
  await setParticipationLicence(town, whole);
  return outcomes;
}

/** Every person calls a route: the response follows from the contract's row and from who they are. D §3, D §4 */

import { isDeepStrictEqual } from "node:util";
import type { AccessByFeature } from "@stoep/contract/accounts";
import { featureNames, staffFor, type Use, uses } from "@stoep/contract/features";
import { type Access, fillPath, kindOf, type Level, type RefusalCode } from "@stoep/contract/kernel";
import { everybody, expected } from "../expected-access.ts";
import type { PersonName } from "../people.ts";
import type { Town } from "../town.ts";
import { everyRoute, type Walked, type Who } from "./routes.ts";

/** What each member may do according to the session, as the dashboard reads it. */
export type SessionAccess = ReadonlyMap<PersonName, AccessByFeature>;

export async function readSessionAccess(town: Town): Promise<SessionAccess> {
  const said = new Map<PersonName, AccessByFeature>();
  for (const { name } of everybody) {
    const { active } = await town.people[name].accounts.getSession();
    if (active.kind === "membership") said.set(name, active.access);
  }
  return said;
}

const atTheDoor: readonly RefusalCode[] = [
  "sign_in_required",
  "wrong_kind_of_session",
  "membership_pending",
  "membership_disabled",
  "second_factor_required",
  "owner_only",
  "system_only",
  "no_licence",
  "licence_expired",
  "module_not_included",
  "licence_level_too_low",
  "no_module_access",
  "level_too_low",
];

/** Refusals by the handler itself, although the row lets every signed-in person call it. */
export const insideOf: Record<string, RefusalCode[]> = {
  getOrganisation: ["wrong_kind_of_session", "membership_pending", "membership_disabled", "second_factor_required"],
  listLicences: ["wrong_kind_of_session", "second_factor_required"],
  listOwners: ["wrong_kind_of_session", "membership_pending", "membership_disabled"],
};

type Anybody = (typeof everybody)[number];

const rowOf = ({ route }: Walked) => JSON.stringify(route.access);
/** A route of each row of the table of rights. */
export const rows = [...new Map(everyRoute.map((walked) => [rowOf(walked), walked])).values()];

/** People for whom every row of the contract has the same response, such as the owners of two companies. */
const kinds = [
  ...Map.groupBy(everybody, ({ plan }) => rows.map(({ route }) => expected(route.access, plan)).join()).values(),
];

/** All people call one route of each row; its other routes are called by one of each kind, in turns. */
export function callersAt(walked: Walked): Anybody[] {
  if (rows.includes(walked)) return everybody;
  const turn = everyRoute.indexOf(walked);
  return kinds.flatMap((kind) => kind[turn % kind.length] ?? []);
}

/**
 * A line for each person who gets another response from the route than expected. They send ids that do not exist and an unreadable
 * body, so that a stranger who was let in would get another refusal, and nothing is done for those who may call it.
 */
export async function accessFaults(town: Town, said: SessionAccess, walked: Walked): Promise<string[]> {
  const { route, name } = walked;
  if (route.access.to === "anyone") return [];
  const faults: string[] = [];
  const tryAs = async ({ name: who, plan }: Anybody) => {
    const code = expected(route.access, plan);
    // The stream would stay open.
    if (kindOf(route) === "stream" && code === null) return;
    const seen = await knock(town, walked, who);
    const verdicts = new Set(sessionFaults(said, route.access, who));
    if ([...verdicts].some((one) => one !== (seen ?? "true")))
      faults.push(`${who}: ${seen}, the session said ${[...verdicts]}`);
    const isInside = code === null && insideOf[name]?.some((one) => one === seen);
    if (seen !== code && !isInside) faults.push(`${who}: ${seen} instead of ${code}`);
  };
  await Promise.all(callersAt(walked).map(tryAs));
  const ofGuest = await knock(town, walked, "guest");
  if (ofGuest !== "sign_in_required") faults.push(`guest: ${ofGuest} instead of sign_in_required`);
  return faults;
}

/** The code of a refusal at the door, or null. A refused caller must get the code and nothing else. */
export async function knock(town: Town, { route }: Walked, who: Who): Promise<string | null> {
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, "nonsense"]));
  const own = who === "guest" ? {} : await town.people[who].headers();
  const response = await town.http.inject({
    method: route.method,
    url: fillPath(route.path, { params, query: { cursor: "nonsense", neighbourhoodIds: "nonsense" } }),
    headers: { ...own, ...(route.method === "GET" ? {} : { "content-type": "application/json" }) },
    ...(route.method === "GET" ? {} : { payload: "{" }),
  });
  const type = String(response.headers["content-type"] ?? "");
  if (response.statusCode < 400 || !type.includes("json")) return null;
  const { requestId, ...refusal } = response.json();
  if (!atTheDoor.includes(refusal.code)) return null;
  const isBare = isDeepStrictEqual(refusal, { code: refusal.code, fields: {} }) && typeof requestId === "string";
  return isBare ? refusal.code : response.body;
}

const usesOf = Object.fromEntries(Object.entries(uses).map(([use, level]) => [level, use])) as Record<Level, Use>;

/** What the session says about all features with the same access as this row. */
function sessionFaults(said: SessionAccess, access: Access, who: PersonName): string[] {
  const own = said.get(who);
  if (!("module" in access) || !own) return [];
  const alike = featureNames.filter((name) => {
    const { module, licence, alsoIn } = staffFor(name, access.level);
    return module === access.module && licence === access.licence && alsoIn === access.alsoIn;
  });
  return alike.map((name) => String(own[name][usesOf[access.level]]));
}

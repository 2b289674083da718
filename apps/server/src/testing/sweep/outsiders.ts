/** People who may call a route, but may not see the thing that the sample names: they must not learn whether it exists. */

import { isDeepStrictEqual } from "node:util";
import type { Route } from "@stoep/contract/kernel";
import { isForResidents } from "../expected-access.ts";
import { type Ids, neighbourIds, randomIds, sampleOf } from "../samples/index.ts";
import { type Calls, outcomeOf, type Walked, type Who } from "./routes.ts";

interface Outsider {
  who: Who;
  kind: "staff" | "resident";
  noIds: (capability: string, ids: Ids) => Ids;
}
const outsiders: Outsider[] = [
  { who: "bram", kind: "staff", noIds: neighbourIds },
  { who: "fatma", kind: "resident", noIds: neighbourIds },
  { who: "otto", kind: "staff", noIds: randomIds },
  { who: "nele", kind: "resident", noIds: randomIds },
];
/** Bram and Otto own other organisations, one of them in another network. */
const alsoAs = { staff: ["owner"], resident: [] } as const;

const outsidersOf = ({ access }: Route) =>
  outsiders.filter(({ kind }) =>
    access.to === "subject"
      ? kind === "staff" || isForResidents(access)
      : ["signed-in", "resident-or-staff", kind, ...alsoAs[kind]].includes(access.to),
  );

/** These samples name an outside provider, places of the city, an address from the public list, and where the caller lives. */
const namesOnlyPublic = ["createProvider", "createPlaceGroup", "deleteMyAccount", "moveHouse"];

/** Whether the sample names something that is not public. */
const namesSomething = (walked: Walked, ids: Ids): boolean =>
  walked.route.access.to !== "anyone" &&
  !namesOnlyPublic.includes(walked.name) &&
  JSON.stringify(sampleOf(walked, ids)) !== JSON.stringify(sampleOf(walked, randomIds(walked.capability)));

/** A line for each outsider for whom a real id and one that does not exist differ. */
export async function leaksTo(calls: Calls, walked: Walked, ids: Ids): Promise<string[]> {
  const faults: string[] = [];
  for (const { who, noIds } of namesSomething(walked, ids) ? outsidersOf(walked.route) : []) {
    const seen = await outcomeOf(calls.sample(walked, who, ids));
    const unseen = await outcomeOf(calls.sample(walked, who, noIds(walked.capability, ids)));
    if (!isDeepStrictEqual(seen, unseen))
      faults.push(
        `${who} can tell a real id from one that nobody has: ${JSON.stringify(seen)} and ${JSON.stringify(unseen)}`,
      );
    if (seen.code === "sign_in_required" || seen.code === "wrong_kind_of_session")
      faults.push(`${who} is no more who they were: ${seen.code}`);
  }
  return faults;
}

/** Two people side by side, and merges. */

import {
  type DuplicatePair,
  type DuplicateSide,
  duplicateLimits,
  type Merge,
  type Person,
  type PersonHit,
} from "@stoep/contract/care";
import { daysAfter, personName } from "@stoep/contract/kernel";
import { viewArea } from "../people/index.ts";
import type { HelperTableRow } from "./store/counters.ts";
import type { listMerges, listPairs, listPeopleOfPairs } from "./store/pairs.ts";

type PairPerson = Awaited<ReturnType<typeof listPeopleOfPairs>>[number];

const viewPairPerson = (row: PairPerson): PersonHit => ({
  id: row.id,
  name: personName(row),
  detail: viewArea(row),
  isMember: row.isMember,
  isHelper: row.isHelper,
  isSuspended: row.suspendedAt !== null,
});

/** Only pairs whose two people are both in `people`. */
export const viewPairs = (
  pairs: Awaited<ReturnType<typeof listPairs>>,
  people: readonly PairPerson[],
): DuplicatePair[] =>
  pairs.flatMap(({ id, oneId, otherId, because, foundAt }) => {
    const [one, other] = [oneId, otherId].map((wanted) => people.find((row) => row.id === wanted));
    return one && other
      ? [{ id, one: viewPairPerson(one), other: viewPairPerson(other), because, foundAt: foundAt.toISOString() }]
      : [];
  });

export const viewSide = (person: Person, help: HelperTableRow | undefined): DuplicateSide => ({
  person,
  help: help ? { kind: help.kind, status: help.status, skills: help.skills, helped: help.helped } : null,
});

export const viewMerge = ({
  id,
  mergedAt,
  mergedBy,
  ...gone
}: Awaited<ReturnType<typeof listMerges>>[number]): Merge => ({
  id,
  name: personName(gone),
  mergedAt: mergedAt.toISOString(),
  mergedBy,
  until: daysAfter(mergedAt, duplicateLimits.daysApart).toISOString(),
});

/** Two people side by side, and what was merged. */
import {
  type Double,
  type DoubleSide,
  doubleLimits,
  type Merge,
  type Person,
  type PersonHit,
} from "@stoep/contract/care";
import { personName } from "../people/index.ts";
import type { HelpRow } from "./store/counting.ts";
import type { listMerges, listPairs, listPeople } from "./store/pairs.ts";

type Found = Awaited<ReturnType<typeof listPeople>>[number];

const viewHit = (row: Found): PersonHit => ({
  id: row.id,
  name: personName(row),
  detail: [`${row.street} ${row.houseNumber}`.trim(), row.city].filter(Boolean).join(", "),
  phone: row.phone,
  isMember: row.isMember,
  isHelper: row.isHelper,
  isSuspended: row.suspendedAt !== null,
});

/** Pairs of which both are there. */
export const viewPairs = (pairs: Awaited<ReturnType<typeof listPairs>>, people: readonly Found[]): Double[] =>
  pairs.flatMap(({ id, oneId, otherId, because, foundAt }) => {
    const [one, other] = [oneId, otherId].map((wanted) => people.find((row) => row.id === wanted));
    return one && other
      ? [{ id, one: viewHit(one), other: viewHit(other), because, foundAt: foundAt.toISOString() }]
      : [];
  });

export const viewSide = (person: Person, help: HelpRow | undefined): DoubleSide => ({
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
  until: new Date(mergedAt.getTime() + doubleLimits.daysApart * 86_400_000).toISOString(),
});

/** Imports ballots: checked and stored like any other, but nobody sent them just now. */
import { randomBytes } from "node:crypto";
import { ballotProblems } from "@stoep/contract/budgets";
import { v4 as randomId } from "uuid";
import type { Tx } from "#kernel/database.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { unitsOf } from "../rules.ts";
import { lockRound, type StoredRound } from "../store/rounds.ts";
import { makeSeals } from "./seal.ts";
import { sealBytes } from "./seals.ts";
import { insertBallots } from "./store/ballots.ts";
import { insertRights } from "./store/rights.ts";
import { districtsOfResidents } from "./store/rounds.ts";

export interface ImportedBallot {
  districtId: string;
  ideaIds: string[];
  /** Who cast it, each once; null: nobody of this network, so that nobody finds it again. */
  residentId: string | null;
}

/**
 * Into a round that is open, on whichever day. Refuses with `not_found`, `round_not_active`, `not_on_roll` where somebody is not proven to
 * live in the district, and `invalid_input` where a ballot could not have been cast.
 */
export async function importBallots(db: Tx, roundId: string, ballots: readonly ImportedBallot[]): Promise<void> {
  const round = (await lockRound(db, roundId)) ?? refuse("not_found");
  const { openedAt, replacedAt, countedAt } = round;
  if (openedAt === null || replacedAt !== null || countedAt !== null) refuse("round_not_active");
  const choicesOf = readerOf(round);
  const cast = ballots.map((ballot) => ({ ...ballot, choices: choicesOf(ballot), rightId: randomId() }));
  const owned = cast.flatMap((one) => (one.residentId === null ? [] : [{ ...one, residentId: one.residentId }]));
  const districts = await districtsOfResidents(
    db,
    roundId,
    owned.map(({ residentId }) => residentId),
  );
  if (owned.some(({ residentId, districtId }) => districts.get(residentId) !== districtId)) refuse("not_on_roll");
  // By their random ids: in the order of the ballots, rows would say whose each is.
  const rights = owned.toSorted((one, other) => one.rightId.localeCompare(other.rightId));
  await insertRights(db, round, rights);
  const sealed = await makeSeals(
    db,
    roundId,
    owned.map(({ rightId }) => rightId),
  );
  const seals = new Map(owned.map(({ rightId }, at) => [rightId, sealed[at]?.seal]));
  await insertBallots(
    db,
    cast.map(({ districtId, choices, rightId }) => ({
      roundId,
      districtId,
      choices,
      seal: seals.get(rightId) ?? randomBytes(sealBytes),
    })),
  );
}

/** The places of what a ballot names in the round's list, ascending. Refuses with what is wrong with it. */
function readerOf(round: StoredRound) {
  const districts = new Map(
    round.districts.map(({ id, budget }) => {
      const ideas = round.ideas.filter(({ districtId }) => districtId === id);
      const costs = ideas.map(({ ideaId, lockedCost }) => ({ ideaId, cost: unitsOf(lockedCost ?? 0) }));
      return [id, { budget: budget ?? 0, ideas: costs }] as const;
    }),
  );
  const places = new Map(round.ideas.map(({ ideaId }, place) => [ideaId, place]));
  return ({ districtId, ideaIds }: ImportedBallot): number[] => {
    const district = districts.get(districtId) ?? refuse("not_on_roll");
    const problems = ballotProblems({ ideaIds, confirmsAge: true }, round, district);
    if (Object.keys(problems).length > 0) refuseFields(problems);
    return ideaIds.map((id) => places.get(id) ?? -1).toSorted((one, other) => one - other);
  };
}

import { personName, sumOf } from "@stoep/contract/kernel";
import { peopleRoughly, peopleTotal } from "@stoep/contract/people-count";
import type {
  DecidedResident,
  HouseholdTotal,
  LetterBatch,
  MyResidence,
  WaitingResident,
} from "@stoep/contract/residents";
import type { z } from "zod";
import { addressLabel } from "#modules/neighbourhoods/index.ts";
import { mayMove } from "./policy.ts";
import type { DecidedRow, WaitingRow } from "./store/decisions.ts";
import type { BatchRow } from "./store/letters.ts";
import type { HousemateRow, ResidenceRow } from "./store/residents.ts";

interface ResidenceParts {
  row: ResidenceRow;
  housemates: HousemateRow[];
  hasAlertTexts: boolean;
}

export function viewResidence({ row, housemates, hasAlertTexts }: ResidenceParts, now: Date): MyResidence {
  const { firstName, lastName, publicName, wantsAlertMails, wantsAlertTexts, kind, provenAt } = row;
  const isProven = provenAt !== null;
  const waiting = isProven ? housemates.filter((mate) => mate.provenAt === null) : [];
  return {
    firstName,
    lastName,
    publicName,
    wantsAlertMails,
    wantsAlertTexts,
    alertTexts: hasAlertTexts ? { phone: row.phone && `… ${row.phone.slice(-3)}` } : null,
    residentId: row.id,
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhoodName },
    address: viewAddress(row),
    kind,
    isProven,
    declined: declinedOf(row),
    letter: letterOf(row, now),
    memberSince: row.createdAt.toISOString(),
    can: { move: mayMove(row.movedAt, now) },
    waitingHousemates: waiting.map((mate) => ({
      residentId: mate.id,
      publicName: mate.publicName,
      since: mate.createdAt.toISOString(),
      isDenied: mate.deniedAt !== null,
    })),
  };
}

function declinedOf({ declinedBecause, declinedAt }: ResidenceRow): MyResidence["declined"] {
  return declinedAt && { reason: declinedBecause ?? "", at: declinedAt.toISOString() };
}

function letterOf({ provenAt, letterUntil }: ResidenceRow, now: Date): MyResidence["letter"] {
  return provenAt === null && letterUntil && letterUntil > now ? { validUntil: letterUntil.toISOString() } : null;
}

export function viewAddress({ street, houseNumber, postcode, municipality, pinnedLabel }: ResidenceRow): string {
  if (street === null || houseNumber === null) return pinnedLabel ?? "";
  return addressLabel({ street, houseNumber, postcode: postcode ?? "", municipality: municipality ?? "" });
}

/** Name, street and neighbourhood; never the house. D §5 */
export const viewWaitingResident = (row: WaitingRow): z.infer<typeof WaitingResident> => ({
  residentId: row.id,
  name: personName(row),
  neighbourhood: row.neighbourhood,
  street: row.street ?? "",
  since: row.createdAt.toISOString(),
  isDenied: row.deniedAt !== null,
});

export const viewDecidedResident = (row: DecidedRow): DecidedResident => ({
  ...viewWaitingResident(row),
  decision: {
    kind: row.decision,
    reason: row.reason,
    at: row.decidedAt.toISOString(),
    by: row.deciderName,
  },
});

/** The number in whole tens, because someone could ask street by street. D §9 */
export function viewLetterBatch(row: BatchRow, reader: { accountId: string; now: Date }): LetterBatch {
  const { id, neighbourhood, street, isReprint, state, households, parts, filesUntil, requestedBy } = row;
  const isOwn = requestedBy === reader.accountId;
  return {
    id,
    neighbourhood,
    street,
    isReprint,
    state,
    households: peopleRoughly(households),
    parts,
    by: personName(row),
    createdAt: row.createdAt.toISOString(),
    downloadableUntil: isOwn && filesUntil && filesUntil > reader.now ? filesUntil.toISOString() : null,
  };
}

interface PlaceCount {
  registered: number;
  addresses: number;
  residents: number;
}

/** The total for a network, computed in one place so that it is the same everywhere. */
export const viewHouseholdTotal = (places: readonly PlaceCount[]): HouseholdTotal => ({
  registered: peopleTotal(places.map(({ registered }) => Number(registered))),
  addresses: sumOf(places, ({ addresses }) => Number(addresses)),
  residents: peopleTotal(places.map(({ residents }) => Number(residents))),
});

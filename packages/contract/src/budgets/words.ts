/**
 * What is said of a vote and of its result: which text, and what fills it. Residents, visitors and staff each have these texts, under the
 * same keys, in a tone of their own.
 */
import type { TextValues } from "../texts.ts";
import type { Reason } from "./results.ts";
import type { ReadRound } from "./schemas.ts";

interface Said<Key extends string> {
  key: Key;
  values?: TextValues;
}

interface AmountWords {
  /** Of a whole amount in units of the currency. */
  whole: (amount: number) => string;
  /** Of an amount with its cents. */
  exact: (amount: number) => string;
}

/** Why an idea was chosen or not. What was left is told in whole units, never more than there was. */
export function reasonWords(
  reason: Reason,
  { whole, exact }: AmountWords,
): Said<Reason["kind"] | "paidInTurn" | "tooLittle"> {
  const { kind } = reason;
  switch (kind) {
    case "fits":
    case "does-not-fit":
      return { key: kind, values: { left: whole(Math.floor(reason.left)) } };
    case "paid": {
      const { turn, share } = reason;
      return share === null
        ? { key: "paidInTurn", values: { turn } }
        : { key: kind, values: { turn, share: exact(share) } };
    }
    case "not-enough":
      return reason.together === null
        ? { key: "tooLittle" }
        : { key: kind, values: { together: whole(Math.floor(reason.together)) } };
    default:
      return { key: kind };
  }
}

type District = ReadRound["districts"][number];
type Voters = Pick<ReadRound, "roll" | "leastAge"> & { districts: readonly District[] };
type WhoKey = "residents" | "residentsOfDistricts" | "age" | "codes" | "codesOfDistricts";

/** Who may vote, in sentences. `organisation`: whose codes they are; `placesOf`: names the neighbourhoods of a district. */
export function whoVotes(
  { roll, leastAge, districts }: Voters,
  organisation: string,
  placesOf: (district: District) => string,
): Said<WhoKey>[] {
  const isOne = districts.length === 1;
  if (roll === "codes") {
    const codes: Said<WhoKey> = { key: "codes", values: { organisation } };
    return isOne ? [codes] : [codes, { key: "codesOfDistricts" }];
  }
  const residents: Said<WhoKey> = isOne
    ? { key: "residents", values: { places: districts.map(placesOf).join("") } }
    : { key: "residentsOfDistricts" };
  return leastAge === null ? [residents] : [residents, { key: "age", values: { age: leastAge } }];
}

/** What a ballot may name. */
export function howToVote({
  ballot,
  atLeast,
  atMost,
}: Pick<ReadRound, "ballot" | "atLeast" | "atMost">): Said<"basket" | "exactly" | "approval"> {
  if (ballot === "basket") return { key: "basket" };
  return atLeast === atMost
    ? { key: "exactly", values: { count: atMost } }
    : { key: "approval", values: { atLeast, atMost } };
}

/** The rule, with its variant. */
export const howCounted = ({
  rule,
  stopsAtFirst,
}: Pick<ReadRound, "rule" | "stopsAtFirst">): ReadRound["rule"] | "stopsAtFirst" =>
  rule === "most-votes" && stopsAtFirst ? "stopsAtFirst" : rule;

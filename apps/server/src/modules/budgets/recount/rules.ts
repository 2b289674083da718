/** Who may have the ballots of a district, and until when. Pure. */
import { type Recount, secrecy } from "@stoep/contract/budgets";
import { daysLater, type Verdict } from "@stoep/contract/kernel";

interface Counted {
  endsOn: string | null;
  /** Null: not counted. */
  ballots: number | null;
  /** The ballots are there, and are not published. */
  isToBeCut: boolean | null;
}

export const lastDayOf = (endsOn: string): string => daysLater(endsOn, secrecy.keptDays);

/** `today`: by the network's clock. */
export function ballotsVerdict({ endsOn, ballots, isToBeCut }: Counted, today: string): Verdict {
  if (ballots === null || endsOn === null) return "round_not_counted";
  if (ballots >= secrecy.ballots) return "ballots_public";
  return (isToBeCut === true && today <= lastDayOf(endsOn)) || "ballots_gone";
}

interface Asking {
  /** Whether the ballots can be had at all. */
  ballots: Verdict;
  /** Whether the caller is an owner. */
  owner: Verdict;
  people: readonly Pick<Recount["people"][number], "isMe" | "takenAt">[];
}

export function recountVerdicts({ ballots, owner, people }: Asking): Recount["can"] {
  if (ballots !== true) return { name: owner === true ? ballots : owner, take: ballots };
  const me = people.find(({ isMe }) => isMe);
  return {
    name: owner === true ? people.length === 0 || "recount_named" : owner,
    take: me ? me.takenAt === null || "recount_taken" : "not_allowed",
  };
}

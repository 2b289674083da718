import type { MyBallot, ReadRound } from "@stoep/contract/budgets";
import { queryOf } from "@stoep/contract/kernel";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, dropUnsent, readUnsent, useLive } from "../../../app/index.ts";

const ballotQuery = (roundId: string) => queryOf(api.budgets.readMyBallot, { params: { roundId } });

/** Where the reader stands in a vote. Never kept on the device. */
export function useMyBallot(roundId: string) {
  // Always asked anew: the reader may have voted on another device.
  const query = useQuery({ ...ballotQuery(roundId), staleTime: 0 });
  // Proof of residence decides who may vote.
  useLive(["budgets", "residents"], () => void query.refetch());
  return query;
}

const choiceOf = ({ ideaIds }: MyBallot): string => [...(ideaIds ?? [])].sort().join();
const isSameVote = (one: MyBallot, other: MyBallot): boolean =>
  one.hasVoted === other.hasVoted && choiceOf(one) === choiceOf(other);

/** With the same vote, and the same right to cast one. */
export const isSameStanding = (one: MyBallot, other: MyBallot): boolean =>
  isSameVote(one, other) && one.can.cast === other.can.cast;

interface Meanwhile {
  what: "withdrawn" | "received" | null;
  /** How often something has. */
  times: number;
}

/** What has become of the reader's vote while a screen is open: on another device, in another tab, or by an answer that was lost. */
export function useMeanwhile(mine: MyBallot): Meanwhile {
  const [{ last, what, times }, set] = useState<Meanwhile & { last: MyBallot }>({ last: mine, what: null, times: 0 });
  if (!isSameVote(last, mine)) set({ last: mine, what: mine.hasVoted ? "received" : "withdrawn", times: times + 1 });
  return { what, times };
}

/** Puts the server's answer to a command in the place of what was known. */
export function useBallotCache() {
  const queries = useQueryClient();
  return (roundId: string, mine: MyBallot) => queries.setQueryData(ballotQuery(roundId).queryKey, mine);
}

/** What has been chosen and not been sent, kept on the device like other unsent work. */
export interface BallotDraft {
  /** In the order of ids, so that the same choice is written alike. */
  ideaIds: string[];
}

export const draftName = (roundId: string): string => `ballot.${roundId}`;
export const hasDraft = (roundId: string): boolean => readUnsent<BallotDraft>(draftName(roundId)) !== null;

/** Removes from the device what was chosen and not sent in votes that are over: it would say what somebody wanted. */
export function useDroppedDrafts(rounds: readonly ReadRound[] | undefined): void {
  useEffect(() => {
    for (const { id, state } of rounds ?? [])
      if (state === "finished" || state === "replaced") dropUnsent(draftName(id));
  }, [rounds]);
}

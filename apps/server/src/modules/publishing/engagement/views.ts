/** What editors see of deleted messages and of medians. */
import type { PostMedians } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import { putBackVerdict, restorableUntil, stateOf } from "../posts/index.ts";
import type { findMedians } from "./store/medians.ts";
import type { DeletedRow } from "./store/own-figures.ts";

export function viewDeletedPost(actor: Staff, row: DeletedRow) {
  const { id, kind, type, title, deletedAt } = row;
  return {
    id,
    kind,
    type,
    title,
    state: stateOf(row),
    createdBy: row.createdByName ?? "",
    deletedAt: deletedAt.toISOString(),
    keptUntil: restorableUntil(deletedAt).toISOString(),
    canPutBack: putBackVerdict(actor, row),
  };
}

/** Shares in whole hundredths, counts to a tenth: the median of an even number of messages lies between two. A share of zero becomes null. */
export function viewMedians(since: Date, { messages, ...found }: Awaited<ReturnType<typeof findMedians>>): PostMedians {
  const share = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100 || null);
  const count = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  return {
    since: since.toISOString(),
    messages,
    seenShare: share(found.seenShare),
    openedShare: share(found.openedShare),
    clickedShare: share(found.clickedShare),
    reactions: count(found.reactions),
    comments: count(found.comments),
    votes: count(found.votes),
  };
}

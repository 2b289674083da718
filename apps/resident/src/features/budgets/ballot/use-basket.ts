import type { CastableBallot } from "./ballot.ts";
import { type Basket, basketOf } from "./basket.ts";

export interface OwnBasket extends Basket {
  /** It differs from what was sent before. */
  isUnsent: boolean;
  /** It was changed in another tab last, and stands here as it does there. */
  isTakenOver: boolean;
  add: (ideaId: string) => void;
  remove: (...ideaIds: string[]) => void;
  /** Back to what was sent before, or to nothing. */
  discard: () => void;
  /** The draft goes: it has been sent. */
  forget: () => void;
}

/** The reader's basket: what they sent, with the changes that they have not sent yet. */
export function useBasket(ballot: CastableBallot): OwnBasket {
  const { round, district, mine, voter } = ballot;
  const sent = [...(mine.ideaIds ?? [])].sort();
  const { ideaIds, isTakenOver, forget, ...draft } = voter.useDraft(ballot, sent);
  const set = (next: string[]) => draft.set([...next].sort());
  return {
    ...basketOf(ideaIds, round, district),
    isUnsent: ideaIds.join() !== sent.join(),
    isTakenOver,
    add: (ideaId) => set([...ideaIds.filter((id) => id !== ideaId), ideaId]),
    remove: (...gone) => set(ideaIds.filter((id) => !gone.includes(id))),
    discard: () => set(sent),
    forget,
  };
}

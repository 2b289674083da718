import { useSharedUnsentForm } from "../../../app/index.ts";
import { type Basket, basketOf } from "./basket.ts";
import { type BallotDraft, draftName } from "./my-ballot.ts";
import type { CastableBallot } from "./open-ballot.tsx";

export interface OwnBasket extends Basket {
  /** It differs from what was sent before. */
  isUnsent: boolean;
  /** It was changed in another tab last, and stands here as it does there. */
  isTakenOver: boolean;
  add: (ideaId: string) => void;
  remove: (...ideaIds: string[]) => void;
  /** Back to what was sent before, or to nothing. */
  discard: () => void;
  /** The draft is removed from the device: it has been sent. */
  forget: () => void;
}

/** The reader's basket: what they sent, with the changes that are kept on this device until they send them too. */
export function useBasket({ round, district, mine, refetch }: CastableBallot): OwnBasket {
  const sent = [...(mine.ideaIds ?? [])].sort();
  const form = useSharedUnsentForm<BallotDraft>(draftName(round.id), { ideaIds: sent }, refetch);
  const { ideaIds } = form.values;
  const set = (next: string[]) => form.set("ideaIds", [...next].sort());
  return {
    ...basketOf(ideaIds, round, district),
    isUnsent: ideaIds.join() !== sent.join(),
    isTakenOver: form.isTakenOver,
    add: (ideaId) => set([...ideaIds.filter((id) => id !== ideaId), ideaId]),
    remove: (...gone) => set(ideaIds.filter((id) => !gone.includes(id))),
    discard: () => set(sent),
    forget: form.forget,
  };
}

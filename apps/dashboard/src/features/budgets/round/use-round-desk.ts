import type { RoundDraft } from "@stoep/contract/budgets";
import {
  type Desk,
  type DeskState,
  type DocumentKind,
  draftCopiesOf,
  useDesk,
  useDeskNews,
} from "../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import type { Round } from "../parts/words.ts";
import { type Draft, draftOf } from "./draft.ts";

export type RoundDesk = Desk<Round, Draft, RoundDraft>;
export type RoundState = DeskState<Round, Draft>;

const roundKind: DocumentKind<Round, Draft, RoundDraft> = {
  draftOf,
  bodyOf: (draft) => draft,
  isPrivate: ({ state }) => state === "draft",
  create: () => Promise.reject(new Error("a vote begins with its phase, not at a desk")),
  update: (roundId, version, round, idempotencyKey) =>
    api.budgets.updateRound({ params: { roundId }, body: { version, round } }, { idempotencyKey }),
};

/** A vote that is prepared: saved as it is written. */
export function useRoundDesk(round: Round): [RoundDesk, RoundState] {
  const { id } = useMembership();
  const [desk, state] = useDesk(() => ({
    kind: roundKind,
    stored: round,
    draft: draftOf(round),
    copies: draftCopiesOf<Draft, RoundDraft>("round", id),
  }));
  useDeskNews(desk, state.stored, {
    query: queryOf(api.budgets.getRound, { params: { roundId: round.id } }),
    lists: ["budgets", "listRounds"],
  });
  return [desk, state];
}

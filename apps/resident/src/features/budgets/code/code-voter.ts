import type { MyBallot } from "@stoep/contract/budgets";
import { useState } from "react";
import { apiForAnyone, useNetwork } from "../../../app/index.ts";
import { type Step, sends, type Voter } from "../ballot/ballot.ts";
import type { ChoiceFilter } from "../ballot/choice-filter.ts";
import type { VotedIdea } from "../idea-title.tsx";

interface Options {
  code: string;
  /** What is chosen and not sent; null: nothing else than what was sent. */
  draft: readonly string[] | null;
  setDraft: (ideaIds: readonly string[] | null) => void;
  go: (step: Step) => void;
  read: (idea: VotedIdea) => void;
  keep: (mine: MyBallot) => void;
}

/** In one place, with all that is chosen in memory, in an order that is another one each time, and without a word of an account. */
export function useCodeVoter({ code, draft, setDraft, go, read, keep }: Options): Voter {
  const { slug: networkSlug } = useNetwork();
  const [filter, setFilter] = useState<ChoiceFilter>({ view: "all", search: "" });
  const [seed] = useState(() => String(Math.random()));
  const { castCodeBallot, withdrawCodeBallot } = apiForAnyone.budgets;
  const params = { networkSlug };
  return {
    isWithCode: true,
    hrefOf: null,
    go,
    read,
    useDraft: (_, sent) => ({
      ideaIds: draft ?? sent,
      isTakenOver: false,
      set: setDraft,
      forget: () => setDraft(null),
    }),
    useFilter: () => [filter, (change) => setFilter({ ...filter, ...change })],
    seed,
    cast: sends((content, options) => castCodeBallot({ params, body: { ...content, code } }, options)),
    withdraw: sends((_, options) => withdrawCodeBallot({ params, body: { code } }, options)),
    keep,
  };
}

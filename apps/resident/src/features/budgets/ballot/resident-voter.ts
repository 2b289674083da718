import { useLocation } from "wouter";
import { api, useResidence, useSharedUnsentForm } from "../../../app/index.ts";
import { type Step, sends, type UseDraft, type Voter } from "./ballot.ts";
import { castHref, checkHref, chooseHref } from "./ballot-address.ts";
import { useChoiceFilter } from "./choice-filter.ts";
import { type BallotDraft, draftName, useBallotCache } from "./my-ballot.ts";

/** On screens with addresses of their own, with a draft on the device, in the same order at each visit. */
export function useResidentVoter(place: { projectId: string; roundId: string }): Voter {
  const [, navigate] = useLocation();
  const keep = useBallotCache();
  const residentId = useResidence()?.residentId ?? "";
  const { roundId } = place;
  const hrefOf = (step: Step) => ({ choose: chooseHref, check: checkHref, cast: castHref })[step](place);
  return {
    isWithCode: false,
    hrefOf,
    go: (step) => navigate(hrefOf(step), { replace: step === "cast" }),
    read: null,
    useDraft: useKeptDraft,
    useFilter: useChoiceFilter,
    seed: `${residentId} ${roundId}`,
    cast: sends((body, options) => api.budgets.castBallot({ params: { roundId }, body }, options)),
    withdraw: sends((_, options) => api.budgets.withdrawBallot({ params: { roundId } }, options)),
    keep: (mine) => keep(roundId, mine),
  };
}

const useKeptDraft: UseDraft = ({ round, refetch }, sent) => {
  const form = useSharedUnsentForm<BallotDraft>(draftName(round.id), { ideaIds: sent }, refetch);
  const { values, isTakenOver, forget } = form;
  return { ideaIds: values.ideaIds, isTakenOver, set: (ideaIds) => form.set("ideaIds", ideaIds), forget };
};

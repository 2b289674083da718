import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    round_locked: [409, "The vote is open, or was: nothing of it changes any more."],
    round_not_open: [409, "The vote was not opened, is over, or was given up."],
    phase_not_budgeting: [409, "The phase is not one in which a budget is decided."],
    phase_has_round: [409, "The phase has a vote already."],
    not_a_budget: [409, "Only a citizen budget is decided by vote."],
    too_many_rounds: [409, "The project has as many votes as a project may have."],
  },
  fields: [
    "choicesNumber",
    "ageNumber",
    "tooManyDistricts",
    "tooManyIdeas",
    "startPassed",
    "atMostBelowAtLeast",
    "tooFewIdeas",
    "budgetRequired",
    "neighbourhoodTwice",
    "ideasRequired",
    "ideaNotEligible",
    "ideaTwice",
    "costRequired",
    "costsTooHigh",
    "districtRequired",
  ],
  liveTopics: ["budgets"],
  logActions: ["prepareRound", "editRound", "deleteRound", "openRound", "repeatRound"],
} as const satisfies Codes;

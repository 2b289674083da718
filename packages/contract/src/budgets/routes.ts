import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { anyone, Done, Id, Language, owner, resident, routes, Slug } from "../kernel/index.ts";
import { residentOrStaffFor, staffFor } from "../licences/index.ts";
import { BallotContent, MyBallot, OpenVote } from "./ballots.ts";
import { codeRoutes } from "./code-routes.ts";
import { Recount, Recounters, RecountFile } from "./recounts.ts";
import { ReadRound, Repetition, Round, RoundCandidate, RoundDraft, RoundList } from "./schemas.ts";
import { roundLimits } from "./values.ts";

const viewer = staffFor("ideas", "viewer");
/** The licence feature of citizen budgets is judged besides: a one-off licence for the project opens it too. */
const editor = staffFor("ideas", "editor");
const admin = staffFor("ideas", "admin");
const outside = ["licence_level_too_low", "licence_out_of_scope"] as const;
/** Ballots that are published, or not there: nobody has them to count again. */
const unhad = ["round_not_counted", "ballots_public", "ballots_gone"] as const;

export const budgets = routes({
  listRounds: {
    summary: "The votes of a citizen budget, and the phases that have none",
    method: "GET",
    path: "/projects/:projectId/rounds",
    access: viewer,
    response: RoundList,
    refusals: ["not_found"],
  },
  listRoundCandidates: {
    summary:
      "Ideas of the project that may be put to the vote: accepted or budgeted, and open to readers; the best supported 500",
    method: "GET",
    path: "/projects/:projectId/round-candidates",
    access: viewer,
    response: z.object({ items: z.array(RoundCandidate).max(roundLimits.ideas), isCut: z.boolean() }),
    refusals: ["not_found"],
  },
  createRound: {
    summary:
      "Begin to prepare the vote of a phase: with its days, budget and neighbourhoods, and the ideas that have a cost",
    method: "POST",
    path: "/projects/:projectId/rounds",
    access: editor,
    limit: "drafts",
    body: z.object({ phaseId: Id }),
    response: Round,
    refusals: ["not_found", "not_a_budget", "phase_not_budgeting", "phase_has_round", "too_many_rounds", ...outside],
  },
  getRound: {
    summary: "A vote as its editors see it",
    method: "GET",
    path: "/rounds/:roundId",
    access: viewer,
    response: Round,
    refusals: ["not_found"],
  },
  updateRound: {
    summary: "Save a vote that is prepared; once it is open nothing of it changes",
    method: "PUT",
    path: "/rounds/:roundId",
    access: editor,
    limit: "saves",
    body: z.object({ version: z.number().int(), round: RoundDraft }),
    response: Round,
    refusals: ["not_found", "changed_meanwhile", "round_locked", ...outside],
  },
  deleteRound: {
    summary: "Delete a vote that was not opened",
    method: "DELETE",
    path: "/rounds/:roundId",
    access: editor,
    limit: "publishing",
    response: Done,
    refusals: ["not_found", "round_locked", ...outside],
  },
  openRound: {
    summary: "Lock a complete vote: residents read about it, and vote from its first day to its last",
    method: "POST",
    path: "/rounds/:roundId/open",
    access: admin,
    limit: "publishing",
    body: z.object({ version: z.number().int() }),
    response: Round,
    refusals: [
      "invalid_input",
      "not_found",
      "changed_meanwhile",
      "round_locked",
      "project_not_live",
      "phase_not_budgeting",
      ...outside,
    ],
  },
  repeatRound: {
    summary: "Give up an open vote for a reason that everybody reads, and prepare a new one with the same content",
    method: "POST",
    path: "/rounds/:roundId/repeat",
    access: admin,
    limit: "publishing",
    body: Repetition,
    response: Round,
    refusals: ["not_found", "changed_meanwhile", "round_not_open", "too_many_rounds", ...outside],
  },
  readRounds: {
    summary: "The open, past and given up votes of a live citizen budget, latest first",
    method: "GET",
    path: "/projects/:projectId/rounds/reading",
    access: residentOrStaffFor("ideas", "viewer"),
    response: z.object({ items: z.array(ReadRound) }),
    refusals: ["not_found"],
  },
  readPublicRounds: {
    summary: "The same of a project of the public participation pages, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/projects/:projectId/rounds",
    access: anyone,
    params: z.object({ networkSlug: Slug, projectId: Id }),
    query: z.object({ language: Language.optional() }),
    response: z.object({ items: z.array(ReadRound) }),
    refusals: ["not_found"],
  },
  listOpenVotes: {
    summary: "Votes under way in which the caller can vote, or change their vote: those that end soonest first",
    method: "GET",
    path: "/rounds/open",
    access: resident,
    response: z.object({ items: z.array(OpenVote) }),
    refusals: [],
  },
  readMyBallot: {
    summary: "Where the caller stands in a vote: their district, whether they voted, and what their ballot names",
    method: "GET",
    path: "/rounds/:roundId/ballot",
    access: resident,
    response: MyBallot,
    refusals: ["not_found"],
  },
  castBallot: {
    summary: "Vote, or change one's vote, until the last day of the vote passes",
    method: "PUT",
    path: "/rounds/:roundId/ballot",
    access: resident,
    limit: "votes",
    isSecret: true,
    body: BallotContent,
    response: MyBallot,
    refusals: [
      "invalid_input",
      "not_found",
      "round_not_active",
      "code_required",
      "residence_not_proven",
      "not_on_roll",
      "ballot_sealed",
    ],
  },
  withdrawBallot: {
    summary: "Take one's vote back, until the last day of the vote passes",
    method: "DELETE",
    path: "/rounds/:roundId/ballot",
    access: resident,
    limit: "votes",
    isSecret: true,
    response: MyBallot,
    refusals: ["not_found", "round_not_active", "nothing_cast", "ballot_sealed"],
  },
  readBallots: {
    summary: "The counted ballots of a district as a pabulib file, where at least 100 were cast",
    method: "GET",
    path: "/rounds/:roundId/districts/:districtId/ballots",
    access: residentOrStaffFor("ideas", "viewer"),
    download: { type: "text/plain; charset=utf-8" },
    refusals: ["not_found"],
  },
  readRecount: {
    summary:
      "Who may have the ballots of a district that are not published, to count them again, and who has taken them",
    method: "GET",
    path: "/rounds/:roundId/districts/:districtId/recount",
    access: viewer,
    response: Recount,
    refusals: ["not_found"],
  },
  nameRecounters: {
    summary: "Name the two colleagues who, like the caller, may have the ballots of a district that are not published",
    method: "POST",
    path: "/rounds/:roundId/districts/:districtId/recount",
    access: owner,
    limit: "settings",
    body: Recounters,
    response: Recount,
    refusals: ["invalid_input", "not_found", "recount_named", ...unhad],
  },
  takeRecountFile: {
    summary: "The ballots of a district that are not published, as a pabulib file: once for each who may have them",
    method: "POST",
    path: "/rounds/:roundId/districts/:districtId/recount/file",
    access: viewer,
    limit: "exports",
    isSecret: true,
    response: RecountFile,
    refusals: ["not_found", "not_allowed", "recount_taken", ...unhad],
  },
  exportResult: {
    summary: "The result of a counted vote as a file for a spreadsheet: what everybody reads of each idea",
    method: "GET",
    path: "/rounds/:roundId/result/export",
    access: viewer,
    limit: "exports",
    query: z.object(asSpreadsheet),
    download: spreadsheet,
    refusals: ["not_found"],
  },
  readPublicBallots: {
    summary: "The same of a project of the public participation pages, without signing in",
    method: "GET",
    path: "/networks/:networkSlug/rounds/:roundId/districts/:districtId/ballots",
    access: anyone,
    params: z.object({ networkSlug: Slug, roundId: Id, districtId: Id }),
    download: { type: "text/plain; charset=utf-8" },
    refusals: ["not_found"],
  },
  ...codeRoutes,
});

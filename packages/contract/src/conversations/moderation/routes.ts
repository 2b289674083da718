/** Decisions of the responsible organisation's staff about content, and the author's appeal. D §8 */
import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../../files/index.ts";
import { Cursor, Done, Id, pageOf, resident, routes, staff, staffBySubject } from "../../kernel/index.ts";
import { CommentView, SubjectKind } from "../schemas.ts";
import {
  AppealDecision,
  DecisionOutcomes,
  Decisions,
  NewAppeal,
  ReadDecision,
  Removal,
  ReportedPage,
  ReportedRecord,
  ReportList,
  ReportView,
  TakenBack,
} from "./schemas.ts";

const moderatorAccess = staffBySubject("editor");
/** Which kinds of subject they decide about depends on their rights in its module. */
const judgeAccess = staff("network", "editor");

export const moderationRoutes = routes({
  moderateComment: {
    summary: "Hide someone else's comment, or delete it as an admin; its author is told why",
    method: "POST",
    path: "/comments/:commentId/moderate",
    access: moderatorAccess,
    body: Removal,
    limit: "commentChanges",
    response: CommentView,
    refusals: ["not_found", "not_allowed", "level_too_low", "about_yourself"],
  },
  listReports: {
    summary: "Open content reports about a subject and its comments, oldest first",
    method: "GET",
    path: "/conversations/:subjectKind/:subjectId/reports",
    access: moderatorAccess,
    params: z.object({ subjectKind: SubjectKind, subjectId: Id }),
    query: z.object({ cursor: Cursor }),
    response: pageOf(ReportView),
    refusals: ["not_found"],
  },
  listReported: {
    summary:
      "What was reported to the organisation and what it decided, fifteen at a time: what waits longest first, decisions latest first",
    method: "GET",
    path: "/reports",
    access: judgeAccess,
    query: ReportList,
    response: ReportedPage,
    refusals: [],
  },
  exportReported: {
    summary: "The same as a file for a spreadsheet, without a word of residents; of decisions, their log",
    method: "GET",
    path: "/reports/export",
    access: judgeAccess,
    limit: "exports",
    query: ReportList.omit({ cursor: true }).extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  getReported: {
    summary: "One of them with all of its words and reports",
    method: "GET",
    path: "/reports/:caseId",
    access: judgeAccess,
    response: ReportedRecord,
    refusals: ["not_found"],
  },
  decideReports: {
    summary: "Decide about one or several: keep, hide or delete. Authors are told why, and verdicts returned for each",
    method: "POST",
    path: "/reports/decide",
    access: judgeAccess,
    limit: "together",
    body: Decisions,
    response: DecisionOutcomes,
    refusals: [],
  },
  undoDecisions: {
    summary: "Take back decisions that nobody appealed: what was hidden is shown, and reports wait again",
    method: "POST",
    path: "/reports/undo",
    access: judgeAccess,
    limit: "together",
    body: TakenBack,
    response: DecisionOutcomes,
    refusals: [],
  },
  decideAppeal: {
    summary:
      "Answer an appeal, for good: uphold the decision or reverse it. By an admin who did not take it; its author is told why",
    method: "POST",
    path: "/reports/:caseId/appeal",
    access: staff("network", "admin"),
    limit: "commentChanges",
    body: AppealDecision,
    response: Done,
    refusals: ["not_found", "already_closed", "about_yourself", "own_decision"],
  },
  readDecision: {
    summary: "A decision about something that one wrote",
    method: "GET",
    path: "/decisions/:caseId",
    access: resident,
    response: ReadDecision,
    refusals: ["not_found"],
  },
  appeal: {
    summary: "Ask an administrator of the organisation to look again, once, within 30 days",
    method: "POST",
    path: "/decisions/:caseId/appeal",
    access: resident,
    limit: "reports",
    body: NewAppeal,
    response: ReadDecision,
    refusals: ["not_found", "already_exists", "already_closed", "appeal_over"],
  },
});

/** A case and what it is about. */
import type { ReportDecision, ReportReason } from "@stoep/contract/conversations";
import type { Selectable } from "kysely";
import type { ModerationCaseTable } from "../../../schema/db.types.ts";

export type ModerationCase = Selectable<ModerationCaseTable>;

/** What a decision is about: a comment, or the subject itself. */
export type ModerationTarget = Pick<
  ModerationCase,
  | "targetId"
  | "thing"
  | "subjectKind"
  | "subjectId"
  | "commentId"
  | "organisationId"
  | "neighbourhoodId"
  | "authorAccountId"
  | "authorResidentId"
>;

export interface CaseDecision {
  decision: ReportDecision;
  ground: ReportReason | null;
  reason: string;
}

/** What staff and authors see of cases. */
import type { OwnDecision, ReadDecision, ReportedRecord, ReportedThing } from "@stoep/contract/conversations";
import { namedReference } from "@stoep/contract/kernel";
import { plainText, shortened } from "@stoep/contract/rich-text";
import type { Staff } from "#kernel/actor.ts";
import { commentStateOf } from "../rules.ts";
import type { OwnDecisionColumns } from "../store/own-decisions.ts";
import { kindNamed, type SubjectScope } from "../subjects.ts";
import { appealableUntil, appealVerdict, decideVerdict, isOnlyJudge, mayAppeal, undoVerdict } from "./policy.ts";
import type { CaseRow, listReportsOfCase } from "./store/case-list.ts";

interface CaseReader extends SubjectScope {
  actor: Staff;
  /** Administrators of the organisation. */
  judges: readonly string[];
}

const excerptLength = 200;

const longestJudged = 3000;

/** With the addresses of its links: what is reported is often where a link leads. */
const judgedText = ({ judged }: CaseRow): string =>
  judged?.html === undefined ? (judged?.text ?? "") : shortened(plainText(judged.html), longestJudged);

/** For a comment under something that staff may not read: only the text that they decide about. */
function visibleWords(row: CaseRow): string {
  if (row.commentId === null) return judgedText(row);
  const isWaiting = row.decidedAt === null || (row.appealedAt !== null && row.appealDecidedAt === null);
  const isTheirs = isWaiting || row.commentHidden !== null || (row.judged?.title ?? "") !== "";
  return isTheirs && row.commentGone === null ? (row.commentText ?? "") : "";
}

function thingStateOf(row: CaseRow): ReportedThing["state"] {
  if (row.commentId === null) return row.judged?.state ?? "gone";
  const state = commentStateOf({ deletedAt: row.commentGone, hiddenBecause: row.commentHidden });
  return state === "deleted" ? "gone" : state;
}

const viewAuthor = (row: CaseRow, accountId: string): ReportedThing["author"] =>
  row.authorResidentId === null
    ? {
        kind: "staff",
        name: row.writerName ?? "",
        organisation: row.organisation,
        isMe: row.authorAccountId === accountId,
      }
    : {
        kind: "resident",
        name: row.residentName ?? "",
        organisation: null,
        isMe: row.authorAccountId === accountId,
      };

const viewDecision = (row: CaseRow): ReportedThing["decision"] =>
  row.decidedAt && {
    kind: row.decision,
    ground: row.ground,
    reason: row.reason,
    by: row.deciderName ?? "",
    at: row.decidedAt.toISOString(),
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };

const viewAppeal = (row: CaseRow): ReportedThing["appeal"] =>
  row.appealedAt && {
    text: row.appealText,
    at: row.appealedAt.toISOString(),
    outcome: row.appealOutcome,
    reason: row.appealReason,
    by: row.judgeName ?? "",
    decidedAt: row.appealDecidedAt?.toISOString() ?? null,
  };

export function viewReportedThing(row: CaseRow, reader: CaseReader): ReportedThing {
  const { actor, judges } = reader;
  const kind = kindNamed(reader, row.subjectKind);
  const state = thingStateOf(row);
  const decide = (decision: "kept" | "hidden" | "deleted") => {
    if (row.decidedAt) return "already_closed";
    return state === "gone" ? "not_found" : decideVerdict(actor, kind, row, decision);
  };
  return {
    id: row.id,
    thing: row.thing,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    subjectName: row.judged?.title ?? "",
    commentId: row.commentId,
    author: viewAuthor(row, actor.accountId),
    excerpt: visibleWords(row).slice(0, excerptLength),
    state,
    neighbourhood: namedReference(row.neighbourhoodId, row.neighbourhood),
    openedAt: row.openedAt.toISOString(),
    reports: row.reports,
    reportingHouseholds: row.households,
    reasons: Object.fromEntries(row.reasons.map(({ reason, total }) => [reason, total])),
    decision: viewDecision(row),
    appeal: viewAppeal(row),
    can: {
      keep: decide("kept"),
      hide: decide("hidden"),
      delete: decide("deleted"),
      undo: row.decidedAt ? undoVerdict(actor, kind, row) : "not_allowed",
      decideAppeal: appealVerdict(actor, kind, row, judges),
    },
  };
}

export function viewReportedRecord(
  row: CaseRow,
  given: Awaited<ReturnType<typeof listReportsOfCase>>,
  reader: CaseReader,
): ReportedRecord {
  const words = visibleWords(row);
  return {
    ...viewReportedThing(row, reader),
    text: words,
    answers: words !== "" && row.parentHidden === null ? row.parentText : null,
    given: given.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  };
}

/** For the author; null if there is nothing to read. */
export function viewDecisionForAuthor(
  row: CaseRow,
  { now, judges }: { now: Date; judges: readonly string[] },
): ReadDecision | null {
  const own = viewOwnDecision(row, now);
  if (!own || !row.decidedAt) return null;
  const appeal = viewAppeal(row);
  const isWithdrawn = row.commentId === null ? row.judged === null : row.commentGone !== null;
  return {
    ...own,
    organisation: row.organisation,
    thing: row.thing,
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    subjectName: row.judged?.title ?? "",
    text: isWithdrawn ? "" : ((row.commentId === null ? judgedText(row) : row.commentText) ?? ""),
    isUndone: row.undoneAt !== null || row.appealOutcome === "reversed",
    emptiedAt:
      row.decision === "deleted" && row.undoneAt === null && row.appealOutcome !== "reversed"
        ? (row.emptiedAt ?? appealableUntil(row.decidedAt)).toISOString()
        : null,
    myAppeal: appeal && {
      text: appeal.text,
      at: appeal.at,
      outcome: appeal.outcome,
      reason: appeal.reason,
      decidedAt: appeal.decidedAt,
      isSameJudge: row.appealDecidedBy !== null && row.appealDecidedBy === row.decidedBy && isOnlyJudge(row, judges),
    },
    can: { appeal: mayAppeal(row, now) },
  };
}

export function viewOwnDecision(row: OwnDecisionColumns | null, now: Date): OwnDecision | null {
  if (!row?.decidedAt || !row.ground || row.decision === null || row.decision === "kept") return null;
  const { id, decision, ground, reason } = row;
  const decidedAt = new Date(row.decidedAt);
  const appealedAt = row.appealedAt === null ? null : new Date(row.appealedAt);
  const may = mayAppeal({ decision, decidedAt, appealedAt, undoneAt: null }, now);
  return {
    id,
    decision,
    ground,
    reason,
    at: decidedAt.toISOString(),
    appealUntil: may === true ? appealableUntil(decidedAt).toISOString() : null,
    appeal: row.appealOutcome ?? (appealedAt ? "waiting" : null),
  };
}

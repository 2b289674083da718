/** Neighbours' reports about residents' messages, and why staff hid them. */
import { dayMs } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import type { ContentReportTable, ModerationCaseTable } from "../../apps/server/src/schema/db.types.ts";
import type { Reader } from "../engagement.ts";
import type { DemoShout } from "../shouts/notation.ts";
import { stableId } from "../stable-id.ts";
import { insertAll, type Site } from "./site.ts";

interface ReportedCase {
  row: Insertable<ModerationCaseTable>;
  reports: Insertable<ContentReportTable>[];
}

export async function insertCases({ trx }: Site, cases: readonly ReportedCase[]): Promise<void> {
  await insertAll(
    trx,
    "moderationCase",
    cases.map(({ row }) => row),
  );
  await insertAll(
    trx,
    "contentReport",
    cases.flatMap(({ reports }) => reports),
  );
}

interface ReportedShout {
  site: Site;
  shout: DemoShout;
  id: string;
  author: Reader;
  others: Reader[];
  neighbourhoodId: string;
  organisation: string;
  staff: string;
  /** The time this many days after it was written. */
  at: (days: number) => Date;
}

export function casesOf(told: ReportedShout): ReportedCase[] {
  const { site, shout, id, author, others, neighbourhoodId, organisation, staff, at } = told;
  const hidden = shout.steps.findLast(({ act }) => act === "hide");
  if (!hidden && !shout.steps.some(({ act }) => act === "report")) return [];
  const caseId = stableId("case", id);
  const reporters = others.slice(0, 2);
  const openedAt = hidden ? at(hidden.after / 2) : new Date(site.now.getTime() - dayMs / 3);
  const about = { subjectKind: "shout", subjectId: id, targetId: id, organisationId: organisation };
  const decided = hidden && {
    decidedAt: at(hidden.after),
    decidedBy: staff,
    decision: "hidden" as const,
    ground: "spam" as const,
    reason: hidden.text,
  };
  const row = {
    id: caseId,
    thing: "shout",
    ...about,
    neighbourhoodId,
    openedAt,
    authorAccountId: author.accountId,
    authorResidentId: author.residentId,
    reports: reporters.length,
    households: reporters.length,
    ...decided,
  };
  const reports = reporters.map(({ residentId }, index) => ({
    id: stableId("report", id, index),
    caseId,
    ...about,
    residentId,
    reason: hidden ? ("spam" as const) : ("annoying" as const),
    remark: "",
    createdAt: openedAt,
    settledAt: decided ? decided.decidedAt : null,
  }));
  return [{ row, reports }];
}

/** Neighbours' reports about what residents wrote, and why staff hid it. */
import { dayMs } from "@stoep/contract/kernel";
import type { Insertable } from "kysely";
import type { ContentReportTable, ModerationCaseTable } from "../../apps/server/src/schema/db.types.ts";
import type { Reader } from "../engagement.ts";
import type { DemoShout } from "../shouts/notation.ts";
import { stableId } from "../stable-id.ts";
import { insertAll, type Site } from "./site.ts";

export interface ReportedCase {
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
  const { site, shout, others, at, staff } = told;
  const hidden = shout.steps.findLast(({ act }) => act === "hide");
  if (!hidden && !shout.steps.some(({ act }) => act === "report")) return [];
  const one = reportedCase({
    ...told,
    thing: "shout",
    reporters: others.slice(0, 2),
    openedAt: hidden ? at(hidden.after / 2) : new Date(site.now.getTime() - dayMs / 3),
    reported: hidden ? "spam" : "annoying",
    decided: hidden && { at: at(hidden.after), by: staff, ground: "spam", reason: hidden.text },
  });
  return [one];
}

interface Reported {
  thing: "shout" | "idea";
  id: string;
  organisation: string;
  neighbourhoodId: string;
  author: Reader;
  reporters: Reader[];
  openedAt: Date;
  /** What reporters chose. */
  reported: "spam" | "annoying";
  /** Undefined: staff have not decided yet. */
  decided: { at: Date; by: string; ground: "private" | "spam"; reason: string } | undefined;
}

export function reportedCase(about: Reported): ReportedCase {
  const { thing, id, organisation, neighbourhoodId, author, reporters, openedAt, reported, decided } = about;
  const caseId = stableId("case", id);
  const subject = { subjectKind: thing, subjectId: id, targetId: id, organisationId: organisation };
  const row = {
    id: caseId,
    thing,
    ...subject,
    neighbourhoodId,
    openedAt,
    authorAccountId: author.accountId,
    authorResidentId: author.residentId,
    reports: reporters.length,
    households: reporters.length,
    ...(decided && {
      decidedAt: decided.at,
      decidedBy: decided.by,
      decision: "hidden" as const,
      ground: decided.ground,
      reason: decided.reason,
    }),
  };
  const reports = reporters.map(({ residentId }, index) => ({
    id: stableId("report", id, index),
    caseId,
    ...subject,
    residentId,
    reason: reported,
    remark: "",
    createdAt: openedAt,
    settledAt: decided ? decided.at : null,
  }));
  return { row, reports };
}

/** The list of reports and decisions, and what staff do in it. S1 §6, D §8 */

import { conversations as table } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { fileOptions, fileRowsMax, filtersOf, listFile } from "#modules/files/index.ts";
import { kindNamed } from "../subjects.ts";
import { announceTarget, decideCase, lockTarget, recordDecision, restoreTarget, revokeDecision } from "./decide.ts";
import { reportFile } from "./export.ts";
import { notifyAppealOutcome } from "./notify.ts";
import { appealVerdict, isOnlyJudge, mayJudge } from "./policy.ts";
import * as store from "./store/case-list.ts";
import { listCases, listJudges, lockCase, updateCase } from "./store/cases.ts";
import { viewReportedRecord, viewReportedThing } from "./views.ts";

const pageSize = 15;
const countMax = 1000;

export const caseHandlers = handle(table, {
  async listReported(call) {
    const { actor, db, query } = call;
    const { cursor, direction, ...filter } = query;
    const wanted = caseQueryOf(call, filter);
    const order = direction ?? store.naturalOrder[filter.state];
    const rows = await store.listCaseRows(db, wanted, readPageCursor(cursor), pageSize + 1, order);
    const { page, next } = cutPage(rows, pageSize, (row) => {
      const { at, id } = store.cursorOf(filter.state)(row);
      return [at, id];
    });
    const judges = await listJudges(db, actor.organisation.id);
    const isFirst = cursor === undefined;
    return {
      items: page.map((row) => viewReportedThing(row, { ...call, judges })),
      next,
      open: isFirst ? await store.countWaiting(db, { ...wanted, state: "open" }, countMax) : null,
      appealed: isFirst ? await store.countWaiting(db, { ...wanted, state: "appealed" }, countMax) : null,
    };
  },

  async exportReported(call) {
    const { db } = call;
    const { direction, ...filter } = filtersOf(call.query);
    const wanted = caseQueryOf(call, filter);
    const order = direction ?? store.naturalOrder[filter.state];
    const rows = everyRow<store.CaseRow, PageCursor>(
      (place, limit) => store.listCaseRows(db, wanted, place, limit, order),
      store.cursorOf(filter.state),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(reportFile(wanted.subjects), rows, await fileOptions(call));
  },

  async getReported(call) {
    const { actor, db, params } = call;
    const row = (await store.findCaseRow(db, caseQueryOf(call), params.caseId)) ?? refuse("not_found");
    const judges = await listJudges(db, actor.organisation.id);
    return viewReportedRecord(row, await store.listReportsOfCase(db, row.id), { ...call, judges });
  },

  /** Cases are locked in the order of their targets, so that two colleagues who decide the same ones do not deadlock. */
  async decideReports(call) {
    const { actor, body, db } = call;
    const decision = body.decision === "kept" ? { decision: body.decision, ground: null, reason: "" } : body;
    const verdicts = new Map<string, Verdict>();
    for (const row of await listCases(db, actor.organisation.id, body.ids)) {
      const how = { isReported: true, action: "conversations.settleReport" as const };
      verdicts.set(row.id, row.decidedAt ? "already_closed" : await decideCase(call, row, decision, how));
    }
    return { outcomes: body.ids.map((id) => ({ verdict: verdicts.get(id) ?? "not_found" })) };
  },

  async undoDecisions(call) {
    const { actor, body, db } = call;
    const verdicts = new Map<string, Verdict>();
    for (const row of await listCases(db, actor.organisation.id, body.ids))
      verdicts.set(row.id, await revokeDecision(call, row, { isReopened: true }));
    return { outcomes: body.ids.map((id) => ({ verdict: verdicts.get(id) ?? "not_found" })) };
  },

  /** The answer to an appeal is final. */
  async decideAppeal(call) {
    const { actor, body, db, now, params } = call;
    const { outcome, reason } = body;
    const [found] = await listCases(db, actor.organisation.id, [params.caseId]);
    if (!found) return refuse("not_found");
    await lockTarget(call, found);
    const row = (await lockCase(db, found.id)) ?? refuse("not_found");
    const judges = await listJudges(db, actor.organisation.id);
    ensure(appealVerdict(actor, kindNamed(call, row.subjectKind), row, judges));
    const isSameJudge = row.decidedBy === actor.accountId && isOnlyJudge(row, judges);
    const decided = {
      appealOutcome: outcome,
      appealReason: reason,
      appealDecidedAt: now,
      appealDecidedBy: actor.accountId,
    };
    await updateCase(db, row.id, decided);
    if (outcome === "reversed") await restoreTarget(call, row, "staff", true);
    await notifyAppealOutcome(call, row, { outcome, reason, isSameJudge });
    await recordDecision(call, row, "conversations.decideAppeal", { outcome, reason });
    await announceTarget(call, row);
    return { done: true };
  },
});

/** Only kinds of subject that this member may decide about. */
function caseQueryOf<F extends Partial<store.CaseQuery>>({ actor, provided }: StaffCall<Db>, filter?: F) {
  const { subjects } = provided;
  const kinds = new Map([...subjects].filter(([, kind]) => mayJudge(actor, kind) === true));
  return { organisationId: actor.organisation.id, subjects, kinds, ...(filter as F) };
}

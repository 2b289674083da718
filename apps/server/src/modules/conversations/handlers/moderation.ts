/** The list of reports and decisions, and what staff do in it. S1 §6, D §8 */
import { conversations as table } from "@stoep/contract/conversations";
import type { Verdict } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, everyRow, type PageCursor, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { fileRowsMax, listFile } from "#modules/files/index.ts";
import { announce, decide, hold, log, showAgain, takeBack } from "../moderation/deciding.ts";
import { reportFile } from "../moderation/files.ts";
import * as store from "../moderation/listing.ts";
import { appealVerdict, isOnlyJudge, mayJudge } from "../moderation/policy.ts";
import { tellAppealed } from "../moderation/telling.ts";
import { viewRecord, viewThing } from "../moderation/views.ts";
import { listCases, listJudges, lockCase, updateCase } from "../store/cases.ts";
import { kindNamed, subjectKinds } from "../subjects.ts";

const pageSize = 15;
const mostCounted = 1000;

export const moderationHandlers = handle(table, {
  async listReported(call) {
    const { actor, db, query } = call;
    const { cursor, direction, ...filter } = query;
    const wanted = wantedBy(call, filter);
    const order = direction ?? store.naturalOrder[filter.state];
    const rows = await store.listCaseRows(db, wanted, readPageCursor(cursor), pageSize + 1, order);
    const { page, next } = cutPage(rows, pageSize, (row) => {
      const { at, id } = store.placeOf(filter.state)(row);
      return [at, id];
    });
    const judges = await listJudges(db, actor.organisation.id);
    const isFirst = cursor === undefined;
    return {
      items: page.map((row) => viewThing(row, { actor, judges })),
      next,
      open: isFirst ? await store.countWaiting(db, { ...wanted, state: "open" }, mostCounted) : null,
      appealed: isFirst ? await store.countWaiting(db, { ...wanted, state: "appealed" }, mostCounted) : null,
    };
  },

  async exportReported(call) {
    const { actor, db, language, now, query } = call;
    const { format, direction, ...filter } = query;
    const wanted = wantedBy(call, filter);
    const order = direction ?? store.naturalOrder[filter.state];
    const rows = everyRow<store.CaseRow, PageCursor>(
      (place, limit) => store.listCaseRows(db, wanted, place, limit, order),
      store.placeOf(filter.state),
      { max: fileRowsMax, batch: 500 },
    );
    return listFile(reportFile, rows, { format, language, now, timeZone: actor.network.timeZone });
  },

  async getReported(call) {
    const { actor, db, params } = call;
    const row = (await store.findCaseRow(db, wantedBy(call), params.caseId)) ?? refuse("not_found");
    const judges = await listJudges(db, actor.organisation.id);
    return viewRecord(row, await store.listGiven(db, row.id), { actor, judges });
  },

  /** In the order of their things, so that two who decide about the same ones do not wait for each other in a circle. */
  async decideReports(call) {
    const { actor, body, db } = call;
    const decision = body.decision === "kept" ? { decision: body.decision, ground: null, reason: "" } : body;
    const verdicts = new Map<string, Verdict>();
    for (const row of await listCases(db, actor.organisation.id, body.ids)) {
      const how = { isReported: true, action: "conversations.settleReport" as const };
      verdicts.set(row.id, row.decidedAt ? "already_closed" : await decide(call, row, decision, how));
    }
    return { outcomes: body.ids.map((id) => ({ verdict: verdicts.get(id) ?? "not_found" })) };
  },

  async undoDecisions(call) {
    const { actor, body, db } = call;
    const verdicts = new Map<string, Verdict>();
    for (const row of await listCases(db, actor.organisation.id, body.ids))
      verdicts.set(row.id, await takeBack(call, row, { isReopened: true }));
    return { outcomes: body.ids.map((id) => ({ verdict: verdicts.get(id) ?? "not_found" })) };
  },

  /** Final. */
  async decideAppeal(call) {
    const { actor, body, db, now, params } = call;
    const { outcome, reason } = body;
    const [found] = await listCases(db, actor.organisation.id, [params.caseId]);
    if (!found) return refuse("not_found");
    await hold(call, found);
    const row = (await lockCase(db, found.id)) ?? refuse("not_found");
    const judges = await listJudges(db, actor.organisation.id);
    ensure(appealVerdict(actor, kindNamed(row.subjectKind), row, judges));
    const isSameJudge = row.decidedBy === actor.accountId && isOnlyJudge(row, judges);
    const decided = {
      appealOutcome: outcome,
      appealReason: reason,
      appealDecidedAt: now,
      appealDecidedBy: actor.accountId,
    };
    await updateCase(db, row.id, decided);
    if (outcome === "reversed") await showAgain(call, row, "staff", true);
    await tellAppealed(call, row, { outcome, reason, isSameJudge });
    await log(call, row, "conversations.decideAppeal", { outcome, reason });
    await announce(call, row);
    return { done: true };
  },
});

/** Of the kinds of subject that this member may decide about. */
function wantedBy<F extends Partial<store.Wanted>>({ actor }: RouteCall<Staff>, filter?: F) {
  const kinds = new Map([...subjectKinds()].filter(([, kind]) => mayJudge(actor, kind) === true));
  return { organisationId: actor.organisation.id, kinds, ...(filter as F) };
}

/** Notices to authors and administrators: in the bell, and by mail. Authors cannot opt out of notices about their own content. */
import { dateFormats, type Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { NetworkCall, StaffCall } from "#kernel/call.ts";
import { type NoticeForReaders, notifyPeople } from "#modules/notifications/index.ts";
import { findResidentLanguage, selectModerators, selectResidentReader } from "../store/notice-readers.ts";
import { kindNamed } from "../subjects.ts";
import type { CaseDecision, ModerationCase, ModerationTarget } from "./case.ts";
import { appealableUntil } from "./policy.ts";
import { words } from "./texts.ts";
import { describeThing, groundWords } from "./words.ts";

/** Residents who have left get none; colleagues tell each other. */
async function notifyResident(
  call: StaffCall,
  target: ModerationTarget,
  caseId: string,
  kind: NoticeForReaders["kind"],
  more: (language: Language) => Record<string, string>,
): Promise<void> {
  const { actor, db } = call;
  const { authorResidentId } = target;
  const language = authorResidentId === null ? undefined : await findResidentLanguage(db, authorResidentId);
  if (authorResidentId === null || !language) return;
  const title = await subjectNameOf(call, target);
  const { name: organisation } = actor.organisation;
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind,
      // Each decision is a separate event: after an undo the content may be decided about again.
      eventId: newId(),
      object: { kind: "decision", id: caseId },
      actor: { accountId: actor.accountId, name: organisation },
      details: { title, organisation, what: describeThing(target.thing, title, language), ...more(language) },
      readers: selectResidentReader(db, authorResidentId),
    },
  );
}

async function subjectNameOf(call: NetworkCall, { subjectKind, subjectId }: ModerationTarget): Promise<string> {
  const { nameOf: named } = kindNamed(call, subjectKind);
  const { name } = await call.db
    .selectNoFrom(({ val }) => sql<string | null>`${named(call.db, val(subjectId))}`.as("name"))
    .executeTakeFirstOrThrow();
  return name ?? "";
}

/**
 * Tells the author why a comment was removed and how to appeal; null: that it is visible again. For a subject, its own capability
 * notifies the author when it hides or shows the subject.
 */
export async function notifyAuthor(
  call: StaffCall,
  target: ModerationTarget,
  caseId: string,
  said: CaseDecision | null,
): Promise<void> {
  if (target.commentId === null) return;
  const { ground } = said ?? {};
  if (!said || !ground) return notifyResident(call, target, caseId, "conversations.shown", () => ({}));
  const until = appealableUntil(call.now);
  await notifyResident(
    call,
    target,
    caseId,
    said.decision === "deleted" ? "conversations.deleted" : "conversations.hidden",
    (language) => ({
      ground: groundWords[ground][language],
      words: said.reason,
      until: dateFormats(language, call.actor.network).day(until),
    }),
  );
}

/**
 * Tells the author of a comment that reports have hidden it until staff decide, or that it is visible again. Nobody learns who
 * reported it. For a subject, its own capability notifies the author.
 */
export async function notifyOfReports(
  call: NetworkCall,
  target: ModerationTarget,
  kind: "hiddenByReports" | "shown",
): Promise<void> {
  const { actor, db } = call;
  const { authorResidentId, subjectId, subjectKind } = target;
  const language = authorResidentId === null ? undefined : await findResidentLanguage(db, authorResidentId);
  if (target.commentId === null || authorResidentId === null || !language) return;
  const title = await subjectNameOf(call, target);
  const organisation = await nameOfOrganisation(call, target.organisationId);
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind: `conversations.${kind}`,
      eventId: newId(),
      object: { kind: subjectKind, id: subjectId },
      actor: { accountId: null, name: organisation },
      details: { title, organisation, what: describeThing(target.thing, title, language) },
      readers: selectResidentReader(db, authorResidentId),
    },
  );
}

async function nameOfOrganisation({ db }: NetworkCall, organisationId: string): Promise<string> {
  const { name } = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", organisationId)
    .executeTakeFirstOrThrow();
  return name;
}

export const notifyAppealOutcome = (
  call: StaffCall,
  row: ModerationCase,
  { outcome, reason, isSameJudge }: { outcome: "upheld" | "reversed"; reason: string; isSameJudge: boolean },
): Promise<void> =>
  notifyResident(call, row, row.id, `conversations.${outcome}`, (language) => ({
    words: reason,
    judge: isSameJudge ? words.moderation.sameJudge[language] : "",
  }));

/** To administrators who may decide the appeal, as they prefer. */
export async function notifyJudges(call: NetworkCall, row: ModerationCase, judges: readonly string[]): Promise<void> {
  const { actor, db } = call;
  const organisation = await nameOfOrganisation(call, row.organisationId);
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind: "conversations.appealed",
      eventId: row.id,
      object: { kind: "decision", id: row.id },
      details: { organisation },
      readers: selectModerators(db, row.organisationId).where("place.accountId", "in", [...judges]),
    },
  );
}

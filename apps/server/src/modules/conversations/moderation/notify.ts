/** What authors and administrators are told: in the bell, and by the mails that belong to it. Nobody can refuse to learn what becomes of their own words. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { type NoticeForReaders, notifyPeople } from "#modules/notifications/index.ts";
import { findResidentLanguage, selectModerators, selectResidentReader } from "../store/notice-readers.ts";
import { kindNamed, type PersonCall } from "../subjects.ts";
import type { CaseDecision, ModerationCase, ModerationTarget } from "./case.ts";
import { appealableUntil } from "./policy.ts";
import { describeThing, groundWords } from "./words.ts";

const dayIn = (language: Language, timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { timeZone, dateStyle: "long" }).format(moment);

type StaffCall = RouteCall<Staff, Tx>;

/** A resident who has not left; colleagues tell each other. */
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
  const title = await subjectNameOf(db, target);
  const { name: organisation } = actor.organisation;
  await notifyPeople(
    { ...call, network: actor.network },
    {
      kind,
      // Each decision is one event: what was taken back may be decided again.
      eventId: newId(),
      object: { kind: "decision", id: caseId },
      actor: { accountId: actor.accountId, name: organisation },
      details: { title, organisation, what: describeThing(target.thing, title, language), ...more(language) },
      readers: selectResidentReader(db, authorResidentId),
    },
  );
}

async function subjectNameOf(db: Db, { subjectKind, subjectId }: ModerationTarget): Promise<string> {
  const { nameOf: named } = kindNamed(subjectKind);
  const { name } = await db
    .selectNoFrom(({ val }) => sql<string | null>`${named(db, val(subjectId))}`.as("name"))
    .executeTakeFirstOrThrow();
  return name ?? "";
}

/**
 * Why a comment was taken away and how to appeal; null: it can be read again. A subject's own capability tells what happens to it, where
 * it hides and shows it.
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
      until: dayIn(language, call.actor.network.timeZone, until),
    }),
  );
}

/** How the appeal ended. */
export const notifyAppealOutcome = (
  call: StaffCall,
  row: ModerationCase,
  { outcome, reason, isSameJudge }: { outcome: "upheld" | "reversed"; reason: string; isSameJudge: boolean },
): Promise<void> =>
  notifyResident(call, row, row.id, `conversations.${outcome}`, (language) => ({
    words: reason,
    judge: isSameJudge ? sameJudgeWords[language] : "",
  }));

const sameJudgeWords: Record<Language, string> = {
  en: "\n\nThe organisation has one administrator only: the same person decided both times.",
  nl: "\n\nDe organisatie heeft maar één beheerder: dezelfde persoon besliste beide keren.",
  fr: "\n\nL’organisation n’a qu’un seul administrateur : la même personne a décidé les deux fois.",
  tr: "\n\nKuruluşun yalnızca bir yöneticisi var: iki kararı da aynı kişi verdi.",
};

/** Administrators who may answer it, as they prefer. */
export async function notifyJudges(call: PersonCall, row: ModerationCase, judges: readonly string[]): Promise<void> {
  const { actor, db } = call;
  const { name: organisation } = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", row.organisationId)
    .executeTakeFirstOrThrow();
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

/** What authors and administrators are told by mail. */
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { queueMails, type RecipientQuery, type Template } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { kindNamed, type PersonCall } from "../subjects.ts";
import { appealableUntil } from "./policy.ts";
import type { Case, Decision, Target } from "./types.ts";
import { groundWords, whatWords } from "./words.ts";

const people = (db: Db) =>
  db
    .selectFrom("public.account as person")
    .select(["person.id as accountId", "person.email as address", "person.language"])
    .where("person.disabledAt", "is", null);

/** A resident who has not left; colleagues tell each other. */
const authorOf = (db: Db, residentId: string): RecipientQuery =>
  people(db).where(
    "person.id",
    "in",
    db.selectFrom("resident").where("id", "=", residentId).where("leftAt", "is", null).select("accountId"),
  );

const dayIn = (language: Language, timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { timeZone, dateStyle: "long" }).format(moment);

type Call = RouteCall<Staff, Tx>;

async function tell<V extends Record<string, string>>(
  call: Call,
  target: Target,
  caseId: string,
  template: Template<V>,
  more: (language: Language) => object,
): Promise<void> {
  if (target.authorResidentId === null) return;
  const { actor, config, db } = call;
  const { slug, name: network, id: networkId } = actor.network;
  const title = await nameOf(db, target);
  const values = (language: Language) =>
    ({
      what: whatWords(target.thing, title, language),
      organisation: actor.organisation.name,
      network,
      link: `${config.publicUrl}/${slug}/decisions/${caseId}`,
      ...more(language),
    }) as object as V;
  const recipients = authorOf(db, target.authorResidentId);
  await queueMails(call, { template, subjectId: caseId, networkId, values, recipients });
}

async function nameOf(db: Db, { subjectKind, subjectId }: Target): Promise<string> {
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
export async function tellAuthor(call: Call, target: Target, caseId: string, said: Decision | null): Promise<void> {
  if (target.commentId === null) return;
  const { ground } = said ?? {};
  if (!said || !ground) return tell(call, target, caseId, mails.contentShown, () => ({}));
  const template = said.decision === "deleted" ? mails.contentDeleted : mails.contentHidden;
  const until = appealableUntil(call.now);
  await tell(call, target, caseId, template, (language) => ({
    ground: groundWords[ground][language],
    reason: said.reason,
    until: dayIn(language, call.actor.network.timeZone, until),
  }));
}

/** How the appeal ended. */
export async function tellAppealed(
  call: Call,
  row: Case,
  { outcome, reason, isSameJudge }: { outcome: "upheld" | "reversed"; reason: string; isSameJudge: boolean },
): Promise<void> {
  const template = outcome === "upheld" ? mails.appealUpheld : mails.appealReversed;
  await tell<Record<string, string>>(call, row, row.id, template as Template, (language) => ({
    reason,
    judge: isSameJudge ? sameJudge[language] : "",
  }));
}

const sameJudge: Record<Language, string> = {
  en: "\n\nThe organisation has one administrator only: the same person decided both times.",
  nl: "\n\nDe organisatie heeft maar één beheerder: dezelfde persoon besliste beide keren.",
  fr: "\n\nL’organisation n’a qu’un seul administrateur : la même personne a décidé les deux fois.",
  tr: "\n\nKuruluşun yalnızca bir yöneticisi var: iki kararı da aynı kişi verdi.",
};

/** Administrators who may answer it. */
export async function tellJudges(call: PersonCall, row: Case, judges: readonly string[]): Promise<void> {
  const { actor, config, db } = call;
  const { id: networkId, name: network } = actor.network;
  const { name: organisation } = await db
    .selectFrom("public.organisation")
    .select("name")
    .where("id", "=", row.organisationId)
    .executeTakeFirstOrThrow();
  const link = `${config.publicUrl}/dashboard/reports?state=appealed&report=${row.id}`;
  await queueMails(call, {
    template: mails.appealArrived,
    subjectId: row.id,
    networkId,
    values: () => ({ organisation, network, link }),
    recipients: people(db).where("person.id", "=", sql<string>`any(${judges}::uuid[])`),
  });
}

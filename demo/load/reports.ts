/** Reports and decisions, with every state at least once. */

import type { ReportReason } from "@stoep/contract/conversations";
import { daysBefore } from "@stoep/contract/kernel";
import { type Insertable, sql } from "kysely";
import type { CommentTable, ContentReportTable, ModerationCaseTable } from "../../apps/server/src/schema/db.types.ts";
import { hash32 } from "../chance.ts";
import type { LivePost, Reader } from "../engagement.ts";
import { stableId } from "../stable-id.ts";
import type { CastRemark } from "../talk/cast.ts";
import { organisationId, staffId } from "./people.ts";
import { insertAll, type Site } from "./site.ts";

const minutesBefore = (moment: Date, minutes: number): Date => new Date(moment.getTime() - minutes * 60_000);
const commentId = (key: string): string => stableId("comment", key);
const caseId = (key: string): string => stableId("case", key);

const remarks: Readonly<Record<ReportReason, string>> = {
  offensive: "Zo praten we hier niet tegen elkaar.",
  "out-of-hand": "Dit is vragen om ongelukken.",
  private: "Iedereen in de straat weet over wie dit gaat.",
  spam: "Dit is reclame, geen reactie.",
  annoying: "",
};

interface AnsweredPost {
  live: LivePost;
  said: readonly CastRemark[];
  readers: readonly Reader[];
}

/**
 * A comment reported by five neighbours is hidden and waits for staff; one reported by one or two is visible and waits; one that staff
 * hid was reported before, and those reports are settled.
 */
export async function insertReports(
  { trx, now }: Site,
  all: readonly AnsweredPost[],
  comments: readonly Insertable<CommentTable>[],
): Promise<void> {
  const byId = new Map(comments.map((row) => [row.id, row]));
  const reported = all.flatMap(({ live, said, readers }) =>
    said.flatMap((one) => {
      const reports = reportRows(live, one, readers, now);
      const comment = byId.get(commentId(one.key));
      return reports.length > 0 && comment ? [{ reports, row: caseOf(live, one, comment, reports) }] : [];
    }),
  );
  await insertAll(
    trx,
    "moderationCase",
    reported.map(({ row }) => row),
  );
  await insertAll(
    trx,
    "contentReport",
    reported.flatMap(({ reports }) => reports),
  );
}

function caseOf(
  { post }: LivePost,
  one: CastRemark,
  comment: Insertable<CommentTable>,
  reports: readonly Insertable<ContentReportTable>[],
): Insertable<ModerationCaseTable> {
  const decided = {
    decidedAt: minutesBefore(one.at, -50),
    decidedBy: staffId(post.author),
    decision: "hidden" as const,
    ground: "private" as const,
    reason: "Je reactie wijst één huis aan. Over een probleem klagen mag, over buren met naam of huisnummer niet.",
  };
  return {
    id: caseId(one.key),
    thing: "comment",
    subjectKind: "post",
    subjectId: comment.subjectId,
    commentId: comment.id,
    targetId: comment.id,
    organisationId: organisationId(post.by),
    neighbourhoodId: comment.neighbourhoodId ?? null,
    authorAccountId: comment.authorAccountId ?? null,
    authorResidentId: comment.authorResidentId ?? null,
    openedAt: new Date(Math.min(...reports.map(({ createdAt }) => (createdAt as Date).getTime()))),
    reports: reports.length,
    households: reports.length,
    ...(one.hidden === "staff" ? decided : {}),
  };
}

function reportRows(
  { id, post }: LivePost,
  one: CastRemark,
  readers: readonly Reader[],
  now: Date,
): Insertable<ContentReportTable>[] {
  const isOpen = one.hidden !== "staff";
  const count = one.hidden === "reports" ? 5 : one.hidden === "staff" || one.reported ? 2 : 0;
  const angry = readers.filter((reader) => reader !== one.reader).slice(0, count);
  return angry.map((reader, index) => ({
    id: stableId("report", one.key, index),
    caseId: caseId(one.key),
    subjectKind: "post",
    subjectId: id,
    commentId: commentId(one.key),
    targetId: commentId(one.key),
    organisationId: organisationId(post.by),
    residentId: reader.residentId,
    reason: reasonOf(one, index),
    remark: index > 0 ? "" : isOpen ? remarks[reasonOf(one, index)] : "Hier staat een huisnummer in.",
    createdAt: reportedAt(one, index, now),
    settledAt: isOpen ? null : minutesBefore(one.at, -50),
  }));
}

/** Open reports are from the last few days, however old the comment is. */
function reportedAt({ key, at, reported }: CastRemark, index: number, now: Date): Date {
  const soon = minutesBefore(at, -8 * (index + 1));
  if (!reported) return soon;
  const lately = minutesBefore(now, 90 + (hash32(`reported/${key}/${index}`) % 5_000));
  return new Date(Math.max(lately.getTime(), soon.getTime()));
}

const reasonOf = ({ hidden, reported }: CastRemark, index: number): ReportReason =>
  hidden === "staff"
    ? "private"
    : (reported ?? (["offensive", "out-of-hand", "offensive", "annoying", "offensive"] as const)[index] ?? "offensive");

type CaseOutcome = Pick<Insertable<ModerationCaseTable>, "decision" | "ground" | "reason"> &
  Partial<Insertable<ModerationCaseTable>> & { isShown?: true };

const cases: (CaseOutcome & { daysAgo: number })[] = [
  {
    decision: "hidden",
    ground: "out-of-hand",
    daysAgo: 4,
    reason: "Het gesprek werd een ruzie tussen twee straten. Vertel wat je wilt, maar niet over elkaar.",
    appealText: "Ik heb niemand beledigd. Ik schreef alleen dat het plein van iedereen is.",
  },
  {
    decision: "hidden",
    ground: "spam",
    daysAgo: 18,
    reason: "Reclame voor een eigen zaak hoort niet onder een bericht van de stad.",
    appealText: "Het was een tip voor de buren, geen reclame.",
    appealOutcome: "upheld",
    appealReason: "Er stond een kortingscode bij. Daarmee is het reclame.",
  },
  {
    decision: "hidden",
    ground: "offensive",
    daysAgo: 25,
    isShown: true,
    reason: "Scheldwoorden horen hier niet.",
    appealText: "“Boeman” is bij ons geen scheldwoord, maar de naam van de wagen in de stoet.",
    appealOutcome: "reversed",
    appealReason: "U hebt gelijk: het ging over de stoet. De reactie staat er weer.",
  },
  {
    decision: "deleted",
    ground: "private",
    daysAgo: 9,
    reason: "Er stond een telefoonnummer van iemand anders in.",
  },
];

/** Decisions without earlier reports: a waiting appeal, one with each answer, and a deletion. */
export async function insertAppeals({ trx, now }: Site): Promise<void> {
  const said = await trx
    .selectFrom("comment")
    .innerJoin("post", "post.id", "comment.subjectId")
    .innerJoin("public.account as person", "person.id", "comment.authorAccountId")
    .innerJoin("public.organisation as sender", "sender.id", "comment.organisationId")
    .select([
      "comment.id",
      "comment.subjectId",
      "comment.threadId",
      "comment.organisationId",
      "comment.neighbourhoodId",
    ])
    .select(["comment.authorAccountId", "comment.authorResidentId", "comment.createdAt"])
    .where("sender.kind", "=", "city")
    .where("comment.authorResidentId", "is not", null)
    .where("comment.parentId", "is", null)
    .where("comment.hiddenAt", "is", null)
    .where("comment.createdAt", "<", daysBefore(now, 30))
    .where("comment.id", "not in", trx.selectFrom("contentReport").select("contentReport.targetId"))
    .orderBy(sql`person.first_name <> 'Dirk'`)
    .orderBy("comment.createdAt", "desc")
    .orderBy("comment.id")
    .limit(cases.length)
    .execute();
  const staff = await listDeciders(trx, said[0]?.organisationId);
  const [judge = null, decider = judge] = staff;
  for (const [place, comment] of said.entries()) {
    const { daysAgo, isShown, ...ended } = cases[place] as CaseOutcome & { daysAgo: number };
    const decidedAt = daysBefore(now, daysAgo);
    const { id, subjectId, organisationId: owner, neighbourhoodId, authorAccountId, authorResidentId } = comment;
    await trx
      .insertInto("moderationCase")
      .values({
        id: stableId("case", id),
        thing: "comment",
        subjectKind: "post",
        subjectId,
        commentId: id,
        targetId: id,
        organisationId: owner,
        neighbourhoodId,
        authorAccountId,
        authorResidentId,
        openedAt: decidedAt,
        decidedAt,
        decidedBy: decider,
        ...ended,
        appealedAt: ended.appealText ? daysBefore(now, daysAgo - 1) : null,
        ...(ended.appealOutcome ? { appealDecidedAt: daysBefore(now, daysAgo - 3), appealDecidedBy: judge } : {}),
      })
      .execute();
    if (!isShown) await hideComment(trx, comment, decidedAt);
  }
}

async function hideComment(
  trx: Site["trx"],
  { id, subjectId, threadId }: { id: string; subjectId: string; threadId: string },
  hiddenAt: Date,
): Promise<void> {
  await trx.updateTable("comment").set({ hiddenAt, hiddenBecause: "staff" }).where("id", "=", id).execute();
  await trx
    .updateTable("commentTally")
    .set((eb) => ({ total: eb("total", "-", 1) }))
    .where("subjectId", "=", subjectId)
    .where("threadId", "=", threadId)
    .execute();
}

/** The administrator who answers appeals, and a colleague who decides. */
async function listDeciders(trx: Site["trx"], organisation: string | undefined): Promise<string[]> {
  if (organisation === undefined) return [];
  const rows = await trx
    .selectFrom("public.membership as place")
    .select("place.accountId")
    .where("place.organisationId", "=", organisation)
    .where((eb) => eb.or([eb("place.type", "=", "owner"), eb("place.networkLevel", "in", ["admin", "editor"])]))
    .orderBy(sql`place.type <> 'owner'`)
    .orderBy("place.accountId")
    .limit(2)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

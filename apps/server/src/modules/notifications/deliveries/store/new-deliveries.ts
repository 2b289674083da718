/** Queueing deliveries: to whom, and with which words. */
import type { Language } from "@stoep/contract/kernel";
import { type AliasedExpression, type Expression, type ExpressionBuilder, type OnConflictBuilder, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Database } from "../../../../schema/db.types.ts";
import type { Recipient, RecipientColumns, RecipientQuery } from "../../recipients.ts";
import { type Channel, textsPerNumber } from "../rules.ts";

export interface NewDeliveries {
  channel: Channel;
  networkId: string | null;
  template: string;
  subjectId: string;
  lane: number;
  content: Record<Language, Record<string, string>>;
  /** null: all. */
  most: number | null;
  /** Whether people who refuse all mails are left out. */
  isRefusable: boolean;
  /** Whether an earlier one about the same subject to the same recipient gives way: it had another link. */
  isRenewed: boolean;
}

/**
 * One statement, however many recipients; people already queued for the same subject are skipped, unless it is renewed. Returns how
 * many are new.
 */
export async function insertDeliveries(
  db: Db,
  now: Date,
  mail: NewDeliveries,
  to: RecipientQuery | Recipient[],
): Promise<number> {
  const { channel, networkId, template, subjectId, lane } = mail;
  const content = JSON.stringify(mail.content);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("public.delivery")
    .columns([
      "id",
      "channel",
      "networkId",
      "template",
      "subjectId",
      "lane",
      "nextTryAt",
      "queuedAt",
      "accountId",
      "recipient",
      "language",
      "content",
    ])
    .expression(
      db
        .selectFrom(sourceOf(to))
        .select(({ ref }) => [
          newIdAt(now).as("id"),
          sql<Channel>`${channel}::text`.as("channel"),
          sql<string>`${networkId}::uuid`.as("networkId"),
          sql<string>`${template}::text`.as("template"),
          (Array.isArray(to)
            ? sql<string>`coalesce(r.subject, ${subjectId}::uuid)`
            : sql<string>`${subjectId}::uuid`
          ).as("subjectId"),
          sql<number>`${lane}::smallint`.as("lane"),
          sql<Date>`${now}::timestamptz`.as("nextTryAt"),
          sql<Date>`${now}::timestamptz`.as("queuedAt"),
          "r.accountId",
          "r.address as recipient",
          "r.language",
          contentFor(to, content, ref("r.language")).as("content"),
        ])
        .$if(mail.isRefusable, (query) => query.where(acceptsMails))
        .$if(channel === "text", (query) =>
          query.where((eb) => eb(countTextsTo(eb.ref("r.address"), now), "<", textsPerNumber.max)),
        )
        .$if(mail.most !== null, (query) => query.limit(mail.most ?? 0)),
    )
    .onConflict((conflict) => (mail.isRenewed ? renewEarlier(conflict) : conflict.doNothing()))
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** With its own id, so that it is another mail to mail programs, and an attempt at the earlier one settles nothing any more. */
const renewEarlier = (conflict: OnConflictBuilder<Database, "public.delivery">) =>
  conflict.columns(["template", "subjectId", "recipient"]).doUpdateSet(({ ref }) => ({
    id: ref("excluded.id"),
    language: ref("excluded.language"),
    content: ref("excluded.content"),
    queuedAt: ref("excluded.queuedAt"),
    nextTryAt: ref("excluded.nextTryAt"),
    state: "queued",
    attempts: 0,
    leaseEpoch: 0,
    leasedUntil: null,
    settledAt: null,
    answer: null,
    isRepeated: false,
  }));

/** The values in the recipient's language, overridden by those for this recipient only. */
function contentFor(to: RecipientQuery | Recipient[], content: string, language: Expression<Language>) {
  const words = sql<Record<string, string>>`${content}::jsonb -> ${language}`;
  return Array.isArray(to) ? sql<Record<string, string>>`(${words}) || coalesce(r.own, '{}')` : words;
}

const acceptsMails = ({ exists, not, selectFrom }: ExpressionBuilder<Database & { r: RecipientColumns }, "r">) =>
  not(
    exists(
      selectFrom("public.mailPreference as p")
        .select("p.accountId")
        .whereRef("p.accountId", "=", "r.accountId")
        .where("p.refusesAll", "=", true),
    ),
  );

/** How many text messages were queued for a number within the time that counts. */
const countTextsTo = (address: Expression<string>, now: Date) => sql<number>`(select count(*)::int
  from public.delivery as earlier where earlier.channel = 'text' and earlier.recipient = ${address}
  and earlier.queued_at > ${new Date(now.getTime() - textsPerNumber.ms)}::timestamptz)`;

/** Whether the next text message to this number would be one too many for now. */
export async function isTextedTooOften(db: Db, phone: string, now: Date): Promise<boolean> {
  const { sent } = await db
    .selectNoFrom(countTextsTo(sql<string>`${phone}::text`, now).as("sent"))
    .executeTakeFirstOrThrow();
  return sent >= textsPerNumber.max;
}

function sourceOf(to: RecipientQuery | Recipient[]): AliasedExpression<RecipientColumns, "r"> {
  if (!Array.isArray(to)) return to.as("r");
  const rows = JSON.stringify(
    to.map(({ accountId, email, language, values, subjectId }) => ({
      account_id: accountId,
      address: email,
      language,
      own: values,
      subject: subjectId,
    })),
  );
  return sql<RecipientColumns>`jsonb_to_recordset(${rows}::jsonb)`.as<"r">(
    sql`r(account_id uuid, address text, language text, own jsonb, subject uuid)`,
  );
}

/** A UUIDv7 made in SQL: the time, then random bits. */
export const newIdAt = (now: Date) => {
  const moment = now.getTime().toString(16).padStart(12, "0");
  return sql<string>`(${moment}::text || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
};

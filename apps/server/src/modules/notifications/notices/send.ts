/** Mails and pushes due notices: one mail for each event that its reader wants at once, one a day or week for the rest. */
import type { Language } from "@stoep/contract/kernel";
import type { NoticeKind } from "@stoep/contract/notifications";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineJob, defineRecurring } from "#kernel/jobs.ts";
import { queueMails, queuePushes } from "../deliveries/index.ts";
import { selectDevicesOf } from "../devices/index.ts";
import type { Template } from "../mail/index.ts";
import { mails } from "../mails.ts";
import type { Recipient } from "../recipients.ts";
import { findOrInsertUnsubscribeKey, type Unsubscription, unsubscribeLinks } from "../unsubscribe-links/index.ts";
import { countThings, digestLines, divideDue } from "./digest.ts";
import { definitionOf, groupOf, linkOf, readerOf } from "./kinds.ts";
import { noticeLine, noticeWords } from "./notice-lines.ts";
import { timingAt } from "./rules.ts";
import * as outbox from "./store/outbox.ts";

const batch = 200;
/** After this long it is checked whether a device received the push. */
const pushCheckMs = 2 * 60_000;

type SendCall = JobCall<Tx> & { network: Network; key: string };

/** Enqueued when a notice is to be sent at once. */
export const sendNotices = defineJob<object>({
  name: "notifications.sendNotices",
  payload: z.object({}),
  retries: 10,
  heartbeatSeconds: 20,
  run: (_, call) => runSteps(call, [pushDue, mailInstant]),
});

/** For digests, for the end of quiet hours, and for notices that were missed. */
const sweepNotices = defineRecurring({
  name: "notifications.sweepNotices",
  heartbeatSeconds: 30,
  every: { seconds: 60, for: "each_network" },
  async run(call) {
    await call.transact(({ db, now }) => outbox.mailUnreceived(db, now));
    await runSteps(call, [pushDue, mailInstant, mailDigests]);
  },
});

export const noticeJobs = [sendNotices, sweepNotices];

/** Each step returns how many notices it took, and is repeated until none are left. */
async function runSteps(call: JobCall, steps: ((inside: SendCall) => Promise<number>)[]): Promise<void> {
  const { network } = call;
  if (!network) throw new Error("notices belong to a network");
  const key = await findOrInsertUnsubscribeKey(call.db, call.now);
  for (const step of steps)
    while (!call.stopping.aborted && (await call.transact((inside) => step({ ...inside, network, key }))) > 0);
}

async function pushDue(call: SendCall): Promise<number> {
  const { db, now, network } = call;
  const rows = await outbox.takePushes(db, now, new Date(now.getTime() + pushCheckMs), batch);
  for (const [first, same] of groupByEvent(rows)) {
    const accounts = outbox.selectAccounts(
      db,
      same.map(({ accountId }) => accountId),
    );
    const said = (language: Language) => ({
      line: noticeLine(call, { ...first, unmailed: 1 }, language),
      words: noticeWords(call, first),
    });
    await queuePushes(call, {
      template: mails.residentNotice,
      subjectId: first.eventId,
      networkId: network.id,
      values: (language) => ({ ...said(language), network: network.name, link: linkOf(call, first) }),
      recipients: selectDevicesOf(db, accounts),
    });
  }
  return rows.length;
}

async function mailInstant(call: SendCall): Promise<number> {
  const rows = await outbox.takeInstant(call.db, call.now, batch);
  const people = await peopleOf(call, rows);
  // A hundred events take as many statements as one.
  for (const [kind, same] of Map.groupBy(rows, (row) => row.kind)) {
    const { mail } = definitionOf(call, kind);
    const general = readerOf(kind) === "staff" ? mails.staffNotice : mails.residentNotice;
    const recipients = same.flatMap((row) => {
      const person = people.get(row.accountId);
      if (!person) return [];
      const values = valuesFor(call, row, person.language, mail !== undefined);
      return [{ ...recipientOf(person), subjectId: row.eventId, values }];
    });
    await queueNoticeMail(call, mail ?? general, newId(), recipients);
  }
  return rows.length;
}

async function mailDigests(call: SendCall): Promise<number> {
  const { network } = call;
  const rows = await outbox.lockDigests(call.db, call.now, batch);
  const people = await peopleOf(call, rows);
  const mailed = { residents: [] as Recipient[], staff: [] as Recipient[] };
  const postponed: outbox.DueNotice[] = [];
  for (const [, list] of Map.groupBy(rows, ({ readerId }) => readerId)) {
    const [first] = list;
    const person = first && people.get(first.accountId);
    if (!first || !person) continue;
    const reader = readerOf(first.kind);
    const { entries, left } = divideDue(call, list);
    postponed.push(...left);
    const link = `${homeOf(call, reader)}/notifications`;
    const values = {
      network: network.name,
      lines: digestLines(call, entries, { more: countThings(call, left), all: link }, person.language),
      link,
      ...linksToStop(call, first, "digest"),
    };
    mailed[reader].push({ ...recipientOf(person), values });
  }
  const subjectId = newId();
  await queueNoticeMail(call, mails.residentDigest, subjectId, mailed.residents);
  await queueNoticeMail(call, mails.staffDigest, subjectId, mailed.staff);
  await outbox.settleDigests(call.db, rows, postponed, timingAt(call.now, network.timeZone));
  return rows.length;
}

/** Readers of one event get the same mail, queued together. */
function groupByEvent(rows: readonly outbox.DueNotice[]): [outbox.DueNotice, outbox.DueNotice[]][] {
  const groups = Map.groupBy(rows, ({ kind, eventId }) => `${kind} ${eventId}`);
  return [...groups.values()].flatMap((list) =>
    list[0] ? [[list[0], list] as [outbox.DueNotice, outbox.DueNotice[]]] : [],
  );
}

async function peopleOf({ db }: SendCall, rows: readonly outbox.DueNotice[]) {
  const found = await outbox.listMailRecipients(
    db,
    rows.map(({ accountId }) => accountId),
  );
  return new Map(found.map((person) => [person.id, person]));
}

const recipientOf = ({ id, email, language }: outbox.MailRecipient) => ({ accountId: id, email, language });

async function queueNoticeMail(
  call: SendCall,
  template: Template,
  subjectId: string,
  recipients: Recipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  await queueMails(call, { template, subjectId, networkId: call.network.id, values: () => ({}), recipients });
}

/** A capability's own mail has the quoted text on lines of its own below its sentence. */
function valuesFor(call: SendCall, row: outbox.DueNotice, language: Language, isOwn: boolean): Record<string, string> {
  const { words = "" } = row.details;
  const told = isOwn ? words && `\n\n${words}` : noticeWords(call, row);
  return {
    ...row.details,
    actor: row.actor,
    words: told,
    line: noticeLine(call, row, language),
    network: call.network.name,
    link: linkOf(call, row),
    ...(definitionOf(call, row.kind).isImportant ? {} : linksToStop(call, row, groupOf(row.kind))),
  };
}

const homeOf = ({ config, network }: SendCall, reader: ReturnType<typeof readerOf>) =>
  reader === "staff" ? `${config.publicUrl}/dashboard` : `${config.publicUrl}/${network.slug}`;

function linksToStop(
  call: SendCall,
  { kind, readerId, accountId }: { kind: NoticeKind; readerId: string; accountId: string },
  what: Unsubscription["what"],
) {
  const reader = readerOf(kind);
  const page = `${homeOf(call, reader)}/unsubscribe`;
  return unsubscribeLinks(call.config, call.key, page, {
    networkId: call.network.id,
    readerId,
    accountId,
    reader,
    what,
  });
}

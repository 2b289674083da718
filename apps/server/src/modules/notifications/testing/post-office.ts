/** The sending of mails, with a real mail server that can be told to misbehave; jobs run when the test says so. */
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { inTransaction, type Tx } from "#kernel/database.ts";
import type { JobRunner } from "#kernel/jobs.ts";
import type { MailPort } from "#kernel/ports.ts";
import { startJobs } from "../../../adapters/jobs.ts";
import { smtpMail } from "../../../adapters/mail-smtp.ts";
import { movableClock } from "../../../testing/clock.ts";
import { newDatabase } from "../../../testing/database.ts";
import { openMailSink } from "../../../testing/mail-sink.ts";
import { allProvided } from "../../../testing/provided.ts";
import { anyConfig, gent, noPorts, quietLog, twoNetworks } from "../../../testing/stand-ins.ts";
import { capability, queueMails, type Recipient, type RecipientQuery } from "../index.ts";
import { templateOf } from "../mail/templates.ts";

export const minute = 60_000;

export const manyRecipients = (count: number, language: Language = "nl"): Recipient[] =>
  Array.from({ length: count }, (_, n) => ({ accountId: null, email: `buur${n}@example.org`, language }));

export function alertMail(recipients: Recipient[] | RecipientQuery, subjectId: string = newId()) {
  const link = `${anyConfig.publicUrl}/gent/post/${subjectId}`;
  const preferencesLink = `${anyConfig.publicUrl}/gent/me`;
  const titles: Partial<Record<Language, string>> = { nl: "Water weg", en: "No water", fr: "Plus d’eau", tr: "Su yok" };
  const values = (language: Language) => ({
    title: titles[language] ?? "",
    text: "…",
    organisation: "Stad Gent",
    network: "Gent",
    link,
    preferencesLink,
  });
  return { template: templateOf(allProvided, "urgentMessage"), subjectId, networkId: gent.id, values, recipients };
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

export async function openPostOffice() {
  const databases = await newDatabase();
  const clock = movableClock(new Date("2026-03-02T09:00:00Z"));
  const { id, slug, name, schema, timeZone, languages } = gent;
  const network = { id, slug, name, schemaName: schema, timeZone, languages, createdAt: clock.now() };
  await databases.platform.insertInto("public.network").values(network).execute();
  const sink = await openMailSink();
  // With the times of a real server: a busy machine takes its time to connect, and what it says or does not say is the sink's alone.
  const mail = smtpMail({ url: sink.url, from: "Stoep <noreply@stoep.example>" });
  const start = (mode: "by_hand" | "work", port: MailPort = mail) =>
    startJobs({
      databases,
      jobs: capability.jobs ?? [],
      mode,
      config: anyConfig,
      ports: { ...noPorts, mail: port },
      log: quietLog,
      provided: allProvided,
      networks: twoNetworks,
      live: { announce: async () => {}, end: async () => {} },
      // A runner that works goes by the database's.
      clock,
    });
  let runner = await start("by_hand");

  const callerIn = (db: Tx, { now = clock.now(), by = runner }: { now?: Date; by?: JobRunner } = {}) => ({
    config: anyConfig,
    db,
    now,
    enqueue: ((job, payload, when) => by.enqueue(db, gent, job, payload, when)) as Parameters<
      typeof queueMails
    >[0]["enqueue"],
  });
  const runDue = (options?: { tolerant: boolean }) => runner.runDue(options);
  return {
    databases,
    sink,
    mail,
    clock,
    start,
    callerIn,
    runDue,
    /** Ends the process that sends, and starts another one. */
    async replaceRunner(port?: MailPort) {
      await runner.stop();
      runner = await start("by_hand", port);
    },
    queue: (...given: Parameters<typeof alertMail>) =>
      inTransaction(databases.network(gent.schema), (trx) => queueMails(callerIn(trx), alertMail(...given))),
    queueLink: (subjectId = newId()) =>
      inTransaction(databases.platform, (trx) =>
        queueMails(callerIn(trx), {
          template: templateOf(allProvided, "signInLink"),
          subjectId,
          networkId: null,
          values: () => ({ name: "Fatma", minutes: "15", link: `${anyConfig.publicUrl}/gent/in#x` }),
          recipients: [{ accountId: null, email: "fatma@example.org", language: "nl" as const }],
        }),
      ),
    receivers: () => sink.mails.flatMap(({ to }) => to).sort(),
    /** How many mails are in each state. */
    async states() {
      const rows = await databases.platform.selectFrom("public.delivery").select(["state"]).execute();
      return Object.fromEntries(
        [...new Set(rows.map(({ state }) => state))].map((one) => [
          one,
          rows.filter(({ state }) => state === one).length,
        ]),
      );
    },
    /** Passes time in steps, so that the sweeper runs when it is due. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += minute / 2) {
        clock.move(minute / 2);
        await runDue();
      }
    },
    async close() {
      await runner.stop();
      await mail.close();
      await sink.down();
      await databases.close();
    },
  };
}

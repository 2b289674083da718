import type { Language } from "@stoep/contract/kernel";
import { type KyselyPlugin, sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction, type Tx } from "#kernel/database.ts";
import type { JobRunner } from "#kernel/jobs.ts";
import type { MailPort } from "#kernel/ports.ts";
import { startJobs } from "../../adapters/jobs.ts";
import { smtpMail } from "../../adapters/mail-smtp.ts";
import { mails } from "../../app.ts";
import { type MovableClock, movableClock } from "../../testing/clock.ts";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { type MailSink, openMailSink } from "../../testing/mail-sink.ts";
import { anyConfig, gent, noPorts, quietLog, twoNetworks, until } from "../../testing/quiet.ts";
import { jobs, provideMails, queueMails, type Recipient, type RecipientQuery, readProgress } from "./index.ts";
import { templateOf } from "./templates.ts";

provideMails(mails);

let databases: TestDatabase;
let sink: MailSink;
let mail: MailPort;
let clock: MovableClock;
let runner: JobRunner;
const minute = 60_000;

beforeEach(async () => {
  databases = await newDatabase();
  const { id, slug, name, schema, timeZone, languages } = gent;
  const network = { id, slug, name, schemaName: schema, timeZone, languages, createdAt: new Date() };
  await databases.platform.insertInto("public.network").values(network).execute();
  sink = await openMailSink();
  mail = smtpMail({
    url: sink.url,
    from: "Stoep <noreply@stoep.example>",
    timeouts: { connectMs: 500, silenceMs: 500 },
  });
  clock = movableClock(new Date("2026-03-02T09:00:00Z"));
  runner = await start("by_hand");
});
afterEach(async () => {
  await runner.stop();
  await mail.close();
  await sink.down();
  await databases.close();
});

const start = (mode: "by_hand" | "work", port: MailPort = mail) =>
  startJobs({
    databases,
    jobs,
    mode,
    config: anyConfig,
    ports: { ...noPorts, mail: port },
    log: quietLog,
    networks: twoNetworks,
    live: { announce: async () => {} },
    clock: mode === "work" ? { now: () => new Date() } : clock,
  });

const queueLink = (subjectId = newId()) =>
  inTransaction(databases.platform, (trx) =>
    queueMails(callerIn(trx), {
      template: templateOf("signInLink"),
      subjectId,
      networkId: null,
      values: () => ({ name: "Fatma", minutes: "15", link: `${anyConfig.publicUrl}/gent/in#x` }),
      recipients: [{ accountId: null, email: "fatma@example.org", language: "nl" as const }],
    }),
  );

const callerIn = (db: Tx, now = clock.now()) => ({
  config: anyConfig,
  db,
  now,
  enqueue: ((job, payload, when) => runner.enqueue(db, gent, job, payload, when)) as Parameters<
    typeof queueMails
  >[0]["enqueue"],
});
const people = (count: number, language: Language = "nl"): Recipient[] =>
  Array.from({ length: count }, (_, n) => ({ accountId: null, email: `buur${n}@example.org`, language }));

function alert(recipients: Recipient[] | RecipientQuery, subjectId: string = newId()) {
  const link = `${anyConfig.publicUrl}/gent/post/${subjectId}`;
  const preferencesLink = `${anyConfig.publicUrl}/gent/me`;
  const titles: Record<Language, string> = { nl: "Water weg", en: "No water", fr: "Plus d’eau", tr: "Su yok" };
  const values = (language: Language) => ({
    title: titles[language],
    text: "…",
    organisation: "Stad Gent",
    network: "Gent",
    link,
    preferencesLink,
  });
  return { template: templateOf("urgentMessage"), subjectId, networkId: gent.id, values, recipients };
}
const queue = (...given: Parameters<typeof alert>) =>
  inTransaction(databases.network(gent.schema), (trx) => queueMails(callerIn(trx), alert(...given)));
const receivers = () => sink.mails.flatMap(({ to }) => to).sort();
const states = async () => {
  const rows = await databases.platform.selectFrom("public.delivery").select(["state"]).execute();
  return Object.fromEntries(
    [...new Set(rows.map(({ state }) => state))].map((one) => [one, rows.filter(({ state }) => state === one).length]),
  );
};
/** Passes time in steps that let the sweeper have its turns. */
async function pass(ms: number, tolerant = false) {
  for (let passed = 0; passed < ms; passed += minute / 2) {
    clock.move(minute / 2);
    await runner.runDue({ tolerant });
  }
}

describe("queueing", () => {
  test("takes the same few statements for three neighbours and for three thousand", async () => {
    const accounts = (count: number) =>
      people(count).map(({ email }, n) => ({
        id: newId(),
        email: `${count}-${email}`,
        firstName: "",
        lastName: "",
        publicName: `Buur ${n}`,
        language: "nl" as const,
        createdAt: new Date(),
      }));
    await databases.platform
      .insertInto("public.account")
      .values([...accounts(3), ...accounts(3000)])
      .execute();
    const counts: number[] = [];
    for (const count of [3, 3000]) {
      let statements = 0;
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          statements++;
          return result;
        },
      };
      await inTransaction(databases.network(gent.schema).withPlugin(counter), async (trx) => {
        const audience = trx
          .selectFrom("public.account")
          .select(["id as accountId", "email", "language"])
          .where("email", "like", `${count}-%`);
        expect(await queueMails(callerIn(trx), alert(audience))).toBe(count);
      });
      counts.push(statements);
    }
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });

  test("the same subject again reaches only who was not queued before, and nobody twice", async () => {
    const subjectId = newId();
    expect(await queue([...people(2), ...people(2)], subjectId)).toBe(2);
    expect(await queue(people(3), subjectId)).toBe(1);
    await runner.runDue();
    expect(receivers()).toEqual(["buur0@example.org", "buur1@example.org", "buur2@example.org"]);
  });

  test("goes back with its transaction", async () => {
    const broken = inTransaction(databases.platform, async (trx) => {
      await queueMails(callerIn(trx), alert(people(2)));
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await runner.runDue();
    expect(sink.mails).toEqual([]);
  });

  test("a link to elsewhere is refused", async () => {
    const elsewhere = {
      ...alert(people(1)),
      values: () => ({ ...alert([]).values("nl"), link: "https://stoep.example.evil/x" }),
    };
    const queued = inTransaction(databases.platform, (trx) => queueMails(callerIn(trx), elsewhere));
    await expect(queued).rejects.toThrow("link leads elsewhere");
  });
});

describe("sending", () => {
  test("everybody reads their own language", async () => {
    await queue(
      (["nl", "fr", "en", "tr"] as const).map((language) => ({
        accountId: null,
        email: `${language}@example.org`,
        language,
      })),
    );
    await runner.runDue();
    const subjects = Object.fromEntries(
      sink.mails.map(({ to, raw }) => [to[0]?.slice(0, 2), /^Subject: (.*)$/m.exec(raw)?.[1]]),
    );
    expect(subjects).toMatchObject({
      nl: "Dringend bericht: Water weg",
      en: "Alert: No water",
      tr: "Acil duyuru: Su yok",
    });
    expect(sink.mails.find(({ to }) => to[0] === "fr@example.org")?.raw).toContain('lang=3D"fr"');
  });

  test("what was said is forgotten once it went, who and whether is kept for a month", async () => {
    await queue(people(2));
    await runner.runDue();
    const rows = await databases.platform
      .selectFrom("public.delivery")
      .select(["content", "state", "settledAt"])
      .execute();
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ content: {}, state: "accepted", settledAt: expect.any(Date) })),
    );
    await pass(minute);
    clock.move(31 * 24 * 60 * minute);
    await runner.runDue();
    expect(await states()).toEqual({});
  });

  test("while the mail server is down all wait; when it is back each goes once", async () => {
    await sink.down();
    const subjectId = newId();
    await queue(people(30), subjectId);
    await runner.runDue();
    await pass(5 * minute);
    expect(await readProgress(databases.platform, subjectId)).toMatchObject({ total: 30, waiting: 30 });
    await sink.up();
    await pass(6 * minute);
    expect(receivers()).toEqual(
      people(30)
        .map(({ email }) => email)
        .sort(),
    );
    expect(await readProgress(databases.platform, subjectId)).toEqual({
      total: 30,
      waiting: 0,
      accepted: 30,
      failed: 0,
      uncertain: 0,
    });
  });

  test("451 waits and goes later; 550 fails and is not tried again", async () => {
    sink.behave.recipient = "451";
    await queue(people(1));
    await runner.runDue();
    expect(await states()).toEqual({ queued: 1 });
    sink.behave.recipient = "250";
    await pass(minute);
    expect(await states()).toEqual({ accepted: 1 });
    sink.behave.content = "550";
    await queue(people(1));
    await runner.runDue();
    await pass(10 * minute);
    expect(await states()).toEqual({ accepted: 1, failed: 1 });
    expect(sink.mails).toHaveLength(1);
  });

  test("cut off after the final dot is uncertain, and stays so", async () => {
    const subjectId = newId();
    sink.behave.content = "take and hang up";
    await queueLink(subjectId);
    await runner.runDue();
    sink.behave.content = "250";
    await pass(10 * minute);
    expect(await readProgress(databases.platform, subjectId)).toMatchObject({ total: 1, uncertain: 1 });
    expect(sink.mails).toHaveLength(1);
  });

  test("an alert cut off after the final dot goes again, as the same mail", async () => {
    const subjectId = newId();
    sink.behave.content = "take and hang up";
    await queue(people(1), subjectId);
    await runner.runDue();
    expect(await readProgress(databases.platform, subjectId)).toMatchObject({ total: 1, waiting: 1 });
    sink.behave.content = "250";
    await pass(10 * minute);
    expect(await readProgress(databases.platform, subjectId)).toMatchObject({ total: 1, accepted: 1 });
    expect(new Set(sink.mails.map(({ raw }) => /^Message-ID: .*/im.exec(raw)?.[0])).size).toBe(1);
    expect(sink.mails).toHaveLength(2);
  });

  test("an alert that never gets an answer is handed over three times, and is uncertain then", async () => {
    sink.behave.content = "take and hang up";
    await queue(people(1));
    await runner.runDue();
    await pass(60 * minute);
    expect([await states(), sink.mails.length]).toEqual([{ unknown: 1 }, 3]);
  });

  test("a process that dies leaves its five hand-overs at most to go twice; all others go once, within a minute or so", async () => {
    await runner.stop();
    let left = 7;
    const dying: MailPort = {
      ...mail,
      send: (one) => (left-- > 0 ? mail.send(one) : new Promise((_, fail) => setTimeout(fail, 50, new Error("gone")))),
    };
    runner = await start("by_hand", dying);
    // The sweeper has had its turn of this half minute.
    await runner.runDue();
    await queue(people(30));
    await runner.runDue({ tolerant: true });
    await new Promise((done) => setTimeout(done, 200));
    expect((await states()).sending).toBeLessThanOrEqual(5);
    await runner.stop();
    runner = await start("by_hand");
    await pass(1.5 * minute);
    expect(await states()).toEqual({ accepted: 30 });
    expect(new Set(receivers()).size).toBe(30);
    expect(sink.mails.length).toBeLessThanOrEqual(35);
  });

  test("several processes share the work, and nobody gets it twice", async () => {
    const others = [await start("work"), await start("work")];
    await inTransaction(databases.platform, async (trx) => {
      const caller = callerIn(trx, new Date());
      const enqueue = ((job, payload) =>
        (others[0] as JobRunner).enqueue(trx, gent, job, payload)) as typeof caller.enqueue;
      for (const from of [0, 100, 200])
        await queueMails({ ...caller, enqueue }, alert(people(300).slice(from, from + 100)));
    });
    await until(async () => (await states()).accepted === 300, 15_000);
    expect(receivers()).toEqual(
      people(300)
        .map(({ email }) => email)
        .sort(),
    );
    for (const other of others) await other.stop();
  });

  test("who waits for a link does not wait for the bulk", async () => {
    await queue(people(60));
    await queueLink();
    await runner.runDue();
    expect(sink.mails.slice(0, 5).flatMap(({ to: receiver }) => receiver)).toContain("fatma@example.org");
  });

  test("a mail that is too late is not sent any more", async () => {
    await sink.down();
    await queue(people(1));
    await runner.runDue();
    await sink.up();
    clock.move(49 * 60 * minute);
    await runner.runDue();
    expect([await states(), sink.mails]).toEqual([{ failed: 1 }, []]);
  });

  test("an answer that comes late still counts, unless someone began again", async () => {
    await queue(people(2));
    await sql`update public.delivery set state = 'unknown', lease_epoch = 1`.execute(databases.platform);
    const { settleDelivery } = await import("./store/deliveries.ts");
    const [one, two] = await databases.platform.selectFrom("public.delivery").select(["id", "leaseEpoch"]).execute();
    if (!one || !two) throw new Error("two were queued");
    await settleDelivery(databases.platform, clock.now(), one, { state: "accepted", answer: "250" });
    await settleDelivery(
      databases.platform,
      clock.now(),
      { ...two, leaseEpoch: 0 },
      { state: "accepted", answer: "250" },
    );
    expect(await states()).toEqual({ accepted: 1, unknown: 1 });
  });
});

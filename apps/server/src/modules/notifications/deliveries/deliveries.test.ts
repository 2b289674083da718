import { dayMs } from "@stoep/contract/kernel";
import type { KyselyPlugin } from "kysely";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { gent, waitUntil } from "../../../testing/stand-ins.ts";
import { queueMails } from "../index.ts";
import { alertMail, manyRecipients, minute, openPostOffice, type PostOffice } from "../testing/post-office.ts";

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

describe("queueing", () => {
  test("takes the same few statements for three neighbours and for three thousand", async () => {
    const accounts = (count: number) =>
      manyRecipients(count).map(({ email }, n) => ({
        id: newId(),
        email: `${count}-${email}`,
        firstName: "",
        lastName: "",
        publicName: `Buur ${n}`,
        language: "nl" as const,
        createdAt: office.clock.now(),
      }));
    await office.databases.platform
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
      await inTransaction(office.databases.network(gent.schema).withPlugin(counter), async (trx) => {
        const audience = trx
          .selectFrom("public.account")
          .select(["id as accountId", "email as address", "language"])
          .where("email", "like", `${count}-%`);
        expect(await queueMails(office.callerIn(trx), alertMail(audience))).toBe(count);
      });
      counts.push(statements);
    }
    expect(counts[0]).toBe(counts[1]);
    expect(counts[0]).toBeLessThanOrEqual(6);
  });

  test("the same subject again reaches only people who were not queued before, and nobody twice", async () => {
    const subjectId = newId();
    expect(await office.queue([...manyRecipients(2), ...manyRecipients(2)], subjectId)).toBe(2);
    expect(await office.queue(manyRecipients(3), subjectId)).toBe(1);
    await office.runDue();
    expect(office.receivers()).toEqual(["buur0@example.org", "buur1@example.org", "buur2@example.org"]);
  });

  test("is rolled back with its transaction", async () => {
    const broken = inTransaction(office.databases.platform, async (trx) => {
      await queueMails(office.callerIn(trx), alertMail(manyRecipients(2)));
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await office.runDue();
    expect(office.sink.mails).toEqual([]);
  });

  test("a link to elsewhere is refused", async () => {
    const elsewhere = {
      ...alertMail(manyRecipients(1)),
      values: () => ({ ...alertMail([]).values("nl"), link: "https://stoep.example.evil/x" }),
    };
    const queued = inTransaction(office.databases.platform, (trx) => queueMails(office.callerIn(trx), elsewhere));
    await expect(queued).rejects.toThrow("link leads elsewhere");
  });
});

describe("sending", () => {
  test("everybody is mailed in their own language", async () => {
    await office.queue(
      (["nl", "fr", "en", "tr"] as const).map((language) => ({
        accountId: null,
        email: `${language}@example.org`,
        language,
      })),
    );
    await office.runDue();
    const subjects = Object.fromEntries(
      office.sink.mails.map(({ to, raw }) => [to[0]?.slice(0, 2), /^Subject: (.*)$/m.exec(raw)?.[1]]),
    );
    expect(subjects).toMatchObject({
      nl: "Dringend bericht: Water weg",
      en: "Alert: No water",
      tr: "Acil duyuru: Su yok",
    });
    expect(office.sink.mails.find(({ to }) => to[0] === "fr@example.org")?.raw).toContain('lang=3D"fr"');
  });

  test("the content is deleted once it was sent; the recipient and the outcome are kept for a month", async () => {
    await office.queue(manyRecipients(2));
    await office.runDue();
    const rows = await office.databases.platform
      .selectFrom("public.delivery")
      .select(["content", "state", "settledAt"])
      .execute();
    expect(rows).toEqual(
      Array.from({ length: 2 }, () => ({ content: {}, state: "accepted", settledAt: expect.any(Date) })),
    );
    await office.pass(minute);
    office.clock.move(31 * dayMs);
    await office.runDue();
    expect(await office.states()).toEqual({});
  });

  test("several processes share the work, and nobody gets a mail twice", async () => {
    const others = [await office.start("work"), await office.start("work")];
    await inTransaction(office.databases.platform, async (trx) => {
      const caller = office.callerIn(trx, { now: new Date(), by: others[0] });
      for (const from of [0, 100, 200])
        await queueMails(caller, alertMail(manyRecipients(300).slice(from, from + 100)));
    });
    await waitUntil(async () => (await office.states()).accepted === 300, 30_000);
    expect(office.receivers()).toEqual(
      manyRecipients(300)
        .map(({ email }) => email)
        .sort(),
    );
    for (const other of others) await other.stop();
  });

  test("a sign-in link does not wait for bulk mails", async () => {
    await office.queue(manyRecipients(60));
    await office.queueLink();
    await office.runDue();
    expect(office.sink.mails.slice(0, 5).flatMap(({ to: receiver }) => receiver)).toContain("fatma@example.org");
  });
});

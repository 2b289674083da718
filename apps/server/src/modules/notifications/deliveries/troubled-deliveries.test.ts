import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MailPort } from "#kernel/ports.ts";
import { waitUntil } from "../../../testing/stand-ins.ts";
import { countDeliveries } from "../index.ts";
import { manyRecipients, minute, openPostOffice, type PostOffice } from "../testing/post-office.ts";
import { keptPlaces, maxConcurrent } from "./rules.ts";

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

describe("when something goes wrong", () => {
  test("while the mail server is down all mails wait; when it is back each goes once", async () => {
    await office.sink.down();
    const subjectId = newId();
    await office.queue(manyRecipients(30), subjectId);
    await office.runDue();
    await office.pass(5 * minute);
    expect((await countDeliveries(office.databases.platform, subjectId)).mail).toMatchObject({
      total: 30,
      waiting: 30,
    });
    await office.sink.up();
    await office.pass(6 * minute);
    expect(office.receivers()).toEqual(
      manyRecipients(30)
        .map(({ email }) => email)
        .sort(),
    );
    expect((await countDeliveries(office.databases.platform, subjectId)).mail).toEqual({
      total: 30,
      waiting: 0,
      accepted: 30,
      failed: 0,
      uncertain: 0,
      repeated: 0,
    });
  });

  test("451 waits and goes later; 550 fails and is not tried again", async () => {
    office.sink.behave.recipient = "451";
    await office.queue(manyRecipients(1));
    await office.runDue();
    expect(await office.states()).toEqual({ queued: 1 });
    office.sink.behave.recipient = "250";
    await office.pass(minute);
    expect(await office.states()).toEqual({ accepted: 1 });
    office.sink.behave.content = "550";
    await office.queue(manyRecipients(1));
    await office.runDue();
    await office.pass(10 * minute);
    expect(await office.states()).toEqual({ accepted: 1, failed: 1 });
    expect(office.sink.mails).toHaveLength(1);
  });

  test("cut off after the final dot is uncertain, and stays so", async () => {
    const subjectId = newId();
    office.sink.behave.content = "take and hang up";
    await office.queueLink(subjectId);
    await office.runDue();
    office.sink.behave.content = "250";
    await office.pass(10 * minute);
    expect((await countDeliveries(office.databases.platform, subjectId)).mail).toMatchObject({
      total: 1,
      uncertain: 1,
    });
    expect(office.sink.mails).toHaveLength(1);
  });

  test("an alert cut off after the final dot goes again, as the same mail", async () => {
    const subjectId = newId();
    office.sink.behave.content = "take and hang up";
    await office.queue(manyRecipients(1), subjectId);
    await office.runDue();
    expect((await countDeliveries(office.databases.platform, subjectId)).mail).toMatchObject({ total: 1, waiting: 1 });
    office.sink.behave.content = "250";
    await office.pass(10 * minute);
    expect((await countDeliveries(office.databases.platform, subjectId)).mail).toMatchObject({ total: 1, accepted: 1 });
    expect(new Set(office.sink.mails.map(({ raw }) => /^Message-ID: .*/im.exec(raw)?.[0])).size).toBe(1);
    expect(office.sink.mails).toHaveLength(2);
  });

  test("an alert that never gets an answer is handed over three times, and is then uncertain", async () => {
    office.sink.behave.content = "take and hang up";
    await office.queue(manyRecipients(1));
    await office.runDue();
    await office.pass(60 * minute);
    expect([await office.states(), office.sink.mails.length]).toEqual([{ unknown: 1 }, 3]);
  });

  test("when a process dies, at most its five hand-overs go twice; all others go once, within a minute or so", async () => {
    let left = 7;
    const death = Promise.withResolvers<never>();
    const dying: MailPort = {
      ...office.mail,
      send(one) {
        if (left-- > 0) return office.mail.send(one);
        // The process dies with the most deliveries in hand that are possible.
        if (left === keptPlaces - maxConcurrent.mail) death.reject(new Error("gone"));
        return death.promise;
      },
    };
    await office.replaceRunner(dying);
    // The sweeper has already run in this half minute.
    await office.runDue();
    await office.queue(manyRecipients(30));
    await office.runDue({ tolerant: true });
    await waitUntil(async () => left < 0 && ((await office.states()).sending ?? 0) <= 5);
    await office.replaceRunner();
    await office.pass(1.5 * minute);
    expect(await office.states()).toEqual({ accepted: 30 });
    expect(new Set(office.receivers()).size).toBe(30);
    expect(office.sink.mails.length).toBeLessThanOrEqual(35);
  });

  test("a mail that is too late is not sent", async () => {
    await office.sink.down();
    await office.queue(manyRecipients(1));
    await office.runDue();
    await office.sink.up();
    office.clock.move(49 * 60 * minute);
    await office.runDue();
    expect([await office.states(), office.sink.mails]).toEqual([{ failed: 1 }, []]);
  });

  test("a late answer still counts, unless another attempt has begun", async () => {
    await office.queue(manyRecipients(2));
    await sql`update public.delivery set state = 'unknown', lease_epoch = 1`.execute(office.databases.platform);
    const { settleDelivery } = await import("./store/deliveries.ts");
    const [one, two] = await office.databases.platform
      .selectFrom("public.delivery")
      .select(["id", "leaseEpoch"])
      .execute();
    if (!one || !two) throw new Error("two were queued");
    await settleDelivery(office.databases.platform, office.clock.now(), one, { state: "accepted", answer: "250" });
    await settleDelivery(
      office.databases.platform,
      office.clock.now(),
      { ...two, leaseEpoch: 0 },
      { state: "accepted", answer: "250" },
    );
    expect(await office.states()).toEqual({ accepted: 1, unknown: 1 });
  });
});

/** What failed or may not have arrived is sent again: by people where it is shown, by itself where nobody looks. */
import { dayMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#kernel/database.ts";
import { allProvided } from "../../../testing/provided.ts";
import { anyConfig, gent } from "../../../testing/stand-ins.ts";
import { listDeliveries, queueMails, sendAgain } from "../index.ts";
import { templateOf } from "../mail/index.ts";
import { minute, openPostOffice, type PostOffice } from "../testing/post-office.ts";

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice();
});
afterEach(() => office.close());

const asked = templateOf(allProvided, "helpAsked");
const link = `${anyConfig.publicUrl}/gent/care/answer/x`;
const values = () => ({
  organisation: "Stad Gent",
  task: "Boodschappen",
  network: "Gent",
  link,
  lines: "Boodschappen",
});
const queue = (template = asked, subjectId = newId()) =>
  inTransaction(office.databases.platform, async (trx) => {
    const recipients = [{ accountId: null, email: "jef@thuis.example", language: "nl" as const }];
    await queueMails(office.callerIn(trx), { template, subjectId, networkId: gent.id, values, recipients });
    return subjectId;
  });
const again = (subjectId: string, recipient?: string) =>
  inTransaction(office.databases.platform, (trx) =>
    sendAgain(office.callerIn(trx), { templates: [asked], subjectId, recipient }),
  );
const seen = async (subjectId: string) =>
  (await listDeliveries(office.databases.platform, [asked], [subjectId])).get(subjectId);
const contents = () => office.databases.platform.selectFrom("public.delivery").select("content").execute();

const messageIds = () => office.sink.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);

/** The server takes the mail, and the connection breaks before it says so. */
async function lose(subjectId: Promise<string>): Promise<string> {
  office.sink.behave.content = "take and hang up";
  await subjectId;
  await office.runDue();
  office.sink.behave.content = "250";
  return subjectId;
}

test("two people who press at the same time send it once more, as the same mail with the same link", async () => {
  const subjectId = await lose(queue());
  expect(await seen(subjectId)).toEqual({ outcome: "unknown", can: { sendAgain: true } });
  const pressed = await Promise.all([again(subjectId), again(subjectId)]);
  expect(pressed.sort()).toEqual([false, true]);
  expect(await seen(subjectId)).toEqual({ outcome: "queued", can: { sendAgain: "already_sent" } });
  await office.runDue();
  expect(messageIds()).toEqual([messageIds()[0], messageIds()[0]]);
  expect(office.sink.mails[1]?.raw).toContain("/care/answer/x");
  expect(await contents()).toEqual([{ content: {} }]);
  await expect(again(subjectId)).rejects.toMatchObject({ code: "already_sent" });
});

test("one that failed goes to the address of today", async () => {
  office.sink.behave.recipient = "550";
  const subjectId = await queue();
  await office.runDue();
  office.sink.behave.recipient = "250";
  await again(subjectId, "jef@nieuw.example");
  await office.runDue();
  expect(office.receivers()).toEqual(["jef@nieuw.example"]);
});

test("its words are kept for a week; after that it cannot be sent again", async () => {
  const subjectId = await lose(queue());
  office.clock.move(6 * dayMs);
  await office.runDue();
  expect((await seen(subjectId))?.can.sendAgain).toBe(true);
  office.clock.move(2 * dayMs);
  await office.runDue();
  expect(await seen(subjectId)).toEqual({ outcome: "unknown", can: { sendAgain: "words_not_kept" } });
  expect(await contents()).toEqual([{ content: {} }]);
  await expect(again(subjectId)).rejects.toMatchObject({ code: "words_not_kept" });
});

test("a digest that may not have arrived goes again by itself", async () => {
  await lose(queue(templateOf(allProvided, "residentDigest")));
  await office.pass(2 * minute);
  expect([await office.states(), office.sink.mails.length]).toEqual([{ accepted: 1 }, 2]);
});

test("a mail with a new link takes the place of one that was not sent", async () => {
  const subjectId = await lose(queue());
  await inTransaction(office.databases.platform, (trx) =>
    queueMails(office.callerIn(trx), {
      template: asked,
      subjectId,
      networkId: gent.id,
      isRenewed: true,
      values: () => ({ ...values(), link: `${link}y` }),
      recipients: [{ accountId: null, email: "jef@thuis.example", language: "nl" }],
    }),
  );
  await office.runDue();
  expect(new Set(messageIds()).size).toBe(2);
  expect(await office.states()).toEqual({ accepted: 1 });
});

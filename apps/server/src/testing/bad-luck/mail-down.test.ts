/** The mail server is unavailable, or refuses: messages still go live, mails wait, and each is sent once. */

import type { DeliveryProgress } from "@stoep/contract/notifications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countDeliveries } from "#modules/notifications/index.ts";
import { smtpMail } from "../../adapters/mail-smtp.ts";
import { type MailSink, openMailSink } from "../mail-sink.ts";
import { createLive } from "../messages.ts";
import { newTown, type Town } from "../town.ts";

let sink: MailSink;
let town: Town;
beforeEach(async () => {
  sink = await openMailSink();
  town = await newTown({ mail: smtpMail({ url: sink.url, from: "Stoep <noreply@stoep.example>" }) });
});
afterEach(async () => {
  await town.close();
  sink.hangUp();
  await sink.down();
});

/** An alert to Fatma, Gust and the baker. */
const alarm = (title: string) => createLive(town.people.els, [town.zuid], { type: "urgent", title });
/** Exact counts, which the API never discloses for so few. */
const progressOf = async ({ id }: { id: string }) => (await countDeliveries(town.databases.platform, id)).mail;
const progress = (figures: Partial<Record<keyof DeliveryProgress, number>>) => ({
  total: 3,
  accepted: 0,
  waiting: 0,
  failed: 0,
  uncertain: 0,
  repeated: 0,
  ...figures,
});
const everybody = ["bakker@thuis.example", "fatma@thuis.example", "gust@thuis.example"];
const told = () => sink.mails.map(({ to }) => to[0]).sort();

test("SMTP down: the message is live and its mails wait; when it is back each goes once, and the figures say so", async () => {
  await sink.down();
  const post = await alarm("Geen drinkwater");
  await town.runDue();
  expect((await town.people.fatma.feed.getFeed()).items).toHaveLength(1);
  expect(await progressOf(post)).toEqual(progress({ waiting: 3 }));
  await town.pass({ hours: 3 });
  expect(await progressOf(post)).toEqual(progress({ waiting: 3 }));

  await sink.up();
  await town.pass({ minutes: 6 });
  expect(told()).toEqual(everybody);
  expect(await progressOf(post)).toEqual(progress({ accepted: 3 }));
  await town.pass({ hours: 3 });
  expect(told()).toEqual(everybody);
});

test("SMTP replying 451: the mails wait, and go once when it accepts them", async () => {
  sink.behave.recipient = "451";
  const post = await alarm("Geen stroom");
  await town.runDue();
  expect(await progressOf(post)).toEqual(progress({ waiting: 3 }));
  sink.behave.recipient = "250";
  sink.behave.content = "451";
  await town.pass({ minutes: 2 });
  expect(await progressOf(post)).toEqual(progress({ waiting: 3 }));
  sink.behave.content = "250";
  await town.pass({ minutes: 6 });
  expect(told()).toEqual(everybody);
  expect(await progressOf(post)).toEqual(progress({ accepted: 3 }));
});

test("SMTP replying 550: the mail fails, is not tried again, and the sender sees it", async () => {
  sink.behave.recipient = "550";
  const post = await alarm("Geen gas");
  await town.runDue();
  expect(await progressOf(post)).toEqual(progress({ failed: 3 }));
  sink.behave.recipient = "250";
  await town.pass({ hours: 1 });
  expect(sink.mails).toEqual([]);
  // Other mails are not affected.
  const next = await alarm("Weer gas");
  await town.runDue();
  expect(await progressOf(next)).toEqual(progress({ accepted: 3 }));
});

test("SMTP hanging up after the last word: nobody knows whether an alert arrived, so it goes once more", async () => {
  sink.behave.content = "take and hang up";
  const post = await alarm("Brug dicht");
  await town.runDue();
  expect(await progressOf(post)).toEqual(progress({ waiting: 3, repeated: 3 }));
  sink.behave.content = "250";
  await town.pass({ hours: 1 });
  expect(await progressOf(post)).toEqual(progress({ accepted: 3, repeated: 3 }));
  expect(told()).toEqual([...everybody, ...everybody].sort());
});

test("SMTP gone for days: an alert of three days ago is no longer sent", async () => {
  await sink.down();
  const post = await alarm("Ramen dicht");
  await town.runDue();
  await town.pass({ days: 3 });
  await sink.up();
  await town.pass({ minutes: 6 });
  expect(sink.mails).toEqual([]);
  expect(await progressOf(post)).toEqual(progress({ failed: 3 }));
});

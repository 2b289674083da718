import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Mail, MailPort } from "#kernel/ports.ts";
import { type MailSink, openMailSink } from "../testing/mail-sink.ts";
import { smtpMail } from "./mail-smtp.ts";

let sink: MailSink;
let mail: MailPort;
const timeouts = { connectMs: 1_000, silenceMs: 1_000 };
const letter: Mail = {
  to: "dirk@example.org",
  subject: "Straatfeest in de Muide – zaterdag",
  html: "<p>Kom je ook? <b>Çok güzel</b></p>",
  text: "Kom je ook? Çok güzel",
  messageId: "<0198@stoep.example>",
  headers: { "List-Unsubscribe": "<https://stoep.example/uit>" },
};

beforeEach(async () => {
  sink = await openMailSink();
  mail = smtpMail({ url: sink.url, from: "Stoep <noreply@stoep.example>", timeouts });
});
afterEach(async () => {
  await mail.close();
  await sink.down();
});

describe("a mail", () => {
  test("arrives with both parts, its own Message-ID and headers, and tells machines not to reply", async () => {
    expect(await mail.send(letter)).toMatchObject({ outcome: "accepted", reply: expect.stringMatching(/^250/) });
    expect(sink.mails).toHaveLength(1);
    const { raw, to, from } = sink.mails[0] as (typeof sink.mails)[0];
    expect([to, from]).toEqual([["dirk@example.org"], "noreply@stoep.example"]);
    for (const part of [
      "Message-ID: <0198@stoep.example>",
      "List-Unsubscribe: <https://stoep.example/uit>",
      "Auto-Submitted: auto-generated",
      "multipart/alternative",
      "From: Stoep <noreply@stoep.example>",
      "text/plain",
      "text/html",
    ]) {
      expect(raw).toContain(part);
    }
  });

  test.each([
    "dirk@example.org, fatma@example.org",
    "dirk@example.org\r\nBcc: x@y.example",
    "Dirk <dirk@example.org>",
    "dirk",
    "",
  ])("to %j goes nowhere", async (to) => {
    expect(await mail.send({ ...letter, to })).toMatchObject({ outcome: "rejected" });
    expect(sink.connections.total).toBe(0);
  });

  test("cannot get headers from its subject", async () => {
    await mail.send({ ...letter, subject: "Hallo\r\nBcc: fatma@example.org" });
    expect(sink.mails[0]?.raw).not.toMatch(/^Bcc:/m);
    expect(sink.mails[0]?.to).toEqual(["dirk@example.org"]);
  });
});

describe("when something breaks", () => {
  test("a server that is down accepted nothing: deferred", async () => {
    await sink.down();
    expect(await mail.send(letter)).toMatchObject({ outcome: "deferred" });
    await sink.up();
    expect(await mail.send(letter)).toMatchObject({ outcome: "accepted" });
  });

  test.each([
    ["recipient", "451", "deferred"],
    ["recipient", "550", "rejected"],
    ["content", "451", "deferred"],
    ["content", "550", "rejected"],
  ] as const)("%s answered with %s is %s, and the next one goes well", async (stage, answer, outcome) => {
    sink.behave[stage] = answer;
    expect(await mail.send(letter)).toEqual({ outcome, reason: expect.stringContaining(answer) });
    sink.behave[stage] = "250";
    expect(await mail.send(letter)).toMatchObject({ outcome: "accepted" });
    expect(sink.mails).toHaveLength(1);
  });

  test("a connection lost before the final dot delivered nothing: deferred", async () => {
    sink.behave.hangUpAtRecipient = true;
    expect(await mail.send(letter)).toMatchObject({ outcome: "deferred" });
  });

  test.each(["hang up", "take and hang up"] as const)(
    "a line lost after the final dot is uncertain (%s)",
    async (content) => {
      sink.behave.content = content;
      expect(await mail.send(letter)).toMatchObject({ outcome: "uncertain" });
    },
  );

  test("a server that falls silent after the final dot is uncertain", async () => {
    // Three times the silence allowed in this test.
    sink.behave.delayMs = 3 * timeouts.silenceMs;
    expect(await mail.send(letter)).toMatchObject({ outcome: "uncertain" });
  });

  test.each([
    ["has been noticed", (line: Socket) => once(line, "close")],
    ["is on its way", async () => {}],
  ])("a connection that was closed while idle is replaced: its end %s", async (_, noticed) => {
    const lines: Socket[] = [];
    const keep = (opened: unknown) => void lines.push((opened as { socket: Socket }).socket);
    subscribe("net.client.socket", keep);
    onTestFinished(() => void unsubscribe("net.client.socket", keep));
    await mail.send(letter);
    const [line] = lines;
    if (!line) throw new Error("no connection was made");
    sink.hangUp();
    await noticed(line);
    expect(await mail.send(letter)).toMatchObject({ outcome: "accepted" });
    expect([sink.mails.length, lines.length]).toEqual([2, 2]);
  });

  test("a refused sign-in is for the operator to fix: deferred", async () => {
    const guarded = await openMailSink({ password: "right" });
    const wrong = smtpMail({ url: guarded.url.replace("right", "wrong"), from: "noreply@stoep.example", timeouts });
    expect(await wrong.send(letter)).toMatchObject({ outcome: "deferred" });
    const right = smtpMail({ url: guarded.url, from: "noreply@stoep.example", timeouts });
    expect(await right.send(letter)).toMatchObject({ outcome: "accepted" });
    await Promise.all([wrong.close(), right.close()]);
    await guarded.down();
  });
});

test("sixty mails share five connections", async () => {
  sink.behave.delayMs = 5;
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, n) => mail.send({ ...letter, messageId: `<${n}@stoep.example>` })),
  );
  expect(results.every(({ outcome }) => outcome === "accepted")).toBe(true);
  expect(sink.mails).toHaveLength(60);
  expect(sink.connections).toEqual({ most: 5, total: 5 });
});

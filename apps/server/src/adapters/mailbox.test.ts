import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { mailboxMail } from "./mail-mailbox.ts";
import { openMailbox } from "./mailbox.ts";
import { listPage, messagePage } from "./mailbox-page.ts";
import { mailboxText } from "./text-mailbox.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoep-mailbox-"));
});
afterEach(() => rm(folder, { recursive: true }));

const attack = `<script>alert(1)</script>"><img src=x onerror=alert(2)>`;

test("mails and text messages are kept in one folder and read from it, newest first", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-12T08:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const box = openMailbox(folder);
  expect(await box.list()).toEqual([]);
  const mail = mailboxMail(folder, "Stoep <noreply@stoep.example>");
  const letter = {
    to: "dirk@example.org",
    subject: "Hallo",
    html: "<p>Hallo</p>",
    text: "Hallo",
    messageId: "<1@stoep>",
  };
  expect(await mail.send(letter)).toMatchObject({ outcome: "accepted" });
  vi.setSystemTime(new Date("2026-05-12T08:00:01Z"));
  await mailboxText(folder).send({ to: "+32470123456", body: "Code 123" });
  const list = await box.list();
  expect(list.map(({ message }) => message.kind)).toEqual(["text", "mail"]);
  expect(await box.read(list[1]?.id ?? "")).toMatchObject({
    message: { ...letter, kind: "mail", from: "Stoep <noreply@stoep.example>", headers: {} },
  });
  expect(await readdir(join(folder, "mailbox"))).toHaveLength(2);
});

test.each(["../../../etc/passwd", "..%2f", "1", ""])("%j names no message", async (id) => {
  expect(await openMailbox(folder).read(id)).toBeNull();
});

test("the pages show a message's content and run none of it", async () => {
  const mail = mailboxMail(folder, attack);
  await mail.send({
    to: attack,
    subject: attack,
    html: `<p>${attack}</p>`,
    text: `${attack} https://stoep.example/a?b=1&c=2.`,
    messageId: attack,
    headers: { [attack]: attack },
  });
  await mailboxText(folder).send({ to: attack, body: attack });
  const all = await openMailbox(folder).list();
  for (const html of [listPage(all), ...all.map(messagePage)]) {
    const frameless = html.replace(/srcdoc="[^"]*"/, "");
    expect(frameless).not.toMatch(/<script|<img/);
    expect(frameless).toContain("&lt;script&gt;");
  }
  const whole = messagePage(all.find(({ message }) => message.kind === "mail") as (typeof all)[0]);
  expect(whole).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(whole).toContain('href="https://stoep.example/a?b=1&amp;c=2"');
});

test("an empty mailbox says so", () => {
  expect(listPage([])).toContain("Nothing was sent yet.");
});

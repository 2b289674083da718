/** The address in the header of mails: mail programs post to it, people and scanners open it. RFC 8058 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLive } from "../testing/messages.ts";
import { allProvided } from "../testing/provided.ts";
import { createShout, startShout } from "../testing/shouts.ts";
import { quietLog } from "../testing/stand-ins.ts";
import { newTown, type Person, type Town } from "../testing/town.ts";
import { addWeb } from "../web.ts";

let root: string;
let town: Town;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stoep-unsubscribe-"));
  town = await newTown({ config: { folder: root } });
  await addWeb(town.app, { config: town.config, databases: town.databases, log: quietLog, root });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const alarm = async () => {
  await createLive(town.people.els, [town.noord], { type: "urgent", title: "Geen drinkwater" });
  await town.runDue();
};
const mailsAbout = (who: Person, subject: string) =>
  town.mails(who.email).filter((mail) => mail.subject.includes(subject));
/** The path in the header of the person's last mail, which must be for one click. */
function headerOf(who: Person): string {
  const headers = (town.mails(who.email).at(-1)?.headers ?? {}) as Record<string, string>;
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = /^<(https:\/\/stoep\.example\/api\/unsubscribe\/[\w.-]+)>$/.exec(
    headers["List-Unsubscribe"] ?? "",
  )?.[1];
  return new URL(address ?? "").pathname;
}
const open = (url: string) => town.http.inject({ url });
const post = (url: string) =>
  town.http.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
const tokenIn = (path: string) => path.split("/").at(-1) ?? "";
const read = (path: string) => town.guest.notifications.readUnsubscribe({ body: { token: tokenIn(path) } });

test("one post ends the mails about alerts, as often as it is sent, and nothing else; opening the address ends nothing", async () => {
  const { dirk, daan } = town.people;
  await alarm();
  const path = headerOf(dirk);
  const page = await open(path);
  expect([page.statusCode, page.headers.location]).toEqual([303, `/testdorp/unsubscribe#${tokenIn(path)}`]);
  expect(town.mails(dirk.email).at(-1)?.text).toContain(`https://stoep.example${page.headers.location}`);
  expect(await read(path)).toMatchObject({ what: "alerts", reader: "residents", isOff: false });
  await alarm();
  expect(mailsAbout(dirk, "drinkwater")).toHaveLength(2);

  for (const answer of [await post(path), await post(path)]) expect(answer.statusCode).toBe(200);
  expect(await read(path)).toMatchObject({ isOff: true });
  expect((await dirk.residents.getMyResidence()).wantsAlertMails).toBe(false);
  await alarm();
  expect([mailsAbout(dirk, "drinkwater").length, mailsAbout(daan, "drinkwater").length]).toEqual([2, 3]);
  const { id } = await createShout(dirk);
  await startShout(town.people.els, id);
  await town.runDue();
  expect(headerOf(dirk)).not.toBe(path);
});

test("the address of mails about notices leads to the same page, that of staff to the dashboard", async () => {
  const { els, dirk } = town.people;
  await els.notifications.setNoticePreferences({ body: { groups: [{ group: "arrivals", mail: "at-once" }] } });
  await createShout(dirk, { title: "Losse tegel" });
  await town.runDue();
  const path = headerOf(els);
  expect((await open(path)).headers.location).toBe(`/dashboard/unsubscribe#${tokenIn(path)}`);
});

test("an address that nobody issued leads to a page that says so, and ends nothing", async () => {
  await alarm();
  const path = headerOf(town.people.daan);
  const forged = path.replace(".alerts.", ".digest.");
  expect((await open(forged)).headers.location).toBe(`/dashboard/unsubscribe#${tokenIn(forged)}`);
  expect((await post(forged)).statusCode).toBe(404);
  expect(await read(path)).toMatchObject({ isOff: false });
});

/** They have no choice of their own besides refusing all mails. */
const withoutChoice = ["licenceEnds", "applicationReceived"];

test("each kind of mail that can be refused has a link that ends it", () => {
  const ofNotices = Object.values(allProvided.notices.kinds).flatMap(({ mail, isImportant }) =>
    mail && !isImportant ? [mail.name] : [],
  );
  const general = ["residentNotice", "staffNotice", "residentDigest", "staffDigest"];
  const ended = new Set([...ofNotices, ...general, ...withoutChoice]);
  const refusable = [...allProvided.mails.values()].filter(({ isRefusable }) => isRefusable);
  expect(refusable.filter(({ name, stops }) => !stops && !ended.has(name)).map(({ name }) => name)).toEqual([]);
});

/** Text messages cost: counted, limited by the month and by the number, and owners are told. */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { firstName: "Rosa", email: null, phone: "+32470123456" });
});

const running = async () => aTicket(town, { state: "waiting", memberId, helperId: await aHelper(town) });
const text = (ticketId: string, by: Person = town.people.wout) =>
  by.care.messageTicket({ params: { ticketId }, body: { to: "member", channel: "text", text: "Tot morgen." } });
const setCeiling = (ceiling: number | null) => town.people.ada.accounts.setTextCeiling({ body: { ceiling } });
const codeOf = (sending: Promise<unknown>) =>
  sending.then(
    () => "sent",
    ({ code }) => code,
  );
const toldTo = async ({ notifications }: Person) =>
  (await notifications.listNotices()).items
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("accounts."))
    .sort();

test("eight to one number at the same moment: five go, and the others are refused", async () => {
  const ticketId = await running();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(text(ticketId))));
  expect(codes.sort()).toEqual([...Array(5).fill("sent"), ...Array(3).fill("too_many_requests")]);
  await town.pass({ minutes: 6 });
  expect(town.outside.texts).toHaveLength(5);
  expect(await codeOf(text(ticketId))).toBe("sent");
});

test("owners see how many were sent this month and by whom; a new month begins at none", async () => {
  const ticketId = await running();
  const { ada, wout, pim } = town.people;
  for (const by of [wout, ada, wout]) await text(ticketId, by);
  const sent = [
    { accountId: wout.accountId, name: expect.stringMatching(/^Wout /), sent: 2 },
    { accountId: ada.accountId, name: expect.stringMatching(/^Ada /), sent: 1 },
  ];
  expect(await ada.accounts.getTextBudget()).toEqual({ ceiling: null, month: "2026-05", sent: 3, people: sent });
  await expect(pim.accounts.getTextBudget()).refuses("owner_only");
  await town.pass({ days: 31 });
  expect(await ada.accounts.getTextBudget()).toMatchObject({ month: "2026-06", sent: 0, people: [] });
});

test("at the ceiling nothing more goes, people who plan one see why, and owners were notified at 80 % and at the end", async () => {
  const { ada, wout } = town.people;
  const ticketId = await running();
  expect(await setCeiling(5)).toMatchObject({ ceiling: 5, sent: 0 });
  const [entry] = (await ada.audit.listEntries()).items;
  expect(entry).toMatchObject({ action: "accounts.setTextCeiling", old: { ceiling: null }, new: { ceiling: 5 } });
  for (let n = 0; n < 3; n++) await text(ticketId);
  expect(await toldTo(ada)).toEqual([]);
  await text(ticketId);
  expect(await toldTo(ada)).toEqual(["accounts.textsLow"]);
  await text(ticketId);
  expect(await toldTo(ada)).toEqual(["accounts.textsLow", "accounts.textsSpent"]);
  expect(await toldTo(wout)).toEqual([]);
  await expect(text(ticketId)).refuses("texts_spent");
  const { reach } = await wout.care.getTicket({ params: { ticketId } });
  expect(reach.find(({ to }) => to === "member")).toMatchObject({ mail: "no_contact", text: "texts_spent" });
  await setCeiling(null);
  await town.pass({ minutes: 6 });
  expect(await codeOf(text(ticketId))).toBe("sent");
});

test.each([
  [null, 1],
  [0, 0],
])(
  "with a ceiling of %s a step is told by %i text messages: without any the concierge calls",
  async (ceiling, count) => {
    await setCeiling(ceiling);
    const params = { ticketId: await running() };
    await town.people.wout.care.updateTicketState({ params, body: { from: "waiting", state: "looking" } });
    const { thread } = await town.people.wout.care.getTicket({ params });
    expect(thread.filter(({ kind, channel }) => kind === "message" && channel === "text")).toHaveLength(count);
    await town.runDue();
    expect(town.outside.texts).toHaveLength(count);
  },
);

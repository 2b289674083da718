/** Changing a ticket's content, assignee and appointment in one form. S2 §3, §4 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { street: "Molenstraat", tickets: 1000 });
});

const content = { title: "Naar de apotheek", isConfidential: false };
const appointment = { startsOn: "2026-06-01", startsAt: "09:00", endsAt: "10:30" };
const matched = async (state: "waiting" | "planned" | "executed") =>
  aTicket(town, { state, memberId, helperId: await aHelper(town) });
const open = (params: { ticketId: string }) => town.people.wout.care.getTicket({ params });

test("the work order, the concierge and the appointment are changed at once, and each is a line of the thread", async () => {
  const { wout, chaima } = town.people;
  const params = { ticketId: await matched("waiting") };
  const work = { work: "Doos medicatie ophalen", workAddress: "Apotheek Noord", hourlyRateCents: 1250, needsCar: true };
  const body = { ...content, ...work, repeats: "weekly" as const, assigneeId: chaima.accountId, appointment };
  await wout.care.editTicket({ params, body: { ...body, version: 1 } });
  expect(await open(params)).toMatchObject({
    ...work,
    repeats: "weekly",
    assignee: { id: chaima.accountId },
    appointment: { startsAt: "2026-06-01T07:00:00.000Z", endsAt: "2026-06-01T08:30:00.000Z" },
  });
  expect((await open(params)).thread.map(({ kind }) => kind)).toEqual(["edited", "assigned", "appointment"]);
});

test("without concierge and appointment both stay as they are", async () => {
  const { wout } = town.people;
  const params = { ticketId: await matched("planned") };
  const before = await open(params);
  await wout.care.editTicket({ params, body: { ...content, version: 1 } });
  expect(await open(params)).toMatchObject({ title: content.title, appointment: before.appointment });
  expect((await open(params)).thread.map(({ kind }) => kind)).toEqual(["edited"]);
});

test("day and times are for a ticket that has a helper and has not begun; nothing of the edit stays otherwise", async () => {
  const { wout } = town.people;
  for (const ticketId of [await aTicket(town, { state: "open", memberId }), await matched("executed")]) {
    const params = { ticketId };
    const body = { ...content, appointment, version: 1 };
    await expect(wout.care.editTicket({ params, body })).refuses("step_not_possible");
    expect((await open(params)).version).toBe(1);
  }
});

test("the end comes after the start, and both are there", async () => {
  const { wout } = town.people;
  const params = { ticketId: await matched("planned") };
  const edit = (change: object) =>
    wout.care.editTicket({ params, body: { ...content, appointment: { ...appointment, ...change }, version: 1 } });
  await expect(edit({ endsAt: "08:30" })).refuses("invalid_input", { endsAt: "untilNotBeforeStart" });
  await expect(edit({ startsAt: "" })).refuses("invalid_input", { "appointment.startsAt": "appointmentRequired" });
});

test("a revoked one is still written about, but given to nobody; whom it is given to must be a concierge", async () => {
  const { wout, chaima, pim } = town.people;
  const revoked = { ticketId: await aTicket(town, { state: "revoked", memberId }) };
  const body = { ...content, version: 1 };
  await expect(wout.care.editTicket({ params: revoked, body: { ...body, assigneeId: chaima.accountId } })).refuses(
    "already_closed",
  );
  await wout.care.editTicket({ params: revoked, body });
  const params = { ticketId: await aTicket(town, { state: "open", memberId }) };
  await expect(wout.care.editTicket({ params, body: { ...body, assigneeId: pim.accountId } })).refuses(
    "invalid_input",
    { assigneeId: "assigneeUnknown" },
  );
});

test("an editor who assigns a confidential one to someone else no longer sees it", async () => {
  const { wout, chaima } = town.people;
  const params = { ticketId: await aTicket(town, { state: "open", memberId, assigneeId: wout.accountId }) };
  const body = { ...content, isConfidential: true, assigneeId: chaima.accountId, version: 1 };
  await wout.care.editTicket({ params, body });
  await expect(open(params)).refuses("not_found");
  expect((await chaima.care.getTicket({ params })).isConfidential).toBe(true);
});

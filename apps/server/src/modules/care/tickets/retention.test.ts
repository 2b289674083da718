/** What is left of a deleted ticket, and hours entered for one. S2 §3 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { street: "Molenstraat", tickets: 1000, email: "rosa@care.example" });
  helperId = await aHelper(town);
});

const rowsOf = async (ticketId: string) => {
  const { db } = town;
  const count = async (query: { execute(): Promise<unknown[]> }) => (await query.execute()).length;
  return [
    await count(db.selectFrom("careTicket").select("id").where("id", "=", ticketId)),
    await count(db.selectFrom("careTicketMoment").select("id").where("ticketId", "=", ticketId)),
    await count(db.selectFrom("careCandidate").select("id").where("ticketId", "=", ticketId)),
    await count(db.selectFrom("careTicketLink").select("ticketId").where("ticketId", "=", ticketId)),
  ];
};

test("a month after a ticket was deleted, its thread, answers and links are deleted too; the hours stay, without their text", async () => {
  const { wout, ada } = town.people;
  const ticketId = await aTicket(town, { state: "open", memberId });
  const params = { ticketId };
  await wout.care.askHelpers({ params, body: { helperIds: [helperId], channel: "phone", helperLine: "Ramen" } });
  const later = await aTicket(town, { state: "open", memberId });
  await wout.care.linkTicket({ params, body: { otherId: later } });
  await wout.care.matchTicket({ params, body: { from: "looking", helperId } });
  await wout.care.enterHours({ params, body: { onDay: "2026-05-12", minutes: 90, text: "Bij Rosa" } });
  await wout.care.revokeTicket({ params, body: { from: "waiting", because: "other-solution", explanation: "Zus" } });
  await wout.care.lookForHelper({ params, body: { from: "revoked" } });
  await ada.care.deleteTicket({ params });
  await town.pass({ days: 29 });
  expect((await rowsOf(ticketId)).slice(0, 1)).toEqual([1]);
  await town.pass({ days: 3 });
  expect(await rowsOf(ticketId)).toEqual([0, 0, 0, 0]);
  expect(await town.db.selectFrom("careEntry").select(["ticketId", "minutes", "text"]).execute()).toEqual([
    { ticketId: null, minutes: 90, text: "" },
  ]);
  expect((await wout.care.getTicket({ params: { ticketId: later } })).links).toEqual([]);
});

test("hours are entered for a day that has come", async () => {
  const { wout } = town.people;
  const params = { ticketId: await aTicket(town, { state: "executed", memberId, helperId }) };
  const enter = (onDay: string) => wout.care.enterHours({ params, body: { onDay, minutes: 60 } });
  await expect(enter("2026-05-13")).refuses("invalid_input", { onDay: "invalid" });
  await enter("2026-05-12");
});

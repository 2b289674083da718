/** A confidential ticket leaves no trace in what others read of its helper and member. S2 §3 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { newHelper, newPerson, newTicket } from "./matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const appointment = { startsOn: "2026-05-20", startsAt: "09:00", endsAt: "10:00" };

/** What editors who have nothing to do with the ticket read of the two, and of who is suggested for another ticket. */
async function seenBy(who: "chaima" | "ada", ids: { helperId: string; memberId: string; otherId: string }) {
  const { care } = town.people[who];
  const { helperId, memberId, otherId } = ids;
  const { items } = await care.listMatches({ params: { ticketId: otherId } });
  return JSON.stringify([
    (await care.getHelper({ params: { personId: helperId } })).helper,
    (await care.getPerson({ params: { personId: memberId } })).tickets,
    (await care.listHelpers()).items,
    (await care.listMembers()).items,
    await care.countHelperTickets({ params: { personId: helperId } }),
    items,
  ]);
}

test("load, last asked, last refused, suggestions and counts look as without it; admins count it", async () => {
  const { wout } = town.people;
  const helperId = await newHelper(town, { firstName: "Jef" }, { monthlyCap: 1 });
  const refuser = await newHelper(town, { firstName: "Nee" });
  const memberId = await newPerson(town);
  const otherId = await newTicket(town, {
    startsAt: new Date("2026-05-25T08:00:00Z"),
    endsAt: new Date("2026-05-25T09:00:00Z"),
  });
  const ids = { helperId, memberId, otherId };
  const before = { chaima: await seenBy("chaima", ids), ada: await seenBy("ada", ids) };
  const params = { ticketId: await newTicket(town, { memberId, isConfidential: true, assigneeId: wout.accountId }) };
  const { items } = await wout.care.askHelpers({ params, body: { helperIds: [helperId, refuser], channel: "phone" } });
  for (const [id, answer] of [
    [refuser, "no"],
    [helperId, "yes"],
  ] as const) {
    const candidateId = items.find(({ helper }) => helper.id === id)?.id ?? "";
    await wout.care.enterAnswer({ params: { ...params, candidateId }, body: { answer } });
  }
  await wout.care.planTicket({ params, body: { from: "waiting", appointment } });
  expect(await seenBy("chaima", ids)).toBe(before.chaima);
  expect(await seenBy("ada", ids)).not.toBe(before.ada);
  expect(JSON.parse(await seenBy("ada", ids))[0]).toMatchObject({ load: 1 });
  const status = { params: { personId: helperId }, body: { status: "declined" as const, because: "Verhuisd" } };
  await expect(wout.care.setHelperStatus(status)).refuses("helper_busy");
  // Its refusal would say that there is a ticket.
  await town.people.chaima.care.setHelperStatus(status);
});

test("a ticket that becomes confidential, or no longer is, moves between the two counts", async () => {
  const { wout, ada } = town.people;
  const helperId = await newHelper(town);
  const params = { ticketId: await newTicket(town, { assigneeId: wout.accountId }) };
  await wout.care.matchTicket({ params, body: { from: "open", helperId } });
  const loadOf = async (who: "chaima" | "ada") =>
    (await town.people[who].care.getHelper({ params: { personId: helperId } })).helper.load;
  const hide = async (isConfidential: boolean) => {
    const { version, title } = await ada.care.getTicket({ params });
    await ada.care.editTicket({ params, body: { version, title, isConfidential } });
  };
  expect([await loadOf("chaima"), await loadOf("ada")]).toEqual([1, 1]);
  await hide(true);
  expect([await loadOf("chaima"), await loadOf("ada")]).toEqual([0, 1]);
  await hide(false);
  expect([await loadOf("chaima"), await loadOf("ada")]).toEqual([1, 1]);
});

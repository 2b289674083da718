/** Which notices colleagues in care get, and who gets none. S2 §3 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aCandidate, newHelper, newTicket } from "../matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

/** Kinds and titles, the latest first. */
async function toldTo({ accountId }: Person): Promise<string[]> {
  const rows = town.db.selectFrom("notice").select(["kind", "details"]).where("accountId", "=", accountId);
  return (await rows.orderBy("id", "desc").execute()).map(({ kind, details }) => `${kind}: ${details.title}`);
}

test("the new assignee of a ticket is notified, but not of one they take themselves", async () => {
  const { wout, chaima } = town.people;
  const ticketId = await newTicket(town, { number: 40 });
  const give = (from: string | null, assigneeId: string) =>
    wout.care.assignTicket({ params: { ticketId }, body: { from, assigneeId } });
  await give(null, wout.accountId);
  expect(await toldTo(wout)).toEqual([]);
  await give(wout.accountId, chaima.accountId);
  expect(await toldTo(chaima)).toEqual(["care.assigned: #40 Boodschappen doen"]);
  await town.runDue();
  const [mail] = town.mails(chaima.email);
  expect(mail?.text).toContain(`https://stoep.example/dashboard/care/tickets/${ticketId}`);
});

test("colleagues mentioned in a note are notified; of a confidential ticket only if they may see it, and by its number alone", async () => {
  const { wout, chaima, ada } = town.people;
  const hidden = { isConfidential: true, assigneeId: wout.accountId };
  const params = { ticketId: await newTicket(town, { number: 41, ...hidden }) };
  const mentionIds = [chaima.accountId, ada.accountId, wout.accountId];
  await wout.care.noteTicket({ params, body: { text: "Kijk eens", mentionIds } });
  expect(await toldTo(ada)).toEqual(["care.mentioned: #41"]);
  for (const other of [chaima, wout]) expect(await toldTo(other)).toEqual([]);
});

test("an answer is told to the concierge; where nobody has the ticket, to the admins of care", async () => {
  const { wout, ada, chaima } = town.people;
  const [mine, open] = [await newTicket(town, { number: 42, assigneeId: wout.accountId }), await newTicket(town)];
  for (const ticketId of [mine, open]) {
    const { token } = await aCandidate(town, ticketId);
    const params = { networkSlug: "testdorp", token };
    await town.guest.care.answerAsked({ params, body: { answer: "no" } });
  }
  expect(await toldTo(wout)).toEqual(["care.answered: #42 Boodschappen doen"]);
  expect(await toldTo(ada)).toHaveLength(1);
  expect(await toldTo(chaima)).toEqual([]);
});

test("a deadline is told the day before, and once more when it has passed", async () => {
  const { wout } = town.people;
  await newTicket(town, { number: 43, assigneeId: wout.accountId, deadlineOn: town.in({ days: 2 }).slice(0, 10) });
  const days: string[][] = [];
  for (let day = 0; day < 4; day++) {
    await town.pass({ days: 1 });
    days.push(await toldTo(wout));
  }
  const [near, over] = ["care.deadline: #43 Boodschappen doen", "care.overdue: #43 Boodschappen doen"];
  expect(days[1]).toEqual([near]);
  expect(days.at(-1)).toEqual([over, near]);
});

test("a certificate that ends within thirty days is told to the admins of care once, unless its helper is suspended", async () => {
  const { ada, wout } = town.people;
  const helperIds = [
    await newHelper(town),
    await newHelper(town, { suspendedAt: town.clock.now(), suspendedBecause: "Klacht" }),
  ];
  const untilOn = town.in({ days: 20 }).slice(0, 10);
  for (const personId of helperIds)
    await town.db
      .insertInto("careCertificate")
      .values({ id: crypto.randomUUID(), personId, name: "Rijbewijs", untilOn })
      .execute();
  await town.pass({ days: 1 });
  await town.pass({ days: 1 });
  expect(await toldTo(ada)).toEqual(["care.certificate: Rijbewijs · Jan Maes"]);
  expect(await toldTo(wout)).toEqual([]);
});

test("colleagues with a level in care alone have the bell, live, with what is theirs of care; their choices have no other group", async () => {
  const { ada, wout, chaima, pim, caro } = town.people;
  const params = { ticketId: await newTicket(town, { number: 44 }) };
  const [heard, other] = [await town.hear(chaima), await town.hear(pim)];
  await wout.care.assignTicket({ params, body: { from: null, assigneeId: chaima.accountId } });
  await expect.poll(() => heard.topics).toContain("notifications");
  expect(other.topics).not.toContain("notifications");
  const { items, unread } = await chaima.notifications.listNotices();
  expect([items.map(({ kind, values }) => [kind, values.title]), unread]).toEqual([
    [["care.assigned", "#44 Boodschappen doen"]],
    1,
  ]);
  const body = { objectKind: "careTicket", objectId: params.ticketId };
  expect(await chaima.notifications.markObjectRead({ body })).toEqual({ unread: 0 });
  for (const who of [pim, caro]) expect((await who.notifications.listNotices()).items).toEqual([]);
  const groupsOf = async (who: Person) =>
    (await who.notifications.getNoticePreferences()).groups.map(({ group }) => group);
  expect([await groupsOf(chaima), await groupsOf(ada)]).toEqual([
    ["mine"],
    expect.arrayContaining(["mine", "reports"]),
  ]);
  const arrivals = { groups: [{ group: "arrivals" as const, mail: "daily" as const, push: null }] };
  await expect(chaima.notifications.setNoticePreferences({ body: arrivals })).refuses("invalid_input", {
    groups: "invalid",
  });
});

test("a colleague who loses the level in a module no longer finds anything of it in the bell", async () => {
  const { ada, els, wout } = town.people;
  const levelsOf = (person: Person, levels: { network: "editor" | null; care: "editor" | null }) =>
    ada.accounts.editMembership({
      body: {
        membershipId: person.session.membershipId ?? "",
        type: "user",
        levels: { participation: null, ...levels },
        handovers: levels.care ? [] : ["care.tickets="],
      },
    });
  await levelsOf(els, { network: "editor", care: "editor" });
  const params = { ticketId: await newTicket(town, { number: 45 }) };
  await wout.care.assignTicket({ params, body: { from: null, assigneeId: els.accountId } });
  const kinds = async () => (await els.notifications.listNotices()).items.map(({ id, kind }) => [kind, id]);
  const [[kind, noticeId = ""] = []] = await kinds();
  expect(kind).toBe("care.assigned");
  await levelsOf(els, { network: "editor", care: null });
  expect(await kinds()).toEqual([]);
  expect(await els.notifications.countUnreadNotices()).toEqual({ unread: 0 });
  await expect(els.notifications.markNoticeRead({ params: { noticeId } })).refuses("not_found");
});

test("a ticket that is deleted, or made confidential, is in no bell any more", async () => {
  const { ada, wout, chaima } = town.people;
  for (const end of [
    async (ticketId: string) => void (await ada.care.deleteTicket({ params: { ticketId } })),
    async (ticketId: string) => {
      const { version, title } = await ada.care.getTicket({ params: { ticketId } });
      await ada.care.editTicket({ params: { ticketId }, body: { version, title, isConfidential: true } });
    },
  ]) {
    const params = { ticketId: await newTicket(town, { state: "open" }) };
    await wout.care.assignTicket({ params, body: { from: null, assigneeId: chaima.accountId } });
    expect(await toldTo(chaima)).toHaveLength(1);
    await end(params.ticketId);
    expect(await toldTo(chaima)).toEqual([]);
  }
});

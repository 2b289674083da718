/** Visits of today and tomorrow, those that passed unclosed, and awaited answers: who is on which, and what each reader sees. S2 §2 */
import { ticketStates } from "@stoep/contract/care";
import { hourMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { statementsOf } from "../../../../testing/statements.ts";
import { nextTown, type Person, type Town } from "../../../../testing/town.ts";
import { aCandidate, newHelper, newPerson, newTicket } from "../../matching/testing/rows.ts";

let town: Town;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  helperId = await newHelper(town, { firstName: "Jef" });
});

const agendaOf = (who: Person, contact: "yes" | "no" = "no") => who.care.getCareAgenda({ query: { contact } });
const hoursLong = (from: string, hours = 1) => {
  const startsAt = new Date(from);
  return { startsAt, endsAt: new Date(startsAt.getTime() + hours * hourMs) };
};
const visit = (from: string, more: Parameters<typeof newTicket>[1] = {}, hours = 1) =>
  newTicket(town, { state: "planned", helperId, ...hoursLong(from, hours), ...more });

async function idsOf(who: Person = town.people.wout) {
  const { visits, answers } = await agendaOf(who);
  const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
  return {
    today: ids(visits.today),
    tomorrow: ids(visits.tomorrow),
    passed: ids(visits.passed),
    answers: ids(answers),
  };
}
const none = { today: [], tomorrow: [], passed: [], answers: [] };

describe("visits", () => {
  test("are today's until they are over, then passed; tomorrow's come after, later ones not at all", async () => {
    town.clock.move(new Date("2026-05-12T08:00:00Z"));
    const later = await visit("2026-05-12T13:00:00Z");
    const soon = await visit("2026-05-12T07:30:00Z");
    const tomorrow = await visit("2026-05-13T07:00:00Z");
    await visit("2026-05-14T07:00:00Z");
    expect(await idsOf()).toEqual({ ...none, today: [soon, later], tomorrow: [tomorrow] });
    town.clock.move(new Date("2026-05-12T08:30:00Z"));
    expect(await idsOf()).toEqual({ ...none, today: [later], passed: [soon], tomorrow: [tomorrow] });
  });

  test("the days are those of the network's clocks, also of the day with 25 hours and the one with 23", async () => {
    for (const [now, today, tomorrow, later] of [
      ["2026-10-25T00:30:00Z", "2026-10-25T22:30:00Z", "2026-10-25T23:30:00Z", "2026-10-26T23:30:00Z"],
      ["2027-03-28T00:30:00Z", "2027-03-28T21:30:00Z", "2027-03-28T22:30:00Z", "2027-03-29T22:30:00Z"],
      ["2027-05-11T22:30:00Z", "2027-05-12T21:30:00Z", "2027-05-12T22:30:00Z", "2027-05-13T22:30:00Z"],
    ] as const) {
      town.clock.move(new Date(now));
      await town.db.updateTable("careTicket").set({ deletedAt: town.clock.now() }).execute();
      const [one, other] = [await visit(today), await visit(tomorrow)];
      await visit(later);
      expect(await idsOf(), now).toEqual({ ...none, today: [one], tomorrow: [other] });
    }
    expect(await agendaOf(town.people.wout)).toMatchObject({ today: "2027-05-12", tomorrow: "2027-05-13" });
  });

  test("one over midnight stays today's until it ends, and none is lost between two days", async () => {
    town.clock.move(new Date("2026-05-12T21:00:00Z"));
    const long = await visit("2026-05-12T20:00:00Z", {}, 24);
    expect((await idsOf()).today).toEqual([long]);
    for (let hour = 0; hour < 30; hour++) {
      const { today, tomorrow, passed } = await idsOf();
      expect([...today, ...tomorrow, ...passed], String(hour)).toEqual([long]);
      town.clock.move(hourMs);
    }
    expect((await idsOf()).passed).toEqual([long]);
  });

  test("that passed are listed until they are closed, however old, longest ago first, and all counted", async () => {
    const old = await visit("2019-01-02T09:00:00Z");
    for (let day = 10; day < 22; day++) await visit(`2026-04-${day}T09:00:00Z`);
    const { items, found } = (await agendaOf(town.people.wout)).visits.passed;
    expect([items[0]?.id, items.length, found]).toEqual([old, 10, 13]);
    const close = { params: { ticketId: old } };
    await town.people.wout.care.finishTicket({ ...close, body: { from: "planned" } });
    expect((await idsOf()).passed[0]).toBe(old);
    await town.people.wout.care.solveTicket({ ...close, body: { from: "executed" } });
    const after = await agendaOf(town.people.wout);
    expect([after.visits.passed.items[0]?.id === old, after.visits.passed.found]).toEqual([false, 12]);
  });

  test.each(ticketStates)("of a ticket that is %s is there exactly while it is unsolved", async (state) => {
    const times = hoursLong(town.in({ hours: 1 }));
    const hasHelper = state !== "open" && state !== "looking";
    const id = await newTicket(town, { state, ...times, helperId: hasHelper ? helperId : null });
    const isOver = state === "solved" || state === "revoked";
    expect((await idsOf()).today).toEqual(isOver ? [] : [id]);
    await town.pass({ hours: 3 });
    expect((await idsOf()).passed).toEqual(isOver ? [] : [id]);
  });

  test("have addresses and numbers if asked for, which is one row of the access log; passed ones have none, and viewers see none", async () => {
    const { wout, pim } = town.people;
    const memberId = await newPerson(town, { phone: "+32470000001", street: "Kaai", houseNumber: "4" });
    await visit(town.in({ hours: 1 }), { memberId });
    await visit(town.in({ hours: -9 }), { memberId });
    const rows = () => town.db.selectFrom("public.reading").selectAll().execute();
    expect((await agendaOf(wout)).visits.today.items[0]?.contact).toBeNull();
    expect((await agendaOf(pim, "yes")).visits.today.items[0]?.contact).toBeNull();
    expect(await rows()).toEqual([]);
    const { today, passed } = (await agendaOf(wout, "yes")).visits;
    expect(today.items[0]?.contact).toMatchObject({
      memberPhone: "+32470000001",
      memberPhoneText: "0470 00 00 01",
    });
    expect(today.items[0]?.contact?.address).toContain("Kaai 4");
    expect(today.items[0]?.contact?.helperPhone).toMatch(/^\+32/);
    expect(passed.items.map(({ contact }) => contact)).toEqual([null]);
    await agendaOf(wout, "yes");
    expect(await rows()).toMatchObject([{ what: "list", people: 2, accountId: wout.accountId }]);
  });
});

describe("answers that are awaited", () => {
  test("of helpers since the first was asked who has not answered, of the member since there is a helper: longest first", async () => {
    const { wout } = town.people;
    const asked = await newTicket(town, { state: "looking" });
    const first = await aCandidate(town, asked);
    await town.pass({ hours: 2 });
    const second = await aCandidate(town, asked);
    const idle = await newTicket(town, { state: "looking" });
    const found = await newTicket(town, { state: "waiting", helperId });
    const [one, other] = (await agendaOf(wout)).answers.items;
    expect(one).toMatchObject({ id: asked, from: "helper", asked: 2, since: town.in({ hours: -2 }) });
    expect(other).toMatchObject({ id: found, from: "member", asked: 0, since: town.in({}) });
    const answer = (candidateId: string) =>
      wout.care.enterAnswer({ params: { ticketId: asked, candidateId }, body: { answer: "no" } });
    await answer(first.id);
    expect((await agendaOf(wout)).answers.items.find(({ id }) => id === asked)).toMatchObject({ asked: 1 });
    await answer(second.id);
    const left = (await idsOf()).answers;
    expect(left).toEqual([found]);
    expect(left).not.toContain(idle);
  });

  test("are all counted", async () => {
    for (let n = 0; n < 12; n++) await newTicket(town, { state: "waiting", helperId });
    const { items, found } = (await agendaOf(town.people.wout)).answers;
    expect([items.length, found]).toEqual([10, 12]);
  });
});

test("the list has the same tickets by the same names, all of them", async () => {
  const { wout } = town.people;
  const all = { today: [], tomorrow: [], passed: [], answers: [] } as Record<string, string[]>;
  for (let n = 0; n < 12; n++) all.passed?.push(await visit(town.in({ hours: -40 + n })));
  all.today?.push(await visit(town.in({ hours: 1 })));
  all.tomorrow?.push(await visit(town.in({ hours: 25 })));
  all.answers?.push(await newTicket(town, { state: "waiting", helperId }));
  const asked = await newTicket(town, { state: "looking" });
  await aCandidate(town, asked);
  all.answers?.push(asked);
  await newTicket(town, { state: "looking" });
  const idsIn = async (query: object) => (await wout.care.listTickets({ query })).items.map(({ id }) => id).sort();
  for (const time of ["today", "tomorrow", "passed"] as const) {
    expect(await idsIn({ visit: time }), time).toEqual(all[time]?.toSorted());
    expect(await idsIn({ visit: time, search: "boodschappen" }), time).toEqual(all[time]?.toSorted());
  }
  expect(await idsIn({ answer: "awaited" })).toEqual(all.answers?.toSorted());
  const { visits, answers } = await agendaOf(wout);
  const { today, tomorrow, passed } = visits;
  expect([today, tomorrow, passed, answers].map(({ found }) => found)).toEqual([1, 1, 12, 2]);
});

test("what one may not see leaves no trace: a confidential ticket, another organisation's, a deleted one", async () => {
  const { wout, chaima, pim, ada, caro } = town.people;
  const read = async () => JSON.stringify([await agendaOf(chaima, "yes"), await agendaOf(pim, "yes")]);
  const before = await read();
  const secret = { isConfidential: true, assigneeId: wout.accountId };
  const ids = {
    today: [await visit(town.in({ hours: 1 }), secret)],
    tomorrow: [await visit(town.in({ hours: 25 }), secret)],
    passed: [await visit(town.in({ hours: -3 }), secret)],
    answers: [await newTicket(town, { state: "looking", ...secret })],
  };
  await aCandidate(town, ids.answers[0] ?? "");
  await visit(town.in({ hours: 1 }), { deletedAt: town.clock.now() });
  const organisationId = town.organisations.careOnly;
  const theirs = await newHelper(town, { organisationId }, { organisationId });
  const other = await visit(town.in({ hours: 1 }), { organisationId, helperId: theirs });
  expect(await read()).toBe(before);
  expect(await idsOf(wout)).toEqual(ids);
  expect(await idsOf(ada)).toEqual(ids);
  expect(await idsOf(caro)).toEqual({ ...none, today: [other] });
});

test("it takes as many statements for a full desk as for an idle one but for the four counts", async () => {
  const count = async () => (await statementsOf(town.databases.pool, () => agendaOf(town.people.wout))).length;
  const idle = await count();
  for (let n = 0; n < 12; n++) {
    await visit(town.in({ hours: -30 - n }));
    await newTicket(town, { state: "waiting", helperId });
  }
  for (let n = 0; n < 31; n++) {
    await visit(town.in({ hours: 1 }));
    await visit(town.in({ hours: 25 }));
  }
  expect(await count()).toBeLessThanOrEqual(idle + 4);
});

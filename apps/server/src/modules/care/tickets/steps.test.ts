/** The steps of a ticket over HTTP: every pair of states, every role, what each requires, races, midnight and summer time. S2 §4 */
import { type TicketState, ticketStates } from "@stoep/contract/care";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";
import { stepOf } from "./rules.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  // Tickets inserted directly are not counted, so the member starts with a count that solving them cannot exceed.
  memberId = await aPerson(town, { street: "Molenstraat", tickets: 1000 });
  helperId = await aHelper(town);
});

const withHelper: readonly TicketState[] = ["waiting", "planned", "in-progress", "executed"];
const ticketIn = (state: TicketState, more: object = {}) =>
  aTicket(town, { state, memberId, helperId: withHelper.includes(state) ? helperId : undefined, ...more });
const appointment = { startsOn: "2026-06-01", startsAt: "09:00", endsAt: "10:30" };
const everything = () => ({
  helperId,
  appointment,
  outcome: "Opgelost",
  hasHelped: false,
  because: "other-solution" as const,
  explanation: "Haar zus helpt",
});

describe("every pair of states", () => {
  test.each(ticketStates)("from %s leads only where the table says", async (from) => {
    const { wout } = town.people;
    for (const state of ticketStates) {
      const params = { ticketId: await ticketIn(from) };
      const tried = wout.care.updateTicketState({ params, body: { from, state, ...everything() } });
      if (stepOf(from, state)) expect((await tried).state).toBe(state);
      else await expect(tried).refuses("step_not_possible");
    }
  });

  test("no step is for viewers, other modules, other organisations, or guests", async () => {
    const { pim, els, caro, otto } = town.people;
    for (const from of ticketStates)
      for (const state of ticketStates) {
        const params = { ticketId: await ticketIn(from) };
        const input = { params, body: { from, state, ...everything() } };
        await expect(pim.care.updateTicketState(input)).refuses("level_too_low");
        await expect(els.care.updateTicketState(input)).refuses("no_module_access");
        await expect(caro.care.updateTicketState(input)).refuses("not_found");
        await expect(otto.care.updateTicketState(input)).refuses("not_found");
      }
    const ticketId = await ticketIn("open");
    const input = { params: { ticketId }, body: { from: "open" as const, state: "looking" as const } };
    await expect(town.guest.care.updateTicketState(input)).refuses("sign_in_required");
  });

  test("a community worker may take every step", async () => {
    const { chaima } = town.people;
    const params = { ticketId: await ticketIn("open") };
    await chaima.care.lookForHelper({ params, body: { from: "open" } });
    await chaima.care.matchTicket({ params, body: { from: "looking", helperId } });
    await chaima.care.planTicket({ params, body: { from: "waiting", appointment } });
    await chaima.care.startTicket({ params, body: { from: "planned" } });
    await chaima.care.finishTicket({ params, body: { from: "in-progress" } });
    expect((await chaima.care.solveTicket({ params, body: { from: "executed" } })).state).toBe("solved");
  });
});

describe("what a step needs", () => {
  test("a helper who is accepted and not suspended", async () => {
    const { wout } = town.people;
    const match = async (id: string) =>
      wout.care.matchTicket({
        params: { ticketId: await ticketIn("looking") },
        body: { from: "looking", helperId: id },
      });
    await expect(match(await aHelper(town, { status: "pending" }))).refuses("helper_unavailable");
    await expect(match(await aHelper(town, { person: { suspendedAt: town.clock.now() } }))).refuses(
      "helper_unavailable",
    );
    await expect(match(memberId)).refuses("invalid_input", { helperId: "invalid" });
    const elsewhere = await aHelper(town, { person: { organisationId: town.organisations.careOnly } });
    await expect(match(elsewhere)).refuses("invalid_input", { helperId: "invalid" });
  });

  test("the member's address, to find a helper", async () => {
    const params = { ticketId: await ticketIn("looking", { memberId: await aPerson(town) }) };
    await expect(town.people.wout.care.matchTicket({ params, body: { from: "looking", helperId } })).refuses(
      "invalid_input",
      { address: "addressNeeded" },
    );
  });

  test("an outcome where no helper did the work; reason and explanation to revoke", async () => {
    const { wout } = town.people;
    const looking = { ticketId: await ticketIn("looking") };
    await expect(wout.care.solveTicket({ params: looking, body: { from: "looking" } })).refuses("invalid_input", {
      outcome: "outcomeRequired",
    });
    const params = { ticketId: await ticketIn("open") };
    const body = { from: "open" as const, because: "no-longer-needed" as const, explanation: " " };
    await expect(wout.care.revokeTicket({ params, body })).refuses("invalid_input", { explanation: "required" });
    const update = { from: "open" as const, state: "revoked" as const };
    await expect(wout.care.updateTicketState({ params, body: update })).refuses("invalid_input", {
      because: "required",
    });
  });

  test("day, start and end, the end after the start", async () => {
    const { wout } = town.people;
    const params = { ticketId: await ticketIn("waiting") };
    const plan = (more: object) =>
      wout.care.planTicket({ params, body: { from: "waiting", appointment: { ...appointment, ...more } } });
    await expect(plan({ startsAt: "" })).refuses("invalid_input", { "appointment.startsAt": "appointmentRequired" });
    await expect(plan({ endsAt: "09:00" })).refuses("invalid_input", { endsAt: "untilNotBeforeStart" });
    await expect(plan({ endsOn: "2026-05-31" })).refuses("invalid_input", { endsAt: "untilNotBeforeStart" });
    const spring = { startsOn: "2027-03-28", startsAt: "02:30", endsAt: "03:15" };
    await expect(plan(spring)).refuses("invalid_input", { startsAt: "timeSkipped" });
    await expect(plan({ ...spring, startsAt: "01:00", endsAt: "02:30" })).refuses("invalid_input", {
      endsAt: "timeSkipped",
    });
    await expect(wout.care.updateTicketState({ params, body: { from: "waiting", state: "planned" } })).refuses(
      "invalid_input",
      { appointment: "appointmentRequired" },
    );
  });

  test("an appointment may run over midnight, and over the change of the clocks", async () => {
    const { wout } = town.people;
    const set = async (body: object) => {
      const params = { ticketId: await ticketIn("waiting") };
      return (await wout.care.setAppointment({ params, body: { ...appointment, ...body } })).appointment;
    };
    expect(await set({ startsAt: "22:00", endsOn: "2026-06-02", endsAt: "01:00" })).toEqual({
      startsAt: "2026-06-01T20:00:00.000Z",
      endsAt: "2026-06-01T23:00:00.000Z",
    });
    // The night on which an hour is skipped: from one to four is two hours.
    expect(await set({ startsOn: "2027-03-28", startsAt: "01:00", endsAt: "04:00" })).toEqual({
      startsAt: "2027-03-28T00:00:00.000Z",
      endsAt: "2027-03-28T02:00:00.000Z",
    });
    // And the night on which an hour occurs twice.
    expect(await set({ startsOn: "2026-10-25", startsAt: "01:00", endsAt: "04:00" })).toEqual({
      startsAt: "2026-10-24T23:00:00.000Z",
      endsAt: "2026-10-25T03:00:00.000Z",
    });
    // A time that no clock shows is named, even if the end would be after the start.
    await expect(set({ startsOn: "2027-03-28", startsAt: "03:10", endsAt: "02:40" })).refuses("invalid_input", {
      endsAt: "timeSkipped",
    });
  });

  test("times are set in waiting and planned, and in no other state", async () => {
    for (const state of ticketStates) {
      const tried = town.people.wout.care.setAppointment({
        params: { ticketId: await ticketIn(state) },
        body: appointment,
      });
      if (state === "waiting" || state === "planned") expect((await tried).appointment).not.toBeNull();
      else await expect(tried).refuses("step_not_possible");
    }
  });
});

describe("what a step does", () => {
  test("a concierge who begins to look gets a ticket without an assignee", async () => {
    const { wout, chaima } = town.people;
    const params = { ticketId: await ticketIn("open") };
    const { assignee } = await wout.care.lookForHelper({ params, body: { from: "open" } });
    expect(assignee?.id).toBe(wout.accountId);
    const other = { ticketId: await ticketIn("open", { assigneeId: chaima.accountId }) };
    expect((await wout.care.lookForHelper({ params: other, body: { from: "open" } })).assignee?.id).toBe(
      chaima.accountId,
    );
  });

  describe.each(["planned", "in-progress"] as const)("solving what is %s asks whether the helper did it", (from) => {
    const solve = async (body: { hasHelped?: boolean; outcome?: string }) => {
      const params = { ticketId: await ticketIn(from) };
      return town.people.wout.care.solveTicket({ params, body: { from, ...body } });
    };
    const sentToHelper = async () => {
      await town.runDue();
      const { email } = await town.db
        .selectFrom("carePerson")
        .select("email")
        .where("id", "=", helperId)
        .executeTakeFirstOrThrow();
      return town.mails(email ?? "").map(({ subject }) => subject);
    };
    const helped = async () =>
      (await town.db.selectFrom("careHelper").select("helped").where("personId", "=", helperId).executeTakeFirst())
        ?.helped;

    test("without the answer it is not done", async () => {
      await expect(solve({ outcome: "Opgelost" })).refuses("invalid_input", { hasHelped: "required" });
    });

    test("yes: carried out and solved in one step, with credit and thanks", async () => {
      const ticket = await solve({ hasHelped: true });
      expect(ticket).toMatchObject({ state: "solved", helper: { id: helperId } });
      expect(ticket.thread.filter(({ kind }) => kind === "state").map(({ toState }) => toState)).toEqual([
        "executed",
        "solved",
      ]);
      expect(await helped()).toBe(1);
      expect(await sentToHelper()).toEqual([expect.stringMatching(/^Bedankt/)]);
    });

    test("no: the visit is cancelled, with the outcome", async () => {
      await expect(solve({ hasHelped: false })).refuses("invalid_input", { outcome: "outcomeRequired" });
      const ticket = await solve({ hasHelped: false, outcome: "Haar zus kwam" });
      expect(ticket).toMatchObject({ state: "solved", helper: null, outcome: "Haar zus kwam" });
      expect(await helped()).toBe(0);
      expect(await sentToHelper()).toEqual([expect.stringMatching(/^Gaat niet door/)]);
    });
  });

  test("looking again takes helper and appointment away", async () => {
    const params = { ticketId: await ticketIn("planned") };
    const ticket = await town.people.wout.care.lookForHelper({ params, body: { from: "planned" } });
    expect(ticket).toMatchObject({ state: "looking", helper: null, appointment: null });
  });

  test("the thread says from which state to which, who and when", async () => {
    const { wout, pim } = town.people;
    const params = { ticketId: await ticketIn("looking") };
    await wout.care.matchTicket({ params, body: { from: "looking", helperId } });
    const { thread } = await pim.care.getTicket({ params });
    const step = thread.findLast(({ kind }) => kind === "state");
    expect(step).toMatchObject({
      kind: "state",
      fromState: "looking",
      toState: "waiting",
      at: town.clock.now().toISOString(),
    });
    expect(step?.by).toContain("Wout");
    expect(step?.to).toContain("Jeanne");
  });

  test("whatever is done is in the log, by the number of the ticket alone", async () => {
    const { ada, wout } = town.people;
    const params = { ticketId: await ticketIn("open") };
    await wout.care.lookForHelper({ params, body: { from: "open" } });
    const [entry] = (await ada.audit.listEntries()).items;
    expect(entry).toMatchObject({ action: "care.moveTicket", new: { ticketState: "looking" } });
    expect(entry?.subject.name).toMatch(/^#\d+$/);
  });
});

describe("two at once", () => {
  const take = { from: "open" as const, takes: true };

  test("concierges who take one ticket: one gets it with the search, the others are told that it is taken", async () => {
    const { ada, wout, chaima } = town.people;
    for (let round = 0; round < 5; round++) {
      const params = { ticketId: await ticketIn("open") };
      const all = [ada, wout, chaima];
      const tried = await Promise.allSettled(all.map((one) => one.care.lookForHelper({ params, body: take })));
      const [winner] = all.filter((_, at) => tried[at]?.status === "fulfilled");
      const lost = tried.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(lost).toMatchObject([{ code: "already_taken" }, { code: "already_taken" }]);
      const ticket = await wout.care.getTicket({ params });
      expect(ticket).toMatchObject({ state: "looking", assignee: { id: winner?.accountId } });
      expect(ticket.thread.filter(({ kind }) => kind === "state")).toHaveLength(1);
    }
  });

  test("one takes it while another gets it by name: one of them has it, and the other is refused", async () => {
    const { wout, chaima } = town.people;
    for (let round = 0; round < 5; round++) {
      const params = { ticketId: await ticketIn("open") };
      const assignment = { assigneeId: chaima.accountId, from: null };
      const [taken, given] = await Promise.allSettled([
        wout.care.updateTicketState({ params, body: { ...take, state: "looking" } }),
        chaima.care.assignTicket({ params, body: assignment }),
      ]);
      const { assignee } = await wout.care.getTicket({ params });
      if (taken.status === "fulfilled") {
        expect(assignee?.id).toBe(wout.accountId);
        expect(given).toMatchObject({ status: "rejected", reason: { code: "changed_meanwhile" } });
      } else {
        expect(taken.reason).toMatchObject({ code: "already_taken" });
        expect(assignee?.id).toBe(chaima.accountId);
      }
    }
  });

  test("a ticket that one has already can be taken again; without taking, a colleague's is searched for", async () => {
    const { wout, chaima } = town.people;
    const own = { ticketId: await ticketIn("open", { assigneeId: wout.accountId }) };
    expect((await wout.care.lookForHelper({ params: own, body: take })).assignee?.id).toBe(wout.accountId);
    const theirs = { ticketId: await ticketIn("open", { assigneeId: chaima.accountId }) };
    await expect(wout.care.lookForHelper({ params: theirs, body: take })).refuses("already_taken");
    const searched = await wout.care.lookForHelper({ params: theirs, body: { from: "open" } });
    expect(searched).toMatchObject({ state: "looking", assignee: { id: chaima.accountId } });
  });

  test("two who take it by name: one assignee", async () => {
    const { wout, chaima } = town.people;
    const params = { ticketId: await ticketIn("open") };
    const both = await Promise.allSettled(
      [wout, chaima].map((one) => one.care.assignTicket({ params, body: { assigneeId: one.accountId, from: null } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("two who choose different helpers: the first has it", async () => {
    const { wout, chaima } = town.people;
    const other = await aHelper(town);
    const params = { ticketId: await ticketIn("looking") };
    const both = await Promise.allSettled([
      wout.care.matchTicket({ params, body: { from: "looking", helperId } }),
      chaima.care.matchTicket({ params, body: { from: "looking", helperId: other } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

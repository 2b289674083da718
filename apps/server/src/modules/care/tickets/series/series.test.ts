/** Recurring help: created ahead as tickets, skipped, ended, and by one worker only. S2 §3 */

import { series as table } from "@stoep/contract/care";
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { allProvided } from "../../../../testing/provided.ts";
import { nextTown, type Town } from "../../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../../testing/rows.ts";
import { createNextOccurrence } from "./create.ts";
import { occurrenceAfter, occurrenceInstants, upcomingDays } from "./rules.ts";

const zone = "Europe/Brussels";

describe("the days of a series", () => {
  test("are a week, two weeks or a month apart; a short month has the 31st on its last day", () => {
    expect(occurrenceAfter("2026-05-14", "weekly", "2026-05-14")).toBe("2026-05-21");
    expect(occurrenceAfter("2026-05-14", "two-weekly", "2026-05-20")).toBe("2026-05-28");
    const months = { firstOn: "2026-12-31", every: "monthly" as const, nextOn: "2027-01-31", untilOn: null };
    expect(upcomingDays(months, 4)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
    expect(upcomingDays({ ...months, untilOn: "2027-03-30" }, 4)).toEqual(["2027-01-31", "2027-02-28"]);
  });

  test("keep their times by the clocks when these change", () => {
    const times = { startsAt: "09:00", endsAt: "10:30" };
    expect(occurrenceInstants("2026-10-24", times, zone).startsAt.toISOString()).toBe("2026-10-24T07:00:00.000Z");
    expect(occurrenceInstants("2026-10-31", times, zone).startsAt.toISOString()).toBe("2026-10-31T08:00:00.000Z");
  });

  test("may run over midnight, and never end before they start where an hour is skipped", () => {
    const overnight = occurrenceInstants("2026-06-01", { startsAt: "22:00", endsAt: "01:00" }, zone);
    expect(overnight.endsAt.toISOString()).toBe("2026-06-01T23:00:00.000Z");
    const skipped = occurrenceInstants("2026-03-29", { startsAt: "02:30", endsAt: "03:15" }, zone);
    expect(skipped.endsAt.getTime() - skipped.startsAt.getTime()).toBe(45 * 60_000);
  });
});

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { street: "Molenstraat", tickets: 1000 });
  helperId = await aHelper(town);
});

/** The town's clock starts on 12 May 2026. */
const planned = (more: object = {}) => {
  const [startsAt, endsAt] = [new Date("2026-05-14T07:00:00Z"), new Date("2026-05-14T08:30:00Z")];
  return aTicket(town, { state: "planned", memberId, helperId, startsAt, endsAt, number: 900, ...more });
};
const repeat = async (body: object = { every: "weekly" as const }, more: object = {}) => {
  const ticketId = await planned(more);
  const { id: seriesId } = await town.people.wout.care.repeatTicket({
    params: { ticketId },
    body: body as { every: "weekly" },
  });
  return { ticketId, params: { seriesId } };
};
const read = (params: { seriesId: string }) => town.people.wout.care.getSeries({ params });
const daysOf = async (params: { seriesId: string }) =>
  (await read(params)).tickets.map(({ on, state }) => `${on} ${state}`);

describe("help that repeats", () => {
  test("begins with a planned ticket; what is due within two weeks is a ticket of its own, with the same helper and times", async () => {
    const { wout } = town.people;
    const work = { work: "Brood en melk", needsCar: true, assigneeId: wout.accountId };
    const { params } = await repeat({ every: "weekly" }, work);
    expect(await daysOf(params)).toEqual(["2026-05-21 planned", "2026-05-14 planned"]);
    const [next] = (await read(params)).tickets;
    expect(await wout.care.getTicket({ params: { ticketId: next?.id ?? "" } })).toMatchObject({
      work: "Brood en melk",
      needsCar: true,
      source: "series",
      repeats: "weekly",
      helper: { id: helperId },
      assignee: { id: wout.accountId },
      appointment: { startsAt: "2026-05-21T07:00:00.000Z", endsAt: "2026-05-21T08:30:00.000Z" },
      thread: [{ kind: "created", by: "Wout Peeters" }],
    });
    expect((await read(params)).next.map(({ on }) => on)).toEqual([
      "2026-05-28",
      "2026-06-04",
      "2026-06-11",
      "2026-06-18",
    ]);
  });

  test("goes on by a job, once for each day, however often it runs and after days without a server", async () => {
    const { params } = await repeat();
    await town.pass({ days: 3 });
    await town.runAgain("care.repeatHelp");
    expect((await daysOf(params))[0]).toBe("2026-05-28 planned");
    await town.pass({ days: 30 });
    expect((await daysOf(params)).slice(0, 3)).toEqual([
      "2026-06-25 planned",
      "2026-06-18 planned",
      "2026-05-28 planned",
    ]);
  });

  test("two workers at once make one occurrence", async () => {
    const { params } = await repeat();
    town.clock.move(3 * dayMs);
    const { testdorp } = town.networks;
    const nothing = async () => {};
    const work = () =>
      town.db.transaction().execute((tx) =>
        createNextOccurrence(
          {
            config: town.config,
            provided: allProvided,
            db: tx,
            now: town.clock.now(),
            enqueue: nothing,
            announce: nothing,
            network: { ...testdorp, timeZone: zone },
            accountId: null,
            personId: null,
          },
          params.seriesId,
        ),
      );
    const made = await Promise.all(Array.from({ length: 6 }, work));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await daysOf(params)).toEqual(["2026-05-28 planned", "2026-05-21 planned", "2026-05-14 planned"]);
  });

  test("a skipped day has no ticket, and can be taken up again until its ticket would be there", async () => {
    const { wout } = town.people;
    const { params } = await repeat();
    const skip = (on: string, isSkipped: boolean) => wout.care.skipOccurrence({ params, body: { on, isSkipped } });
    await skip("2026-06-04", true);
    expect((await skip("2026-05-28", true)).next[0]).toEqual({ on: "2026-05-28", isSkipped: true });
    await skip("2026-06-04", false);
    await expect(skip("2026-05-21", true)).refuses("changed_meanwhile");
    await expect(skip("2026-05-30", true)).refuses("changed_meanwhile");
    await town.pass({ days: 12 });
    expect((await daysOf(params))[0]).toBe("2026-06-04 planned");
    expect(await daysOf(params)).not.toContain("2026-05-28 planned");
  });

  test("ends when it is ended, or with its last day; the tickets that are there stay", async () => {
    const { wout } = town.people;
    const ended = await repeat();
    expect(await wout.care.endSeries({ params: ended.params })).toMatchObject({ state: "ended", next: [] });
    await expect(wout.care.endSeries({ params: ended.params })).refuses("changed_meanwhile");
    const until = await repeat({ every: "weekly", untilOn: "2026-05-28" }, { number: 901 });
    await town.pass({ days: 3 });
    expect(await daysOf(ended.params)).toHaveLength(2);
    expect(await read(until.params)).toMatchObject({ state: "ended" });
    expect(await daysOf(until.params)).toHaveLength(3);
  });
});

describe("somebody who is not there any more", () => {
  const setHelper = (change: object) =>
    town.db.updateTable("careHelper").set(change).where("personId", "=", helperId).execute();
  const setPerson = (id: string, change: object) =>
    town.db.updateTable("carePerson").set(change).where("id", "=", id).execute();

  test.each([
    ["suspended", () => setPerson(helperId, { suspendedAt: town.clock.now(), suspendedBecause: "–" })],
    ["declined", () => setHelper({ status: "declined", declinedBecause: "–" })],
    [
      "absent on that day",
      () =>
        town.people.wout.care.addAbsence({
          params: { personId: helperId },
          body: { fromOn: "2026-05-25", untilOn: "2026-05-29" },
        }),
    ],
  ])("a helper who is %s: another is looked for, for the same day and times", async (_, leave) => {
    const { params } = await repeat();
    await leave();
    await town.pass({ days: 3 });
    const [next] = (await read(params)).tickets;
    expect(next).toMatchObject({ on: "2026-05-28", state: "looking" });
    expect(await town.people.wout.care.getTicket({ params: { ticketId: next?.id ?? "" } })).toMatchObject({
      helper: null,
      appointment: { startsAt: "2026-05-28T07:00:00.000Z" },
    });
  });

  test("a suspended member: it is paused, days pass without a ticket, and it goes on afterwards", async () => {
    const { params } = await repeat();
    await setPerson(memberId, { suspendedAt: town.clock.now(), suspendedBecause: "–" });
    await town.pass({ days: 3 });
    expect(await read(params)).toMatchObject({ state: "paused" });
    expect(await daysOf(params)).toHaveLength(2);
    await setPerson(memberId, { suspendedAt: null });
    await town.pass({ days: 7 });
    expect((await daysOf(params))[0]).toBe("2026-06-04 planned");
  });

  test("a deleted member: it has ended", async () => {
    const { params } = await repeat();
    await town.people.ada.care.deletePerson({ params: { personId: memberId } });
    expect(await read(params)).toMatchObject({ state: "ended", next: [] });
    await town.pass({ days: 3 });
    expect(await daysOf(params)).toEqual(["2026-05-21 revoked", "2026-05-14 revoked"]);
  });
});

describe("what is refused", () => {
  test("a ticket that is not planned, or repeats already, or lasts longer than a day", async () => {
    const { wout } = town.people;
    const body = { every: "weekly" as const };
    const open = { ticketId: await aTicket(town, { state: "open", memberId, number: 902 }) };
    await expect(wout.care.repeatTicket({ params: open, body })).refuses("step_not_possible");
    const { ticketId } = await repeat();
    await expect(wout.care.repeatTicket({ params: { ticketId }, body })).refuses("step_not_possible");
    const long = { ticketId: await planned({ number: 903, endsAt: new Date("2026-05-15T08:30:00Z") }) };
    await expect(wout.care.repeatTicket({ params: long, body })).refuses("invalid_input", { every: "invalid" });
    const once = { ticketId: await planned({ number: 904 }) };
    await expect(wout.care.repeatTicket({ params: once, body: { ...body, untilOn: "2026-05-20" } })).refuses(
      "invalid_input",
      { untilOn: "untilNotBeforeStart" },
    );
  });

  test("a series of confidential tickets does not exist for those who may not see them; others only read it", async () => {
    const { wout, chaima, pim, caro } = town.people;
    const hidden = await repeat(undefined, { isConfidential: true, assigneeId: wout.accountId });
    for (const one of [chaima, pim, caro]) await expect(one.care.getSeries(hidden)).refuses("not_found");
    await expect(chaima.care.endSeries(hidden)).refuses("not_found");
    expect((await read(hidden.params)).tickets).toHaveLength(2);
    const { params } = await repeat(undefined, { number: 905 });
    expect((await pim.care.getSeries({ params })).can.edit).toBe("level_too_low");
    for (const route of Object.keys(table).filter((name) => name === "endSeries") as "endSeries"[])
      await expect(pim.care[route]({ params })).refuses("level_too_low");
  });
});

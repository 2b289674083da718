/** What a suggestion respects (checks, limit, absence, suspension) is judged again wherever a helper gets a task, under their lock. D §10, S2 §4 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HelperObstacle, helperObstacles, type OverrideReason, obstacleRefusals } from "@stoep/contract/care";
import { daysLater, startOfMonth } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { lockHelper } from "../helpers/index.ts";
import { aCandidate, newHelper, newTicket } from "./testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const networkSlug = "testdorp";
const today = "2026-05-12";
const say = (token: string) =>
  town.guest.care.answerAsked({ params: { networkSlug, token }, body: { answer: "yes", text: "" } });
const candidatesOf = async (ticketId: string) =>
  (await town.people.wout.care.listCandidates({ params: { ticketId } })).items;
const ticketOf = (ticketId: string) => town.people.wout.care.getTicket({ params: { ticketId } });
const setTasks = (helperId: string, day: string, tasks: number) =>
  town.db
    .insertInto("careHelperLoad")
    .values({ helperId, month: startOfMonth(day), tasks })
    .onConflict((conflict) => conflict.columns(["helperId", "month"]).doUpdateSet({ tasks }))
    .execute();
const overrides = async () =>
  (await town.people.ada.audit.listEntries({})).items
    .filter(({ action }) => action === "care.overrideObstacle")
    .map((entry) => entry.new);

/** Puts the obstacle in the helper's way on that day. */
const obstruct: Record<HelperObstacle, (helperId: string, day: string) => Promise<unknown>> = {
  "check-expired": (personId, day) =>
    town.db
      .insertInto("careCertificate")
      .values({ id: newId(), personId, name: "Strafregister", untilOn: daysLater(day, -1) })
      .execute(),
  absent: (personId, day) =>
    town.db.insertInto("careAbsence").values({ id: newId(), personId, fromOn: day, untilOn: day }).execute(),
  full: async (helperId, day) => {
    await town.db.updateTable("careHelper").set({ monthlyCap: 2 }).where("personId", "=", helperId).execute();
    await setTasks(helperId, day, 2);
  },
};
const obstacles = helperObstacles;

const otherDay = "2026-07-03";
const at = { startsOn: otherDay, startsAt: "09:00", endsAt: "10:00" };
type Way = (
  helperId: string,
  override?: OverrideReason,
  ready?: () => Promise<unknown>,
) => Promise<{ ticketId: string; done: unknown }>;
/** Each way in which a colleague gives a helper a task, or another day of it. `ready` runs just before. */
const ways: Record<string, { day: string; give: Way }> = {
  "choosing them": {
    day: today,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town);
      await ready?.();
      const body = { from: "open" as const, helperId, override };
      return { ticketId, done: await town.people.wout.care.matchTicket({ params: { ticketId }, body }) };
    },
  },
  "the step by its state": {
    day: today,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town, { state: "looking" });
      await ready?.();
      const body = { from: "looking" as const, state: "waiting" as const, helperId, override };
      return { ticketId, done: await town.people.wout.care.updateTicketState({ params: { ticketId }, body }) };
    },
  },
  "entering their yes": {
    day: today,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town);
      const { id: candidateId } = await aCandidate(town, ticketId, helperId);
      await ready?.();
      const body = { answer: "yes" as const, text: "", override };
      return { ticketId, done: await town.people.wout.care.enterAnswer({ params: { ticketId, candidateId }, body }) };
    },
  },
  "planning the day": {
    day: otherDay,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town, { state: "waiting", helperId, matchedAt: town.clock.now() });
      await ready?.();
      const body = { from: "waiting" as const, appointment: at, override };
      return { ticketId, done: await town.people.wout.care.planTicket({ params: { ticketId }, body }) };
    },
  },
  "moving the appointment": {
    day: otherDay,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town, { state: "planned", helperId, matchedAt: town.clock.now() });
      await ready?.();
      return {
        ticketId,
        done: await town.people.wout.care.setAppointment({ params: { ticketId }, body: { ...at, override } }),
      };
    },
  },
  "editing the ticket": {
    day: otherDay,
    give: async (helperId, override, ready) => {
      const ticketId = await newTicket(town, { state: "planned", helperId, matchedAt: town.clock.now() });
      await ready?.();
      const { version } = await ticketOf(ticketId);
      const body = { title: "Boodschappen", isConfidential: false, version, appointment: { ...at, override } };
      return { ticketId, done: await town.people.wout.care.editTicket({ params: { ticketId }, body }) };
    },
  },
};
const each = Object.keys(ways).flatMap((way) => obstacles.map((obstacle) => ({ way, obstacle })));

describe("what keeps a helper from a task", () => {
  test.each(each)(
    "refuses $way ($obstacle), and a colleague overrides it with a reason that the log keeps",
    async ({ way, obstacle }) => {
      const { day, give } = ways[way] ?? { day: today, give: ways["choosing them"]?.give as Way };
      const blocked = await newHelper(town);
      await expect(give(blocked, undefined, () => obstruct[obstacle](blocked, day))).refuses(
        obstacleRefusals[obstacle],
      );
      const agreed = await newHelper(town);
      const { ticketId } = await give(agreed, "agreed", () => obstruct[obstacle](agreed, day));
      expect((await ticketOf(ticketId)).helper?.id).toBe(agreed);
      expect(await overrides()).toEqual([{ helperObstacle: obstacle, overrideReason: "agreed" }]);
    },
  );

  test("is told all at once, the gravest first, so that nothing is overridden unseen", async () => {
    const helperId = await newHelper(town);
    const ticketId = await newTicket(town);
    for (const obstacle of obstacles.toReversed()) await obstruct[obstacle](helperId, today);
    const body = { from: "open" as const, helperId };
    const refused = await town.people.wout.care.matchTicket({ params: { ticketId }, body }).catch((error) => error);
    expect(refused).toMatchObject({ code: "helper_check_expired", details: obstacles });
    await town.people.wout.care.matchTicket({ params: { ticketId }, body: { ...body, override: "urgent" } });
    const logged = (await overrides()).map((one) => one?.helperObstacle);
    expect(logged.sort()).toEqual(obstacles.toSorted());
  });

  test("is never overridden for somebody suspended or not accepted", async () => {
    for (const way of Object.values(ways)) {
      const gone = await newHelper(town);
      const suspend = () =>
        town.db
          .updateTable("carePerson")
          .set({ suspendedAt: town.clock.now(), suspendedBecause: "Klacht" })
          .where("id", "=", gone)
          .execute();
      await expect(way.give(gone, "urgent", suspend)).refuses("helper_unavailable");
    }
    expect(await overrides()).toEqual([]);
  });

  test.each(obstacles)(
    "a yes by link is held back (%s), with a clear page, and the concierge sees why",
    async (obstacle) => {
      const ticketId = await newTicket(town);
      const { token, helperId } = await aCandidate(town, ticketId);
      await obstruct[obstacle](helperId, today);
      expect(await say(token)).toMatchObject({ status: obstacle, task: null, member: null });
      expect(await say(token)).toMatchObject({ status: obstacle });
      expect(await candidatesOf(ticketId)).toMatchObject([{ state: "interested", heldBack: obstacle }]);
      expect((await ticketOf(ticketId)).helper).toBeNull();
      const body = { from: "open" as const, helperId, override: "agreed" as const };
      await town.people.wout.care.matchTicket({ params: { ticketId }, body });
      expect(await candidatesOf(ticketId)).toMatchObject([{ state: "confirmed", heldBack: null }]);
    },
  );

  test("a day that they have already is no further task: the hour moves without a word", async () => {
    const helperId = await newHelper(town);
    const ticketId = await newTicket(town, {
      state: "planned",
      helperId,
      startsAt: new Date("2026-07-03T07:00:00Z"),
      endsAt: new Date("2026-07-03T08:00:00Z"),
    });
    for (const obstacle of obstacles) await obstruct[obstacle](helperId, otherDay);
    await town.people.wout.care.setAppointment({ params: { ticketId }, body: { ...at, startsAt: "09:30" } });
  });

  test("a suggested helper can be given the task, another cannot", async () => {
    const ticketId = await newTicket(town);
    const free = await newHelper(town);
    const blocked = await Promise.all(obstacles.map(() => newHelper(town)));
    for (const [index, helperId] of blocked.entries()) await obstruct[obstacles[index] ?? "full"](helperId, today);
    const { items, leftOut } = await town.people.wout.care.listMatches({ params: { ticketId } });
    expect(items.map(({ id }) => id)).toEqual([free]);
    const kept = leftOut.map(({ id, obstacles, checks }) => [id, obstacles, checks]);
    const expected = blocked.map((id, index) => [id, [obstacles[index]], index === 0 ? ["Strafregister"] : []]);
    expect(kept).toEqual(expect.arrayContaining(expected));
    expect(kept).toHaveLength(blocked.length);
    for (const helperId of [...blocked, free]) {
      const given = town.people.wout.care.matchTicket({ params: { ticketId }, body: { from: "open", helperId } });
      if (helperId === free) await given;
      else await expect(given).refuses(obstacleRefusals[obstacles[blocked.indexOf(helperId)] ?? "full"]);
    }
  });
});

describe("at the same moment", () => {
  const byLock = [...Object.keys(ways), "saying yes by link"];
  test.each(byLock)("a check is judged under the helper's lock: %s", async (way) => {
    const helperId = await newHelper(town);
    const { day, give } = ways[way] ?? { day: today, give: undefined };
    const byLink = async (ready: () => Promise<unknown>) => {
      const { token } = await aCandidate(town, await newTicket(town), helperId);
      await ready();
      return say(token);
    };
    const [isLocked, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const check = { personId: helperId, name: "Eed", untilOn: daysLater(day, -1) };
    /** A colleague changes the helper's checks, and has their lock. */
    const change = () =>
      town.db.transaction().execute(async (db) => {
        await lockHelper(db, town.organisations.city, helperId);
        isLocked.resolve();
        await isAsked.promise;
        await db
          .insertInto("careCertificate")
          .values({ ...check, id: newId() })
          .execute();
      });
    let changed: Promise<void> | undefined;
    const ready = () => {
      changed = change();
      return isLocked.promise;
    };
    const given = give ? give(helperId, undefined, ready) : byLink(ready);
    given.catch(() => {});
    await isLocked.promise;
    await untilBlocked(town.databases, given);
    isAsked.resolve();
    await changed;
    if (give) await expect(given).refuses("helper_check_expired");
    else expect(await given).toMatchObject({ status: "check-expired" });
  });

  test("eight requests, eight yeses at once: as many tasks as the helper wants, the others held back", async () => {
    const helperId = await newHelper(town, {}, { monthlyCap: 3 });
    const tickets = await Promise.all(Array.from({ length: 8 }, () => newTicket(town)));
    const tokens = await Promise.all(tickets.map(async (id) => (await aCandidate(town, id, helperId)).token));
    const statuses = (await Promise.all(tokens.map(say))).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<string>(3).fill("confirmed"), ...Array<string>(5).fill("full")]);
    const given = town.db.selectFrom("careTicket").select("id").where("helperId", "=", helperId);
    expect(await given.execute()).toHaveLength(3);
  });

  test("colleagues who choose one helper for several tickets: the limit holds", async () => {
    const { wout, chaima } = town.people;
    const helperId = await newHelper(town, {}, { monthlyCap: 1 });
    const tickets = await Promise.all(Array.from({ length: 4 }, () => newTicket(town)));
    const chosen = await Promise.allSettled(
      tickets.map((ticketId, index) =>
        (index % 2 ? wout : chaima).care.matchTicket({ params: { ticketId }, body: { from: "open", helperId } }),
      ),
    );
    const reasons = chosen.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(reasons).toEqual(Array<string>(3).fill("helper_full"));
  });
});

test.each(["planned", "looking"] as const)(
  "a series (%s) keeps its helper only while no check has expired by its day",
  async (state) => {
    const helperId = await newHelper(town);
    const planned = { startsAt: new Date("2026-05-14T07:00:00Z"), endsAt: new Date("2026-05-14T08:00:00Z") };
    const ticketId = await newTicket(town, { state: "planned", helperId, ...planned });
    // On the day of the next one it is still valid, or it has ended on the day before.
    await obstruct["check-expired"](helperId, state === "planned" ? "2026-05-22" : "2026-05-21");
    const series = await town.people.wout.care.repeatTicket({ params: { ticketId }, body: { every: "weekly" } });
    expect(series.tickets[0]).toMatchObject({ on: "2026-05-21", state });
  },
);

test("a series looks for somebody else when its helper has enough tasks that month", async () => {
  const helperId = await newHelper(town, {}, { monthlyCap: 1 });
  const planned = { startsAt: new Date("2026-05-14T07:00:00Z"), endsAt: new Date("2026-05-14T08:00:00Z") };
  const ticketId = await newTicket(town, { state: "planned", helperId, ...planned });
  await setTasks(helperId, today, 1);
  const series = await town.people.wout.care.repeatTicket({ params: { ticketId }, body: { every: "weekly" } });
  expect(series.tickets.map(({ on, state }) => `${on} ${state}`)).toEqual(["2026-05-21 looking", "2026-05-14 planned"]);
});

test("a helper is written to a ticket in two places alone, and both judge what keeps them from it", () => {
  const care = join(import.meta.dirname, "..");
  const writers = globSync("**/*.ts", { cwd: care }).filter(
    (file) =>
      !/\.test\.ts$|testing\//.test(file) && /\bmatchedAt: (?!null|Date)/.test(readFileSync(join(care, file), "utf8")),
  );
  expect(writers.sort()).toEqual(["tickets/series/create.ts", "tickets/transitions.ts"]);
  for (const file of writers) expect(readFileSync(join(care, file), "utf8")).toMatch(/ensureNoObstacle|listObstacles/);
});

/** Checks and certificates that have expired: marked everywhere, and nobody is suggested or asked with one. S2 §3 */
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aCandidate, newHelper, newTicket } from "../matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const check = (personId: string, name: string, untilOn: string | null) =>
  town.db.insertInto("careCertificate").values({ id: newId(), personId, name, untilOn }).execute();
const day = (days: number) => town.in({ days }).slice(0, 10);
const matchesOf = (ticketId: string) => town.people.wout.care.listMatches({ params: { ticketId } });

test("a helper with an expired check is not suggested nor asked, but named with it; a later one of the same name replaces it", async () => {
  const { wout, pim } = town.people;
  const expired = await newHelper(town, { firstName: "Eva" });
  const renewed = await newHelper(town, { firstName: "Rik" });
  const endless = await newHelper(town, { firstName: "Zoë" });
  await check(expired, "Strafregister", day(-1));
  await check(renewed, "Rijbewijs", day(-30));
  await check(renewed, "rijbewijs", day(300));
  await check(endless, "EHBO", null);
  const ticketId = await newTicket(town);
  const found = await matchesOf(ticketId);
  expect(found.items.map(({ id }) => id).sort()).toEqual([renewed, endless].sort());
  expect(found.total).toBe(2);
  const obstacles = ["check-expired"];
  expect(found.leftOut).toEqual([{ id: expired, name: "Eva Maes", obstacles, checks: ["Strafregister"] }]);
  const body = { helperIds: [expired], channel: "phone" as const };
  await expect(wout.care.askHelpers({ params: { ticketId }, body })).refuses("helper_unavailable");
  const marksOf = async (who: typeof wout) =>
    Object.fromEntries((await who.care.listHelpers()).items.map(({ id, expiredChecks }) => [id, expiredChecks]));
  expect(await marksOf(wout)).toEqual({ [expired]: ["Strafregister"], [renewed]: [], [endless]: [] });
  expect(await marksOf(pim)).toEqual({ [expired]: null, [renewed]: null, [endless]: null });
  const file = await (await wout.care.exportHelpers({ query: { format: "csv" } })).text();
  expect(file).toMatch(/Eva.*Strafregister/);
});

test("it must be valid on the day of the appointment; who was asked before is marked once it is over", async () => {
  const helperId = await newHelper(town);
  await check(helperId, "Strafregister", day(5));
  const at = (days: number) => ({
    startsAt: new Date(town.in({ days })),
    endsAt: new Date(town.in({ days, hours: 1 })),
  });
  const [before, after] = [await newTicket(town, at(4)), await newTicket(town, at(6))];
  expect((await matchesOf(before)).items).toHaveLength(1);
  expect((await matchesOf(after)).items).toHaveLength(0);
  await aCandidate(town, before, helperId);
  await town.pass({ days: 6 });
  const { items } = await town.people.wout.care.listCandidates({ params: { ticketId: before } });
  expect(items[0]?.expiredChecks).toEqual(["Strafregister"]);
});

/** Tickets as files: their content, who may have them, and the row in the reading log. S2 §2, §3 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
beforeEach(async () => {
  town = await nextTown();
  memberId = await aPerson(town, { firstName: "Rosa", lastName: "=1+1", tickets: 1000 });
});

const lines = async (file: Promise<Blob>) => {
  const text = new TextDecoder().decode(new Uint8Array(await (await file).arrayBuffer()));
  return text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
};
const readings = async () =>
  (await town.db.selectFrom("public.reading").select(["what", "people"]).orderBy("at").orderBy("id").execute()).map(
    ({ what, people }) => `${what} ${people}`,
  );
const csv = { format: "csv" as const };

test("the file holds what the list's filters leave, formulas are text, and one row of the reading log says of how many", async () => {
  const { wout } = town.people;
  const helperId = await aHelper(town);
  await aTicket(town, { state: "planned", memberId, helperId, title: "Naar de dokter", needsCar: true });
  await aTicket(town, { state: "open", memberId: await aPerson(town), title: "=cmd" });
  const [heading, ...rows] = await lines(wout.care.exportTickets({ query: { ...csv, states: ["planned"] } }));
  expect(heading).toContain('"Nummer","Aanvraag","Status","Hulpvrager"');
  expect(heading).not.toContain("Afspraak van");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('"Naar de dokter","Gepland","Rosa =1+1"');
  expect(await readings()).toEqual(["export 2"]);
  expect((await lines(wout.care.exportTickets({ query: csv }))).join()).toContain(`"'=cmd"`);
  expect((await wout.care.exportTickets({ query: { format: "xlsx" } })).size).toBeGreaterThan(1000);
  expect((await readings()).slice(1)).toEqual(["export 3", "export 3"]);
});

test("appointment times are in it where they are asked for", async () => {
  const { wout } = town.people;
  const [startsAt, endsAt] = [new Date("2026-06-01T07:00:00Z"), new Date("2026-06-01T08:30:00Z")];
  await aTicket(town, { state: "planned", memberId, helperId: await aHelper(town), startsAt, endsAt });
  const [heading, row] = await lines(wout.care.exportTickets({ query: { ...csv, times: "yes" } }));
  expect(heading).toContain('"Afspraak van","Afspraak tot"');
  expect(row).toMatch(/2026-06-01 09:00.*2026-06-01 10:30/);
});

test("help that repeats has a file of its own", async () => {
  const { wout } = town.people;
  await aTicket(town, { state: "open", memberId, title: "Eenmalig" });
  await aTicket(town, { state: "open", memberId, title: "Elke week", repeats: "weekly" });
  const [heading, ...rows] = await lines(wout.care.exportRecurring({ query: csv }));
  expect(heading).toContain('"Herhaling","Dag in de reeks"');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('"Elke week","Open"');
});

test("a confidential one is in nobody's file who may not see it, nor among the people counted", async () => {
  const { wout, chaima, ada } = town.people;
  const confidential = { isConfidential: true, assigneeId: wout.accountId, repeats: "weekly" as const };
  await aTicket(town, { state: "open", memberId, title: "Stil", ...confidential });
  for (const [by, found] of [
    [chaima, 0],
    [wout, 1],
    [ada, 1],
  ] as const) {
    for (const file of [by.care.exportTickets({ query: csv }), by.care.exportRecurring({ query: csv })])
      expect((await lines(file)).slice(1)).toHaveLength(found);
  }
  expect((await readings()).slice(0, 2)).toEqual(["export 0", "export 0"]);
});

test("files need the licence for exports and an editor; nothing is logged where there is none", async () => {
  const { caro, pim } = town.people;
  await expect(caro.care.exportTickets()).refuses("licence_level_too_low");
  await expect(pim.care.exportTickets()).refuses("level_too_low");
  await expect(pim.care.exportRecurring()).refuses("level_too_low");
  expect(await readings()).toEqual([]);
});

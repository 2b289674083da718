/** Who read contact details: each page is one row, which its people and the admins of care can see; and the brake on reading a lot. S2 §3 */
import { readingLimits } from "@stoep/contract/audit/values";
import { beforeEach, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { statementsOf } from "../../../testing/statements.ts";
import { nextTown, type Person, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const people = async (count: number, columns: object = {}) => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++)
    ids.push(await aPerson(town, { lastName: `Lid${at}`, street: "Geheimstraat", houseNumber: "7", ...columns }));
  return ids.sort();
};
const rows = () => town.db.selectFrom("public.reading").selectAll().orderBy("at").orderBy("id").execute();
const list = (who: Person, query: object = {}) => who.care.listMembers({ query: { contact: "yes", ...query } });

/** As if this colleague had read nearly as many people as one may. */
const readBefore = async ({ session }: Person, left: number, span: "hour" | "day" | "files" = "hour") => {
  const { people: most, hours } = readingLimits[span];
  const endsAt = new Date(town.clock.now().getTime() + hours * 3_600_000);
  const row = { membershipId: session.membershipId ?? "", span, people: most - left, endsAt };
  await town.db.insertInto("public.readingCount").values(row).execute();
};
const told = async (who: Person) =>
  (await who.notifications.listNotices()).items.filter(({ kind }) => kind === "care.muchRead");

describe("a page of contact details", () => {
  test("is one row with who, by which filter, and everyone on it", async () => {
    const { wout } = town.people;
    const ids = await people(3);
    const { items } = await list(wout, { globalFilter: "Lid", excludeSuspended: "no" });
    expect(items.every(({ contact }) => contact?.email.endsWith("@care.example"))).toBe(true);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ what: "list", module: "care", people: 3, accountId: wout.accountId });
    expect(row?.filter).toEqual({ search: true, suspended: true });
    expect([...(row?.personIds ?? [])].sort()).toEqual(ids);
  });

  test("fetched again within ten minutes is no second row; with someone new on it, it is", async () => {
    const { wout } = town.people;
    await people(2);
    await list(wout);
    await list(wout);
    expect(await rows()).toHaveLength(1);
    await people(1, { lastName: "Nieuw" });
    await list(wout);
    expect(await rows()).toHaveLength(2);
    await town.pass({ minutes: 11 });
    await list(wout);
    expect(await rows()).toHaveLength(3);
  });

  test("is read only where a list is asked for it: names, suggestions, pairs and the search have none, and leave no row", async () => {
    const { wout, els } = town.people;
    const [id = ""] = await people(1);
    await aHelper(town);
    expect((await wout.care.listMembers()).items[0]).toMatchObject({ contact: null });
    expect((await wout.care.listHelpers()).items[0]).toMatchObject({ contact: null });
    const found = [
      await wout.care.findPeople({ query: { search: "Lid" } }),
      await wout.care.queryMembers({ query: { search: "Lid" } }),
      await wout.care.findHelpers({ query: { search: "Maes" } }),
      await wout.care.listDoubles(),
      await els.feed.search({ query: { q: "Lid0" } }),
    ];
    const said = JSON.stringify(found);
    expect(said).toContain(id);
    for (const word of ["care.example", "Geheimstraat"]) expect(said).not.toContain(word);
    expect(await rows()).toEqual([]);
  });

  test("that nobody is on, or that a viewer asks for, has none, and leaves no row", async () => {
    const { wout, pim } = town.people;
    await list(wout, { globalFilter: "niemand" });
    await people(1);
    expect((await list(pim)).items[0]?.contact).toBeNull();
    expect(await rows()).toEqual([]);
  });

  test("costs the same statements for one person as for fifty", async () => {
    const { wout, chaima } = town.people;
    await people(1);
    const ofCare = async (who: Person) =>
      (await statementsOf(town.databases.pool, () => list(who))).filter((text) => /care_person|reading/.test(text));
    const one = await ofCare(wout);
    await people(49);
    const fifty = await ofCare(chaima);
    expect(fifty).toEqual(one);
    expect(fifty.filter((text) => text.includes("reading"))).toHaveLength(3);
  });

  test("of a work order is one row for both people", async () => {
    const { wout } = town.people;
    const [memberId, helperId] = [await aPerson(town), await aHelper(town)];
    const ticketId = await aTicket(town, { state: "planned", memberId, helperId });
    await wout.care.getWorkOrder({ params: { ticketId } });
    expect(await rows()).toMatchObject([{ what: "contact", people: 2, ticketId, personIds: [memberId, helperId] }]);
  });

  test("shown after a change is a row too, unless the file was opened just before", async () => {
    const { wout } = town.people;
    const [personId = ""] = await people(1, { isMember: false });
    await wout.care.makeMember({ params: { personId } });
    await wout.care.makeMember({ params: { personId } });
    expect(await rows()).toMatchObject([{ what: "file", personIds: [personId] }]);
  });
});

describe("is read", () => {
  test("in each person's own log, with lists, files and what was printed, and on paper", async () => {
    const { ada, wout } = town.people;
    const [first = "", second = ""] = await people(2);
    await list(wout);
    await wout.care.exportMembers();
    await wout.care.getPerson({ params: { personId: first } });
    const logOf = async (personId: string) =>
      (await ada.care.listReadings({ params: { personId } })).items.map(
        ({ what, people: count }) => `${what} ${count}`,
      );
    expect(await logOf(first)).toEqual(["file 1", "export 2", "list 2"]);
    expect(await logOf(second)).toEqual(["export 2", "list 2"]);
    const only = async (personId: string, what: "export" | "merge") =>
      (await ada.care.listReadings({ params: { personId }, query: { what } })).items;
    expect(await only(second, "export")).toMatchObject([{ list: "members", filters: [], reader: "Wout Peeters" }]);
    expect(await only(second, "merge")).toEqual([]);
    const pdf = await ada.care.printReadings({ params: { personId: second } });
    const text = pagesOfPdf(Buffer.from(await pdf.arrayBuffer())).join(" ");
    for (const words of ["Exporteerde een lijst", "Zag een lijst"]) expect(text).toContain(words);
  });

  test("only by those who were on it: a list or file without a person is not in their log, nor anybody else's to see", async () => {
    const { ada, wout, caro } = town.people;
    const [first = "", second = ""] = await people(2);
    const helperId = await aHelper(town);
    await wout.care.exportMembers({ query: { globalFilter: "Lid0" } });
    await wout.care.exportHelpers();
    await wout.care.exportTickets();
    await list(wout, { globalFilter: "Lid1" });
    const logOf = async (personId: string) => (await ada.care.listReadings({ params: { personId } })).items;
    const named = [await logOf(first), await logOf(second), await logOf(helperId)];
    expect(named.map((log) => log.map(({ what, list: of, filters }) => [what, of, filters]))).toEqual([
      [["export", "members", ["search"]]],
      [["list", "members", ["search"]]],
      [["export", "helpers", []]],
    ]);
    const params = { personId: first };
    await expect(wout.care.listReadings({ params })).refuses("level_too_low");
    await expect(caro.care.listReadings({ params })).refuses("not_found");
  });

  test("in pages that join without a gap, of one kind too", async () => {
    const { ada, wout } = town.people;
    const [personId = ""] = await people(1);
    for (let at = 0; at < 53; at++) {
      await wout.care.exportMembers();
      await town.pass({ hours: 25 });
    }
    const params = { personId };
    const page = await ada.care.listReadings({ params, query: { what: "export" } });
    const rest = await ada.care.listReadings({ params, query: { what: "export", cursor: page.next ?? "" } });
    expect([page.items.length, rest.items.length, rest.next]).toEqual([50, 3, null]);
    expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(53);
  });

  test("by admins of care as one list: by reader, kind and time, with names of who was read", async () => {
    const { ada, wout, chaima, caro } = town.people;
    await people(5);
    await list(wout);
    await town.pass({ hours: 1 });
    await chaima.care.exportMembers({ query: { globalFilter: "Lid1" } });
    const { items } = await ada.care.listCareReadings();
    expect(items.map(({ reader, what, people: count }) => [reader.name.split(" ")[0], what, count])).toEqual([
      ["Chaima", "export", 1],
      ["Wout", "list", 5],
    ]);
    expect(items[0]).toMatchObject({ filters: ["search"], module: "care" });
    expect(items.map(({ named }) => named.length)).toEqual([1, 3]);
    const only = async (query: object) => (await ada.care.listCareReadings({ query })).items.length;
    expect(await only({ accountId: wout.accountId })).toBe(1);
    expect(await only({ what: "export" })).toBe(1);
    expect(await only({ until: town.in({ minutes: -30 }) })).toBe(1);
    expect((await ada.audit.listReadings()).items).toEqual(items);
    await expect(wout.care.listCareReadings()).refuses("level_too_low");
    await expect(wout.audit.listReadings()).refuses("owner_only");
    expect((await caro.care.listCareReadings()).items).toEqual([]);
  });

  test("without the names of people who were deleted since", async () => {
    const { ada, wout } = town.people;
    const [personId = ""] = await people(1);
    await wout.care.getPerson({ params: { personId } });
    await ada.care.deletePerson({ params: { personId } });
    expect((await ada.care.listCareReadings()).items.at(-1)).toMatchObject({ what: "file", people: 1, named: [] });
  });
});

describe("reading a lot", () => {
  test("the page that reaches the limit is shown, the admins of care are told once, and further people are refused", async () => {
    const { ada, wout, chaima } = town.people;
    await people(3);
    await readBefore(wout, 2);
    expect((await list(wout)).items).toHaveLength(3);
    const [other = ""] = await people(1, { lastName: "Ander" });
    for (let times = 0; times < 3; times++)
      await expect(wout.care.getPerson({ params: { personId: other } })).refuses("read_too_much");
    await expect(list(wout, { globalFilter: "Ander" })).refuses("read_too_much");
    expect(await rows()).toHaveLength(1);
    expect(await told(ada)).toHaveLength(1);
    expect(await told(chaima)).toEqual([]);
    // Who was read within the hour can be read on, and colleagues are not held up.
    expect((await list(wout, { globalFilter: "Lid" })).items).toHaveLength(3);
    await chaima.care.getPerson({ params: { personId: other } });
    await town.pass({ hours: 1 });
    await wout.care.getPerson({ params: { personId: other } });
  });

  test("a change that would show somebody is refused as a whole", async () => {
    const { wout } = town.people;
    const [personId = ""] = await people(1, { isMember: false });
    await readBefore(wout, 0);
    await expect(wout.care.makeMember({ params: { personId } })).refuses("read_too_much");
    expect((await wout.care.listMembers()).items).toEqual([]);
  });

  test("names can still be listed, and new people written down", async () => {
    const { wout } = town.people;
    await people(1);
    await readBefore(wout, 0);
    expect((await wout.care.listMembers()).items).toHaveLength(1);
    const body = { firstName: "Lies", email: "lies@zorg.example", languages: ["nl" as const] };
    expect((await wout.care.createMember({ body })).contact?.email).toBe("lies@zorg.example");
  });

  test("files have a limit of their own: the one that reaches it is given, and the next one waits", async () => {
    const { ada, wout } = town.people;
    await people(2);
    await aHelper(town);
    await readBefore(wout, 0, "day");
    await readBefore(wout, 1, "files");
    expect(await (await wout.care.exportMembers()).text()).toContain("Lid1");
    await expect(wout.care.exportMembers()).refuses("read_too_much");
    await expect(wout.care.exportHelpers({ query: { format: "csv" } })).refuses("read_too_much");
    expect(await told(ada)).toHaveLength(1);
  });

  test("pages at the same moment are all counted, and of those beyond the limit none is shown", async () => {
    const { ada, wout } = town.people;
    await people(40);
    await readBefore(wout, 12);
    // Thirty pages, each with somebody else.
    const wanted = Array.from({ length: 30 }, (_, at) => `Lid${at + 10}`);
    const pages = await Promise.allSettled(wanted.map((globalFilter) => list(wout, { globalFilter })));
    const shown = pages.filter(({ status }) => status === "fulfilled").length;
    const kept = await rows();
    expect([shown, kept.length]).toEqual([12, 12]);
    const [{ people: counted = 0 } = {}] = await town.db
      .selectFrom("public.readingCount")
      .select("people")
      .where("span", "=", "hour")
      .execute();
    expect(counted).toBe(readingLimits.hour.people);
    expect(await told(ada)).toHaveLength(1);
  });

  test("two pages at once below the limit are two rows, and both count", async () => {
    const { wout } = town.people;
    await people(20);
    await Promise.all(["Lid10", "Lid11", "Lid12"].map((globalFilter) => list(wout, { globalFilter })));
    expect(await rows()).toHaveLength(3);
    const counts = await town.db.selectFrom("public.readingCount").select(["span", "people"]).orderBy("span").execute();
    expect(counts).toEqual([
      { span: "day", people: 3 },
      { span: "hour", people: 3 },
    ]);
  });

  test("the count goes with the membership", async () => {
    const { wout } = town.people;
    await people(1);
    await list(wout);
    await town.db.deleteFrom("public.membership").where("id", "=", wout.session.membershipId).execute();
    expect(await town.db.selectFrom("public.readingCount").selectAll().execute()).toEqual([]);
  });
});

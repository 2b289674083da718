/** One calendar for all visits of a helper or a person helped: what is in it, who opens it, and when it ends. S2 §4 */
import { beforeEach, describe, expect, test } from "vitest";
import { untilBlocked } from "../../../testing/lock-wait.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aLink } from "../matching/testing/rows.ts";
import { unlinkAccount } from "../people/index.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
let ticketId: string;
const networkSlug = "testdorp";
beforeEach(async () => {
  town = await nextTown();
  const home = {
    street: "Molenstraat",
    houseNumber: "3",
    city: "Testdorp",
    phone: "+32470123456",
    language: "fr" as const,
  };
  memberId = await aPerson(town, { firstName: "Rosa", lastName: "Claes", ...home });
  helperId = await aHelper(town, { person: { firstName: "Jef", lastName: "Maes", phone: "+32470654321" } });
  ticketId = await visit({ helperLine: "Boodschappen" });
});

/** In so many days, for two hours. */
const visit = (more: object = {}, days = 2) => {
  const startsAt = town.in({ hours: 24 * days });
  const [from, until] = [new Date(startsAt), new Date(new Date(startsAt).getTime() + 7_200_000)];
  const internal = { title: "Geheim", description: "Geheim", work: "De sleutel ligt onder de mat" };
  return aTicket(town, { state: "planned", memberId, helperId, startsAt: from, endsAt: until, ...internal, ...more });
};
const linkOf = async (side: "helper" | "member", of = ticketId) => ({
  params: {
    networkSlug,
    token: await aLink(town, { ticketId: of, personId: side === "member" ? memberId : helperId, side }),
  },
});
async function subscribe(side: "helper" | "member") {
  const { address, since } = await town.guest.care.renewLinkedCalendar(await linkOf(side));
  expect(since).not.toBeNull();
  return new URL(address ?? "").pathname;
}
const ask = (url: string, headers = {}) => town.http.inject({ url, headers });
const statusOf = async (url: string) => (await ask(url)).statusCode;
async function read(url: string) {
  const answer = await ask(url);
  expect(answer.statusCode).toBe(200);
  return answer.body.replace(/\r\n[ \t]/g, "");
}
const linesOf = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}:(.*)\r$`, "gm"))].map((one) => one[1]);
const change = (id: string, columns: object) =>
  town.db.updateTable("careTicket").set(columns).where("id", "=", id).execute();

describe("what is in it", () => {
  test("all visits of a helper, with the ids and revisions of the single files, the name and the place", async () => {
    const other = await visit({ helperLine: "Tuin" }, 9);
    await visit({ state: "revoked", revokedBecause: "no-longer-needed" });
    await visit({ helperId: await aHelper(town) });
    const file = await read(await subscribe("helper"));
    expect(linesOf(file, "UID")).toEqual([ticketId, other].map((id) => `${id}@stoep.example`));
    expect(linesOf(file, "SEQUENCE")).toEqual(["1", "1"]);
    expect(linesOf(file, "SUMMARY")).toEqual(["Boodschappen", "Tuin"]);
    expect(linesOf(file, "DESCRIPTION")).toEqual(Array(2).fill("Rosa Claes\\n\\nGemeente Testdorp"));
    expect(linesOf(file, "LOCATION")[0]).toContain("Molenstraat 3");
    expect(file).not.toMatch(/Geheim|sleutel|470123456|470654321/);
  });

  test("for the person helped the helper's name, in their language; of a visit that is over no name and no place", async () => {
    const plain = await visit({}, 5);
    const path = await subscribe("member");
    const file = await read(path);
    expect(linesOf(file, "SUMMARY")).toEqual(["Boodschappen", "Une aide"]);
    expect(linesOf(file, "DESCRIPTION")[0]).toBe("Jef Maes\\n\\nGemeente Testdorp");
    for (const id of [ticketId, plain]) await change(id, { state: "executed" });
    const over = await read(path);
    expect(linesOf(over, "UID")).toHaveLength(2);
    expect(over).not.toMatch(/Jef|Maes|Molenstraat/);
  });

  test("an unchanged calendar is known by its mark; a moved or cancelled visit changes it", async () => {
    const path = await subscribe("member");
    const etag = String((await ask(path)).headers.etag);
    const again = async () => (await ask(path, { "if-none-match": etag })).statusCode;
    expect(await again()).toBe(304);
    await town.people.wout.care.setAppointment({
      params: { ticketId },
      body: { startsOn: "2026-05-20", startsAt: "09:00", endsAt: "10:00", tell: [] },
    });
    expect(await again()).toBe(200);
    expect(linesOf(await read(path), "SEQUENCE")).toEqual(["2"]);
    const why = { because: "no-longer-needed" as const, explanation: "–" };
    await town.people.wout.care.revokeTicket({ params: { ticketId }, body: { from: "planned", ...why, tell: [] } });
    expect(linesOf(await read(path), "UID")).toEqual([]);
  });
});

describe("who makes it", () => {
  test("whoever has a link to a visit that is theirs and to come; a new address ends the old one, and it can be ended", async () => {
    const link = await linkOf("helper");
    expect(await town.guest.care.getLinkedCalendar(link)).toEqual({ since: null, address: null });
    const first = await subscribe("helper");
    expect(await town.guest.care.getLinkedCalendar(link)).toMatchObject({ since: expect.any(String), address: null });
    const second = await subscribe("helper");
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await statusOf(await subscribe("member"))).toBe(200);
    await town.guest.care.endLinkedCalendar(link);
    expect(await statusOf(second)).toBe(404);
    expect(JSON.stringify(await town.db.selectFrom("careCalendar").selectAll().execute())).not.toContain(
      second.split("/").at(-2),
    );
  });

  test("not by a link to a visit that is over, or of another helper, or that nobody was sent", async () => {
    const link = await linkOf("helper");
    await change(ticketId, { helperId: await aHelper(town) });
    await expect(town.guest.care.renewLinkedCalendar(link)).refuses("not_found");
    await change(ticketId, { helperId, state: "solved", solvedAt: town.clock.now() });
    await expect(town.guest.care.getLinkedCalendar(link)).refuses("not_found");
    const unknown = { params: { networkSlug, token: "x".repeat(43) } };
    await expect(town.guest.care.renewLinkedCalendar(unknown)).refuses("not_found");
    expect(await statusOf(`/api/networks/${networkSlug}/care/calendars/${"x".repeat(43)}/visits.ics`)).toBe(404);
  });

  test("a resident whose account is linked, for each organisation; it ends with the link", async () => {
    const { dirk, nele } = town.people;
    const params = { organisationId: town.organisations.city };
    await expect(dirk.care.renewOwnVisitCalendar({ params })).refuses("not_found");
    const linked = { accountId: dirk.accountId, linkedAt: town.clock.now() };
    await town.db.updateTable("carePerson").set(linked).where("id", "=", helperId).execute();
    const { address } = await dirk.care.renewOwnVisitCalendar({ params });
    const path = new URL(address ?? "").pathname;
    expect(linesOf(await read(path), "UID")).toEqual([`${ticketId}@stoep.example`]);
    await expect(nele.care.getOwnVisitCalendar({ params })).refuses("not_found");
    await dirk.care.endOwnVisitCalendar({ params });
    expect(await statusOf(path)).toBe(404);
    const again = new URL((await dirk.care.renewOwnVisitCalendar({ params })).address ?? "").pathname;
    await dirk.care.endOwnLink({ params });
    expect(await statusOf(again)).toBe(404);
  });

  test("nobody whose link ends at that moment, whoever is first", async () => {
    const { dirk } = town.people;
    const params = { organisationId: town.organisations.city };
    const linked = { accountId: dirk.accountId, linkedAt: town.clock.now() };
    await town.db.updateTable("carePerson").set(linked).where("id", "=", helperId).execute();
    const [isUnlinked, isAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const unlinking = town.db.transaction().execute(async (db) => {
      await unlinkAccount(db, { accountId: dirk.accountId }, town.clock.now());
      isUnlinked.resolve();
      await isAsked.promise;
    });
    await isUnlinked.promise;
    const renewed = dirk.care.renewOwnVisitCalendar({ params });
    renewed.catch(() => {});
    await untilBlocked(town.databases, renewed);
    isAsked.resolve();
    await unlinking;
    await expect(renewed).refuses("not_found");
    expect(await town.db.selectFrom("careCalendar").select("personId").execute()).toEqual([]);
  });
});

describe("it ends", () => {
  const suspend = (isSuspended: boolean) =>
    town.people.ada.care.suspendHelper({ params: { personId: helperId }, body: { isSuspended, because: "Klacht" } });

  test("when its person is suspended, and does not come back with them", async () => {
    const path = await subscribe("helper");
    await suspend(true);
    expect(await statusOf(path)).toBe(404);
    await suspend(false);
    expect(await statusOf(path)).toBe(404);
  });

  test("when its person is deleted, and the helper's no longer names them", async () => {
    const [member, helper] = [await subscribe("member"), await subscribe("helper")];
    await change(ticketId, { state: "executed" });
    await town.people.ada.care.deletePerson({ params: { personId: memberId } });
    expect(await statusOf(member)).toBe(404);
    expect(await read(helper)).not.toMatch(/Rosa|Claes/);
    expect(await town.db.selectFrom("careCalendar").select("personId").execute()).toEqual([{ personId: helperId }]);
  });

  test("when two records become one, for both", async () => {
    const path = await subscribe("member");
    const twin = await aPerson(town, { firstName: "Rosa", lastName: "Claes" });
    await town.people.ada.care.mergeDoubles({
      params: { personId: twin, otherId: memberId },
      body: { version: 1, otherVersion: 1, take: [] },
    });
    expect(await statusOf(path)).toBe(404);
  });
});

test("one address may fetch calendars of visits only so often", async () => {
  const path = await subscribe("member");
  await ask(path);
  await town.databases.platform.updateTable("public.rateLimit").set({ points: 600 }).execute();
  expect(await statusOf(path)).toBe(429);
});

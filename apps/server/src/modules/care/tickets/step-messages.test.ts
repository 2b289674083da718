/** Messages to member and helper at each step, and the links in them. S2 §4 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  const home = { street: "Molenstraat", houseNumber: "3", city: "Testdorp", phone: "+32470123456" };
  const rosa = { firstName: "Rosa", lastName: "Claes", email: "rosa@thuis.example", tickets: 1000, ...home };
  memberId = await aPerson(town, rosa);
  helperId = await aHelper(town, { person: { firstName: "Jef", lastName: "Maes", email: "jef@thuis.example" } });
});

const appointment = { startsOn: "2026-06-01", startsAt: "22:00", endsOn: "2026-06-02", endsAt: "01:00" };
const looking = () => aTicket(town, { state: "looking", memberId, title: "Boodschappen", helperLine: "Boodschappen" });
const careOf = () => town.people.wout.care;
const match = (ticketId: string, tell?: ("member" | "helper")[]) =>
  careOf().matchTicket({ params: { ticketId }, body: { from: "looking", helperId, tell } });
const plan = (ticketId: string) =>
  careOf().planTicket({ params: { ticketId }, body: { from: "waiting", appointment } });
const revoke = (ticketId: string, from: "planned" | "waiting" | "looking") =>
  careOf().revokeTicket({
    params: { ticketId },
    body: { from, because: "other-solution", explanation: "Haar zus is ruzie aan het maken" },
  });
/** The mails that this address got since the last call. */
async function newMails(to: string) {
  await town.runDue();
  return town.outside.mails.splice(0).filter((mail) => mail.to === to);
}
const toMember = () => newMails("rosa@thuis.example");
const toHelper = () => newMails("jef@thuis.example");
const tokenIn = (text = "") => /care\/(?:answer|appointment)\/([\w-]{43})/.exec(text)?.[1] ?? "";
const networkSlug = "testdorp";
const read = (token: string) => town.guest.care.readAsked({ params: { networkSlug, token } });
async function calendarAt(token: string) {
  const file = await town.http.inject(`/api/networks/${networkSlug}/care/answers/${token}/appointment.ics`);
  expect(file.headers["content-type"]).toMatch(/^text\/calendar/);
  return file.body.replace(/\r\n[ \t]/g, "");
}

describe("of each step", () => {
  test("a helper who is chosen directly gets a link of their own, which shows what they need", async () => {
    const ticketId = await looking();
    await match(ticketId);
    const [mail, ...others] = await toHelper();
    expect(others).toEqual([]);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Rosa|Claes|Molenstraat|123456/);
    const token = tokenIn(mail?.text);
    expect(await read(token)).toMatchObject({
      status: "confirmed",
      member: { name: "Rosa Claes", phone: "+32470123456", address: "Molenstraat 3, Testdorp" },
    });
    const answer = { params: { networkSlug, token }, body: { answer: "no" as const } };
    expect(await town.guest.care.answerAsked(answer)).toMatchObject({ status: "confirmed" });
    await revoke(ticketId, "waiting");
    expect(await read(token)).toMatchObject({ status: "ended", task: null, member: null });
  });

  test("the member hears who was found, both hear day and times, over midnight with both days", async () => {
    const ticketId = await looking();
    await match(ticketId);
    expect((await toMember()).map(({ subject }) => subject)).toEqual(["Jef Maes komt je helpen: Boodschappen"]);
    await plan(ticketId);
    const [mail] = await toMember();
    expect(mail?.subject).toMatch(/^ma 1 jun 2026.*22:00.*di 2 jun 2026.*01:00: Jef Maes, Boodschappen$/);
    await careOf().setAppointment({ params: { ticketId }, body: { ...appointment, startsAt: "21:00" } });
    expect((await toMember())[0]?.subject).toMatch(/^Nieuw tijdstip, .*21:00/);
  });

  test("revoked says why in words of the choice alone, to both; solved thanks", async () => {
    const ticketId = await looking();
    await match(ticketId, []);
    await plan(ticketId);
    await newMails("");
    await revoke(ticketId, "planned");
    await town.runDue();
    expect(town.mails("jef@thuis.example")[0]?.subject).toMatch(/^Gaat niet door, ma 1 jun/);
    expect(town.mails("rosa@thuis.example")[0]?.text).toContain("er is een andere oplossing");
    expect(JSON.stringify(town.mails())).not.toContain("ruzie");
    const done = await aTicket(town, { state: "executed", memberId, helperId, title: "Ramen", helperLine: "Ramen" });
    await careOf().solveTicket({ params: { ticketId: done }, body: { from: "executed" } });
    const last = await toHelper();
    expect(last.at(-1)?.subject).toBe("Bedankt: Ramen");
  });

  test("nobody is told whom the concierge leaves out, twice, or who cannot be reached; the thread keeps who was", async () => {
    const ticketId = await looking();
    await match(ticketId, ["member"]);
    expect(await toHelper()).toEqual([]);
    const { thread } = await careOf().getTicket({ params: { ticketId } });
    expect(thread.filter(({ kind }) => kind === "message")).toMatchObject([
      { to: "Rosa Claes", channel: "mail", text: expect.stringContaining("Jef Maes gaat je helpen") },
    ]);
    await town.db.updateTable("carePerson").set({ email: null }).where("id", "=", memberId).execute();
    await plan(ticketId);
    await town.runDue();
    await town.runDue();
    expect(town.outside.texts.map(({ to }) => to)).toEqual(["+32470123456"]);
    expect(await toHelper()).toHaveLength(1);
  });

  test("a member who is deleted hears nothing, the helper that it does not take place", async () => {
    const ticketId = await looking();
    await match(ticketId, []);
    await plan(ticketId);
    await newMails("");
    await careOf().lookForHelper({ params: { ticketId }, body: { from: "planned", tell: [] } });
    await town.people.ada.care.deletePerson({ params: { personId: memberId } });
    await town.runDue();
    expect(town.mails()).toEqual([]);
  });
});

describe("in the calendar", () => {
  test("the appointment is in UTC with one id; moved it is a later revision, revoked it is taken out without a name", async () => {
    const ticketId = await looking();
    await match(ticketId, []);
    await plan(ticketId);
    const [mail] = await toMember();
    const token = tokenIn(mail?.text);
    const first = await calendarAt(token);
    expect(first).toMatch(/METHOD:PUBLISH[\s\S]*DTSTART:20260601T200000Z[\s\S]*DTEND:20260601T230000Z/);
    expect(first).toContain(`UID:${ticketId}@stoep.example`);
    expect(first).toContain("Jef Maes");
    // The night on which an hour is skipped.
    const night = { startsOn: "2027-03-28", startsAt: "01:00", endsAt: "04:00", tell: [] };
    await careOf().setAppointment({ params: { ticketId }, body: night });
    const moved = await calendarAt(token);
    expect(moved).toMatch(/DTSTART:20270328T000000Z[\s\S]*DTEND:20270328T020000Z/);
    const revision = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
    expect(revision(moved)).toBeGreaterThan(revision(first));
    await revoke(ticketId, "planned");
    const off = await calendarAt(token);
    expect(off).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    expect(off).toContain(`UID:${ticketId}@stoep.example`);
    expect(off).not.toMatch(/Jef|Rosa|Molenstraat/);
    expect(revision(off)).toBeGreaterThan(revision(moved));
  });

  test("it is removed for a helper who no longer has the ticket, though the ticket has no appointment any more", async () => {
    const ticketId = await looking();
    await match(ticketId, []);
    await plan(ticketId);
    await newMails("");
    await careOf().lookForHelper({ params: { ticketId }, body: { from: "planned" } });
    const [mail] = await toHelper();
    const file = await calendarAt(tokenIn(mail?.text));
    expect(file).toMatch(/METHOD:CANCEL[\s\S]*DTSTART:20260601T200000Z/);
    expect(file).not.toMatch(/Rosa|Molenstraat/);
  });

  test("a link that nobody was sent, or without an appointment, is not found", async () => {
    await expect(read("x".repeat(43))).refuses("not_found");
    const ticketId = await looking();
    await match(ticketId);
    const [mail] = await toHelper();
    const token = tokenIn(mail?.text);
    const { statusCode } = await town.http.inject(`/api/networks/testdorp/care/answers/${token}/appointment.ics`);
    expect(statusCode).toBe(404);
  });
});

describe("the work order", () => {
  test("has what a helper needs, for editors; each opening of it, on paper or for a calendar, is a row of the reading log", async () => {
    const { wout, pim, caro, ada } = town.people;
    const more = { work: "Bel aan bij de buren", needsCar: true, hourlyRateCents: 1250 };
    const ticketId = await aTicket(town, { state: "planned", memberId, helperId, ...more });
    const params = { ticketId };
    expect(await wout.care.getWorkOrder({ params })).toMatchObject({
      address: "Molenstraat 3, Testdorp",
      member: { name: "Rosa Claes", phone: "+32470123456" },
      helper: { name: "Jef Maes" },
      work: "Bel aan bij de buren",
      hourlyRate: { cents: 1250, currency: "EUR" },
    });
    await wout.care.printWorkOrder({ params });
    expect(await (await wout.care.saveTicketAppointment({ params })).text()).toContain("BEGIN:VEVENT");
    const { items } = await ada.care.listReadings({ params: { personId: memberId } });
    expect(items.map(({ what }) => what)).toEqual(["contact", "contact", "contact"]);
    expect((await ada.care.listReadings({ params: { personId: helperId } })).items).toHaveLength(3);
    await expect(pim.care.getWorkOrder({ params })).refuses("level_too_low");
    await expect(caro.care.getWorkOrder({ params })).refuses("not_found");
    const open = { ticketId: await aTicket(town, { state: "open", memberId }) };
    await expect(wout.care.saveTicketAppointment({ params: open })).refuses("step_not_possible");
  });
});

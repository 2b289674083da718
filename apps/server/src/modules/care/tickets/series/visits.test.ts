/** Each visit of a series reaches helper and member in time, with its calendar file, and none of them in a burst. S2 §3 */
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../../testing/town.ts";
import { aHelper, aPerson, aTicket } from "../../testing/rows.ts";

let town: Town;
let memberId: string;
let helperId: string;
beforeEach(async () => {
  town = await nextTown();
  const home = { street: "Molenstraat", houseNumber: "3", city: "Testdorp", phone: "+32470123456" };
  memberId = await aPerson(town, { firstName: "Rosa", email: "rosa@thuis.example", tickets: 1000, ...home });
  helperId = await aHelper(town, { person: { firstName: "Jef", email: "jef@thuis.example", phone: "+32470654321" } });
});

const careOf = () => town.people.wout.care;
/** On Thursday 14 May 2026, from 9 until half past ten; the town's clock starts on the 12th. */
const planned = (more: object = {}) => {
  const [startsAt, endsAt] = [new Date("2026-05-14T07:00:00Z"), new Date("2026-05-14T08:30:00Z")];
  return aTicket(town, { state: "planned", memberId, helperId, startsAt, endsAt, helperLine: "Boodschappen", ...more });
};
async function repeat(body: object = {}, more: object = {}) {
  const ticketId = await planned(more);
  const { id: seriesId } = await careOf().repeatTicket({ params: { ticketId }, body: { every: "weekly", ...body } });
  return { ticketId, params: { seriesId } };
}
const ticketOn = async (params: { seriesId: string }, day: string) =>
  (await careOf().getSeries({ params })).tickets.find(({ on }) => on === day)?.id ?? "";

/** To both, since the last call. */
async function newMails() {
  await town.runDue();
  const mails = town.outside.mails.splice(0);
  const to = (who: string) => mails.filter((mail) => mail.to === `${who}@thuis.example`);
  return { helper: to("jef"), member: to("rosa"), texts: town.outside.texts.splice(0) };
}
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);
/** Until the given day in May, an hour before noon by the network's clock. */
async function passUntil(day: number) {
  const hours = (Date.parse(`2026-05-${day}T09:00:00Z`) - town.clock.now().getTime()) / 3_600_000;
  await town.pass({ hours });
}
async function calendarIn(text = "") {
  const token = /care\/(?:answer|appointment)\/([\w-]{43})/.exec(text)?.[1] ?? "";
  const file = await town.http.inject(`/api/networks/testdorp/care/answers/${token}/appointment.ics`);
  expect(file.headers["content-type"]).toMatch(/^text\/calendar/);
  return file.body.replace(/\r\n[ \t]/g, "");
}
const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(file)?.[1]?.trim();

describe("what helper and member hear", () => {
  test("a series of a year begins with one message to each, which says how often and from when", async () => {
    await repeat({ untilOn: "2027-05-13" });
    const { helper, member, texts } = await newMails();
    expect(texts).toEqual([]);
    const subject = expect.stringMatching(/^Komt terug, elke week vanaf do 14 mei 2026.*09:00.*10:30: Boodschappen$/);
    expect(subjects(helper)).toEqual([subject]);
    expect(subjects(member)).toEqual([subject]);
    expect(member[0]?.text).toMatch(/ten laatste do 13 mei 2027/);
    expect(helper[0]?.text).not.toMatch(/Rosa|Molenstraat|123456/);
    expect(lineOf(await calendarIn(helper[0]?.text), "DTSTART")).toBe("20260514T070000Z");
    expect(lineOf(await calendarIn(member[0]?.text), "DTSTART")).toBe("20260514T070000Z");
  });

  test("each visit is told of three days before, once, with its own calendar file", async () => {
    const { params } = await repeat();
    await newMails();
    await passUntil(17);
    expect(await newMails()).toEqual({ helper: [], member: [], texts: [] });
    await passUntil(18);
    const { helper, member } = await newMails();
    expect(subjects(helper)).toEqual([expect.stringMatching(/^do 21 mei 2026.*09:00.*10:30: Boodschappen$/)]);
    expect(subjects(member)).toEqual([expect.stringMatching(/^do 21 mei 2026.*: Jef .*, Boodschappen$/)]);
    const next = await ticketOn(params, "2026-05-21");
    for (const mail of [helper[0], member[0]])
      expect(lineOf(await calendarIn(mail?.text), "UID")).toBe(`${next}@stoep.example`);
    await town.runAgain("care.tellOfVisits");
    await passUntil(24);
    expect(await newMails()).toEqual({ helper: [], member: [], texts: [] });
    await passUntil(25);
    expect(subjects((await newMails()).helper)).toEqual([expect.stringMatching(/^do 28 mei/)]);
    const { thread } = await careOf().getTicket({ params: { ticketId: next } });
    expect(thread.filter(({ kind }) => kind === "message")).toHaveLength(2);
  });

  test("moved or cancelled it is told of at once, as the same event with a later revision, and not again", async () => {
    const { params } = await repeat();
    await newMails();
    const visit = { ticketId: await ticketOn(params, "2026-05-21") };
    await careOf().setAppointment({
      params: visit,
      body: { startsOn: "2026-05-22", startsAt: "09:00", endsAt: "10:30" },
    });
    const moved = await newMails();
    expect(subjects(moved.member)).toEqual([expect.stringMatching(/^Nieuw tijdstip, vr 22 mei/)]);
    const link = moved.member[0]?.text;
    const before = await calendarIn(link);
    await passUntil(20);
    expect(subjects((await newMails()).member)).toEqual([]);
    const why = { because: "no-longer-needed" as const, explanation: "Op reis" };
    await careOf().revokeTicket({ params: visit, body: { from: "planned", ...why } });
    const { helper, member } = await newMails();
    expect([helper.length, member.length]).toEqual([1, 1]);
    const after = await calendarIn(link);
    expect(lineOf(after, "UID")).toBe(lineOf(before, "UID"));
    expect(lineOf(after, "METHOD")).toBe("CANCEL");
    expect(Number(lineOf(after, "SEQUENCE"))).toBeGreaterThan(Number(lineOf(before, "SEQUENCE")));
  });

  test("a day that is skipped or kept after all, and the end, are told of at once", async () => {
    const { params } = await repeat();
    await newMails();
    const skip = (isSkipped: boolean) => careOf().skipOccurrence({ params, body: { on: "2026-05-28", isSkipped } });
    await skip(true);
    await skip(true);
    const skipped = await newMails();
    expect(subjects(skipped.helper)).toEqual([expect.stringMatching(/^Geen bezoek, do 28 mei.*: Boodschappen$/)]);
    expect(subjects(skipped.member)).toEqual(subjects(skipped.helper));
    await skip(false);
    expect(subjects((await newMails()).member)).toEqual([expect.stringMatching(/^Gaat toch door, do 28 mei/)]);
    await careOf().endSeries({ params });
    const { helper, member } = await newMails();
    expect(subjects([...helper, ...member])).toEqual(Array(2).fill("Komt niet meer terug: Boodschappen"));
    expect(member[0]?.text).toMatch(/do 28 mei 2026/);
  });
});

describe("who is told, and how", () => {
  const setPerson = (id: string, change: object) =>
    town.db.updateTable("carePerson").set(change).where("id", "=", id).execute();
  const noticesOf = async () => (await town.people.ada.notifications.listNotices()).items.map(({ kind }) => kind);

  test("by text message, which names its sender and leads to a page, if that is their only way", async () => {
    await setPerson(memberId, { email: null });
    await repeat();
    const begun = (await newMails()).texts;
    await passUntil(18);
    const texts = [...begun, ...(await newMails()).texts];
    expect(texts).toHaveLength(2);
    for (const { to, body } of texts) {
      expect(to).toBe("+32470123456");
      expect(body).toMatch(
        /^Gemeente Testdorp: .*\nhttps:\/\/stoep\.example\/testdorp\/care\/appointment\/[\w-]{43}$/s,
      );
    }
  });

  test("nobody who is left out, or suspended", async () => {
    await repeat({ tell: ["member"] });
    expect((await newMails()).helper).toEqual([]);
    await setPerson(memberId, { suspendedAt: town.clock.now(), suspendedBecause: "–" });
    await passUntil(18);
    const { helper, member } = await newMails();
    expect([helper.length, member.length]).toEqual([1, 0]);
    expect(await noticesOf()).not.toContain("care.untold");
  });

  test("whom no message reaches, the concierge calls", async () => {
    await setPerson(memberId, { email: null, phone: "+3292123456" });
    await repeat();
    expect(await noticesOf()).not.toContain("care.untold");
    await passUntil(18);
    expect(await noticesOf()).toContain("care.untold");
  });

  test("without a helper, the member hears that nobody has been found yet, and then who comes", async () => {
    const { params } = await repeat();
    const absence = { fromOn: "2026-05-25", untilOn: "2026-05-29" };
    await careOf().addAbsence({ params: { personId: helperId }, body: absence });
    await passUntil(24);
    await newMails();
    await passUntil(25);
    const { helper, member } = await newMails();
    expect(helper).toEqual([]);
    expect(subjects(member)).toEqual([expect.stringMatching(/^Nog niemand gevonden, do 28 mei.*: Boodschappen$/)]);
    const visit = { ticketId: await ticketOn(params, "2026-05-28") };
    const other = await aHelper(town, { person: { firstName: "Mia" } });
    await careOf().matchTicket({ params: visit, body: { from: "looking", helperId: other } });
    expect(subjects((await newMails()).member)).toEqual([expect.stringMatching(/^Mia .* komt je helpen/)]);
  });

  test("of a visit that has begun, nobody", async () => {
    await repeat();
    await newMails();
    town.clock.move(new Date("2026-05-21T07:01:00Z"));
    await town.runDue();
    const { helper, member } = await newMails();
    expect(subjects([...helper, ...member]).filter((one) => one.includes("21 mei"))).toEqual([]);
  });
});

/**
 * What a ticket says to others: every mail and text message of care, the page behind a link and the calendar file are walked, with
 * words in title and description that only colleagues may read. S2 §3
 */
import { beforeEach, expect, test } from "vitest";
import { nextTown, type Town } from "../../testing/town.ts";
import { capability } from "./index.ts";
import { newCategory, newHelper, newPerson } from "./matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

/** Mails that are about no ticket yet, and repeat nothing of what was typed. */
const ofTheForm = ["helpFormReceived", "helpFormWaits"];
const internal = /geheim|Rosa|Claes|Molenstraat|470123456/i;
const content = {
  title: "Geheim: Rosa Claes, Molenstraat 3, 0470123456",
  description: "Geheim: mevrouw ziet slecht",
  work: "Geheim: de sleutel ligt onder de mat",
};
const appointment = { startsOn: "2026-06-01", startsAt: "09:00", endsAt: "10:00" };
const networkSlug = "testdorp";
const linkIn = (text: string) => /care\/(?:answer|appointment)\/([\w-]{43})/.exec(text)?.[1];

/** Everything that leaves, with the names of the mails. */
async function outside() {
  const rows = await town.db.selectFrom("public.delivery").select("template").distinct().execute();
  await town.runDue();
  // Colleagues are told of tickets by their title.
  const mails = town.outside.mails.splice(0).filter(({ to }) => to.endsWith("@care.example"));
  const texts = town.outside.texts.splice(0);
  return { templates: rows.map(({ template }) => template), mails, texts };
}

/** A series, with a day skipped and kept, a visit told of, one without its helper, and the end. */
async function repeatAndEnd(ticketId: string, helperId: string) {
  const { care } = town.people.wout;
  await care.matchTicket({ params: { ticketId }, body: { from: "open", helperId } });
  await care.planTicket({
    params: { ticketId },
    body: { from: "waiting", appointment: { ...appointment, startsOn: "2026-05-14" } },
  });
  const { id: seriesId } = await care.repeatTicket({ params: { ticketId }, body: { every: "weekly" } });
  const params = { seriesId };
  for (const isSkipped of [true, false]) await care.skipOccurrence({ params, body: { on: "2026-05-28", isSkipped } });
  await care.addAbsence({ params: { personId: helperId }, body: { fromOn: "2026-05-28", untilOn: "2026-05-28" } });
  await town.pass({ days: 14 });
  await care.endSeries({ params });
}

/** A ticket from the first request to its end, by each way on which somebody is told something. */
async function walk(helperLine: string) {
  const { care } = town.people.wout;
  const categoryId = await newCategory(town, "Boodschappen");
  const home = { street: "Molenstraat", houseNumber: "3", city: "Testdorp", phone: "+32470123456" };
  const memberId = await newPerson(town, { ...home, firstName: "Rosa", lastName: "Claes", email: "rosa@care.example" });
  const newTicket = async () =>
    (await care.createTicket({ body: { memberId, categoryId, helperLine, ...content } })).id;
  const helper = () => newHelper(town, { email: `${crypto.randomUUID()}@care.example` });
  const seen: { templates: string[]; mails: string[]; texts: string[] } = { templates: [], mails: [], texts: [] };
  const gather = async () => {
    const { templates, mails, texts } = await outside();
    seen.templates.push(...templates);
    seen.mails.push(...mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`));
    seen.texts.push(...texts.map(({ body }) => body));
    return mails;
  };

  // Asked by mail and text message; somebody says yes; planned, moved, carried out and solved.
  const [mailed, texted] = [await helper(), await helper()];
  const params = { ticketId: await newTicket() };
  const ask = (helperIds: string[], channel: "mail" | "text") =>
    care.askHelpers({ params, body: { helperIds, channel, helperLine: helperLine || "Boodschappen" } });
  const { messages } = await care.previewAsk({
    params,
    body: { helperIds: [mailed], channel: "mail", helperLine: helperLine || "Boodschappen" },
  });
  await ask([mailed], "mail");
  await ask([texted], "text");
  const [request] = await gather();
  const token = linkIn(request?.text ?? "") ?? "";
  const page = await town.guest.care.readAsked({ params: { networkSlug, token } });
  expect(JSON.stringify([messages, page])).not.toMatch(internal);
  expect(messages[0]?.text).toBe(request?.text.trim().replace(token, "…"));
  await town.guest.care.answerAsked({ params: { networkSlug, token }, body: { answer: "yes" } });
  await care.planTicket({ params, body: { from: "waiting", appointment } });
  await care.setAppointment({ params, body: { ...appointment, endsAt: "11:00" } });
  await care.messageTicket({ params, body: { to: "helper", channel: "mail", text: "Tot dan" } });
  await care.messageTicket({ params, body: { to: "member", channel: "text", text: "Tot dan" } });
  const links = (await gather()).flatMap(({ text }) => linkIn(text) ?? []);
  for (const link of new Set(links)) {
    const file = await town.http.inject(`/api/networks/${networkSlug}/care/answers/${link}/appointment.ics`);
    const summary = /SUMMARY:(.*(?:\r\n[ \t].*)*)/.exec(file.body)?.[1] ?? "";
    expect(summary).not.toMatch(internal);
  }
  expect(links.length).toBeGreaterThan(0);
  await care.finishTicket({ params, body: { from: "planned" } });
  await care.solveTicket({ params, body: { from: "executed" } });

  // Chosen directly, and then not needed, before and after the appointment; revoked before, while and after somebody is looked for.
  const second = { ticketId: await newTicket() };
  const helperId = await helper();
  const because = { because: "other-solution" as const, explanation: "Zus" };
  await care.matchTicket({ params: second, body: { from: "open", helperId } });
  await care.lookForHelper({ params: second, body: { from: "waiting" } });
  await care.matchTicket({ params: second, body: { from: "looking", helperId } });
  await care.planTicket({ params: second, body: { from: "waiting", appointment } });
  await care.lookForHelper({ params: second, body: { from: "planned" } });
  await care.matchTicket({ params: second, body: { from: "looking", helperId } });
  await care.planTicket({ params: second, body: { from: "waiting", appointment } });
  await care.revokeTicket({ params: second, body: { from: "planned", ...because } });
  const third = { ticketId: await newTicket() };
  await care.askHelpers({
    params: third,
    body: { helperIds: [await helper()], channel: "mail", helperLine: helperLine || "Boodschappen" },
  });
  await gather();
  await care.revokeTicket({ params: third, body: { from: "looking", ...because } });
  await gather();

  await repeatAndEnd(await newTicket(), await helper());
  await gather();

  // On paper before anybody has it.
  const order = await care.getWorkOrder({ params: { ticketId: await newTicket() } });
  expect([order.line, order.description]).toEqual([helperLine || "Boodschappen", ""]);
  return seen;
}

test.each(["", "Boodschappen in de buurt"])(
  "no message of care to people outside says what colleagues wrote in title and description, with the line “%s”",
  async (helperLine) => {
    const { templates, mails, texts } = await walk(helperLine);
    const all = Object.keys(capability.mails ?? {}).filter((name) => !ofTheForm.includes(name));
    expect(all.filter((name) => !templates.includes(name))).toEqual([]);
    for (const sent of [...mails, ...texts]) expect(sent).not.toMatch(internal);
    for (const sent of mails) expect(sent).toContain(helperLine || "Boodschappen");
    expect(texts.length).toBeGreaterThan(1);
    for (const sent of texts) expect(sent).toContain("Gemeente Testdorp");
    // Links open pages, never a raw file.
    for (const sent of [...mails, ...texts]) expect(sent).not.toMatch(/\/api\/|\.ics/);
  },
);

test("asking needs a line for helpers: of the ticket, or confirmed with the question, which keeps it", async () => {
  const { care } = town.people.wout;
  const memberId = await newPerson(town);
  const params = { ticketId: (await care.createTicket({ body: { memberId, ...content } })).id };
  const asked = { helperIds: [await newHelper(town)], channel: "phone" as const };
  await expect(care.askHelpers({ params, body: asked })).refuses("invalid_input", { helperLine: "required" });
  await care.askHelpers({ params, body: { ...asked, helperLine: "Boodschappen" } });
  expect(await care.getTicket({ params })).toMatchObject({ helperLine: "Boodschappen", state: "looking" });
  await care.askHelpers({ params, body: { ...asked, helperIds: [await newHelper(town)] } });
});

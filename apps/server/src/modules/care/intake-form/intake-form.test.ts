/** The form of the public page: what strangers send, and what it must not reveal. S2 §3, §5 */

import type { HelpFormSubmission } from "@stoep/contract/care";
import { daySeconds } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { solvePuzzle } from "../../../testing/solve-puzzle.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { newPerson } from "../matching/testing/rows.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

const networkSlug = "testdorp";
const settings = { hourlyRateCents: 1850, currency: "EUR" as const, formIntro: { nl: "Schrijf het hier" } };
const save = (nl: string, hasForm = true) =>
  town.people.ada.care.editCareSettings({ body: { ...settings, hasForm, formConsent: { nl } } });
const params = () => ({ networkSlug, organisationId: town.organisations.city });
async function open() {
  const { stamp, puzzle, consent } = await town.guest.care.readHelpForm({ params: params() });
  return { stamp, puzzle, consentVersion: consent.version };
}
const sentNow = { done: true, waitsForMail: false };
const rosa = { firstName: "Rosa", lastName: "Peeters", email: "rosa@thuis.example" };

/** Opens the form, reads for a while, and sends it. */
async function send(draft: Partial<HelpFormSubmission> = {}, seconds = 30) {
  const { stamp, consentVersion } = await open();
  town.clock.move(seconds * 1000);
  const body = { ...rosa, description: "Iemand die kan rijden", language: "nl" as const, hasConsented: true };
  return town.guest.care.sendHelpForm({ params: params(), body: { ...body, stamp, consentVersion, ...draft } });
}
const tickets = async () => (await town.people.wout.care.listTickets({ query: { source: "webform" } })).items;
const people = () => town.db.selectFrom("carePerson").selectAll().execute();

describe("switched off", () => {
  test("there is no form before somebody switches it on, and none after", async () => {
    await expect(open()).refuses("not_found");
    await save("Akkoord");
    expect((await town.guest.care.listHelpForms({ params: { networkSlug } })).items).toEqual([
      { id: town.organisations.city, name: expect.any(String) },
    ]);
    const form = await open();
    await save("Akkoord", false);
    await expect(open()).refuses("not_found");
    const body = { ...rosa, description: "x", language: "nl" as const, hasConsented: true };
    const { stamp, consentVersion } = form;
    await expect(town.guest.care.sendHelpForm({ params: params(), body: { ...body, stamp, consentVersion } })).refuses(
      "not_found",
    );
    expect((await town.guest.care.listHelpForms({ params: { networkSlug } })).items).toEqual([]);
  });

  test("an organisation whose licence for care has ended has none", async () => {
    await save("Akkoord");
    await town.db
      .updateTable("public.licence")
      .set({ untilAt: town.clock.now() })
      .where("organisationId", "=", town.organisations.city)
      .where("module", "=", "care")
      .execute();
    await expect(open()).refuses("not_found");
  });

  test("a form cannot be switched on without what is agreed to", async () => {
    await expect(save("")).refuses("invalid_input", { formConsent: "consentRequired" });
  });
});

describe("sent", () => {
  test("the admins of care are told, since nobody has the ticket yet; other colleagues are not", async () => {
    await save("Akkoord");
    await send();
    const told = await town.db.selectFrom("notice").select(["accountId", "kind", "details"]).execute();
    expect(told).toEqual([expect.objectContaining({ accountId: town.people.ada.accountId, kind: "care.asked" })]);
    expect(told[0]?.details.title).toMatch(/^#\d+ Iemand die kan rijden$/);
  });

  test("it is an open ticket of a new member, without an assignee, and the sender gets a mail in their language", async () => {
    await save("Akkoord");
    const answer = await send({ language: "fr", addressId: null, phone: "0470 12 34 56" });
    expect(answer).toEqual(sentNow);
    expect(await tickets()).toMatchObject([
      { title: "Iemand die kan rijden", state: "open", source: "webform", assignee: null },
    ]);
    // What was typed is for colleagues: one of them writes what helpers read.
    const kept = await town.db.selectFrom("careTicket").select("helperLine").execute();
    expect(kept).toEqual([{ helperLine: "" }]);
    expect(await people()).toMatchObject([
      { firstName: "Rosa", email: rosa.email, phone: "+32470123456", language: "fr", leadSource: "stoep" },
    ]);
    await town.runDue();
    const [mail] = town.mails(rosa.email);
    expect(mail?.subject).toMatch(/a bien reçu votre demande$/);
    // The sender may not own the address.
    for (const typed of ["Rosa", "rijden", "0470"]) expect(mail?.text).not.toContain(typed);
  });

  test("an address of the network's list gives the neighbourhood", async () => {
    await save("Akkoord");
    await send({ addressId: town.noord.streets[0]?.addresses[1]?.id ?? "" });
    expect(await tickets()).toMatchObject([{ neighbourhood: { id: town.noord.id } }]);
  });

  test("the same address or number is the member who is there, who stays as they are, and the answer is the same", async () => {
    await save("Akkoord");
    const known = await newPerson(town, { email: rosa.email, firstName: "Roza", phone: "+32470123456" });
    expect(await send({ lastName: "Iemand Anders", phone: "0471 00 00 00" })).toEqual(sentNow);
    expect(await send({ email: "", phone: "0470/12.34.56" })).toEqual(sentNow);
    expect((await people()).map(({ id, firstName, phone }) => [id, firstName, phone])).toEqual([
      [known, "Roza", "+32470123456"],
    ]);
    const rows = await tickets();
    expect(rows.map(({ member }) => member.id)).toEqual([known, known]);
    const [, first] = rows;
    const ticketId = first?.id ?? "";
    expect(await town.people.wout.care.getSentForm({ params: { ticketId } })).toMatchObject({
      name: "Rosa Iemand Anders",
      phone: "0471 00 00 00",
      isNew: false,
      consent: { version: 1, text: "Akkoord" },
    });
  });

  test("a helper who asks for help is a member too", async () => {
    await save("Akkoord");
    await newPerson(town, { email: rosa.email, isMember: false });
    await send();
    expect(await people()).toMatchObject([{ isMember: true }]);
  });

  test("a suspended person gets no ticket and the same answer; colleagues find it in their file", async () => {
    await save("Akkoord");
    const personId = await newPerson(town, { email: rosa.email, suspendedAt: town.clock.now(), suspendedBecause: "–" });
    expect(await send()).toEqual(sentNow);
    expect(await tickets()).toEqual([]);
    const { items } = await town.people.wout.care.searchNotes({ query: { personId } });
    expect(items).toMatchObject([{ text: "Iemand die kan rijden", writtenBy: "" }]);
  });

  test("what was agreed to stays as it was read, whatever is saved later", async () => {
    expect(await save("Eerste tekst")).toMatchObject({ consents: { nl: { version: 1 } } });
    await send();
    expect(await save("Tweede tekst")).toMatchObject({ consents: { nl: { version: 2 } } });
    expect(await save("Tweede tekst")).toMatchObject({ consents: { nl: { version: 2 } } });
    const [ticket] = await tickets();
    const sent = await town.people.wout.care.getSentForm({ params: { ticketId: ticket?.id ?? "" } });
    expect(sent.consent).toMatchObject({ version: 1, text: "Eerste tekst" });
    await expect(send({ consentVersion: 1 })).refuses("changed_meanwhile");
  });

  test("opening what was sent is a row of the reading log", async () => {
    await save("Akkoord");
    await send();
    const [ticket] = await tickets();
    const input = { params: { ticketId: ticket?.id ?? "" } };
    await town.people.wout.care.getSentForm(input);
    const rows = await town.db.selectFrom("public.reading").selectAll().execute();
    expect(rows).toMatchObject([{ what: "contact", ticketId: ticket?.id }]);
  });

  test("the typed text is erased with the person", async () => {
    await save("Akkoord");
    await send({ phone: "0470 12 34 56" });
    const [person] = await people();
    await town.people.ada.care.deletePerson({ params: { personId: person?.id ?? "" } });
    const rows = await town.db.selectFrom("careForm").selectAll().execute();
    expect(rows).toMatchObject([{ name: "", email: "", phone: "", address: "", consentVersion: 1 }]);
  });
});

describe("hostile", () => {
  test.each([
    ["without a way to reach them", { email: "", phone: "" }, { email: "contactRequired" }],
    ["without a description", { description: " " }, { description: "textRequired" }],
    ["without agreeing", { hasConsented: false }, { hasConsented: "consentRequired" }],
    ["with a number that nobody has", { phone: "12" }, { phone: "phoneFormat" }],
    ["with a category of another", { categoryId: "01890000-0000-7000-8000-000000000000" }, { categoryId: "invalid" }],
    [
      "with an address of another",
      { addressId: "01890000-0000-7000-8000-000000000000" },
      { addressId: "addressUnknown" },
    ],
  ] as const)("%s it is refused", async (_, draft, fields) => {
    await save("Akkoord");
    await expect(send(draft)).refuses("invalid_input", fields);
    expect(await people()).toEqual([]);
  });

  test("a program that fills in what people do not see gets the same answer, and nothing is kept", async () => {
    await save("Akkoord");
    expect(await send({ website: "https://spam.example" })).toEqual(sentNow);
    await town.runDue();
    expect([await people(), town.mails()]).toEqual([[], []]);
  });

  test("nobody fills it in within three seconds, and a page that was open for a day is read again", async () => {
    await save("Akkoord");
    await expect(send({}, 2)).refuses("too_many_requests");
    await expect(send({}, daySeconds + 1)).refuses("changed_meanwhile");
  });

  test("a stamp of another organisation, or one that was made up, is none", async () => {
    await save("Akkoord");
    for (const stamp of ["", "a.b.c", "é.é.é", "x".repeat(200)])
      await expect(send({ stamp })).refuses("changed_meanwhile");
  });

  test("an opened form is sent once, also when it is pressed five times at once", async () => {
    await save("Akkoord");
    const { stamp, consentVersion } = await open();
    town.clock.move(60_000);
    const body = { ...rosa, description: "Hulp", language: "nl" as const, hasConsented: true, stamp, consentVersion };
    await Promise.allSettled(Array.from({ length: 5 }, () => town.guest.care.sendHelpForm({ params: params(), body })));
    expect(await town.guest.care.sendHelpForm({ params: params(), body })).toEqual(sentNow);
    expect(await tickets()).toHaveLength(1);
  });

  test("beyond five of one person in a day a request is added to the newest ticket, and the response is the same", async () => {
    await save("Akkoord");
    for (let n = 0; n < 7; n++)
      expect(await send({ email: rosa.email.toUpperCase(), description: `Vraag ${n}` })).toEqual(sentNow);
    const rows = await tickets();
    expect(rows).toHaveLength(5);
    const notes = town.db.selectFrom("careTicketMoment").select(["ticketId", "text", "byPerson"]);
    const [person] = await people();
    const added = { ticketId: rows.find(({ title }) => title === "Vraag 4")?.id, byPerson: person?.id };
    expect(await notes.where("kind", "=", "note").orderBy("id").execute()).toEqual([
      { ...added, text: "Vraag 5" },
      { ...added, text: "Vraag 6" },
    ]);
    const told = await town.db.selectFrom("notice").select("kind").execute();
    expect(told.length).toBeGreaterThan(0);
    await town.runDue();
    expect(town.mails(rosa.email)).toHaveLength(5);
  });

  test("who got five of somebody in a day and finished them opens a new ticket", async () => {
    await save("Akkoord");
    for (let n = 0; n < 5; n++) await send({});
    await town.db.updateTable("careTicket").set({ state: "solved", solvedAt: town.clock.now() }).execute();
    await send({ description: "Nog iets" });
    expect((await tickets()).map(({ title }) => title)).toContain("Nog iets");
  });

  test("from one address twenty an hour, and then each with a computed proof, up to a bound", async () => {
    await save("Akkoord");
    for (let n = 0; n < 20; n++) await send({ email: `rosa${n}@thuis.example` }, 4);
    await expect(send({ email: "nog@thuis.example" }, 4)).refuses("proof_required");
    const proof = solvePuzzle((await open()).puzzle);
    expect(await send({ email: "nog@thuis.example", proof }, 4)).toEqual(sentNow);
    const counts = town.db.updateTable("public.rateLimit").set({ points: 400 });
    await counts.where("key", "like", "care form %").execute();
    await expect(send({ proof: solvePuzzle((await open()).puzzle) }, 4)).refuses("too_many_requests");
  });

  test("four strangers with the same address at once are one member", async () => {
    await save("Akkoord");
    const forms = await Promise.all(Array.from({ length: 4 }, open));
    town.clock.move(60_000);
    const body = { ...rosa, description: "Hulp", language: "nl" as const, hasConsented: true };
    await Promise.all(
      forms.map(({ stamp, consentVersion }) =>
        town.guest.care.sendHelpForm({ params: params(), body: { ...body, stamp, consentVersion } }),
      ),
    );
    expect(await people()).toHaveLength(1);
    expect(await tickets()).toHaveLength(4);
  });

  test("a message of another organisation, or one whose button leads elsewhere, is not named", async () => {
    await save("Akkoord");
    await send({ postId: "01890000-0000-7000-8000-000000000000" });
    const [ticket] = await tickets();
    const sent = await town.people.wout.care.getSentForm({ params: { ticketId: ticket?.id ?? "" } });
    expect(sent.post).toBeNull();
  });
});

describe("a message's button", () => {
  const anEmpty = { type: "standard" as const, title: "Hulp nodig?", textHtml: "<p>Vraag het ons.</p>" };
  const withButton = { ...anEmpty, language: "nl" as const, ctaType: "contact-form" as const, ctaText: "Vraag hulp" };
  const make = async () => {
    const { els } = town.people;
    const neighbourhoodIds = [town.noord.id];
    const { id, version } = await els.publishing.createPost({ body: { ...withButton, neighbourhoodIds } });
    return { params: { postId: id }, version };
  };

  test("leads to the form only while it is on: that is checked at preview and at publishing", async () => {
    const { els } = town.people;
    const { params: post, version } = await make();
    await expect(els.publishing.previewPost({ params: post })).refuses("invalid_input", { ctaType: "contactFormOff" });
    await save("Akkoord");
    await els.publishing.previewPost({ params: post });
    await save("Akkoord", false);
    const publish = () => els.publishing.publishPost({ params: post, body: { version, at: null } });
    await expect(publish()).refuses("invalid_input", { ctaType: "contactFormOff" });
    await save("Akkoord");
    expect((await publish()).post.state).toBe("published");
  });

  test("readers follow it to the form, and the ticket names the message", async () => {
    const { els, dirk } = town.people;
    await save("Akkoord");
    const { params: post, version } = await make();
    await els.publishing.previewPost({ params: post });
    await els.publishing.publishPost({ params: post, body: { version, at: null } });
    const { cta } = await dirk.publishing.readPost({ params: post });
    const link = `/care/help/${town.organisations.city}?message=${post.postId}`;
    expect(cta).toEqual({ type: "contact-form", link, text: "Vraag hulp", description: "" });
    await send({ postId: post.postId });
    const [ticket] = await tickets();
    const sent = await town.people.wout.care.getSentForm({ params: { ticketId: ticket?.id ?? "" } });
    expect(sent.post).toEqual({ id: post.postId, title: "Hulp nodig?" });
  });
});

/**
 * People who are erased leave no word: each test plants words in every place that the capabilities declare (kernel/places-of-words.ts),
 * through the real routes, erases the person, and looks everywhere. S2 §5, D §5
 */
import { dayMs } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import type { Whose } from "#kernel/places-of-words.ts";
import { markConfirmed } from "../../modules/accounts/testing/sign-on.ts";
import { aCandidate } from "../../modules/care/matching/testing/rows.ts";
import { freshStamp, withForm } from "../../modules/care/testing/intake-form-samples.ts";
import { anImage, aPicture } from "../files.ts";
import { fuzzTimeout, isFuzzing } from "../fuzz.ts";
import { createLive } from "../messages.ts";
import { allProvided } from "../provided.ts";
import { assignShout, createShout, finishShout, startShout } from "../shouts.ts";
import { nextTown, type Person, type Town } from "../town.ts";
import { apply, createVacancy } from "../vacancies.ts";
import { findWords, wordsOf } from "./words.ts";

let town: Town;
let words: ReturnType<typeof wordsOf>;
beforeEach(async () => {
  town = await nextTown();
  words = wordsOf();
});

const find = (...more: string[]) => findWords(town, [words.start, ...more]);

/** Nothing that is sent arrives, so that its words are kept to be sent again. */
const refuseMails = () =>
  town.outside.answerMail((mail) => ({ outcome: "rejected", reason: `550 nobody is called ${mail.to}` }));

/** Places of these people that go with them, in which no word was planted. */
const unplanted = (whose: Whose, planted: readonly string[]) =>
  allProvided.placesOfWords
    .filter(({ of, erased }) => of.includes(whose) && typeof erased === "string")
    .flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
    .filter((place) => !planted.includes(place));

/** What goes within a day: files, and words that the search learnt. */
const laterPlaces = ["a stored file", "file.name", "search_word.word"];
/** Also addresses of what was on its way at that moment, or went to an account that closed. */
const placesUnderWay = [...laterPlaces, "public.delivery.recipient"];
const laterThan = (found: readonly string[], later = laterPlaces) => found.filter((place) => !later.includes(place));

const address = () => ({
  by: "pin" as const,
  street: words.next(),
  houseNumber: words.next().slice(0, 20),
  postalCode: words.next().slice(0, 12),
  city: words.next(),
  longitude: 3.7,
  latitude: 51.05,
});
const aDraft = () => ({
  firstName: words.next(),
  lastName: words.next(),
  companyName: words.next(),
  email: words.email(),
  languages: ["nl" as const],
  address: address(),
  introduction: words.next(),
  keyRemark: words.next(),
  leadExplanation: words.next(),
  referredBy: words.next(),
  memberOrganisation: words.next(),
});

/** So many days from now. */
const day = (days: number) => new Date(town.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

const privateDetails = { gender: "female" as const, birthOn: "1950-05-12", iban: "BE71096123456769", swift: "" };
const phone = "0470 99 88 77";
const appointment = () => ({ startsOn: day(14), startsAt: "09:00", endsAt: "10:30" });

/** A member with everything that colleagues can write about one. Returns the ids of the member and a ticket in the state looking. */
async function aMember() {
  const { wout, ada } = town.people;
  const { id: personId } = await wout.care.createMember({ body: { ...aDraft(), phone } });
  const params = { personId };
  await ada.care.savePrivate({ params, body: privateDetails });
  await wout.care.setPersonPicture({ params, file: await aPicture(), fileName: `${words.next()}.png` });
  await wout.care.writeNote({ params, body: { text: words.next() } });
  const draft = { title: words.next(), description: words.next(), preferredMoment: words.next(), work: words.next() };
  const body = { ...draft, workAddress: words.next(), memberId: personId, assigneeId: ada.accountId };
  const { id: ticketId } = await wout.care.createTicket({ body }, { idempotencyKey: words.next() });
  await writeIn(ticketId);
  return { personId, ticketId };
}

async function writeIn(ticketId: string) {
  const { wout, ada } = town.people;
  const params = { ticketId };
  await wout.care.commentTicket({ params, body: { text: words.next() } });
  await wout.care.noteTicket({ params, body: { text: words.next(), mentionIds: [ada.accountId] } });
  await wout.care.messageTicket({ params, body: { to: "member", channel: "mail", text: words.next() } });
  const { id: fileId } = await wout.care.addTicketPicture({
    params,
    file: await aPicture(),
    fileName: `${words.next()}.png`,
  });
  await wout.care.describeTicketPicture({ params: { ticketId, fileId }, body: { altText: words.next() } });
  const file = new Blob([`Brief van ${words.next()}`]);
  await wout.care.addTicketAttachment({ params, file, fileName: `${words.next()}.txt` });
}

/** A helper with everything, who answers a question about the ticket. */
async function aHelper(ticketId: string) {
  const { wout } = town.people;
  const { person } = await wout.care.createHelper({
    body: { ...aDraft(), kind: "neighbour", skills: words.next(), address: address() },
  });
  const params = { personId: person.id };
  await wout.care.setHelperStatus({ params, body: { status: "declined", because: words.next() } });
  await wout.care.setHelperStatus({ params, body: { status: "accepted" } });
  await wout.care.addAbsence({ params, body: { fromOn: day(400), untilOn: day(410), note: words.next() } });
  await wout.care.addCertificate({ params, body: { name: words.next(), untilOn: day(20) } });
  await wout.care.addEntry({ params, body: { onDay: day(-1), minutes: 90, text: words.next() } });
  const { items } = await wout.care.askHelpers({
    params: { ticketId },
    body: { helperIds: [person.id], channel: "mail", helperLine: words.next() },
  });
  const candidate = items.find(({ helper }) => helper.id === person.id);
  await wout.care.enterAnswer({
    params: { ticketId, candidateId: candidate?.id ?? "" },
    body: { answer: "another-time", text: words.next() },
  });
  return person.id;
}

/** The helper helps, is written to, and the ticket is solved. */
async function helped(ticketId: string, helperId: string) {
  const { wout } = town.people;
  const params = { ticketId };
  await wout.care.matchTicket({ params, body: { from: "looking", helperId } });
  await wout.care.messageTicket({ params, body: { to: "helper", channel: "mail", text: words.next() } });
  await wout.care.planTicket({ params, body: { from: "waiting", appointment: appointment() } });
  await wout.care.enterHours({ params, body: { onDay: day(-1), minutes: 60, text: words.next() } });
  await wout.care.finishTicket({ params, body: { from: "planned" } });
  await wout.care.solveTicket({ params, body: { from: "executed", outcome: words.next() } });
}

describe("a member and a helper of care", () => {
  test(
    "leave no word in any table or file; dates, states, hours and counts stay",
    async () => {
      const { wout, ada } = town.people;
      refuseMails();
      const { personId, ticketId } = await aMember();
      await ada.care.suspendMember({ params: { personId }, body: { isSuspended: true, because: words.next() } });
      await ada.care.suspendMember({ params: { personId }, body: { isSuspended: false, because: "" } });
      const helperId = await aHelper(ticketId);
      await helped(ticketId, helperId);
      const fast = { memberId: personId, title: words.next(), referredTo: words.next(), outcome: words.next() };
      await wout.care.createFastTicket({ body: fast });
      const revoked = await wout.care.createTicket({ body: { memberId: personId, title: words.next() } });
      const why = { because: "other-solution" as const, explanation: words.next() };
      await wout.care.revokeTicket({ params: { ticketId: revoked.id }, body: { from: "open", ...why } });
      await mergeAnother(personId);
      await town.pass({ days: 1 });
      const planted = await find("70998877", privateDetails.iban);
      expect(unplanted("people of care", planted).filter((place) => !seldom.includes(place))).toEqual([]);
      const before = await wout.care.getTicket({ params: { ticketId } });

      await ada.care.deletePerson({ params: { personId: helperId } });
      await ada.care.deletePerson({ params: { personId } });
      expect(laterThan(await find("70998877", privateDetails.iban))).toEqual([]);
      const after = await wout.care.getTicket({ params: { ticketId } });
      expect(after).toMatchObject({
        state: before.state,
        solvedAt: before.solvedAt,
        minutes: 60,
        number: before.number,
      });
      expect(after.can).toMatchObject({ edit: "person_gone", write: "person_gone" });
      await expect(wout.care.commentTicket({ params: { ticketId }, body: { text: "Nog iets" } })).refuses(
        "person_gone",
      );

      for (const days of [2, 1]) await town.pass({ days });
      expect(await find("70998877", privateDetails.iban)).toEqual([]);
    },
    fuzzTimeout,
  );

  test("who sent the form and were imported leave none either", async () => {
    const { wout, ada } = town.people;
    await withForm(town);
    await sendForm();
    const csv = `Voornaam;Achternaam;E-mail\n${words.next()};${words.next()};${words.email()}\n`;
    const query = { kind: "members" as const };
    const upload = await wout.care.uploadPeople({ query, file: new Blob([csv]), fileName: "leden.csv" });
    await town.runDue();
    const params = { importId: upload.id };
    const body = { fields: ["firstName" as const, "lastName" as const, "email" as const], language: "nl" as const };
    await wout.care.checkPeopleImport({ params, body });
    await town.runDue();
    expect(await find()).toEqual(
      expect.arrayContaining(["care_form.name", "care_import_row.name", "care_import_row.draft"]),
    );
    await wout.care.confirmPeopleImport({ params });
    await town.runDue();
    const { items } = await wout.care.listMembers({ query: {} });
    for (const { id } of items) await ada.care.deletePerson({ params: { personId: id } });
    expect(laterThan(await find())).toEqual([]);
    for (const days of [2, 1]) await town.pass({ days });
    expect(await find()).toEqual([]);
  });

  test.each(isFuzzing ? Array.from({ length: 50 }, (_, n) => n) : [0, 1, 2])(
    "are erased while colleagues write about them: nothing is left (%i)",
    async (turn) => {
      const { wout, ada, chaima } = town.people;
      const { personId, ticketId } = await aMember();
      const helperId = await aHelper(ticketId);
      const { token } = await aCandidate(town, ticketId);
      const params = { ticketId };
      const acts: (() => Promise<unknown>)[] = [
        () => chaima.care.commentTicket({ params, body: { text: words.next() } }),
        () => wout.care.noteTicket({ params, body: { text: words.next(), mentionIds: [ada.accountId] } }),
        () => wout.care.messageTicket({ params, body: { to: "member", channel: "mail", text: words.next() } }),
        () => wout.care.writeNote({ params: { personId }, body: { text: words.next() } }),
        () => chaima.care.createTicket({ body: { memberId: personId, title: words.next() } }),
        () => wout.care.addCertificate({ params: { personId: helperId }, body: { name: words.next(), untilOn: null } }),
        () =>
          wout.care.addEntry({
            params: { personId: helperId },
            body: { onDay: day(-1), minutes: 5, text: words.next() },
          }),
        () =>
          town.guest.care.answerAsked({
            params: { networkSlug: town.networks.testdorp.slug, token },
            body: { answer: "no", text: words.next() },
          }),
        () => town.runDue(),
      ];
      acts.splice(turn % acts.length, 0, () => ada.care.deletePerson({ params: { personId } }));
      acts.splice((turn * 3) % acts.length, 0, () => ada.care.deletePerson({ params: { personId: helperId } }));
      const outcomes = await Promise.allSettled(acts.map((act) => act()));
      const accidents = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(accidents.filter((code) => code === undefined || code === "unexpected")).toEqual([]);
      await town.pass({ minutes: 5 });
      expect(laterThan(await find(), placesUnderWay)).toEqual([]);
      for (const days of [2, 1]) await town.pass({ days });
      expect(await find()).toEqual([]);
    },
    fuzzTimeout,
  );
});

/** Of imports, the form, linked accounts and merges, which have tests of their own; and reasons that are gone when they are over. */
const seldom = [
  "care_person.suspended_because",
  "care_person.typed_first_name",
  "care_person.typed_last_name",
  "care_helper.declined_because",
  "care_form.name",
  "care_form.email",
  "care_form.phone",
  "care_form.address",
  "care_import_row.name",
  "care_import_row.draft",
  "care_import_row.faults",
  "care_import_row.sealed",
  "care_merge.before",
  "care_merge.sealed_was",
  "care_merge.sealed_became",
];

/** Another record of the member, which becomes one with the first. */
async function mergeAnother(personId: string) {
  const { wout, ada } = town.people;
  const { id: otherId } = await wout.care.createMember({ body: aDraft() });
  await ada.care.savePrivate({ params: { personId: otherId }, body: privateDetails });
  const [one, other] = [
    await wout.care.getPerson({ params: { personId } }),
    await wout.care.getPerson({ params: { personId: otherId } }),
  ];
  const body = { version: one.version, otherVersion: other.version };
  await wout.care.mergeDoubles({ params: { personId, otherId }, body });
}

async function sendForm() {
  const stamp = await freshStamp(town);
  await town.guest.care.sendHelpForm({
    params: { networkSlug: town.networks.testdorp.slug, organisationId: town.organisations.city },
    body: {
      firstName: words.next(),
      lastName: words.next(),
      email: words.email(),
      phone: "",
      description: words.next(),
      language: "nl",
      hasConsented: true,
      consentVersion: 1,
      stamp,
    },
  });
}

const remove = (person: Person) =>
  person.residents.deleteMyAccount({ body: { networkIds: [town.networks.testdorp.id], deletesTexts: true } });

describe("a resident", () => {
  test(
    "leaves no word in any table or file",
    async () => {
      const { dirk, daan, els, ada } = town.people;
      const params = (of: { id: string }) => ({ subjectKind: "post", subjectId: of.id });
      const names = { firstName: words.next(), lastName: words.next(), publicName: words.next() };
      await dirk.residents.updateMyResidence({ body: { ...names, wantsAlertMails: true } });
      refuseMails();
      const post = await createLive(els, [town.noord]);
      const image = await dirk.files.uploadImage({ file: await aPicture(), fileName: `${words.next()}.png` });
      const comment = await dirk.conversations.createComment({
        params: params(post),
        body: { text: words.next(), neighbourhoodId: town.noord.id, imageId: image.id },
      });
      await daan.conversations.createComment({
        params: params(post),
        body: { text: "Goed zo", neighbourhoodId: town.noord.id, parentId: comment.id },
      });
      await dirk.conversations.createComment({
        params: params(post),
        body: { text: words.next(), neighbourhoodId: town.noord.id, parentId: comment.id },
      });
      await dirk.conversations.reportSubject({ params: params(post), body: { reason: "spam", remark: words.next() } });
      await apply(dirk, (await createVacancy(els, [town.noord])).id, {
        firstName: words.next(),
        lastName: words.next(),
        email: words.email(),
        address: words.next(),
        motivation: words.next(),
      });
      const picture = await anImage(dirk);
      const shout = await createShout(dirk, {
        title: words.next(),
        text: words.next(),
        images: [{ id: picture.id, altText: words.next() }],
      });
      await assignShout(ada, shout.id, els.accountId);
      await startShout(ada, shout.id);
      await els.shouts.noteShout({
        params: { shoutId: shout.id },
        body: { text: words.next(), mentionIds: [ada.accountId] },
      });
      await finishShout(ada, shout.id, words.next());
      await town.pass({ hours: 1 });
      const planted = await find();
      expect(planted).toEqual(
        expect.arrayContaining(["comment.text", "shout.title", "shout_note.text", "search_word.word"]),
      );

      await markConfirmed(town, dirk);
      await remove(dirk);
      await town.runDue();
      expect(laterThan(await find())).toEqual(
        ["public.audit_entry.actor_name"].filter((place) => planted.includes(place)),
      );
      for (const days of [2, 1]) await town.pass({ days });
      expect((await find(dirk.email)).filter((place) => !place.startsWith("public.audit_entry."))).toEqual([]);
    },
    fuzzTimeout,
  );
});

describe("a colleague who closes the account", () => {
  test("leaves no name or address outside the log", async () => {
    const { els, ada, dirk } = town.people;
    const names = { firstName: words.next(), lastName: words.next(), publicName: words.next(), jobTitle: words.next() };
    await els.accounts.editProfile({ body: { ...names, language: "nl" } });
    const body = { firstName: words.next(), lastName: words.next(), email: els.email, kind: "person" as const };
    const addressId = town.noord.streets[0]?.addresses[3]?.id ?? "";
    await town.guest.residents.signUp({
      params: { networkSlug: town.networks.testdorp.slug },
      body: { ...body, language: "nl", addressId, pin: null, hasAcceptedTerms: true },
    });
    const shout = await createShout(dirk);
    await els.shouts.noteShout({
      params: { shoutId: shout.id },
      body: { text: "Wie kijkt?", mentionIds: [ada.accountId] },
    });
    const found = await find(els.email);
    expect(found).toEqual(
      expect.arrayContaining(["public.sign_up.email", "public.account.email", "public.account.first_name"]),
    );
    await town.pass({ minutes: 5 });
    const { organisations } = await els.accounts.getClosing();
    await els.accounts.closeAccount({ body: { organisationIds: organisations.map(({ id }) => id) } });
    await town.runDue();
    const inLog = (place: string) => place.startsWith("public.audit_entry.") || place.startsWith("public.reading.");
    expect(laterThan(await find(els.email), placesUnderWay).filter((place) => !inLog(place))).toEqual([]);
    for (const days of [2, 1]) await town.pass({ days });
    expect((await find(els.email)).filter((place) => !inLog(place))).toEqual([]);
  });
});

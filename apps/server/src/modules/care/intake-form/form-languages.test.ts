/** Introduction and consent text of the form in each reader's language, and what of it is kept. S2 §3 */
import type { HelpForm, HelpFormSubmission } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
beforeEach(async () => {
  town = await nextTown();
});

type Texts = Partial<Record<Language, string>>;
const settings = { hourlyRateCents: 1850, currency: "EUR" as const, hasForm: true };
const save = (formConsent: Texts, formIntro: Texts = {}) =>
  town.people.ada.care.editCareSettings({ body: { ...settings, formIntro, formConsent } });
const params = () => ({ networkSlug: "testdorp", organisationId: town.organisations.city });
const open = (language?: Language) =>
  town.guest.care.readHelpForm({ params: params(), query: language ? { language } : {} });
const writeIn = (languages: Language[]) =>
  town.db.updateTable("public.network").set({ languages }).where("slug", "=", "testdorp").execute();

const rosa = { firstName: "Rosa", lastName: "Peeters", email: "rosa@thuis.example", description: "Een lift" };
function send({ stamp, consent }: HelpForm, draft: Partial<HelpFormSubmission> = {}) {
  town.clock.move(30_000);
  const body = { ...rosa, language: "nl" as const, hasConsented: true, stamp, consentVersion: consent.version };
  return town.guest.care.sendHelpForm({ params: params(), body: { ...body, ...draft } });
}
async function agreedTo() {
  const [ticket] = (await town.people.wout.care.listTickets({ query: { source: "webform" } })).items;
  const sent = await town.people.wout.care.getSentForm({ params: { ticketId: ticket?.id ?? "" } });
  const { version, language, text } = sent.consent;
  return { version, language, text };
}

describe("a reader gets each text", () => {
  test("in their own language", async () => {
    await save({ nl: "Akkoord", fr: "J’accepte" }, { nl: "Schrijf het hier", fr: "Écrivez ici" });
    expect(await open("fr")).toMatchObject({
      intro: { text: "Écrivez ici", language: "fr" },
      consent: { text: "J’accepte", language: "fr" },
    });
  });

  test("else in the network's main language, each text on its own", async () => {
    await writeIn(["fr", "nl"]);
    await save({ nl: "Akkoord", fr: "J’accepte", tr: "Kabul" }, { tr: "Buraya", nl: "Hier", fr: "Ici" });
    expect(await open("en")).toMatchObject({ intro: { language: "fr" }, consent: { language: "fr" } });
    await save({ nl: "Akkoord", tr: "Kabul" }, { tr: "Buraya", fr: "Ici" });
    expect(await open("en")).toMatchObject({ intro: { language: "fr" }, consent: { language: "nl" } });
  });

  test("else in whatever language there is", async () => {
    await writeIn(["nl"]);
    await save({ tr: "Kabul" });
    expect(await open("en")).toMatchObject({ intro: null, consent: { text: "Kabul", language: "tr" } });
  });
});

describe("what is kept with a request", () => {
  test("is the text that was shown, in the language in which it was", async () => {
    await save({ nl: "Akkoord", fr: "J’accepte" });
    await send(await open("fr"), { language: "nl" });
    expect(await agreedTo()).toEqual({ version: 2, language: "fr", text: "J’accepte" });
  });

  test("a text shown for want of one in the reader's language still counts when theirs has come", async () => {
    await save({ nl: "Akkoord" });
    const shown = await open("tr");
    await save({ nl: "Akkoord", tr: "Kabul" });
    await send(shown);
    expect(await agreedTo()).toEqual({ version: 1, language: "nl", text: "Akkoord" });
  });

  test("a changed text of another language leaves a form as it is; a changed or removed one of its own does not", async () => {
    await save({ nl: "Akkoord", fr: "J’accepte" });
    const [shown, other] = [await open("nl"), await open("fr")];
    expect(await save({ nl: "Akkoord", fr: "D’accord" })).toMatchObject({
      consents: { nl: { version: 1 }, fr: { version: 3 } },
    });
    await expect(send(other)).refuses("changed_meanwhile");
    const removed = await open("fr");
    await save({ nl: "Akkoord" });
    await expect(send(removed)).refuses("changed_meanwhile");
    await send(shown);
    expect(await agreedTo()).toMatchObject({ language: "nl", version: 1 });
  });

  test("a text that comes back is a new version", async () => {
    await save({ nl: "Akkoord", fr: "J’accepte" });
    await save({ nl: "Akkoord" });
    const { consents } = await save({ nl: "Akkoord", fr: "J’accepte" });
    expect(consents).toMatchObject({ nl: { version: 1 }, fr: { version: 3 } });
    expect((await open("fr")).consent.version).toBe(3);
  });
});

describe("the settings", () => {
  test("bound each text in each language, in the database too", async () => {
    await expect(save({ nl: "Akkoord", tr: "x".repeat(2001) })).refuses("invalid_input", {
      "formConsent.tr": "tooLong",
    });
    await expect(save({ nl: "Akkoord" }, { fr: "x".repeat(1001) })).refuses("invalid_input", {
      "formIntro.fr": "tooLong",
    });
    await save({ nl: "x".repeat(2000), fr: "x".repeat(2000) }, { nl: "x".repeat(1000), fr: "x".repeat(1000) });
    const put = (texts: { formIntro?: Texts; formConsent?: Texts }) =>
      town.db.updateTable("careSetting").set(texts).execute();
    for (const one of [
      { formConsent: { fr: "x".repeat(2001) } },
      { formConsent: { fr: "" } },
      { formConsent: {} },
      { formIntro: { tr: "x".repeat(1001) } },
      { formIntro: { de: "Hier" } as Texts },
    ])
      await expect(put(one)).rejects.toMatchObject({ code: "23514" });
  });

  test("keep no empty texts, and refuse a language that nobody reads", async () => {
    const saved = await save({ nl: "Akkoord", fr: " " }, { nl: "", tr: "Buraya" });
    expect(saved).toMatchObject({ formIntro: { tr: "Buraya" }, formConsent: { nl: "Akkoord" } });
    expect(Object.keys(saved.formConsent)).toEqual(["nl"]);
    await expect(save({ nl: "Akkoord", de: "Einverstanden" } as Texts)).refuses("invalid_input");
  });

  test("log what changed, by language", async () => {
    await save({ nl: "Akkoord", fr: "J’accepte" }, { nl: "Hier" });
    await save({ nl: "Akkoord", fr: "D’accord", tr: "Kabul" }, { nl: "Hier" });
    await save({ nl: "Akkoord", fr: "D’accord", tr: "Kabul" }, { nl: "Hier" });
    const entries = (await town.people.ada.audit.listEntries()).items;
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      old: { formConsent: { fr: "J’accepte", tr: "" } },
      new: { formConsent: { fr: "D’accord", tr: "Kabul" } },
    });
    expect(Object.keys(entries[0]?.new ?? {})).toEqual(["formConsent"]);
  });
});

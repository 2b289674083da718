// @vitest-environment jsdom
/** The history knows every field that an editor can change, in each language. */
import { fakeServer, idOf, now } from "@stoep/client/testing";
import { switchLanguage } from "@stoep/client/texts";
import { languages } from "@stoep/contract/languages";
import { ActivityDraft, PostFields, VacancyDraft } from "@stoep/contract/publishing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import { aPicture, aVersion } from "../compose/testing/samples.ts";
import { area } from "../testing/open-message.tsx";
import { VersionWords } from "./version-words.tsx";
import { versionContent } from "./versions.ts";

afterEach(() => vi.unstubAllGlobals());

type Content = (typeof PostFields)["_zod"]["output"];
const street = { id: idOf(40), name: "Achtermuide", postcode: "9000" };
const [first, second] = [aPicture(1), aPicture(2)];
const translation = {
  language: "fr" as const,
  title: "Rue",
  textHtml: "<p>Dès lundi.</p>",
  ctaText: "Lire",
  ctaDescription: "Ici",
};
const inFrench = { ...translation, altTexts: { [first.id]: "Un pont" }, optionTexts: { [idOf(60)]: "Oui" } };

/** Before and after, for each field; the compiler and the test below refuse a field that is missing here. */
const samples: Record<Exclude<keyof Content, "kind" | "activity" | "vacancy" | "translations">, [unknown, unknown]> = {
  type: ["standard", "educational"],
  title: ["Straat dicht", "Straat open"],
  textHtml: ["<p>Vanaf maandag.</p>", "<p>Vanaf dinsdag.</p>"],
  language: ["nl", "fr"],
  theme: ["mobility", "nature"],
  secondTheme: [null, "mobility"],
  neighbourhoodIds: [[idOf(20)], [idOf(20), idOf(21)]],
  streetIds: [[], [street.id]],
  images: [[{ id: first.id, altText: "" }], [{ id: second.id, altText: "Een brug" }]],
  attachmentIds: [[], [idOf(50)]],
  videoUrl: ["", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  options: [[{ id: idOf(60), text: "Ja" }], [{ id: idOf(60), text: "Nee" }]],
  pollClosesAt: [null, now],
  ctaType: ["link", "contact-form"],
  ctaLink: ["", "https://gent.example"],
  ctaText: ["", "Lees meer"],
  ctaDescription: ["", "Alles over de werken."],
  link: [null, { kind: "project", id: idOf(151), part: null }],
  visibility: ["everyone", "public-page"],
  isCommentsDisabled: [false, true],
  isVotingDisabled: [false, true],
  hasCombinedComments: [false, true],
};

const activities: Record<keyof ActivityDraft, [unknown, unknown]> = {
  fromDay: ["2026-12-01", "2026-12-02"],
  fromTime: ["10:00", "11:00"],
  untilDay: ["2026-12-01", "2026-12-02"],
  untilTime: ["", "12:00"],
  repeat: ["never", "weekly"],
  repeatUntil: [null, "2027-01-31"],
  address: ["Kaai 1", "Kaai 2"],
  longitude: [3.7, 3.8],
  latitude: [51, 51.1],
  hasRegistration: [true, false],
  capacity: [null, 20],
  closesHoursBefore: [0, 24],
};

const vacancies: Record<keyof VacancyDraft, [unknown, unknown]> = {
  address: ["Kaai 1", "Kaai 2"],
  longitude: [3.7, 3.8],
  latitude: [51, 51.1],
  engagement: ["short", "fixed"],
  duration: [2, 3],
  durationUnit: ["days", "months"],
  contactFirstName: ["Els", "Ada"],
  contactLastName: ["Peeters", "Claes"],
  contactEmail: ["els@gent.example", "ada@gent.example"],
  contactPhone: ["", "09 123"],
  applyUntil: [null, "2027-01-31"],
  subscriptionUrl: ["", "https://gent.example"],
};

const translations: Record<string, [unknown, unknown]> = {
  title: ["Rue", "Chaussée"],
  textHtml: ["<p>Dès lundi.</p>", "<p>Dès mardi.</p>"],
  ctaText: ["Lire", "Lire plus"],
  ctaDescription: ["Ici", "Tout ici"],
  altTexts: [{ [first.id]: "Un pont" }, { [first.id]: "Le pont" }],
  optionTexts: [{ [idOf(60)]: "Oui" }, { [idOf(60)]: "Non" }],
};

const pin = { longitude: 3.7, latitude: 51 };
const activity = ActivityDraft.parse(pin);
const vacancy = VacancyDraft.parse(pin);
type Case = [field: string, before: Partial<Content>, after: Partial<Content>];

/** Two versions that differ in this field alone. */
const differingIn = (
  part: string,
  whole: object,
  fields: Record<string, [unknown, unknown]>,
  wrap = (one: object): unknown => one,
) =>
  Object.entries(fields).map(
    ([field, [was, is]]): Case => [
      `${part}.${field}`,
      { [part]: wrap({ ...whole, [field]: was }) },
      { [part]: wrap({ ...whole, [field]: is }) },
    ],
  );

const cases: Case[] = [
  ...Object.entries(samples).map(([field, [was, is]]): Case => [field, { [field]: was }, { [field]: is }]),
  ...differingIn("activity", activity, activities),
  ...differingIn("vacancy", vacancy, vacancies),
  ...differingIn("translations", inFrench, translations, (one) => [one]),
  ["translations", { translations: [] }, { translations: [inFrench] }],
];

test("each field of the editor's shape has a sample here", () => {
  // The kind of a message never changes.
  const own = Object.keys(PostFields.shape).filter((field) => field !== "kind");
  expect([...Object.keys(samples), "activity", "vacancy", "translations"].sort()).toEqual(own.sort());
  expect(Object.keys(activities).sort()).toEqual(Object.keys(ActivityDraft.shape).sort());
  expect(Object.keys(vacancies).sort()).toEqual(Object.keys(VacancyDraft.shape).sort());
  const { language: _, ...inLanguage } = PostFields.shape.translations.unwrap().element.shape;
  expect(Object.keys(translations).sort()).toEqual(Object.keys(inLanguage).sort());
});

const names = { [street.id]: street.name, [first.id]: first.name, [second.id]: second.name, [idOf(50)]: "plan.pdf" };
const contentWith = (change: Partial<Content>) => versionContent({ ...aVersion(1, change), names });

/** Every case on one screen, each in a part named by its field. */
const EveryChange = () => (
  <>
    {cases.map(([field, before, after]) => (
      <section key={field} aria-label={field}>
        <VersionWords before={contentWith(before)} after={contentWith(after)} />
      </section>
    ))}
  </>
);

const raw = /message\.|compose\.|types\.|themes\.|undefined|null|\[object/;

test.each(languages)("each change is named, with its old and its new value, in %s", async (language) => {
  fakeServer({
    neighbourhoods: {
      readAreas: { type: "FeatureCollection", features: [area(idOf(20), "Muide"), area(idOf(21), "Ledeberg")] },
    },
  });
  await showScreen(EveryChange);
  await act(() => switchLanguage(language));
  await waitFor(() => expect(screen.getByRole("region", { name: "neighbourhoodIds" })).toHaveTextContent("Ledeberg"));
  const found = cases.flatMap(([field]) => {
    const change = screen.getByRole("region", { name: field });
    const said = [change.querySelector("h3"), change.querySelector("del"), change.querySelector("ins")].map(
      (part) => part?.textContent ?? "",
    );
    const isWhole = said.every((text) => /\S/.test(text.split(": ").at(-1) ?? "") && !raw.test(text));
    return isWhole ? [] : [`${field}: ${said.join(" | ")}`];
  });
  expect(found).toEqual([]);
});

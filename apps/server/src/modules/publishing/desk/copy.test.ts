import type { PostDraft } from "@stoep/contract/publishing";
import { expect, test } from "vitest";
import { anAttachment, anImage } from "../../../testing/files.ts";
import { change, create, createLive, draftOf, optionsOf, paramsOf } from "../../../testing/messages.ts";
import { nextTown } from "../../../testing/town.ts";
import { createVacancy } from "../../../testing/vacancies.ts";

test("a copy of a live message is a draft with the same words, pictures and places, whoever uploaded them", async () => {
  const { people, noord } = await nextTown();
  const { els, ada } = people;
  const [image, file] = [await anImage(els), await anAttachment(els)];
  const images = [{ id: image.id, altText: "Een plein" }];
  const live = await createLive(els, [noord], { images, attachmentIds: [file.id], theme: "culture" });
  const copy = await ada.publishing.copyPost(paramsOf(live));
  expect(copy).toMatchObject({ ...draftOf(live), state: "concept", version: 1, publishedAt: null });
  expect(copy.id).not.toBe(live.id);
  expect(copy.createdBy).not.toBe(live.createdBy);
  const without = await change(ada, copy, { images: [], attachmentIds: [] });
  expect(without.imageFiles).toEqual([]);
  expect((await els.publishing.getPost(paramsOf(live))).imageFiles).toHaveLength(1);
});

test("a copy of an activity has no dates yet, and a copy of a poll has options of its own", async () => {
  const { people, noord } = await nextTown();
  const activity = {
    fromDay: "2026-10-24",
    fromTime: "19:00",
    untilDay: "2026-10-24",
    untilTime: "21:00",
    repeat: "weekly" as const,
    repeatUntil: "2026-11-07",
    address: "Muidekaai 1",
  };
  const series = await create(people.els, [noord], { kind: "activity", theme: "culture", activity });
  const again = await people.els.publishing.copyPost(paramsOf(series));
  expect(again.activity).toMatchObject({ fromDay: null, fromTime: "19:00", untilDay: null, repeatUntil: null });
  expect(again.activity).toMatchObject({ repeat: "weekly", address: "Muidekaai 1" });

  const options = optionsOf("Links", "Rechts");
  const french = {
    language: "fr" as const,
    title: "Rue",
    textHtml: "<p>Rue</p>",
    optionTexts: { [options[0]?.id ?? ""]: "À gauche" },
  };
  const poll = await createLive(people.els, [noord], { type: "option", options, translations: [french] });
  const copy = await people.els.publishing.copyPost(paramsOf(poll));
  expect(copy.options.map(({ text }) => text)).toEqual(["Links", "Rechts"]);
  expect(copy.options.map(({ id }) => id)).not.toEqual(options.map(({ id }) => id));
  expect(copy.translations[0]?.optionTexts).toEqual({ [copy.options[0]?.id ?? ""]: "À gauche" });
});

test("a copy of a vacancy has no last day to apply yet", async () => {
  const { people, noord } = await nextTown();
  const vacancy = await createVacancy(people.els, [noord], { applyUntil: "2026-10-24", contactFirstName: "Inge" });
  const copy = await people.els.publishing.copyPost(paramsOf(vacancy));
  expect(copy.vacancy).toMatchObject({ applyUntil: null, contactFirstName: "Inge", address: "Dok Noord 4" });
});

test("a copy of a draft has everything in it, and only what depends on the date is left out", async () => {
  const { people, noord, zuid, in: later } = await nextTown();
  const { els } = people;
  const [image, file, options] = [await anImage(els), await anAttachment(els), optionsOf("Ja", "Nee")];
  const shared = {
    theme: "nature",
    secondTheme: "mobility",
    streetIds: [zuid.streets[1]?.id ?? ""],
    images: [{ id: image.id, altText: "Een plein" }],
    attachmentIds: [file.id],
    videoUrl: "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    ctaLink: "https://stad.example/inschrijven",
    ctaText: "Schrijf in",
    ctaDescription: "Het duurt een minuut",
    visibility: "local-economy",
    isCommentsDisabled: true,
    hasCombinedComments: true,
    translations: [
      {
        language: "en",
        title: "Works",
        textHtml: "<p>From Monday.</p>",
        ctaText: "Sign up",
        ctaDescription: "A minute",
        altTexts: { [image.id]: "A square" },
      },
    ],
  } satisfies Partial<PostDraft>;
  const address = { address: "Dok Noord 4", longitude: 3.73, latitude: 51.07 };
  const activity = {
    ...address,
    fromDay: "2026-10-24",
    fromTime: "19:00",
    untilDay: "2026-10-24",
    untilTime: "21:00",
    repeat: "weekly",
    repeatUntil: "2026-11-07",
    hasRegistration: false,
    capacity: 12,
    closesHoursBefore: 24,
  } satisfies PostDraft["activity"];
  const vacancy = {
    ...address,
    engagement: "recurring",
    duration: 2,
    durationUnit: "hours",
    applyUntil: "2026-10-24",
    contactFirstName: "Inge",
    contactLastName: "Maes",
    contactEmail: "inge@stad.example",
    contactPhone: "09 123 45 67",
    subscriptionUrl: "https://stad.example/form",
  } satisfies PostDraft["vacancy"];
  const drafts: [Partial<PostDraft>, Partial<PostDraft>][] = [
    [
      { type: "option", options, pollClosesAt: later({ days: 3 }), isVotingDisabled: true },
      { pollClosesAt: null, isVotingDisabled: false, options: expect.any(Array) },
    ],
    [{ kind: "activity", activity }, { activity: { ...activity, fromDay: null, untilDay: null, repeatUntil: null } }],
    [{ kind: "vacancy", vacancy }, { vacancy: { ...vacancy, applyUntil: null } }],
  ];
  for (const [own, left] of drafts) {
    const draft = await create(els, [noord, zuid], { ...shared, ...own });
    const copy = await els.publishing.copyPost(paramsOf(draft));
    expect(draftOf(copy)).toEqual({ ...draftOf(draft), ...left });
    expect(copy.options.map(({ text }) => text)).toEqual(draft.options.map(({ text }) => text));
  }
});

test("another organisation’s message cannot be copied, and a viewer cannot copy any", async () => {
  const { people, noord } = await nextTown();
  const live = await createLive(people.els, [noord]);
  await expect(people.bram.publishing.copyPost(paramsOf(live))).refuses("not_found");
  await expect(people.viktor.publishing.copyPost(paramsOf(live))).refuses("level_too_low");
});

/** Questionnaires are printed whole, with conditions in words, to be filled in by hand. */
import { SurveyDraft } from "@stoep/contract/surveys";
import { type Question, textPlaces } from "@stoep/instrument";
import { all, everyKind, idOf, instrument, page, single, so } from "@stoep/instrument/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { pagesOfPdf } from "../../../testing/pdf-text.ts";
import { nextTown, type Town } from "../../../testing/town.ts";
import { aSurvey, createOpenSurvey, createSurvey, openSlug } from "../testing/surveys.ts";
import { formOf, type PrintedSurvey } from "./form.ts";

const content = (changes: Partial<SurveyDraft> = {}) => SurveyDraft.parse(aSurvey([], { language: "en", ...changes }));
const printed = (changes: Partial<PrintedSurvey> = {}) =>
  formOf({
    content: content(),
    language: "en",
    organisation: { name: "Testdorp", address: "Markt 1", phone: "09 123 45 67" },
    network: "Testdorp",
    link: null,
    neighbourhoods: ["Noord", "Zuid"],
    pictures: new Map(),
    ...changes,
  });

describe("on paper", () => {
  test("it says who asks, until when, where to hand it in, and what is kept how long", () => {
    const { facts, closing } = printed({ content: content({ startsOn: "2026-11-01", endsOn: "2026-12-30" }) });
    expect(facts).toEqual([
      { label: "Who asks:", value: "Testdorp" },
      { label: "Hand it in by:", value: "30 December 2026" },
      { label: "Where:", value: "Testdorp, Markt 1" },
      { label: "Questions:", value: "09 123 45 67" },
    ]);
    expect(closing.join(" ")).toContain("24 months after the end");
    expect(printed({ content: content({ hasNoEnd: true, endsOn: null }) }).facts[1]?.value).toBe("as soon as you can");
  });

  test("conditions are told in words, by the numbers of the questions", () => {
    expect(printed().blocks).toMatchObject([
      { kind: "question", number: 1, notes: ["Mark one.", "An answer is needed."] },
      { kind: "question", number: 2, text: "Waarom niet?", notes: ["Only if you chose “Nee” at question 1."] },
      { kind: "part" },
      { kind: "question", number: 3, text: "Which neighbourhood do you live in?" },
    ]);
    const last: Question = single(30, 2);
    const several = instrument(
      page(1, everyKind),
      page(2, [last], {
        title: "More",
        showIf: all(so(idOf(11), "atLeast", { number: 7 }), so(idOf(13), "noneOf", { optionIds: [idOf(200)] })),
        endIf: all(so(idOf(15), "anyOf", { rowId: idOf(400), optionIds: [idOf(450)] })),
      }),
    );
    const { blocks } = printed({ content: content({ instrument: several }) });
    expect(blocks.filter(({ kind }) => kind === "part")).toMatchObject([
      {
        title: "More",
        notes: [
          "Answer this part only if your answer to question 2 is 7 or more and you did not choose “By bike” at question 4.",
        ],
      },
      { notes: ["You are done here if you chose “Bad” at question 6 (“Streets”)."] },
      {},
    ]);
  });

  test("an answer that would be repeated is named by its number, or by what stands there instead", () => {
    const repeating = instrument(
      page(1, [
        single(10, 2),
        single(11, 2, { text: `How is [[${idOf(10)}|]]?` }),
        single(12, 2, { text: `Is [[${idOf(10)}|this place]] yours?` }),
      ]),
    );
    const { blocks } = printed({ content: content({ instrument: repeating }), neighbourhoods: [] });
    expect(blocks).toMatchObject([
      { text: "Question 10" },
      { text: "How is (your answer to question 1)?" },
      { text: "Is this place yours?" },
    ]);
  });

  test("it is in one of the languages of the survey", () => {
    const texts = Object.fromEntries(
      textPlaces(content().instrument).map(({ key, text }) => [key, text && `FR ${text}`]),
    );
    const introduction = { title: "", text: "", button: "" };
    const translated = content({ translations: [{ language: "fr", introduction, thanks: "Merci", texts }] });
    const french = printed({ content: translated, language: "fr" });
    expect(french).toMatchObject({ language: "fr", title: "FR Ons plein" });
    expect(french.blocks[1]).toMatchObject({
      notes: ["Seulement si vous avez choisi «\u202fFR Nee\u202f» à la question 1."],
    });
    expect(printed({ content: translated, language: "tr" })).toMatchObject({ language: "en", title: "Ons plein" });
  });

  test("of many neighbourhoods the name is written, and of one nothing is asked", () => {
    const many = Array.from({ length: 30 }, (_, at) => `Wijk ${at}`);
    expect(printed({ neighbourhoods: many }).blocks.at(-1)).toMatchObject({ fields: [{ draw: "lines" }] });
    expect(printed({ neighbourhoods: ["Noord"] }).blocks).toHaveLength(2);
  });
});

describe("a printed questionnaire", () => {
  let town: Town;
  beforeEach(async () => {
    town = await nextTown();
  });
  const print = async (surveyId: string) => {
    const file = await town.people.pim.surveys.printQuestionnaire({ params: { surveyId } });
    return Buffer.from(await file.arrayBuffer());
  };

  test("is a tagged PDF of numbered pages that has every kind of question", async () => {
    const every = everyKind.filter(({ kind }) => kind !== "gallery");
    const survey = await createSurvey(town.people.pim, [town.noord, town.zuid], {
      instrument: instrument(page(1, every, { title: "Our square" })),
    });
    const pdf = await print(survey.id);
    expect(pdf.toString("latin1")).toContain("/StructTreeRoot");
    const pages = pagesOfPdf(pdf);
    const words = pages.join("\n").replaceAll("\u200b", "");
    for (const { text } of every) expect(words.replaceAll("\n", " ")).toContain(text);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain(`Bladzijde 1 van ${pages.length}`);
  });

  test("of everybody with the link says where it can be answered online; another organisation's is not found", async () => {
    const survey = await createOpenSurvey(town.people.pim, [town.noord]);
    expect(
      pagesOfPdf(await print(survey.id))
        .join("\n")
        .replaceAll("\n", ""),
    ).toContain(`/surveys/${openSlug}`);
    const params = { surveyId: survey.id };
    await expect(town.people.otto.surveys.printQuestionnaire({ params })).refuses("not_found");
  });
});

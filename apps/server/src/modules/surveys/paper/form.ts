/** A questionnaire as a form to print. Pure; pictures are read elsewhere. */
import { dateFormats, type Language, labelled, localeOf } from "@stoep/contract/kernel";
import type { SurveyContent } from "@stoep/contract/surveys";
import {
  type Condition,
  type Instrument,
  inLanguage,
  type Page,
  type PaperField,
  type PaperHint,
  paperOf,
  type Question,
  questionsOf,
  withRecalled,
} from "@stoep/instrument";
import type { FormBlock, FormDocument, FormField, FormPicture } from "#modules/files/index.ts";
import { type Numbered, testsInWords } from "./conditions.ts";
import { say, words } from "./texts.ts";

export interface PrintedSurvey {
  content: SurveyContent;
  /** One of the survey's; another one gives its own. */
  language: Language;
  organisation: { name: string; address: string; phone: string };
  network: string;
  /** Where it can be answered without an account; null: nowhere. */
  link: string | null;
  /** To choose from. */
  neighbourhoods: string[];
  /** By the id of its file. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Of more neighbourhoods the name is written. */
const neighbourhoodsListed = 20;

export function formOf(printed: PrintedSurvey): FormDocument {
  const { content, organisation, network } = printed;
  const translation = content.translations.find((one) => one.language === printed.language);
  const language = translation?.language ?? content.language;
  const instrument = translation ? inLanguage(content.instrument, translation.texts) : content.instrument;
  const introduction = content.introduction && (translation?.introduction ?? content.introduction);
  const thanks = translation?.thanks || content.thanks;
  const writer = { language, pictures: printed.pictures, numbered: numberedIn(instrument) };
  return {
    language,
    title: instrument.title.trim() || words.draft[language],
    organisation: organisation.name,
    network,
    introduction: [instrument.description, introduction?.text ?? "", words.how[language]].flatMap(paragraphs),
    facts: factsOf(printed, language),
    blocks: [...instrument.pages.flatMap((page) => partOf(page, writer)), ...neighbourhoodOf(printed, writer)],
    closing: [
      words.anonymous[language],
      say(language, "kept", { organisation: organisation.name, count: content.keptMonths }),
      ...paragraphs(thanks),
    ],
    words: { page: words.page[language], of: words.of[language], other: words.other[language] },
  };
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== "");

interface Writer {
  language: Language;
  pictures: PrintedSurvey["pictures"];
  numbered: Numbered;
}

const numberedIn = (instrument: Instrument): Numbered =>
  new Map(questionsOf(instrument).map((question, at) => [question.id, { number: at + 1, question }]));

type Fact = "from" | "by" | "where" | "phone" | "online";

function factsOf({ content, organisation, link }: PrintedSurvey, language: Language): FormDocument["facts"] {
  const { endsOn, hasNoEnd } = content;
  const { day } = dateFormats(language, { timeZone: "UTC", month: "long" });
  const by = hasNoEnd || endsOn === null ? words.byNone[language] : day(Date.parse(endsOn));
  const { name, address, phone } = organisation;
  const fact = (label: Fact, value: string) => ({
    label: labelled(language, words[label][language], "").trim(),
    value,
  });
  return [
    fact("from", name),
    fact("by", by),
    fact("where", address === "" ? name : say(language, "whereText", { organisation: name, address })),
    ...(phone === "" ? [] : [fact("phone", phone)]),
    ...(link === null ? [] : [fact("online", link.replace(/^https?:\/\//, ""))]),
  ];
}

function partOf(page: Page, writer: Writer): FormBlock[] {
  const notes = page.showIf ? [condition("partOnlyIf", page.showIf, writer)] : [];
  const end = page.endIf ? [condition("endIf", page.endIf, writer)] : [];
  const head: FormBlock[] =
    page.title.trim() === "" && notes.length === 0
      ? []
      : [{ kind: "part", title: withoutAnswers(page.title, writer), notes }];
  return [
    ...head,
    ...page.questions.map((question) => questionOf(question, writer)),
    ...(end.length > 0 ? [{ kind: "part" as const, title: "", notes: end }] : []),
  ];
}

const condition = (key: "onlyIf" | "partOnlyIf" | "endIf", of: Condition, { language, numbered }: Writer): string =>
  say(language, key, { tests: testsInWords(of, numbered, language) });

/** Earlier answers cannot be repeated: it says where they stand. */
const withoutAnswers = (text: string, { language, numbered }: Writer): string =>
  withRecalled(text, (id, instead) => instead || say(language, "recalled", { number: numbered.get(id)?.number ?? 0 }));

function questionOf(question: Question, writer: Writer): FormBlock {
  const { language, pictures, numbered } = writer;
  const { hint, fields } = paperOf(question);
  const notes = [
    ...(question.showIf ? [condition("onlyIf", question.showIf, writer)] : []),
    ...(hint ? [inWords(hint, language)] : []),
    ...(question.isRequired ? [words.required[language]] : []),
    ...(question.isPrivate ? [words.private[language]] : []),
  ];
  return {
    kind: "question",
    number: numbered.get(question.id)?.number ?? 0,
    text: withoutAnswers(question.text, writer),
    description: question.showsHeader ? withoutAnswers(question.description, writer) : "",
    notes,
    picture: pictureOf(question.imageId, question.text, pictures),
    fields: fields.map((field) => drawn(field, pictures)),
  };
}

function pictureOf(imageId: string | null, altText: string, pictures: PrintedSurvey["pictures"]): FormPicture | null {
  const content = imageId === null ? undefined : pictures.get(imageId);
  return content ? { content, altText } : null;
}

const drawn = (field: PaperField, pictures: PrintedSurvey["pictures"]): FormField =>
  field.draw === "choices"
    ? {
        ...field,
        options: field.options.map(({ text, imageId }) => ({
          text,
          picture: pictureOf(imageId, text, pictures),
        })),
      }
    : field;

function inWords({ say: key, ...values }: PaperHint, language: Language): string {
  const { format } = new Intl.NumberFormat(localeOf(language));
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? format(value) : value,
  ]);
  const { amount, unit, ...rest } = Object.fromEntries(written);
  return say(language, `hints.${key}`, { ...rest, amount: [amount, unit].filter(Boolean).join(" ") });
}

/** Last, so that the other questions keep their numbers. */
function neighbourhoodOf({ neighbourhoods }: PrintedSurvey, { language, numbered }: Writer): FormBlock[] {
  if (neighbourhoods.length < 2) return [];
  const options = neighbourhoods.map((text) => ({ text, picture: null }));
  const isListed = options.length <= neighbourhoodsListed;
  return [
    { kind: "part", title: "", notes: [] },
    {
      kind: "question",
      number: numbered.size + 1,
      text: words.neighbourhood[language],
      description: "",
      notes: [...(isListed ? [words.hints.one[language]] : []), words.required[language]],
      picture: null,
      fields: isListed
        ? [{ draw: "choices", isMany: false, options, hasOther: false }]
        : [{ draw: "lines", label: "", count: 1 }],
    },
  ];
}

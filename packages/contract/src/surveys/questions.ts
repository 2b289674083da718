/** Questionnaires as they are sent and stored: the shapes of @stoep/instrument, with their limits. What else has to hold: instrumentProblems. */
import { type Answers, instrumentLimits, other } from "@stoep/instrument";
import { z } from "zod";
import { fieldError, Id, Position, textLine, textLines } from "../kernel/index.ts";

const limits = instrumentLimits;

/** Made by the screen; compared as the database writes it. */
const PartId = Id.overwrite((id) => id.toLowerCase());

const Option = z.object({ id: PartId, text: textLine(limits.option) });
const options = (most: number) => z.array(Option).max(most, fieldError("tooManyOptions"));
const Options = options(limits.options);

const Test = z.object({
  questionId: PartId,
  rowId: PartId.nullable(),
  is: z.enum(["answered", "unanswered", "anyOf", "noneOf", "atLeast", "atMost"]),
  optionIds: z.array(z.union([PartId, z.literal(other)])).max(limits.lines, fieldError("tooMany")),
  number: z.number().nullable(),
});
const Condition = z.object({
  match: z.enum(["all", "any"]),
  tests: z.array(Test).max(limits.tests, fieldError("tooMany")),
});

const common = {
  id: PartId,
  text: textLines(limits.question),
  description: textLines(limits.description),
  isRequired: z.boolean(),
  showsHeader: z.boolean(),
  imageId: Id.nullable(),
  isPrivate: z.boolean(),
  showIf: Condition.nullable(),
};
const several = { atLeast: z.number().int().min(0), atMost: z.number().int().min(1).nullable() };
const Amount = z.number().min(-limits.amount).max(limits.amount);
const Text = textLine(limits.option);

const MapPart = z.object({
  id: PartId,
  form: z.enum(["pin", "line"]),
  text: Text,
  atMost: z.number().int(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/, fieldError("invalid")),
  followUp: textLine(limits.question).nullable(),
});

export const Question = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("open"),
    ...common,
    form: z.enum(["short", "long", "number", "date", "email"]),
    smallest: Amount.nullable(),
    largest: Amount.nullable(),
  }),
  z.object({ kind: z.literal("score"), ...common, left: Text, right: Text }),
  z.object({ kind: z.literal("single"), ...common, options: Options, hasOther: z.boolean() }),
  z.object({ kind: z.literal("multiple"), ...common, options: Options, hasOther: z.boolean(), ...several }),
  z.object({ kind: z.literal("ranking"), ...common, options: Options }),
  z.object({
    kind: z.literal("matrix"),
    ...common,
    rows: z.array(Option).max(limits.rows, fieldError("tooManyRows")),
    columns: z.array(Option).max(limits.columns, fieldError("tooManyColumns")),
  }),
  z.object({ kind: z.literal("dropdown"), ...common, options: options(limits.lines), hasOther: z.boolean() }),
  z.object({
    kind: z.literal("gallery"),
    ...common,
    options: z.array(Option.extend({ imageId: Id.nullable() })).max(limits.options, fieldError("tooManyOptions")),
    ...several,
  }),
  z.object({
    kind: z.literal("budget"),
    ...common,
    options: Options,
    amount: z.number().int(),
    unit: textLine(limits.option),
    isSpentWhole: z.boolean(),
  }),
  z.object({ kind: z.literal("files"), ...common, atMost: z.number().int() }),
  z.object({
    kind: z.literal("map"),
    ...common,
    parts: z.array(MapPart).max(limits.mapParts, fieldError("tooMany")),
    ...Position.shape,
    zoom: z.number().min(0).max(22),
  }),
]);
export type Question = z.infer<typeof Question>;

const Page = z.object({
  id: PartId,
  title: textLine(limits.title),
  questions: z.array(Question).max(limits.questions, fieldError("tooManyQuestions")),
  showIf: Condition.nullable(),
  endIf: Condition.nullable(),
});

/** Every id of a page, question, option, row, column or part of a map: answers and translations name them. */
function* idsOf(pages: readonly z.infer<typeof Page>[]): Generator<string> {
  for (const page of pages) {
    yield page.id;
    for (const question of page.questions) {
      yield question.id;
      const parts: { id: string }[] = [
        ...("options" in question ? question.options : []),
        ...("rows" in question ? [...question.rows, ...question.columns] : []),
        ...("parts" in question ? question.parts : []),
      ];
      for (const { id } of parts) yield id;
    }
  }
}

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

export const Instrument = z.object({
  showsHeader: z.boolean(),
  title: textLine(Number.POSITIVE_INFINITY).max(limits.title, fieldError("titleTooLong")),
  description: textLines(limits.description),
  pages: z
    .array(Page)
    .max(limits.pages, fieldError("tooManyPages"))
    .refine((pages) => areDifferent([...idsOf(pages)]), fieldError("invalid")),
});
export type Instrument = z.infer<typeof Instrument>;

const Place = z.object({
  partId: PartId,
  points: z.array(z.tuple([z.number(), z.number()])).max(limits.points, fieldError("tooMany")),
  words: textLine(limits.shortText),
  followUp: textLines(limits.longText),
});

const Answer = z.strictObject({
  text: textLines(limits.longText).optional(),
  number: z.number().optional(),
  optionIds: z
    .array(z.union([PartId, z.literal(other)]))
    .max(limits.lines, fieldError("tooMany"))
    .optional(),
  otherText: textLine(limits.shortText).optional(),
  columns: z.record(PartId, PartId).optional(),
  amounts: z.record(PartId, z.number()).optional(),
  fileIds: z.array(Id).max(limits.files, fieldError("tooManyFiles")).optional(),
  places: z
    .array(Place)
    .max(limits.mapParts * limits.places, fieldError("tooMany"))
    .optional(),
});

/** By question. Which answers a questionnaire takes: answerProblems. */
export const AnswersDraft = z.record(PartId, Answer);
export type AnswersDraft = Answers;

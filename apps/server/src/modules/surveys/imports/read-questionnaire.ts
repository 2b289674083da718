/** Reads a questionnaire from a file: Stoep's own format, or LimeSurvey's. All of it, or nothing and what is wrong with it. */
import { type Fields, type Language, languages } from "@stoep/contract/kernel";
import {
  type FileFault,
  fileFaultsShown,
  QuestionnaireFile,
  questionnaireFormat,
  surveyLimits,
} from "@stoep/contract/surveys";
import { type OwnWord, readLimeSurvey, withFreshIds } from "@stoep/instrument";
import { checkShape } from "#kernel/http/shape.ts";
import { words } from "../texts.ts";
import { LssError, lssTables } from "./lss-tables.ts";
import type { ReadFile } from "./messages.ts";

export class QuestionnaireFileError extends Error {
  readonly faults: FileFault[];

  constructor(faults: FileFault[]) {
    super(faults.map(({ path, code }) => `${path}: ${code}`).join("; "));
    this.faults = faults.slice(0, fileFaultsShown);
  }
}

const wholeFile = (code: string, line = 0): QuestionnaireFileError =>
  new QuestionnaireFileError([{ path: "", line, code }]);

interface Options {
  language: Language;
  newId: () => string;
}

/** @throws {QuestionnaireFileError} */
export function readQuestionnaire(bytes: Uint8Array, options: Options): ReadFile {
  const text = textOf(bytes);
  return text.trimStart().startsWith("<") ? ofLimeSurvey(text, options) : ofStoep(text, options);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw wholeFile("not-text");
  }
}

function ofStoep(text: string, { newId }: Options): ReadFile {
  const { content, twice, pictures } = withFreshIds(jsonOf(text), newId);
  const fields: Fields = Object.fromEntries(twice.map((path) => [path, "id-twice"]));
  if ((content as { format?: unknown } | null)?.format !== questionnaireFormat) throw wholeFile("not-questionnaire");
  const read = checkShape(QuestionnaireFile, content, fields);
  const faults = Object.entries(fields).map(([path, code]) => ({ path, line: 0, code }));
  if (!read || faults.length > 0) throw new QuestionnaireFileError(faults);
  return { content: read, losses: pictures > 0 ? [{ question: "", code: "picturesLost" }] : [] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wholeFile("not-json");
  }
}

function ofLimeSurvey(text: string, { language: fallback, newId }: Options): ReadFile {
  const read = readLimeSurvey(tablesOf(text), { languages, fallback, ownWords, newId });
  if (!read) throw wholeFile("no-questions");
  const { language, instrument, welcome, thanks, losses } = read;
  const introductionIn = (one: Language, title: string) =>
    welcome[one] ? { title, text: welcome[one].slice(0, surveyLimits.introduction), button: "" } : null;
  const thanksIn = (one: Language) => (thanks[one] ?? "").slice(0, surveyLimits.thanks);
  const fields: Fields = {};
  const content = checkShape(
    QuestionnaireFile,
    {
      format: questionnaireFormat,
      version: 1,
      language,
      instrument,
      introduction: introductionIn(language, instrument.title),
      thanks: thanksIn(language),
      translations: read.translations.map(({ language: one, texts }) => ({
        language: one,
        texts,
        introduction: introductionIn(one, texts.title ?? "") ?? { title: "", text: "", button: "" },
        thanks: thanksIn(one),
      })),
    },
    fields,
  );
  // Larger than any questionnaire may be.
  if (!content)
    throw new QuestionnaireFileError(Object.entries(fields).map(([path, code]) => ({ path, line: 0, code })));
  return { content, losses: [...losses] };
}

const ownWords = (name: OwnWord, language: Language) => words.limeSurvey[name][language];

function tablesOf(text: string): ReturnType<typeof lssTables> {
  try {
    return lssTables(text);
  } catch (error) {
    if (error instanceof LssError) throw wholeFile(error.fault, error.line);
    throw error;
  }
}

/**
 * A questionnaire from LimeSurvey's export of a survey (.lss), as far as the kinds of questions go. What does not arrive as it was is
 * told by question.
 */
import { conditionProblems } from "../condition-problems.ts";
import { type Condition, type Instrument, instrumentLimits, type Page } from "../instrument.ts";
import { reachable } from "../reach.ts";
import type { Texts } from "../texts.ts";
import { kinds } from "./kinds.ts";
import type { Loss } from "./losses.ts";
import { plainText } from "./plain-text.ts";
import { conditionOf, type Named } from "./relevance.ts";
import { type OwnWord, type SourceQuestion, together } from "./source-question.ts";
import { field, type Lime, limeOf, type Row, type Tables } from "./tables.ts";
import { type Writer, writerOf } from "./writer.ts";

export interface ReadQuestionnaire<L extends string> {
  language: L;
  instrument: Instrument;
  /** Plain words; "": the survey has none. */
  welcome: Record<L, string>;
  thanks: Record<L, string>;
  translations: { language: L; texts: Texts }[];
  losses: readonly Loss[];
}

interface Options<L extends string> {
  /** Those that Stoep speaks. */
  languages: readonly L[];
  /** For a survey that is in none of them. */
  fallback: L;
  /** The answers that LimeSurvey has by itself, in each language. */
  ownWords: (name: OwnWord, language: L) => string;
  newId: () => string;
}

/** `tables`: the rows of the file, by table. null: it holds no survey. */
export function readLimeSurvey<L extends string>(
  tables: Tables,
  { languages, fallback, ownWords, newId }: Options<L>,
): ReadQuestionnaire<L> | null {
  const lime = limeOf(tables);
  if (lime.groups.length === 0 || !tables.questions?.length) return null;
  const kept = languagesKept(lime.languages, languages, fallback);
  const writer = writerOf(kept, newId);
  if (kept.size < lime.languages.length) writer.lose("", "languageLost");
  const instrument = {
    showsHeader: true,
    title: writer.say("title", lime.surveyWords("surveyls_title"), instrumentLimits.title, ""),
    description: writer.say("description", lime.surveyWords("surveyls_description"), instrumentLimits.description, ""),
    pages: pagesOf(lime, writer, (name) =>
      Object.fromEntries([...kept].map(([theirs, ours]) => [theirs, ownWords(name, ours)])),
    ),
  };
  const [language = fallback] = kept.values();
  const plainWords = (name: string) => {
    const words = lime.surveyWords(name);
    const texts = [...kept].map(([theirs, ours]) => [ours, plainText(words[theirs] ?? "")]);
    return Object.fromEntries(texts) as Record<L, string>;
  };
  return {
    language,
    instrument: withoutImpossible(instrument, writer),
    welcome: plainWords("surveyls_welcometext"),
    thanks: plainWords("surveyls_endtext"),
    translations: [...writer.translations].map(([ours, texts]) => ({ language: ours as L, texts })),
    losses: writer.losses,
  };
}

/** "nl-informal" is Dutch. The first of a language counts. */
function languagesKept<L extends string>(theirs: readonly string[], ours: readonly L[], fallback: L): Map<string, L> {
  const kept = new Map<string, L>();
  for (const name of theirs) {
    const spoken = ours.find((one) => name === one || name.startsWith(`${one}-`));
    if (spoken && ![...kept.values()].includes(spoken)) kept.set(name, spoken);
  }
  return kept.size > 0 ? kept : new Map([[theirs[0] ?? fallback, fallback]]);
}

function pagesOf(lime: Lime, writer: Writer, ownWords: SourceQuestion["ownWords"]): Page[] {
  const names = new Map<string, Named>();
  return lime.groups.map((group) => {
    const id = writer.newId();
    const groupName = lime.groupWords(group, "group_name");
    return {
      id,
      title: writer.say(id, groupName, instrumentLimits.title, ""),
      // Its own questions are not yet named: what it depends on comes before it.
      showIf: shownIf(field(group, "grelevance"), "", names, writer),
      endIf: null,
      questions: questionsIn(group, { lime, writer, ownWords }, names),
    };
  });
}

function questionsIn(
  group: Row,
  reading: Pick<SourceQuestion, "lime" | "writer" | "ownWords">,
  names: Map<string, Named>,
) {
  const { lime, writer } = reading;
  let before = lime.groupWords(group, "description");
  const questions = lime.questionsOf(group).flatMap((row) => {
    const code = field(row, "title");
    if (field(row, "type") === "X") {
      before = together(before, lime.questionWords(row, "question"), "<br><br>");
      return [];
    }
    const make = lime.attributeOf(row, "hidden") === "1" ? undefined : kinds[field(row, "type")];
    const made = make?.({ ...reading, row, code, before }) ?? "kindLeftOut";
    if (typeof made === "string") {
      writer.lose(code, made);
      return [];
    }
    before = {};
    tellLost(lime, row, code, writer);
    const showIf = shownIf(field(row, "relevance"), code, names, writer);
    for (const [part, named] of made.names) {
      names.set(part ? `${code}_${part}` : code, named);
      names.set(`${field(row, "sid")}X${field(row, "gid")}X${field(row, "qid")}${part}`, named);
    }
    return made.questions.map((question) => ({ ...question, showIf }));
  });
  if (Object.values(before).some(Boolean)) writer.lose("", "wordsCut");
  return questions;
}

function shownIf(relevance: string, code: string, names: ReadonlyMap<string, Named>, writer: Writer): Condition | null {
  const condition = conditionOf(relevance, names);
  if (condition === undefined || (condition?.tests.length ?? 0) > instrumentLimits.tests) {
    writer.lose(code, "conditionLost");
    return null;
  }
  return condition;
}

/** Settings that change what may be answered, or in which order it is read. */
function tellLost(lime: Lime, row: Row, code: string, writer: Writer): void {
  const set = lime.attributesOf(row);
  const isSet = (name: string) => set.has(name) && !["0", "N", "normal"].includes(lime.attributeOf(row, name));
  if (field(row, "preg") !== "" || ["em_validation_q", "em_validation_sq", "date_min", "date_max"].some(isSet))
    writer.lose(code, "limitsLost");
  if (["random_order", "answer_order", "subquestion_order", "random_group"].some(isSet))
    writer.lose(code, "chanceLost");
  if (isSet("array_filter") || isSet("array_filter_exclude")) writer.lose(code, "conditionLost");
  // Written beside a relevance that says the same, but for the oldest files.
  if (lime.hasOldConditions(row) && ["", "1"].includes(field(row, "relevance"))) writer.lose(code, "conditionLost");
  if (lime.hasDefault(row)) writer.lose(code, "defaultLost");
}

/** Without conditions that no answers fulfil, or that ask of later questions. */
function withoutImpossible(instrument: Instrument, writer: Writer): Instrument {
  const wrong = new Set(conditionProblems(instrument).map(({ path }) => path.split(".").slice(0, 4).join(".")));
  const found = wrong.size > 0 ? null : reachable(instrument);
  const lost = (isLost: boolean) => {
    if (isLost) writer.lose("", "conditionLost");
    return isLost;
  };
  return {
    ...instrument,
    pages: instrument.pages.map((page, at) => ({
      ...page,
      showIf: lost(wrong.has(`pages.${at}.showIf`) || found?.pages[at] === false) ? null : page.showIf,
      questions: page.questions.map((question, nth) => {
        const isWrong = wrong.has(`pages.${at}.questions.${nth}`);
        return lost(isWrong || found?.questions.get(question.id) === false) ? { ...question, showIf: null } : question;
      }),
    })),
  };
}

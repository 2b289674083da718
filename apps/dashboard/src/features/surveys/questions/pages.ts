/** Changes to the pages and questions of a draft. Pure. */
import type { Page, Question } from "@stoep/instrument";
import { moveItem, newId } from "../../../app/editor/index.ts";
import { type Draft, newPage } from "../compose/draft.ts";

type Instrument = Draft["instrument"];

const withPages = (draft: Draft, change: (pages: Page[]) => Page[]): Partial<Draft> => ({
  instrument: { ...draft.instrument, pages: change(draft.instrument.pages) },
});

const inPage = (draft: Draft, pageId: string, change: (questions: Question[]) => Question[]): Partial<Draft> =>
  withPages(draft, (pages) =>
    pages.map((page) => (page.id === pageId ? { ...page, questions: change(page.questions) } : page)),
  );

export const pageChanged = (draft: Draft, pageId: string, patch: Partial<Page>) =>
  withPages(draft, (pages) => pages.map((page) => (page.id === pageId ? { ...page, ...patch } : page)));

export const pageAdded = (draft: Draft) => withPages(draft, (pages) => [...pages, newPage()]);
export const pageMoved = (draft: Draft, from: number, to: number) =>
  withPages(draft, (pages) => moveItem(pages, from, to));
export const pageRemoved = (draft: Draft, pageId: string) =>
  withPages(draft, (pages) => pages.filter(({ id }) => id !== pageId));
export const pagePutBack = (draft: Draft, page: Page, place: number) =>
  withPages(draft, (pages) => (pages.some(({ id }) => id === page.id) ? pages : pages.toSpliced(place, 0, page)));

/** `place`: before which one; at the end by default. */
export const questionAdded = (draft: Draft, pageId: string, question: Question, place?: number) =>
  inPage(draft, pageId, (questions) =>
    questions.some(({ id }) => id === question.id)
      ? questions
      : questions.toSpliced(place ?? questions.length, 0, question),
  );

export const questionMoved = (draft: Draft, pageId: string, from: number, to: number) =>
  inPage(draft, pageId, (questions) => moveItem(questions, from, to));

export const questionRemoved = (draft: Draft, pageId: string, questionId: string) =>
  inPage(draft, pageId, (questions) => questions.filter(({ id }) => id !== questionId));

export const questionChanged = (draft: Draft, questionId: string, change: (question: Question) => Question) =>
  withPages(draft, (pages) =>
    pages.map((page) => ({
      ...page,
      questions: page.questions.map((one) => (one.id === questionId ? change(one) : one)),
    })),
  );

/** To the end of another page. */
export const questionSent = (draft: Draft, question: Question, pageId: string) =>
  withPages(draft, (pages) =>
    pages.map((page) => {
      const others = page.questions.filter(({ id }) => id !== question.id);
      return { ...page, questions: page.id === pageId ? [...others, question] : others };
    }),
  );

const renewed = <C extends { id: string }>(choices: readonly C[]): C[] =>
  choices.map((choice) => ({ ...choice, id: newId() }));

/** The same question with ids of its own, since answers and translations name them. */
export function copyOf(question: Question): Question {
  const copy = { ...question, id: newId() };
  switch (copy.kind) {
    case "matrix":
      return { ...copy, rows: renewed(copy.rows), columns: renewed(copy.columns) };
    case "map":
      return { ...copy, parts: renewed(copy.parts) };
    case "gallery":
      return { ...copy, options: renewed(copy.options) };
    case "single":
    case "multiple":
    case "ranking":
    case "dropdown":
    case "budget":
      return { ...copy, options: renewed(copy.options) };
    default:
      return copy;
  }
}

/** Those that come before a question, or before and on a page: what a condition may name. */
export function earlierThan({ pages }: Instrument, page: number, question: number): Question[] {
  const before = pages.slice(0, page).flatMap(({ questions }) => questions);
  return [...before, ...(pages[page]?.questions.slice(0, question) ?? [])];
}

import type { Question } from "@stoep/instrument";
import { useState } from "react";
import type { SurveyForm } from "../compose/draft.ts";

/** The field that was asked for, a new object each time. */
export type AskedField = { path: string } | null;

export type Opened = {
  isOpen: (id: string) => boolean;
  open: (id: string) => void;
  /** Closes the others, so that the list stays short. */
  openOnly: (id: string) => void;
  toggle: (id: string) => void;
};

type Seen = { ids: ReadonlySet<string>; asked: AskedField; attempt: number };

/** Which questions are opened. A report of faults opens those that have some, and a jump to a field its own; neither holds them open. */
export function useOpened({ draft, faults }: SurveyForm, asked: AskedField, attempt: number): Opened {
  const idsAt = (paths: readonly string[]) => paths.flatMap((path) => questionAt(draft.instrument.pages, path) ?? []);
  const [seen, setSeen] = useState<Seen>(() => ({
    ids: new Set(idsAt(faults.map(({ path }) => path))),
    asked,
    attempt,
  }));
  if (seen.asked !== asked || seen.attempt !== attempt) {
    const paths = seen.attempt === attempt ? (asked ? [asked.path] : []) : faults.map(({ path }) => path);
    setSeen({ ids: new Set([...seen.ids, ...idsAt(paths)]), asked, attempt });
  }
  const put = (change: (ids: Set<string>) => void) =>
    setSeen((now) => {
      const ids = new Set(now.ids);
      change(ids);
      return { ...now, ids };
    });
  return {
    isOpen: (id) => seen.ids.has(id),
    open: (id) => put((ids) => ids.add(id)),
    openOnly: (id) =>
      put((ids) => {
        ids.clear();
        ids.add(id);
      }),
    toggle: (id) => put((ids) => (ids.has(id) ? ids.delete(id) : ids.add(id))),
  };
}

type Pages = readonly { questions: readonly Question[] }[];

/** The question that the path of a field is in. */
function questionAt(pages: Pages, path: string): string | undefined {
  const [, page, question] = /^instrument\.pages\.(\d+)\.questions\.(\d+)/.exec(path) ?? [];
  return pages[Number(page)]?.questions[Number(question)]?.id;
}

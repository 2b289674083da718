/** What has been answered and not been sent, on this device. */
import { dayMs } from "@stoep/contract/kernel";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { type Answers, questionsOf } from "@stoep/instrument";
import { useEffect, useMemo, useState } from "react";
import { clearExpiredUnsent, guestUnsent, readUnsent, useOtherTab, writeUnsent } from "../../../app/index.ts";
import type { AskedSurvey, Visitor } from "./respondent.ts";

/** From the last change on. */
const keptFor = dayMs;

interface Draft extends Visitor {
  /** Of the answer: it stays the same when it is sent again on a bad line. */
  id: string;
  /** null: nothing differs from what was sent before. */
  answers: Answers | null;
  /** Those that were uploaded for it. */
  files: { id: string; name: string }[];
  /** On a shared computer nothing is kept. */
  isShared: boolean;
  /** Until when it may be kept, in milliseconds since 1970. */
  until: number;
}

type Kept = Omit<Draft, "isShared" | "website">;

const nameOf = ({ id }: { id: string }): string => `survey.${id}`;

const placeOf = ({ survey, respondent: { isOpen } }: Pick<AskedSurvey, "survey" | "respondent">) => {
  const name = nameOf(survey);
  return isOpen
    ? { read: () => guestUnsent.read<Kept>(name), write: (value: Kept | null) => guestUnsent.write(name, value) }
    : { read: () => readUnsent<Kept>(name), write: (value: Kept | null) => writeUnsent(name, value) };
};

/** Only what the questionnaire still asks for: it may have changed since. What is not complete yet stays. */
export function fittingAnswers({ instrument }: Pick<ReadSurvey, "instrument">, answers: Answers): Answers {
  const asked = new Set(questionsOf(instrument).map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}

/** Where there is nothing to choose, it is chosen. */
const onlyOne = ({ neighbourhoods: [first, ...others] }: ReadSurvey): string =>
  first && others.length === 0 ? first.id : "";

const freshFor = (survey: ReadSurvey): Draft => ({
  id: crypto.randomUUID(),
  answers: null,
  files: [],
  neighbourhoodId: onlyOne(survey),
  isShared: false,
  website: "",
  until: 0,
});

function firstOf(asked: AskedSurvey): Draft {
  clearExpiredUnsent(Date.now());
  return { ...freshFor(asked.survey), ...placeOf(asked).read() };
}

export interface OwnDraft extends Omit<Draft, "answers" | "until"> {
  /** With what was sent before, as far as it is still asked for. */
  answers: Answers;
  /** Something was answered that has not been sent. */
  isUnsent: boolean;
  answer: (change: (answers: Answers) => Answers) => void;
  set: (change: Partial<Pick<Draft, "neighbourhoodId" | "website" | "isShared" | "files">>) => void;
  /** It has been sent, or is not wanted: what comes next is another answer. */
  forget: () => void;
}

/** The draft on the screen, kept on the device with each change. */
export function useDraft(asked: AskedSurvey): OwnDraft {
  const { survey, respondent } = asked;
  const [draft, setDraft] = useState(() => firstOf(asked));
  useKept(asked, draft);
  const given = draft.answers ?? respondent.sent;
  const answers = useMemo(() => fittingAnswers(survey, given ?? {}), [survey, given]);
  return {
    ...draft,
    answers,
    isUnsent: draft.answers !== null,
    answer: (change) =>
      setDraft((before) => ({
        ...before,
        answers: change(before.answers ?? respondent.sent ?? {}),
        until: Date.now() + keptFor,
      })),
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    forget: () => setDraft(({ isShared }) => ({ ...freshFor(survey), isShared })),
  };
}

function useKept(asked: AskedSurvey, draft: Draft): void {
  const isKept = draft.answers !== null && !draft.isShared;
  useOtherTab(isKept ? nameOf(asked.survey) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the draft
  useEffect(() => {
    const place = placeOf(asked);
    if (!isKept) return place.write(null);
    const { isShared: _, website: __, ...kept } = draft;
    place.write(kept);
    const expiry = setTimeout(() => place.write(null), draft.until - Date.now());
    return () => clearTimeout(expiry);
  }, [draft]);
}

/** A resident has answered something of it on this device. */
export const hasDraft = (surveyId: string): boolean => readUnsent(nameOf({ id: surveyId })) !== null;

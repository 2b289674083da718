/** What has been answered and not been sent, on this device. */
import { dayMs } from "@stoep/contract/kernel";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { type Answers, questionsOf } from "@stoep/instrument";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import {
  clearExpiredUnsent,
  followUnsent,
  guestUnsent,
  readUnsent,
  useOtherTab,
  writeUnsent,
} from "../../../app/index.ts";
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
  /** Of what is kept on the server to go on elsewhere; null: nothing is. */
  secret: string | null;
  /** On a shared computer nothing is kept. */
  isShared: boolean;
  /** Until when it may be kept, in milliseconds since 1970. */
  until: number;
}

type Kept = Omit<Draft, "isShared" | "website">;

type Asked = Pick<AskedSurvey, "survey" | "respondent">;

const nameOf = (surveyId: string, mark?: string): string => ["survey", surveyId, mark].filter(Boolean).join(".");
const nameOfAsked = ({ survey, respondent: { code } }: Asked): string => nameOf(survey.id, code?.mark);

const placeOf = (asked: Asked) => {
  const name = nameOfAsked(asked);
  return asked.respondent.isOpen
    ? {
        read: () => guestUnsent.read<Kept>(name),
        write: (value: Kept | null) => guestUnsent.write(name, value),
        follow: (changed: () => void) => guestUnsent.follow(name, changed),
      }
    : {
        read: () => readUnsent<Kept>(name),
        write: (value: Kept | null) => writeUnsent(name, value),
        follow: (changed: () => void) => followUnsent(name, changed),
      };
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
  secret: null,
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
  /** Another tab has sent or removed what it shared with this one. */
  hasEndedElsewhere: boolean;
  answer: (change: (answers: Answers) => Answers) => void;
  set: (change: Partial<Pick<Draft, "neighbourhoodId" | "website" | "isShared" | "files" | "secret">>) => void;
  /** What was kept on the server, in place of what is here. */
  restore: (kept: { answers: Answers; neighbourhoodId: string | null; secret: string }) => void;
  /** It has been sent, or is not wanted: what comes next is another answer. */
  forget: () => void;
}

/** The draft on the screen, kept on the device with each change. */
export function useDraft(asked: AskedSurvey): OwnDraft {
  const { survey, respondent } = asked;
  const [draft, setDraft] = useState(() => firstOf(asked));
  const [hasEndedElsewhere, setEnded] = useState(false);
  useKept(asked, draft, () => {
    // What this tab still shows is another answer: under the same id it would be taken for the one that was sent.
    setDraft((before) => ({ ...before, id: crypto.randomUUID() }));
    setEnded(true);
    void asked.refetch();
  });
  const given = draft.answers ?? respondent.sent;
  const answers = useMemo(() => fittingAnswers(survey, given ?? {}), [survey, given]);
  return {
    ...draft,
    answers,
    isUnsent: draft.answers !== null,
    hasEndedElsewhere,
    answer: (change) =>
      setDraft((before) => ({
        ...before,
        answers: change(before.answers ?? respondent.sent ?? {}),
        until: Date.now() + keptFor,
      })),
    set: (change) => setDraft((before) => ({ ...before, ...change })),
    restore: (kept) =>
      setDraft((before) => ({
        ...before,
        answers: kept.answers,
        neighbourhoodId: kept.neighbourhoodId ?? before.neighbourhoodId,
        secret: kept.secret,
        until: Date.now() + keptFor,
      })),
    forget: () => {
      setEnded(false);
      setDraft(({ isShared }) => ({ ...freshFor(survey), isShared }));
    },
  };
}

function useKept(asked: AskedSurvey, draft: Draft, endedElsewhere: () => void): void {
  const isKept = draft.answers !== null && !draft.isShared;
  useOtherTab(isKept ? nameOfAsked(asked) : null);
  const look = useEffectEvent(() => isKept && placeOf(asked).read() === null && endedElsewhere());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is that of the survey
  useEffect(() => placeOf(asked).follow(() => look()), [asked.survey.id]);
  const wasKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the draft
  useEffect(() => {
    const place = placeOf(asked);
    if (!isKept) {
      // What another tab keeps is not this one's to remove.
      if (wasKept.current) place.write(null);
      wasKept.current = false;
      return;
    }
    wasKept.current = true;
    const { isShared: _, website: __, ...kept } = draft;
    place.write(kept);
    const expiry = setTimeout(() => place.write(null), draft.until - Date.now());
    return () => clearTimeout(expiry);
  }, [draft]);
}

/** A resident has answered something of it on this device. */
export const hasDraft = (surveyId: string): boolean => readUnsent(nameOf(surveyId)) !== null;

import { Checkbox, DateField, Text, useToday } from "@stoep/ui";
import { type FormEvent, useState } from "react";
import { api, FormDialog, useCalendarLabels, useCommand, useDaySpan, useFieldText } from "../../../app/index.ts";
import { type Survey, useText } from "../parts/words.ts";
import type { ActedSurvey } from "./use-survey-acts.tsx";

type Props = {
  survey: ActedSurvey;
  /** Moves the days of one that is not over, or opens one again that is. */
  act: "days" | "reopen";
  onMoved?: ((survey: Survey) => void) | undefined;
  onClose: () => void;
};

/** The days of a live survey: its first one until it has come, its last one from today on, or none. S1 §4 */
export function DaysDialog({ survey, act, onMoved, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const today = useToday();
  const isReopened = act === "reopen";
  const hasPassed = survey.endsOn !== null && survey.endsOn < today;
  const [startsOn, setStartsOn] = useState(survey.startsOn);
  const [endsOn, setEndsOn] = useState(isReopened && hasPassed ? null : survey.endsOn);
  const [hasNoEnd, setNoEnd] = useState(survey.endsOn === null || (!isReopened && survey.daysLeft === null));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { move, endDays } = useDaySpan({
    fromDay: startsOn,
    untilDay: endsOn,
    put: ({ fromDay, untilDay }) => {
      setStartsOn(fromDay);
      setEndsOn(untilDay);
    },
  });
  const { save, isRunning } = useSave(survey, act, { onMoved, onClose, setProblems });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongDays({ startsOn, endsOn: hasNoEnd ? null : endsOn, hasNoEnd, today });
    setProblems(wrong);
    if (Object.keys(wrong).length === 0 && startsOn !== null) save(startsOn, hasNoEnd ? null : endsOn);
  };
  const error = (field: string) => (problems[field] ? fieldText(problems[field]) : undefined);
  return (
    <FormDialog
      title={t(`${act}.title`, { title: survey.title })}
      cancel={t("cancel")}
      act={{ label: t(`${act}.confirm`), isRunning }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(`${act}.text`)}</Text>
      {!isReopened && survey.timing === "upcoming" && (
        <DateField
          required
          label={t("fields.startsOn")}
          labels={labels}
          value={startsOn}
          onChange={move}
          error={error("startsOn")}
        />
      )}
      {!hasNoEnd && (
        <DateField
          required
          label={t("fields.endsOn")}
          labels={labels}
          minDate={today}
          value={endsOn}
          onChange={setEndsOn}
          {...endDays}
          error={error("endsOn")}
        />
      )}
      <Checkbox
        label={t("fields.hasNoEnd")}
        checked={hasNoEnd}
        onChange={(event) => setNoEnd(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

type After = Pick<Props, "onMoved" | "onClose"> & { setProblems: (problems: Record<string, string>) => void };

function useSave({ id }: ActedSurvey, act: Props["act"], { onMoved, onClose, setProblems }: After) {
  const t = useText();
  const options = {
    done: t(act === "reopen" ? "done.reopened" : "done.moved"),
    whenDone: (survey: Survey) => {
      onMoved?.(survey);
      onClose();
    },
    form: { setProblems },
  };
  const params = { surveyId: id };
  const days = useCommand(api.surveys.setSurveyDays, options);
  const reopen = useCommand(api.surveys.reopenSurvey, options);
  const save = (startsOn: string, endsOn: string | null) => {
    if (act === "days") void days.run({ params, body: { startsOn, endsOn } });
    else void reopen.run({ params, body: { endsOn } });
  };
  return { save, isRunning: days.isRunning || reopen.isRunning };
}

type Days = { startsOn: string | null; endsOn: string | null; hasNoEnd: boolean; today: string };

function wrongDays({ startsOn, endsOn, hasNoEnd, today }: Days): Record<string, string> {
  if (startsOn === null) return { startsOn: "startRequired" };
  if (hasNoEnd) return {};
  if (endsOn === null) return { endsOn: "endRequired" };
  if (endsOn < today) return { endsOn: "endPassed" };
  return endsOn < startsOn ? { endsOn: "untilNotBeforeStart" } : {};
}

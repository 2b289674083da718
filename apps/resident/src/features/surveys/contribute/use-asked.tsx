import type { ReadProject } from "@stoep/contract/participation";
import type { ReadSurvey } from "@stoep/contract/surveys";
import { type Answer, type Answers, flowOf, keptAnswers, questionsOf } from "@stoep/instrument";
import { QuestionnairePage } from "@stoep/ui/questionnaire";
import { useEffect, useState } from "react";
import { readUnsent, useOtherTab, writeUnsent } from "../../../app/index.ts";
import type { AskedByForm } from "../../participation/index.ts";
import { fittingAnswers } from "../answer/draft.ts";
import { MapHomeContext, PlaceMap } from "../answer/place-map.tsx";
import { useChange } from "../answer/use-change.tsx";
import { problemsOf, useNamedProblems, useProblems } from "../answer/use-problems.ts";
import { useQuestionnaireText } from "../answer/use-questionnaire-text.ts";

const everything = { takesAttachments: true, takesImages: true, takesPlace: true };

/** What a contribution form takes and asks besides, and the answers that are sent along. */
export function useAsked(form: ReadSurvey, project: ReadProject, sent: (ideaId: string) => void) {
  const { answers, answer, forget } = useAnswers(form);
  const { instrument } = form;
  const problems = useProblems();
  const named = useNamedProblems(problems, instrument, answers);
  const { change, dialog } = useChange({ survey: form }, { answers, answer });
  const ids = new Set(questionsOf(instrument).map(({ id }) => id));
  const isComplete = () => {
    const found = problemsOf(instrument, answers);
    problems.set(found);
    return Object.keys(found).length === 0;
  };
  const part: AskedByForm = {
    taken: form.form ?? everything,
    questions: (
      <>
        <Questions
          form={form}
          home={project.neighbourhoods.map(({ id }) => id)}
          answers={answers}
          problems={problems.errors}
          onAnswer={(id, given) => {
            problems.drop(id);
            change(id, given);
          }}
        />
        {dialog}
      </>
    ),
    problems: named,
    setProblems: (codes) => {
      const [own, others] = parted(codes, ids);
      problems.set(own);
      return others;
    },
    isComplete,
    forget,
    sent: ({ id }) => sent(id),
  };
  return { part, answers: keptAnswers(instrument, answers) };
}

type Codes = Record<string, string>;

/** Those about questions, and the others. */
function parted(codes: Codes, ids: ReadonlySet<string>): [Codes, Codes] {
  const entries = Object.entries(codes);
  return [
    Object.fromEntries(entries.filter(([field]) => ids.has(field))),
    Object.fromEntries(entries.filter(([field]) => !ids.has(field))),
  ];
}

/** Kept on this device until they are sent. */
function useAnswers(form: ReadSurvey) {
  const name = `form.${form.id}.answers`;
  const [answers, setAnswers] = useState<Answers>(() => fittingAnswers(form, readUnsent<Answers>(name) ?? {}));
  useOtherTab(Object.keys(answers).length > 0 ? name : null);
  useEffect(() => writeUnsent(name, Object.keys(answers).length > 0 ? answers : null), [name, answers]);
  return { answers, answer: setAnswers, forget: () => setAnswers({}) };
}

interface QuestionsProps {
  form: ReadSurvey;
  home: string[];
  answers: Answers;
  problems: Record<string, string>;
  onAnswer: (id: string, answer: Answer | null) => void;
}

/** All pages below each other: what is asked besides is short. */
function Questions({ form, home, answers, problems, onAnswer }: QuestionsProps) {
  const texts = useQuestionnaireText();
  // The title stands above the form already.
  const instrument = { ...form.instrument, showsHeader: false };
  return (
    <div lang={form.language}>
      <MapHomeContext value={home}>
        {flowOf(instrument, answers).pages.map(({ id }, pageAt) => (
          <QuestionnairePage
            key={id}
            instrument={instrument}
            pageAt={pageAt}
            answers={answers}
            onAnswer={onAnswer}
            problems={problems}
            images={form.images}
            texts={texts}
            PlaceMap={PlaceMap}
          />
        ))}
      </MapHomeContext>
    </div>
  );
}

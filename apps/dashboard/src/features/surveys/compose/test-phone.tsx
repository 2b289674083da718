import type { Language } from "@stoep/contract/kernel";
import { answerProblems } from "@stoep/instrument";
import { useRef, useState } from "react";
import { newId } from "../../../app/editor/index.ts";
import { api, useCommand, useFieldText } from "../../../app/index.ts";
import { type ReadSurvey, type Survey, useText } from "../parts/words.ts";
import { type SendTest, SurveyPhone } from "./survey-preview.tsx";

type Props = { survey: Survey; version: number; shown: ReadSurvey };

/** A draft on a phone, answered for testing: what is sent is counted until it is published. S1 §5 */
export function TestPhone({ survey, version, shown }: Props) {
  const { send, isSending } = useTestAnswer(survey, version, shown.language);
  return <SurveyPhone shown={shown} test={{ send, isSending }} />;
}

function useTestAnswer(survey: Survey, instrumentVersion: number, language: Language) {
  const t = useText();
  const fieldText = useFieldText();
  // The same until it has arrived, so that it is taken once.
  const [id, setId] = useState(newId);
  const refused = useRef<Record<string, string>>({});
  const command = useCommand(api.surveys.sendTestAnswer, {
    done: t("done.tested"),
    whenDone: () => setId(newId()),
    form: {
      setProblems: (codes) => {
        refused.current = codes;
      },
    },
  });
  const inWords = (codes: Record<string, string>) =>
    Object.fromEntries(Object.entries(codes).map(([question, code]) => [question, fieldText(code)]));
  const send: SendTest = async (answers) => {
    const problems = answerProblems(survey.instrument, answers, { isWhole: true });
    if (Object.keys(problems).length > 0) return { isSent: false, problems: inWords(problems) };
    refused.current = {};
    const body = { id, instrumentVersion, language, answers };
    const done = await command.run({ params: { surveyId: survey.id }, body });
    return { isSent: done !== undefined, problems: inWords(refused.current) };
  };
  return { send, isSending: command.isRunning };
}

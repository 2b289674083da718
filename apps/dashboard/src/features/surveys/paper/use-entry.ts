import type { Language } from "@stoep/contract/kernel";
import { type Answer, answerProblems, flowOf, keptAnswers, shownIn, withLeftBlank } from "@stoep/instrument";
import { fieldIdOf } from "@stoep/ui/questionnaire";
import { useEffect, useRef, useState } from "react";
import { api, useCommand, useFieldText } from "../../../app/index.ts";
import type { Survey } from "../parts/words.ts";
import type { Entered } from "./own-entries.tsx";

interface Options {
  survey: Survey;
  /** Where there is nothing to choose. */
  onlyNeighbourhood: string | undefined;
  entryId: string;
  entered: Entered;
  onEntered: (answer: Entered) => void;
}

/** What a question that was left out, or answered in part, is wrong with. */
const blankCodes = new Set(["answerRequired", "rowsMissing"]);

export type Entry = ReturnType<typeof useEntry>;

/** One form on the desk, until it is entered. */
export function useEntry({ survey, onlyNeighbourhood, entryId, entered, onEntered }: Options) {
  const fieldText = useFieldText();
  const [language, setLanguage] = useState<Language>(entered.language);
  const [neighbourhoodId, setNeighbourhood] = useState(onlyNeighbourhood ?? entered.neighbourhoodId);
  const [answers, setAnswers] = useState(entered.answers);
  const [leftBlank, setLeftBlank] = useState<readonly string[]>([]);
  const [codes, setCodes] = useState<Record<string, string>>({});
  const first = useFocusOnProblem(codes);
  const command = useCommand(api.surveys.enterPaperAnswer, { form: { setProblems: setCodes } });
  const { instrument, instrumentVersion, id: surveyId } = survey;
  const drop = (id: string) => setCodes(({ [id]: _, ...others }) => others);

  const send = async () => {
    const shown = shownIn(flowOf(instrument, answers));
    const blank = leftBlank.filter((id) => shown.has(id));
    const found: Record<string, string> = answerProblems(withLeftBlank(instrument, blank), answers, { isWhole: true });
    if (neighbourhoodId === "") found.neighbourhoodId = "neighbourhoodRequired";
    first.current = true;
    setCodes(found);
    if (Object.keys(found).length > 0) return;
    const kept = keptAnswers(instrument, answers);
    const answer = { instrumentVersion, language, neighbourhoodId, answers: kept };
    const done = await command.run({ params: { surveyId, entryId }, body: { ...answer, leftBlank: [...blank] } });
    if (done) onEntered(answer);
  };

  return {
    language,
    setLanguage,
    neighbourhoodId,
    setNeighbourhood: (id: string) => {
      drop("neighbourhoodId");
      setNeighbourhood(id);
    },
    answers,
    answer: (id: string, given: Answer | null) => {
      drop(id);
      setAnswers(({ [id]: _, ...others }) => (given === null ? others : { ...others, [id]: given }));
    },
    leftBlank,
    setBlank: (id: string, isBlank: boolean) =>
      setLeftBlank((before) => (isBlank ? [...before, id] : before.filter((one) => one !== id))),
    /** Questions of which staff may say that they were left blank. */
    mayStayBlank: [...new Set([...leftBlank, ...Object.keys(codes).filter((id) => blankCodes.has(codes[id] ?? ""))])],
    problems: Object.fromEntries(Object.entries(codes).map(([id, code]) => [id, fieldText(code)])),
    isChanged: answers !== entered.answers,
    isSending: command.isRunning,
    send,
  };
}

/** After sending, the first question that something is wrong with. Set the mark before setting the problems. */
function useFocusOnProblem(codes: Record<string, string>) {
  const isAsked = useRef(false);
  useEffect(() => {
    const [id] = Object.keys(codes);
    if (isAsked.current && id !== undefined) document.getElementById(fieldIdOf({ id }))?.focus();
    isAsked.current = false;
  }, [codes]);
  return isAsked;
}

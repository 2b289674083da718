import type { RefusalCode } from "@stoep/contract/kernel";
import { type Flow, keptAnswers } from "@stoep/instrument";
import { useState } from "react";
import { Button, ErrorSummary, Notice, useCommand, useIsConnected } from "../../../app/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { AnswerList } from "./answer-list.tsx";
import type { OwnDraft } from "./draft.ts";
import { type AskedSurvey, asksNeighbourhood } from "./respondent.ts";
import { type OwnProblems, problemsOf } from "./use-problems.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

interface Props extends AskedSurvey {
  draft: OwnDraft;
  flow: Flow;
  problems: OwnProblems;
  /** From 1. */
  onPage: (page: number) => void;
  onSent: () => void;
}

/** The last look at the answers before they are sent. */
export function CheckPart(props: Props) {
  const { draft, flow, problems, onPage, ...asked } = props;
  const t = useText();
  const { survey, respondent } = asked;
  const { refusal, hindrance, isSending, send, reload } = useSending(props);
  return (
    <>
      <h1>{t("check.title")}</h1>
      <ErrorSummary form={problems} />
      <AnswerList survey={survey} draft={draft} flow={flow} onPage={onPage} />
      {respondent.hasAnswered && <p>{t("check.replaces")}</p>}
      {hindrance && (
        <div role="alert">
          <Notice tone="danger" title={t("check.notSent")}>
            <p>{hindrance}</p>
            <p>{t(draft.isShared ? "refused.on_screen" : "refused.kept")}</p>
            {refusal === "changed_meanwhile" && (
              <div>
                <Button onClick={reload}>{t("refused.reload")}</Button>
              </div>
            )}
          </Notice>
        </div>
      )}
      <div className={style.acts}>
        <Button look="main" isBusy={isSending} onClick={send}>
          {t(respondent.hasAnswered ? "check.sendAgain" : "check.send")}
        </Button>
        <Button onClick={() => onPage(flow.pages.length)}>{t("page.back")}</Button>
      </div>
    </>
  );
}

/** Sends the answers; what is refused is said, and the answers stay. */
function useSending({ survey, respondent, refetch, draft, flow, problems, onPage, onSent }: Props) {
  const t = useText();
  const words = useRefusalWords(survey);
  const isConnected = useIsConnected();
  const [refusal, setRefusal] = useState<RefusalCode | null>(null);
  const [isTriedOffline, setTried] = useState(false);
  /** The page with the first of them says what is wrong. */
  const show = (found: Record<string, string>) => {
    problems.set(found);
    const page = flow.pages.findIndex(({ questionIds }) => questionIds.some((id) => found[id] !== undefined));
    if (page >= 0) onPage(page + 1);
    else if (found.neighbourhoodId) onPage(1);
  };
  const command = useCommand(respondent.send, {
    refetches: respondent.isOpen ? [] : ["surveys"],
    form: { setProblems: show },
    whenDone: () => {
      draft.forget();
      if (respondent.code) void refetch();
      onSent();
    },
    refused: ({ code }) => {
      setRefusal(code);
      return true;
    },
  });
  const send = () => {
    setRefusal(null);
    setTried(!isConnected);
    const found: Record<string, string> = problemsOf(survey.instrument, draft.answers);
    if (asksNeighbourhood(respondent) && draft.neighbourhoodId === "") found.neighbourhoodId = "neighbourhoodRequired";
    if (Object.keys(found).length > 0) return show(found);
    if (!isConnected) return;
    void command.run({
      id: draft.id,
      instrumentVersion: survey.instrumentVersion,
      language: survey.language,
      answers: keptAnswers(survey.instrument, draft.answers),
      draftSecret: draft.secret ?? undefined,
      neighbourhoodId: draft.neighbourhoodId,
      website: draft.website,
    });
  };
  const reload = () => {
    setRefusal(null);
    void refetch();
  };
  const hindrance = isTriedOffline && !isConnected ? t("check.offline") : refusal && words(refusal);
  return { refusal, hindrance, isSending: command.isRunning, send, reload };
}

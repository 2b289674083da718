import type { RefusalCode } from "@stoep/contract/kernel";
import type { Flow } from "@stoep/instrument";
import { CheckIcon } from "@stoep/ui/icons";
import { Suspense } from "react";
import { Button, ButtonLink, EmptyState, Notice } from "../../../app/index.ts";
import { useProjectFacts } from "../../participation/index.ts";
import { ProofPrompt } from "../../residents/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { AnswerList } from "./answer-list.tsx";
import { DiscardButton } from "./discard-button.tsx";
import type { OwnDraft } from "./draft.ts";
import type { AskedSurvey } from "./respondent.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

interface CannotProps extends AskedSurvey {
  refusal: RefusalCode;
  draft: OwnDraft;
  flow: Flow;
}

/** Why nothing can be sent, and what helps; what was answered and not sent is still shown. */
export function CannotAnswer({ refusal, survey, respondent, draft, flow }: CannotProps) {
  const t = useText();
  const words = useRefusalWords(survey);
  const isUnproven = refusal === "residence_not_proven";
  const hasAnswers = draft.isUnsent || respondent.sent !== null;
  return (
    <>
      <h1>{survey.instrument.title}</h1>
      <Notice
        tone={respondent.hasAnswered ? "done" : "warning"}
        title={isUnproven ? t("refused.not_proven") : undefined}
      >
        <p>{words(refusal)}</p>
        {isUnproven && (
          <Suspense fallback={null}>
            <ProofPrompt />
          </Suspense>
        )}
      </Notice>
      {draft.isUnsent && (
        <Notice tone="warning" title={t(respondent.hasAnswered ? "check.changeNotSent" : "check.notSent")}>
          <p>{t(respondent.hasAnswered ? "refused.earlierCount" : "refused.kept")}</p>
          <DiscardButton draft={draft} respondent={respondent} />
        </Notice>
      )}
      {hasAnswers && <AnswerList survey={survey} draft={draft} flow={flow} onPage={null} />}
    </>
  );
}

interface SentProps extends AskedSurvey {
  onChange: () => void;
  /** For another person by the public link, or with another code. */
  onNext: () => void;
}

/** The answers have arrived. */
export function SentPart({ survey, respondent, onChange, onNext }: SentProps) {
  const t = useText();
  const canChange = survey.canChange && respondent.sent !== null && respondent.refusal === null;
  return (
    <EmptyState
      isScreen
      title={t("sent.title")}
      icon={<CheckIcon aria-hidden />}
      action={
        respondent.isOpen ? (
          <>
            {canChange && <Button onClick={onChange}>{t("sent.change")}</Button>}
            <Button onClick={onNext}>{t(respondent.code ? "code.next" : "sent.next")}</Button>
          </>
        ) : (
          <>
            {canChange && <Button onClick={onChange}>{t("sent.change")}</Button>}
            <ButtonLink look="main" href="/take-part">
              {t("gone.act")}
            </ButtonLink>
          </>
        )
      }
    >
      <span className={style.lines}>{survey.thanks || t("sent.thanks")}</span>
      {respondent.isOpen && (
        <>
          <br />
          {t("sent.close")}
        </>
      )}
    </EmptyState>
  );
}

/** Sent before, and still to be changed. */
export function AnsweredPart({ survey, onChange }: Pick<AskedSurvey, "survey"> & { onChange: () => void }) {
  const t = useText();
  const { day } = useProjectFacts();
  const { endsOn, instrument } = survey;
  return (
    <>
      <h1>{instrument.title}</h1>
      <Notice tone="done" title={t("stand.answered")}>
        {endsOn === null ? t("stand.answeredNoEnd") : t("stand.answeredText", { until: day(endsOn) })}
      </Notice>
      <div>
        <Button look="main" onClick={onChange}>
          {t("sent.change")}
        </Button>
      </div>
    </>
  );
}

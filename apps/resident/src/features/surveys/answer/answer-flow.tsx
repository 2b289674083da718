import { flowOf } from "@stoep/instrument";
import {
  ErrorSummary,
  IdleGuard,
  languageName,
  Notice,
  useIsConnected,
  useLanguage,
  useTitle,
} from "../../../app/index.ts";
import { LanguageNote } from "../../publishing/index.ts";
import style from "../surveys.module.css";
import { useText } from "../words.ts";
import { CheckPart } from "./check-part.tsx";
import { type OwnDraft, useDraft } from "./draft.ts";
import { Introduction } from "./introduction.tsx";
import { PagePart } from "./page-part.tsx";
import { type AskedSurvey, asksNeighbourhood } from "./respondent.ts";
import { AnsweredPart, CannotAnswer, SentPart } from "./stand-part.tsx";
import { useOpenedLink } from "./use-kept.ts";
import { useWalk, type Walk } from "./use-walk.ts";

/** All steps of answering, in one place; the step is in the address. */
export function AnswerFlow(asked: AskedSurvey) {
  const t = useText();
  const { survey } = asked;
  const draft = useDraft(asked);
  const walk = useWalk(draft);
  const link = useOpenedLink(asked, draft);
  useTitle(survey.instrument.title);
  return (
    <>
      <Languages survey={survey} />
      <OfflineNote />
      {link.isOpened && draft.isUnsent && (
        <Notice tone="done" isLive>
          {t("keep.opened")}
        </Notice>
      )}
      {link.isGone && (
        <Notice tone="warning" title={t("keep.gone")} isLive>
          {t("keep.goneText")}
        </Notice>
      )}
      {walk.isForgotten && !draft.isUnsent && (
        <Notice tone="warning" title={t("device.forgotten")} isLive>
          {t("device.forgottenText")}
        </Notice>
      )}
      {draft.hasEndedElsewhere && (
        <Notice tone="warning" title={t("device.elsewhere")} isLive>
          {t(asked.respondent.isOpen && !asked.respondent.code ? "device.elsewhereOpen" : "device.elsewhereText")}
        </Notice>
      )}
      <Steps {...asked} draft={draft} walk={walk} />
      <IdleGuard
        isOn={walk.isForgettable}
        text={t("device.idle")}
        onForget={(isIdle) => {
          walk.forget(isIdle);
          asked.respondent.code?.leave(isIdle);
        }}
      />
    </>
  );
}

/** Of a survey that is not in the reader's language. */
function Languages({ survey }: Pick<AskedSurvey, "survey">) {
  const t = useText();
  const reader = useLanguage();
  const { language, languages, isTranslated } = survey;
  if (isTranslated || language === reader) return null;
  if (languages.length <= 1)
    return <LanguageNote original={{ shown: survey, isOriginal: true, isLoading: false, toggle: () => {} }} />;
  const names = languages.map((one) => languageName(one, reader)).join(", ");
  return <p className={style.soft}>{t("intro.languages", { languages: names })}</p>;
}

function OfflineNote() {
  const t = useText();
  const isConnected = useIsConnected();
  if (isConnected) return null;
  return (
    <Notice tone="warning" isLive>
      {t("check.offline")}
    </Notice>
  );
}

function Steps({ draft, walk, ...asked }: AskedSurvey & { draft: OwnDraft; walk: Walk }) {
  const { survey, respondent } = asked;
  const { step, go, problems, isBegun, isSent } = walk;
  const flow = flowOf(survey.instrument, draft.answers);
  const begin = () => {
    walk.begin();
    go(1);
  };
  const start = () => {
    const isMissing = asksNeighbourhood(respondent) && draft.neighbourhoodId === "";
    problems.set(isMissing ? { neighbourhoodId: "neighbourhoodRequired" } : {});
    if (!isMissing) begin();
  };
  if (isSent && step === "sent") {
    const next = () => {
      respondent.code?.leave();
      walk.end();
      go("introduction", { isReplaced: true });
    };
    return <SentPart {...asked} onChange={begin} onNext={next} />;
  }
  if (respondent.refusal) return <CannotAnswer {...asked} refusal={respondent.refusal} draft={draft} flow={flow} />;
  const isAtStart = step === "introduction" || step === "sent" || !isBegun;
  if (isAtStart && respondent.hasAnswered && !draft.isUnsent) return <AnsweredPart survey={survey} onChange={begin} />;
  const hasIntroduction = survey.introduction !== null;
  if (isAtStart && hasIntroduction)
    return (
      <>
        <ErrorSummary form={problems} />
        <Introduction {...asked} draft={draft} problem={problems.errors.neighbourhoodId} onStart={start} />
      </>
    );
  if (!isAtStart && step === "check")
    return (
      <CheckPart
        {...asked}
        draft={draft}
        flow={flow}
        problems={problems}
        onPage={go}
        onSent={() => {
          walk.send();
          go("sent", { isReplaced: true });
        }}
      />
    );
  const page = isAtStart || typeof step !== "number" ? 1 : Math.min(step, flow.pages.length);
  return (
    <PagePart
      key={`${walk.round}.${flow.pages[page - 1]?.id}`}
      {...asked}
      draft={draft}
      flow={flow}
      pageAt={page - 1}
      problems={problems}
      onStep={(next) => {
        walk.goOn();
        go(next);
      }}
    />
  );
}

import type { Language } from "@stoep/contract/kernel";
import { questionsOf } from "@stoep/instrument";
import { Notice, Text } from "@stoep/ui";
import { type RefObject, useState } from "react";
import {
  AudienceSummary,
  CheckButtons,
  CheckObstacle,
  FewNotice,
  isFew,
  KeepButtons,
  PreviewStep,
  type Problems,
  PublishDialog,
  ReachCard,
} from "../../../app/editor/index.ts";
import { usePastYear } from "../../../app/index.ts";
import { useDays } from "../../participation/index.ts";
import { useAudienceText } from "../../publishing/index.ts";
import { type ReadSurvey, type Survey, type SurveyPreview, useText } from "../parts/words.ts";
import type { SurveyForm } from "./draft.ts";
import { SurveyLivePreview, SurveyPhone } from "./survey-preview.tsx";
import { TestPhone } from "./test-phone.tsx";
import type { SurveyDeskState } from "./use-desk.ts";
import type { useSurveySteps } from "./use-survey-steps.ts";

type Props = {
  form: SurveyForm;
  state: SurveyDeskState;
  steps: ReturnType<typeof useSurveySteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  language: Language;
};

/** The last step: what is missing, else who is reached, what will happen, and how it reads in each language. S1 §2 */
export function CheckStep({ form, state, steps, problems, heading, showField, language }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<"now" | "later" | null>(null);
  const { stored, draft } = state;
  const { checked } = steps;
  const isUnsaved = state.isDirty && !state.isAuto;
  const preview = checked.phase === "done" && !isUnsaved ? checked.preview : null;
  const ask = (when: "now" | "later") => () => preview && setAsked(when);
  const footer = {
    keep: <KeepButtons state={state} steps={steps} />,
    actions: (
      <CheckButtons
        stored={stored}
        back={() => void steps.open("link")}
        onPublish={ask("now")}
        onSchedule={ask("later")}
      />
    ),
  };
  return (
    <>
      <PreviewStep
        title={stored?.state === "published" ? t("check.titleLive") : undefined}
        heading={heading}
        readings={preview?.readings ?? null}
        meanwhile={<SurveyLivePreview draft={draft} language={language} images={form.images} />}
        original={draft.language}
        show={(reading: ReadSurvey) =>
          preview && stored && stored.state !== "published" ? (
            <TestPhone key={reading.language} survey={stored} version={preview.version} shown={reading} />
          ) : (
            <SurveyPhone key={reading.language} shown={reading} />
          )
        }
        footer={footer}
      >
        {preview && stored ? (
          <Outlook survey={stored} preview={preview} />
        ) : (
          <CheckObstacle
            phase={checked.phase}
            problems={problems}
            showField={showField}
            onCheck={() => void steps.check()}
            words={{
              failed: t("check.failed"),
              saveFirst: t(stored?.state === "scheduled" ? "check.saveScheduled" : "check.savePublished"),
            }}
          />
        )}
      </PreviewStep>
      {preview && stored && asked && (
        <Publish survey={stored} preview={preview} when={asked} steps={steps} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type PublishProps = OutlookProps & {
  when: "now" | "later";
  steps: Props["steps"];
  onClose: () => void;
};

function Publish({ survey, preview: { reach }, when, steps, onClose }: PublishProps) {
  const t = useText();
  const askPastYear = usePastYear();
  const places = usePlaces(survey, reach);
  const isWhole = survey.neighbourhoodIds.length === 0;
  return (
    <PublishDialog
      key={when}
      title={survey.instrument.title}
      when={when}
      publishAt={survey.publishAt}
      pastMoment={steps.pastMoment}
      isBusy={steps.isPublishing}
      mayGo={() => askPastYear(survey.startsOn)}
      onClose={onClose}
      onPublish={steps.publish}
    >
      <AudienceSummary reach={reach} places={isWhole ? t("audience.wholeAimed") : places} isLater={when === "later"} />
      <Text c="dimmed" size="sm">
        {t("check.publishNote")}
      </Text>
    </PublishDialog>
  );
}

type OutlookProps = { survey: Survey; preview: SurveyPreview };

/** Without a choice it is for the whole network. */
function usePlaces(survey: Survey, reach: SurveyPreview["reach"]): string {
  const t = useText();
  const chosen = useAudienceText(survey, reach);
  return survey.neighbourhoodIds.length === 0 ? t("audience.whole") : chosen;
}

/** What will happen: who is reached, who answers when, and what to consider. */
function Outlook({ survey, preview: { reach } }: OutlookProps) {
  const t = useText();
  const { day, span } = useDays();
  const places = usePlaces(survey, reach);
  const { hasNoEnd, startsOn, respondents, testAnswers, instrument, state } = survey;
  const count = questionsOf(instrument).length;
  return (
    <>
      <ReachCard reach={reach} audience={places} />
      <FewNotice reach={reach} />
      <Notice>
        <div>{hasNoEnd && startsOn ? t("days.from", { day: day(startsOn) }) : span(survey)}</div>
        <div>{t(`respondents.${respondents}`)}</div>
        <div>{t("list.questions", { count })}</div>
      </Notice>
      {state === "published" ? (
        <Notice>{t("check.live")}</Notice>
      ) : (
        !isFew(reach) && <Notice tone="success">{t("check.complete")}</Notice>
      )}
      {state !== "published" && (
        <Notice title={t("check.testTitle")}>
          <div>{t("check.testText")}</div>
          <div>{t("check.testAnswers", { count: testAnswers })}</div>
        </Notice>
      )}
    </>
  );
}

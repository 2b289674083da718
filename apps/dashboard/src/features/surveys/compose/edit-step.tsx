import type { Language } from "@stoep/contract/kernel";
import { Heading, Stack } from "@stoep/ui";
import { type RefObject, useState } from "react";
import { EditButtons, fieldsFor, KeepButtons, type Problems, WritingStep } from "../../../app/editor/index.ts";
import { useText } from "../parts/words.ts";
import { QuestionsFields } from "../questions/questions-fields.tsx";
import type { AskedField } from "../questions/use-opened.ts";
import type { Draft, SurveyForm } from "./draft.ts";
import { AudienceFields } from "./fields/audience-fields.tsx";
import { DurationFields } from "./fields/duration-fields.tsx";
import { IntroductionFields } from "./fields/introduction-fields.tsx";
import { LinkFields } from "./fields/link-fields.tsx";
import { ProjectFields } from "./fields/project-fields.tsx";
import { RespondentsFields } from "./fields/respondents-fields.tsx";
import { ThanksFields } from "./fields/thanks-fields.tsx";
import { TitleFields } from "./fields/title-fields.tsx";
import { TranslationFields } from "./fields/translation-fields.tsx";
import { stepOf, surveySteps, type WritingStepKey } from "./steps.ts";
import { SurveyLivePreview } from "./survey-preview.tsx";
import type { SurveyDeskState } from "./use-desk.ts";
import type { useSurveySteps } from "./use-survey-steps.ts";

const AudiencePart = fieldsFor<Draft>(["neighbourhoodIds"], AudienceFields);

type Props = {
  form: SurveyForm;
  state: SurveyDeskState;
  steps: ReturnType<typeof useSurveySteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  onLeaveField: () => void;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** The steps in which a survey is written, with the phone preview beside them. */
export function EditStep(props: Props) {
  const { form, state, steps, problems, heading, showField, onLeaveField, language } = props;
  const t = useText();
  const step = steps.step as WritingStepKey;
  const [asked, setAsked] = useState<AskedField>(null);
  const before = surveySteps.before(step);
  const own = Object.fromEntries(Object.entries(problems.all).filter(([path]) => stepOf(path) === step));
  // What another step lacks is told here where it keeps this one from being saved.
  const faults = state.phase === "failed" && Object.keys(own).length === 0 ? problems.all : own;
  const way = {
    back: before && (() => void steps.open(before)),
    next: steps.next,
    nextLabel: t("editor.to", { step: t(`steps.${steps.after(step)}`) }),
  };
  return (
    <WritingStep
      name={t(`kinds.${form.draft.kind}.name`)}
      problems={problems}
      faults={faults}
      beforeGo={(path) => {
        setAsked({ path });
        showField(path);
      }}
      onLeaveField={onLeaveField}
      // List and map stand side by side, and nothing there changes what is asked.
      preview={
        step === "audience" ? undefined : (
          <SurveyLivePreview
            draft={form.draft}
            language={language}
            images={form.images}
            part={step === "thanks" ? "thanks" : step === "introduction" ? "introduction" : "questions"}
          />
        )
      }
      footer={{
        keep: <KeepButtons state={state} steps={steps} />,
        actions: <EditButtons state={state} steps={steps} way={way} />,
      }}
    >
      <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
        {t(`editor.headings.${step}`)}
      </Heading>
      <Fields {...props} step={step} asked={asked} />
    </WritingStep>
  );
}

type FieldsProps = Props & { step: WritingStepKey; asked: AskedField };

function Fields({ step, form, state, problems, language, onLanguage, asked }: FieldsProps) {
  if (step === "audience") return <AudiencePart form={form} />;
  return (
    <Stack gap="md">
      {step === "title" && <TitleFields form={form} />}
      {step === "questions" && <QuestionsFields form={form} asked={asked} attempt={problems.attempt} state={state} />}
      {step === "duration" && <DurationFields form={form} isLive={state.stored?.state === "published"} />}
      {step === "thanks" && <ThanksFields form={form} />}
      {step === "introduction" && <IntroductionFields form={form} />}
      {step === "respondents" && <RespondentsFields form={form} />}
      {step === "project" && <ProjectFields form={form} stored={state.stored} />}
      {step === "translate" && <TranslationFields form={form} language={language} onLanguage={onLanguage} />}
      {step === "link" && <LinkFields form={form} />}
    </Stack>
  );
}

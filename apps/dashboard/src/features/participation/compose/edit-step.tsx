import type { Language } from "@stoep/contract/kernel";
import { Heading, Stack } from "@stoep/ui";
import { type RefObject, useState } from "react";
import { EditButtons, fieldsFor, KeepButtons, type Problems, WritingStep } from "../../../app/editor/index.ts";
import { useKindText, useText } from "../parts/words.ts";
import type { Draft, ProjectForm } from "./draft.ts";
import { AudienceFields } from "./fields/audience-fields.tsx";
import { ContentFields } from "./fields/content-fields.tsx";
import { ExtraFields } from "./fields/extra-fields.tsx";
import type { AskedField } from "./fields/open-phases.ts";
import { TimeFields } from "./fields/time-fields.tsx";
import { WrittenLanguages } from "./fields/translation-fields.tsx";
import { ProjectLivePreview } from "./reader-view.tsx";
import { projectSteps, type StepKey, stepOf } from "./steps.ts";
import type { ProjectState } from "./use-desk.ts";
import type { useProjectSteps } from "./use-project-steps.ts";

const AudienceFieldsPart = fieldsFor<Draft>(["neighbourhoodIds"], AudienceFields);

type Props = {
  form: ProjectForm;
  state: ProjectState;
  steps: ReturnType<typeof useProjectSteps>;
  problems: Problems;
  heading: RefObject<HTMLHeadingElement | null>;
  showField: (path: string) => void;
  onLeaveField: () => void;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** The steps in which a project is written, with the phone preview beside them. */
export function EditStep(props: Props) {
  const { form, state, steps, problems, heading, showField, onLeaveField, language } = props;
  const t = useText();
  const words = useKindText(form.draft.kind);
  const step = steps.step as Exclude<StepKey, "check">;
  const [asked, setAsked] = useState<AskedField>(null);
  const before = projectSteps.before(step);
  const faults = Object.fromEntries(Object.entries(problems.all).filter(([path]) => stepOf(path) === step));
  const way = {
    back: before && (() => void steps.open(before)),
    next: steps.next,
    nextLabel: t(`editor.to.${projectSteps.after(step) as Exclude<StepKey, "content">}`),
  };
  return (
    <WritingStep
      name={words("name")}
      problems={problems}
      faults={faults}
      beforeGo={(path) => {
        setAsked({ path });
        showField(path);
      }}
      onLeaveField={onLeaveField}
      // List and map stand side by side, and nothing there changes how the project reads.
      preview={
        step === "audience" ? undefined : (
          <ProjectLivePreview draft={form.draft} language={language} stored={state.stored} />
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

type FieldsProps = Props & { step: Exclude<StepKey, "check">; asked: AskedField };

function Fields({ step, form, state, language, onLanguage, asked }: FieldsProps) {
  if (step === "audience") return <AudienceFieldsPart form={form} />;
  return (
    <Stack gap="md">
      {step === "time" && <TimeFields form={form} projectId={state.stored?.id ?? null} asked={asked} />}
      {step === "extras" && <ExtraFields form={form} />}
      {step === "content" && (
        <WrittenLanguages form={form} language={language} onLanguage={onLanguage}>
          <ContentFields form={form} />
        </WrittenLanguages>
      )}
    </Stack>
  );
}

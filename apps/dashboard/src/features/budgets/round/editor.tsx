import { EditorPage, ErrorSummary, goToField, Heading, StatusBadge, Stepper } from "@stoep/ui";
import { type RefObject, useEffect, useState } from "react";
import { DeskNotices, type Problems, SaveStatus, useStepFocus, WritingStep } from "../../../app/editor/index.ts";
import { useLeaveQuestion, useSearch } from "../../../app/index.ts";
import type { Surroundings } from "../parts/surroundings.ts";
import { useLackText } from "../parts/use-lack-text.ts";
import { type Round, stateLooks, useText, votePath } from "../parts/words.ts";
import { CheckStep, OpenButton } from "./check-step.tsx";
import { Conflict } from "./conflict.tsx";
import type { RoundForm } from "./draft.ts";
import { DistrictsStep } from "./fields/districts-step.tsx";
import { IdeasStep } from "./fields/ideas-step.tsx";
import { RulesFields } from "./fields/rules-fields.tsx";
import type { AskedField } from "./fields/use-open-rows.ts";
import { lackLines, lacksOf } from "./problems.ts";
import { KeepButton, WayButtons } from "./step-buttons.tsx";
import { type StepKey, stepOf, stepStates } from "./steps.ts";
import { TrialStep } from "./trial-step.tsx";
import { useRoundDesk } from "./use-round-desk.ts";
import { useRoundProblems, useRoundSteps } from "./use-round-steps.ts";

/** The editor of a vote that is prepared: its steps, saving and messages. */
export function RoundEditor({ round, around }: { round: Round; around: Surroundings }) {
  const t = useText();
  const [desk, state] = useRoundDesk(round);
  const problems = useRoundProblems(desk, state, around);
  const steps = useRoundSteps({ desk, state, problems, around });
  useLeaveQuestion(state.isDirty, desk.discard);
  const { heading, skip } = useStepFocus<HTMLHeadingElement>(steps.step, false);
  const [asked, setAsked] = useState<AskedField>(null);
  const showField = (path: string) => {
    const next = stepOf(path);
    setAsked({ path });
    if (next !== steps.step) skip();
    void steps.open(next);
  };
  useFieldInAddress(problems, showField);
  const { draft, stored } = state;
  const fields: RoundForm = {
    draft,
    change: desk.change,
    errorOf: problems.errorOf,
    faults: problems.named,
    busy: noUploads,
  };
  const shared = { form: fields, around, asked };
  const checked = { round: stored ?? round, form: fields, around, problems };
  return (
    <EditorPage
      title={t("title", { phase: round.phaseTitle ?? t("none.phase") })}
      back={{ label: t("back", { title: around.project.title }), href: votePath(around.project.id) }}
      state={<StatusBadge kind={stateLooks.draft}>{t("states.draft")}</StatusBadge>}
      saved={<SaveStatus desk={desk} state={state} />}
      steps={<RoundStepper form={fields} around={around} steps={steps} />}
    >
      <DeskNotices desk={desk} state={state} />
      <WritingStep
        name={t("name")}
        problems={problems}
        faults={{}}
        beforeGo={showField}
        onLeaveField={desk.saveSoon}
        footer={{
          keep: <KeepButton save={steps.save} />,
          actions: (
            <>
              <WayButtons steps={steps} />
              {steps.step === "check" && <OpenButton {...checked} desk={desk} save={steps.save} />}
            </>
          ),
        }}
      >
        {steps.step !== "check" && <Summary form={fields} problems={problems} step={steps.step} onShow={showField} />}
        <StepHeading step={steps.step} heading={heading} />
        {steps.step === "rules" && <RulesFields {...shared} />}
        {steps.step === "districts" && <DistrictsStep {...shared} />}
        {steps.step === "ideas" && <IdeasStep {...shared} />}
        {steps.step === "trial" && <TrialStep roundId={round.id} draft={draft} around={around} />}
        {steps.step === "check" && <CheckStep {...checked} onShow={showField} />}
      </WritingStep>
      <Conflict desk={desk} state={state} around={around} />
    </EditorPage>
  );
}

const noUploads = () => {};

/** The field that the address names, as where something is missing: shown once, with all that is missing. */
function useFieldInAddress(problems: Problems, showField: (path: string) => void): void {
  const { field } = useSearch(["field"]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is opened
  useEffect(() => {
    if (!field) return;
    problems.report();
    showField(field);
    goToField(field);
  }, []);
}

type SummaryProps = { form: RoundForm; problems: Problems; step: StepKey; onShow: (path: string) => void };

/** What is missing in this step, the same fault of many ideas as one line. */
function Summary({ form, problems, step, onShow }: SummaryProps) {
  const t = useText();
  const lackText = useLackText(form.draft);
  const lines = lackLines(problems.named.filter(({ path }) => stepOf(path) === step));
  return (
    <ErrorSummary
      title={t("lacks.title", { count: lines.length })}
      errors={Object.fromEntries(lines.map((line) => [line.path, lackText(line)]))}
      attempt={problems.attempt}
      beforeGo={onShow}
    />
  );
}

function StepHeading({ step, heading }: { step: StepKey; heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useText();
  return (
    <Heading order={2} ref={heading} tabIndex={-1} data-focus-target>
      {t(`headings.${step}`)}
    </Heading>
  );
}

type StepperProps = { form: RoundForm; around: Surroundings; steps: ReturnType<typeof useRoundSteps> };

function RoundStepper({ form, around, steps }: StepperProps) {
  const t = useText();
  const lacks = lackLines(lacksOf(form.draft, around.facts)).map(({ path }) => path);
  return (
    <Stepper
      label={t("steps.label")}
      current={steps.step}
      onGo={(key) => void steps.open(key as StepKey)}
      steps={stepStates(form.draft, lacks, steps.furthest).map(({ key, state, note, missing }) => ({
        key,
        state,
        href: steps.hrefOf(key),
        label: t(`steps.${key}`),
        note: note === "missing" ? t("notes.missing", { count: missing }) : t(`notes.${note}`),
      }))}
    />
  );
}

import { projectLimits } from "@stoep/contract/participation";
import { ideaTypes, phaseTypes } from "@stoep/contract/participation/values";
import { MultiSelect, Select, Stack, Switch } from "@stoep/ui";
import { CountedField, CountedLines, DaySpanFields, fieldAt, VideoLink } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Phase, ProjectForm } from "../draft.ts";
import { AmountField } from "./amount-field.tsx";
import { PhaseMap } from "./phase-map.tsx";

type Props = { form: ProjectForm; phase: Phase; place: number };
type PartProps = Props & { put: (patch: Partial<Phase>, how?: "typed") => void };

/** All fields of a phase. S1 §3, §5 */
export function PhaseFields({ form, phase, place }: Props) {
  const put: PartProps["put"] = (patch, how) =>
    form.change(
      (now) => ({ phases: now.phases.map((one) => (one.id === phase.id ? { ...one, ...patch } : one)) }),
      how,
    );
  const shared = { form, phase, place, put };
  return (
    <Stack gap="md">
      <Texts {...shared} />
      <Days {...shared} />
      <VideoLink
        value={phase.videoUrl}
        onChange={(videoUrl) => put({ videoUrl })}
        {...fieldAt(form, `phases.${place}.videoUrl`)}
      />
      <Doings {...shared} />
      <PhaseMap value={phase.map} onChange={(map) => put({ map })} neighbourhoodIds={form.draft.neighbourhoodIds} />
    </Stack>
  );
}

function Texts({ form, phase, place, put }: PartProps) {
  const t = useText();
  const fieldText = useFieldText();
  const { language } = form.draft;
  return (
    <>
      <CountedField
        required
        label={t("phases.title")}
        max={projectLimits.phaseTitle}
        tooLong={fieldText("phaseTitleTooLong")}
        value={phase.title}
        onChange={(title) => put({ title }, "typed")}
        lang={language}
        {...fieldAt(form, `phases.${place}.title`)}
      />
      <Select
        label={t("phases.type")}
        description={t(`phaseTypeHints.${phase.type}`)}
        allowDeselect={false}
        data={phaseTypes.map((value) => ({ value, label: t(`phaseTypes.${value}`) }))}
        value={phase.type}
        onChange={(type) => type && put({ type: type as Phase["type"] })}
        {...fieldAt(form, `phases.${place}.type`)}
      />
      <CountedLines
        label={t("phases.text")}
        max={projectLimits.phaseText}
        tooLong={fieldText("phaseTextTooLong")}
        value={phase.text}
        onChange={(text) => put({ text }, "typed")}
        lang={language}
        {...fieldAt(form, `phases.${place}.text`)}
      />
    </>
  );
}

function Days({ form, phase, place, put }: PartProps) {
  const t = useText();
  return (
    <DaySpanFields
      form={form}
      first={{ label: t("phases.startsOn"), value: phase.startsOn, path: `phases.${place}.startsOn` }}
      last={{ label: t("phases.endsOn"), value: phase.endsOn, path: `phases.${place}.endsOn` }}
      onChange={(startsOn, endsOn) => put({ startsOn, endsOn })}
    />
  );
}

/** What residents can do in it, with which money, and which ideas it shows. */
function Doings({ form, phase, place, put }: PartProps) {
  const t = useText();
  return (
    <>
      <Switch
        label={t("phases.bottomUp")}
        description={t("phases.bottomUpHint")}
        checked={phase.isBottomUpEnabled}
        onChange={(event) => put({ isBottomUpEnabled: event.currentTarget.checked })}
        data-path={`phases.${place}.isBottomUpEnabled`}
      />
      <MultiSelect
        label={t("phases.ideaTypes")}
        description={t("phases.ideaTypesHint")}
        clearable
        data={ideaTypes.map((value) => ({ value, label: t(`ideaTypes.${value}`) }))}
        value={phase.ideaTypes}
        onChange={(types) => put({ ideaTypes: ideaTypes.filter((one) => types.includes(one)) })}
        {...fieldAt(form, `phases.${place}.ideaTypes`)}
      />
      <AmountField
        label={t("phases.budget")}
        description={t("phases.budgetHint")}
        form={form}
        value={phase.budget}
        onChange={(budget) => put({ budget })}
        path={`phases.${place}.budget`}
      />
    </>
  );
}

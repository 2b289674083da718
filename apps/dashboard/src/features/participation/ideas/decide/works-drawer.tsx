import { ideaLimits, type WorksState } from "@stoep/contract/participation";
import { worksStates } from "@stoep/contract/participation/values";
import { DateField, NumberField, Select, TextArea } from "@stoep/ui";
import { PictureFields } from "../../../../app/editor/index.ts";
import { api, FormDrawer, useCalendarLabels, useCommand } from "../../../../app/index.ts";
import { type Idea, useText } from "../parts/words.ts";
import { AudienceNote } from "./audience-note.tsx";
import { CostField } from "./cost-field.tsx";
import { useCurrency } from "./use-currency.ts";
import { useStale } from "./use-stale.tsx";
import { useWorksForm, type WorksMoment, worksBody } from "./works-draft.ts";

type Props = {
  idea: Idea;
  /** An update that is put right; without one, another is added. */
  corrects?: WorksMoment;
  onClose: () => void;
};

/** Tells what has become of a chosen idea, or puts right what was told. */
export function WorksDrawer({ idea, corrects, onClose }: Props) {
  const t = useText();
  const stale = useStale(idea);
  const { form, editor, mustWait } = useWorksForm(idea, corrects);
  const currency = useCurrency(idea);
  const options = { form, refused: stale.refused, whenDone: onClose };
  const update = useCommand(api.participation.updateWorks, { ...options, done: t("works.done") });
  const correct = useCommand(api.participation.correctWorks, { ...options, done: t("works.corrected") });
  const submit = form.onSubmit((draft) => {
    if (mustWait()) return;
    const body = worksBody(draft, stale.version);
    const params = { ideaId: idea.id };
    void (corrects
      ? correct.run({ params: { ...params, momentId: corrects.id }, body })
      : update.run({ params, body }));
  });
  const { state } = form.values;
  return (
    <FormDrawer
      title={t(corrects ? "works.correct" : "works.act")}
      save={{
        label: t(corrects ? "works.saveCorrection" : "works.save"),
        isRunning: update.isRunning || correct.isRunning,
      }}
      cancel={t("cancel")}
      isDirty={form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      {stale.notice}
      <Select
        label={t("works.state")}
        data={worksStates.map((value) => ({ value, label: t(`works.states.${value}`) }))}
        allowDeselect={false}
        value={state}
        onChange={(value) => {
          form.setFieldValue("state", value as WorksState);
          if (value === "done") form.setFieldValue("percent", 100);
        }}
      />
      <NumberField
        label={t("works.percent")}
        description={t("works.percentHint")}
        min={0}
        max={100}
        allowDecimal={false}
        allowNegative={false}
        suffix=" %"
        disabled={state === "done"}
        {...form.getInputProps("percent")}
      />
      <CostField
        label={t("works.costToDate")}
        description={t("works.costHint")}
        currency={currency}
        {...form.getInputProps("costToDate")}
        value={form.values.costToDate}
      />
      <DateField
        label={t("works.on")}
        description={t("works.onHint")}
        labels={useCalendarLabels()}
        clearable
        {...form.getInputProps("on")}
        value={form.values.on}
      />
      <TextArea
        label={t("works.text")}
        maxLength={ideaLimits.update}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("text")}
      />
      <PictureFields form={editor} most={ideaLimits.images} isDescriptionOptional />
      {!corrects && <AudienceNote idea={idea} />}
    </FormDrawer>
  );
}

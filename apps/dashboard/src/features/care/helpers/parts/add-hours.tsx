import { DateField, NumberField, TextField, useForm } from "@stoep/ui";
import { api, FormDialog, useCalendarLabels, useCommand, useFieldText } from "../../../../app/index.ts";
import { useText } from "./words.ts";

/** Adds hours that belong to no ticket. */
export function AddHours({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const form = useForm({
    initialValues: { onDay: null as string | null, hours: "" as number | string, text: "" },
    validate: {
      onDay: (day) => (day ? null : fieldText("required")),
      hours: (hours) => (Number(hours) > 0 ? null : fieldText("required")),
    },
  });
  const add = useCommand(api.care.addEntry, { form, done: t("hours.added"), whenDone: onClose });
  const submit = form.onSubmit(({ hours, onDay, text }) => {
    const minutes = Math.round(Number(hours) * 60);
    if (onDay) void add.run({ params: { personId }, body: { onDay, minutes, text } });
  });
  return (
    <FormDialog
      title={t("hours.add")}
      cancel={t("cancel")}
      act={{ label: t("hours.save"), isRunning: add.isRunning }}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t("hours.day")}
        labels={labels}
        value={form.values.onDay}
        onChange={(day) => form.setFieldValue("onDay", day)}
        error={form.errors.onDay}
      />
      <NumberField
        label={t("hours.amount")}
        min={0.25}
        max={100}
        step={0.5}
        decimalScale={2}
        {...form.getInputProps("hours")}
      />
      <TextField label={t("hours.what")} maxLength={500} {...form.getInputProps("text")} />
    </FormDialog>
  );
}

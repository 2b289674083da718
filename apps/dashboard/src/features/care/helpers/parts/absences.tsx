import { DateField, Text, TextField, useForm } from "@stoep/ui";
import {
  api,
  FormDialog,
  useCalendarLabels,
  useCommand,
  useDaySpan,
  useFieldText,
  useFormat,
  usePastYear,
} from "../../../../app/index.ts";
import { RemovableRows } from "./removable-rows.tsx";
import { type Helper, useText } from "./words.ts";

type Props = { personId: string; absences: NonNullable<Helper["absences"]> };

/** A helper's absences, without past ones. */
export function Absences({ personId, absences }: Props) {
  const t = useText();
  const format = useFormat();
  const remove = useCommand(api.care.deleteAbsence, { done: t("absences.removed") });
  const rows = absences.map(({ id, fromOn, untilOn, note }) => {
    const days = t("absences.days", { from: format.day(fromOn), until: format.day(untilOn) });
    return { id, content: <Text>{note ? `${days} · ${note}` : days}</Text>, remove: t("absences.remove", { days }) };
  });
  return (
    <RemovableRows
      rows={rows}
      onRemove={(absenceId) => void remove.run({ params: { personId, absenceId } })}
      add={t("absences.add")}
      dialog={(close) => <AddAbsence personId={personId} onClose={close} />}
    />
  );
}

function AddAbsence({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const form = useForm({
    initialValues: { fromOn: null as string | null, untilOn: null as string | null, note: "" },
    validate: {
      fromOn: (day) => (day ? null : fieldText("required")),
      untilOn: (day, { fromOn }) =>
        day === null ? fieldText("required") : day < (fromOn ?? "") ? fieldText("untilNotBeforeStart") : null,
    },
  });
  const add = useCommand(api.care.addAbsence, { form, done: t("absences.added"), whenDone: onClose });
  const dayOf = (name: "fromOn" | "untilOn") => ({
    value: form.values[name],
    onChange: (day: string | null) => form.setFieldValue(name, day),
    error: form.errors[name],
  });
  const { move, endDays } = useDaySpan({
    fromDay: form.values.fromOn,
    untilDay: form.values.untilOn,
    put: ({ fromDay, untilDay }) => form.setValues({ fromOn: fromDay, untilOn: untilDay }),
    isEndNeeded: true,
  });
  const askPastYear = usePastYear();
  const submit = form.onSubmit(async ({ fromOn, untilOn, note }) => {
    if (fromOn && untilOn && (await askPastYear(fromOn)))
      void add.run({ params: { personId }, body: { fromOn, untilOn, note } });
  });
  return (
    <FormDialog
      title={t("absences.add")}
      cancel={t("cancel")}
      act={{ label: t("absences.save"), isRunning: add.isRunning }}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label={t("absences.from")} labels={labels} {...dayOf("fromOn")} onChange={move} />
      <DateField label={t("absences.until")} labels={labels} {...dayOf("untilOn")} {...endDays} />
      <TextField label={t("absences.note")} maxLength={200} {...form.getInputProps("note")} />
    </FormDialog>
  );
}

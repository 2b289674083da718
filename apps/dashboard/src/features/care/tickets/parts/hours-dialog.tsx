import { hourMs } from "@stoep/contract/kernel";
import { DateField, NumberField, TextField, useForm, useKitZone } from "@stoep/ui";
import { api, useCalendarLabels, useCommand, useFieldText, usePastYear } from "../../../../app/index.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { timesOf } from "./times.ts";
import { type Ticket, useText } from "./words.ts";

/** Enters the hours that the helper gave, for the statistics and the helper's record. */
export function HoursDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const form = useForm({
    initialValues: {
      onDay: timesOf(ticket.appointment, useKitZone()).startsOn,
      hours: lengthOf(ticket) as number | string,
      text: "",
    },
    validate: {
      onDay: (day) => (day ? null : fieldText("required")),
      hours: (hours) => (Number(hours) > 0 ? null : fieldText("required")),
    },
  });
  const enter = useCommand(api.care.enterHours, { form, done: t("entry.done"), whenDone: onClose });
  const askPastYear = usePastYear();
  const submit = form.onSubmit(async ({ onDay, hours, text }) => {
    const minutes = Math.round(Number(hours) * 60);
    if (onDay && (await askPastYear(onDay, form.getInitialValues().onDay)))
      void enter.run({ params: { ticketId: ticket.id }, body: { onDay, minutes, text } });
  });
  return (
    <QuestionDialog
      title={t("entry.act")}
      text={t("entry.about", { name: ticket.helper?.name ?? "" })}
      act={t("save")}
      isRunning={enter.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t("times.day")}
        labels={labels}
        value={form.values.onDay}
        onChange={(day) => form.setFieldValue("onDay", day)}
        error={form.errors.onDay}
      />
      <NumberField
        label={t("entry.hours")}
        min={0.25}
        max={100}
        step={0.5}
        decimalScale={2}
        {...form.getInputProps("hours")}
      />
      <TextField label={t("entry.what")} maxLength={500} {...form.getInputProps("text")} />
    </QuestionDialog>
  );
}

/** The length of the appointment, if there is one. */
function lengthOf({ appointment }: Ticket): number | "" {
  if (!appointment) return "";
  const [from, until] = [appointment.startsAt, appointment.endsAt].map((at) => new Date(at).getTime());
  return Math.round(((until ?? 0) - (from ?? 0)) / (hourMs / 4)) / 4;
}

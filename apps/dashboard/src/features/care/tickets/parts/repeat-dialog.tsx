import { intervals } from "@stoep/contract/care/values";
import { DateField, Select, useForm, useKitZone } from "@stoep/ui";
import { api, useCalendarLabels, useCommand, usePastYear } from "../../../../app/index.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { timesOf } from "./times.ts";
import { useNotifySides } from "./use-notify-sides.tsx";
import { type Ticket, useText } from "./words.ts";

/** Starts repeating help, on the day and at the times of this ticket. */
export function RepeatDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useText();
  const labels = useCalendarLabels();
  const form = useForm({
    initialValues: {
      every: ticket.repeats === "never" ? ("weekly" as const) : ticket.repeats,
      untilOn: null as string | null,
    },
  });
  const repeat = useCommand(api.care.repeatTicket, {
    form,
    done: t("series.begun"),
    whenDone: onClose,
  });
  const { tell, field } = useNotifySides(ticket, ["helper", "member"]);
  const askPastYear = usePastYear();
  const { startsOn: firstDay } = timesOf(ticket.appointment, useKitZone());
  const submit = form.onSubmit(async (body) => {
    if (await askPastYear(firstDay)) void repeat.run({ params: { ticketId: ticket.id }, body: { ...body, tell } });
  });
  return (
    <QuestionDialog
      title={t("series.act")}
      text={t("series.about", { helper: ticket.helper?.name ?? "", name: ticket.member.name })}
      act={t("series.begin")}
      isRunning={repeat.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t("series.every")}
        data={intervals.map((value) => ({ value, label: t(`repeats.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("every")}
      />
      <DateField
        label={t("series.untilOn")}
        labels={labels}
        clearable
        value={form.values.untilOn}
        onChange={(day) => form.setFieldValue("untilOn", day)}
        error={form.errors.untilOn}
      />
      {field}
    </QuestionDialog>
  );
}

import { Text, useForm, useKitZone } from "@stoep/ui";
import { api, useCommand, useFieldText, usePastYear } from "../../../../app/index.ts";
import { useOverride } from "../../matching/index.ts";
import { QuestionDialog } from "./question-dialog.tsx";
import { appointmentOf, timesOf } from "./times.ts";
import { TimesFields } from "./times-fields.tsx";
import { useNotifySides } from "./use-notify-sides.tsx";
import { type Ticket, useText } from "./words.ts";

type Props = { ticket: Ticket; isStep: boolean; onClose: () => void };

/** Chooses day and times: as a step of the ticket, or to move the appointment later. */
export function TimesDialog({ ticket, isStep, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const needed = (value: string | null) => (value ? null : fieldText("appointmentRequired"));
  const before = timesOf(ticket.appointment, useKitZone());
  const form = useForm({
    initialValues: before,
    validate: { startsOn: needed, startsAt: needed, endsAt: needed },
  });
  const { override, refused, field: overrideField } = useOverride(ticket.helper?.name ?? "");
  const options = { form, done: t("saved"), whenDone: onClose, refused };
  const plan = useCommand(api.care.planTicket, { ...options, fieldsUnder: "appointment" });
  const move = useCommand(api.care.setAppointment, options);
  const { tell, field } = useNotifySides(ticket, isStep || ticket.state === "planned" ? ["helper", "member"] : []);
  const askPastYear = usePastYear();
  const send = async (times: typeof before) => {
    if (!(await askPastYear(times.startsOn, isStep ? null : before.startsOn))) return;
    const appointment = appointmentOf(times);
    const params = { ticketId: ticket.id };
    void (isStep
      ? plan.run({ params, body: { from: ticket.state, appointment, tell, override } })
      : move.run({ params, body: { ...appointment, tell, override } }));
  };
  const submit = form.onSubmit((times) => void send(times));
  return (
    <QuestionDialog
      title={t(isStep ? "steps.planned" : "appoint.act")}
      act={t(isStep ? "steps.planned" : "save")}
      isRunning={plan.isRunning || move.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <TimesFields form={form} />
      <Text size="sm">{t("about.planned", { name: ticket.member.name, helper: ticket.helper?.name ?? "" })}</Text>
      {field}
      {overrideField}
    </QuestionDialog>
  );
}

import { Radio, Select, Stack, TextArea, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand, useFieldText, useGo, useSession } from "../../../../app/index.ts";
import { useConciergeOptions } from "./filters.ts";
import { HoursDialog } from "./hours-dialog.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import { RepeatDialog } from "./repeat-dialog.tsx";
import { SolveDialog } from "./solve-dialog.tsx";
import { TimesDialog } from "./times-dialog.tsx";
import { useNotifySides } from "./use-notify-sides.tsx";
import { stepKey, type Ticket, useText } from "./words.ts";

export type OpenDialog = Ticket["state"] | "repeat" | "hours" | "assign" | "appoint" | "delete";
type Props = { ticket: Ticket; onClose: () => void };

export function TicketDialogs({ asked, ...props }: Props & { asked: OpenDialog }) {
  if (asked === "assign") return <AssignDialog {...props} />;
  if (asked === "appoint") return <TimesDialog {...props} isStep={false} />;
  if (asked === "planned") return <TimesDialog {...props} isStep />;
  if (asked === "repeat") return <RepeatDialog {...props} />;
  if (asked === "hours") return <HoursDialog {...props} />;
  if (asked === "delete") return <DeleteDialog {...props} />;
  if (asked === "solved") return <SolveDialog {...props} />;
  return <StepDialog {...props} to={asked} />;
}

/** Steps that need a short text at most. Says first what the step leads to and whom it affects. */
function StepDialog({ ticket, to, onClose }: Props & { to: Ticket["state"] }) {
  const t = useText();
  const fieldText = useFieldText();
  const { state: from, member, title } = ticket;
  const { tell, field } = useNotifySides(ticket, ticket.steps.find((one) => one.to === to)?.tells ?? []);
  const isRevoked = to === "revoked";
  const form = useForm({
    initialValues: {
      explanation: "",
      because: "no-longer-needed" as "no-longer-needed" | "other-solution",
    },
    validate: {
      explanation: (text) => (isRevoked && text.trim() === "" ? fieldText("required") : null),
    },
  });
  const step = useCommand(api.care.updateTicketState, { form, done: t("saved"), whenDone: onClose });
  const key = stepKey(ticket, to);
  const submit = form.onSubmit(({ because, explanation }) => {
    const details = isRevoked ? { because, explanation } : {};
    void step.run({ params: { ticketId: ticket.id }, body: { from, state: to, tell, ...details } });
  });
  return (
    <QuestionDialog
      title={t(`steps.${key}`)}
      text={t(`about.${key}`, { name: member.name, title })}
      act={t(`steps.${key}`)}
      isDestructive={isRevoked}
      isRunning={step.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      {isRevoked && (
        <>
          <Radio.Group label={t("reason")} {...form.getInputProps("because")}>
            <Stack gap="xs" mt="xs">
              {(["no-longer-needed", "other-solution"] as const).map((value) => (
                <Radio key={value} value={value} label={t(`because.${value}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <TextArea label={t("explanation")} maxLength={1000} minRows={2} {...form.getInputProps("explanation")} />
        </>
      )}
      {field}
    </QuestionDialog>
  );
}

function AssignDialog({ ticket, onClose }: Props) {
  const t = useText();
  const { account } = useSession();
  const [chosen, setChosen] = useState<string | null>(ticket.assignee?.id ?? account.id);
  const assign = useCommand(api.care.assignTicket, { done: t("saved"), whenDone: onClose });
  return (
    <QuestionDialog
      title={t("assign.act")}
      act={t("save")}
      isRunning={assign.isRunning}
      onSubmit={() =>
        void assign.run({
          params: { ticketId: ticket.id },
          body: { assigneeId: chosen, from: ticket.assignee?.id ?? null },
        })
      }
      onClose={onClose}
    >
      <Select
        label={t("concierge")}
        data={useConciergeOptions()}
        placeholder={t("nobody")}
        clearable
        searchable
        value={chosen}
        onChange={setChosen}
      />
    </QuestionDialog>
  );
}

function DeleteDialog({ ticket, onClose }: Props) {
  const t = useText();
  const go = useGo();
  const remove = useCommand(api.care.deleteTicket, { done: t("delete.done"), whenDone: () => go("/care/tickets") });
  return (
    <QuestionDialog
      title={t("delete.title", { title: ticket.title })}
      text={t("delete.text")}
      act={t("delete.act")}
      isDestructive
      isRunning={remove.isRunning}
      onSubmit={() => void remove.run({ params: { ticketId: ticket.id } })}
      onClose={onClose}
    />
  );
}

import type { ReportDecision, ReportedThing } from "@stoep/contract/conversations";
import { Button, Dialog, Group, Stack, Text, TextArea, useForm } from "@stoep/ui";
import { api, useCommand, useFieldText } from "../../../app/index.ts";
import { titleOf } from "./reported-words.ts";
import { useText } from "./words.ts";

type Props = { thing: ReportedThing; decision: ReportDecision; onClose: () => void; onDone: () => void };

/** Names what is decided about, and asks why: to remove somebody's words takes a reason. */
export function DecideDialog({ thing, decision, onClose, onDone }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const name = titleOf(thing, t);
  const isRemoval = decision === "removed";
  const form = useForm({
    initialValues: { reason: "" },
    validate: {
      reason: (reason) => (isRemoval && reason.trim() === "" ? fieldText("decisionReasonRequired") : null),
    },
  });
  const settle = useCommand(api.conversations.settleReport, {
    form: form as never,
    done: t(`reports.done.${decision}`, { name }),
    refetches: ["conversations", "publishing"],
    whenDone: onDone,
  });
  const submit = form.onSubmit(({ reason }) => {
    void settle.run({ params: { reportId: thing.id }, body: { decision, reason } });
  });
  return (
    <Dialog opened onClose={onClose} title={t(`reports.ask.${decision}`, { name })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t(`reports.follows.${decision}`)}</Text>
          <TextArea
            label={t(isRemoval ? "reports.why" : "reports.whyOptional")}
            description={t("reports.whyHint")}
            maxLength={500}
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps("reason")}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t("form.cancel")}
            </Button>
            <Button type="submit" {...(isRemoval ? { color: "brick" } : {})} loading={settle.isRunning}>
              {t(thing.comment ? `reports.act.${decision}` : "reports.act.nothing")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import { Button, Dialog, Group, Stack, Text, TextArea, toast, useForm } from "@stoep/ui";
import { api, useCommand, useFieldText } from "../../../app/index.ts";
import { useUndoDecision } from "./use-deciding.ts";
import { useText, type Waiting } from "./words.ts";

/** Names whose address is declined, and asks for the reason, which the resident reads. D §5 */
export function DeclineDialog({ person, onClose }: { person: Waiting; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const undo = useUndoDecision();
  const { name, street, neighbourhood, residentId, since } = person;
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (reason) => (reason.trim() === "" ? fieldText("declineReasonRequired") : null) },
  });
  const decline = useCommand(api.residents.declineResident, {
    form: form as never,
    whenDone: () => {
      onClose();
      toast(t("waiting.declined", { name }), {
        action: { label: t("waiting.undo"), run: () => void undo.run(person) },
      });
    },
  });
  const submit = form.onSubmit(({ reason }) => void decline.run({ params: { residentId }, body: { since, reason } }));
  const place = [street, neighbourhood].filter(Boolean).join(", ");
  return (
    <Dialog opened onClose={onClose} title={t("waiting.declineTitle", { name, place })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{t("waiting.declineText")}</Text>
          <TextArea
            label={t("waiting.reason")}
            description={t("waiting.reasonHint", { name })}
            maxLength={500}
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps("reason")}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t("waiting.cancel")}
            </Button>
            <Button type="submit" color="brick" loading={decline.isRunning}>
              {t("waiting.decline")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import { Button, DateField, Dialog, Group, IconButton, Stack, Text, TextField, useForm } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, useAccess, useCalendarLabels, useCommand, useFieldText, useFormat } from "../../../../app/index.ts";
import { type Helper, useText } from "./words.ts";

type Props = { personId: string; absences: NonNullable<Helper["absences"]> };

/** A helper's absences, without past ones. */
export function Absences({ personId, absences }: Props) {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("helpers");
  const [isOpen, setIsOpen] = useState(false);
  const remove = useCommand(api.care.deleteAbsence, { done: t("absences.removed") });
  return (
    <Stack gap="xs">
      {absences.map(({ id: absenceId, fromOn, untilOn, note }) => {
        const days = t("absences.days", { from: format.day(fromOn), until: format.day(untilOn) });
        return (
          <Group key={absenceId} justify="space-between" wrap="nowrap">
            <Text>
              {days}
              {note && ` · ${note}`}
            </Text>
            {write === true && (
              <IconButton
                label={t("absences.remove", { days })}
                onClick={() => void remove.run({ params: { personId, absenceId } })}
              >
                <DeleteIcon aria-hidden />
              </IconButton>
            )}
          </Group>
        );
      })}
      {write === true && (
        <div>
          <Button variant="default" size="sm" leftSection={<PlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
            {t("absences.add")}
          </Button>
        </div>
      )}
      {isOpen && <AddAbsence personId={personId} onClose={() => setIsOpen(false)} />}
    </Stack>
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
  const add = useCommand(api.care.addAbsence, { form: form as never, done: t("absences.added"), whenDone: onClose });
  const dayOf = (name: "fromOn" | "untilOn") => ({
    value: form.values[name],
    onChange: (day: string | null) => form.setFieldValue(name, day),
    error: form.errors[name],
  });
  const submit = form.onSubmit(({ fromOn, untilOn, note }) => {
    if (fromOn && untilOn) void add.run({ params: { personId }, body: { fromOn, untilOn, note } });
  });
  return (
    <Dialog opened onClose={onClose} title={t("absences.add")} closeButtonProps={{ "aria-label": t("close") }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <DateField label={t("absences.from")} labels={labels} isInside {...dayOf("fromOn")} />
          <DateField label={t("absences.until")} labels={labels} isInside {...dayOf("untilOn")} />
          <TextField label={t("absences.note")} maxLength={200} {...form.getInputProps("note")} />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={add.isRunning}>
              {t("absences.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

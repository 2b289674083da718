import { Badge, Button, DateField, Dialog, Group, IconButton, Stack, Text, TextField, useForm } from "@stoep/ui";
import { DeleteIcon, PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, useAccess, useCalendarLabels, useCommand, useFieldText, useFormat } from "../../../../app/index.ts";
import { type Helper, useText } from "./words.ts";

type Props = { personId: string; certificates: NonNullable<Helper["certificates"]> };

/** Certificates and checks, with the day on which each ends. */
export function Certificates({ personId, certificates }: Props) {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("helpers");
  const [isOpen, setIsOpen] = useState(false);
  const remove = useCommand(api.care.deleteCertificate, { done: t("certificates.removed") });
  return (
    <Stack gap="xs">
      {certificates.length === 0 && <Text c="dimmed">{t("certificates.none")}</Text>}
      {certificates.map(({ id: certificateId, name, untilOn, isOver }) => (
        <Group key={certificateId} justify="space-between" wrap="nowrap">
          <Group gap={8}>
            <Text>{name}</Text>
            <Text c="dimmed">
              {untilOn ? t("certificates.until", { day: format.day(untilOn) }) : t("certificates.noEnd")}
            </Text>
            {isOver && <Badge color="brick">{t("certificates.over")}</Badge>}
          </Group>
          {write === true && (
            <IconButton
              label={t("certificates.remove", { name })}
              onClick={() => void remove.run({ params: { personId, certificateId } })}
            >
              <DeleteIcon aria-hidden />
            </IconButton>
          )}
        </Group>
      ))}
      {write === true && (
        <div>
          <Button variant="default" size="sm" leftSection={<PlusIcon aria-hidden />} onClick={() => setIsOpen(true)}>
            {t("certificates.add")}
          </Button>
        </div>
      )}
      {isOpen && <AddCertificate personId={personId} onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}

function AddCertificate({ personId, onClose }: { personId: string; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const labels = useCalendarLabels();
  const form = useForm({
    initialValues: { name: "", untilOn: null as string | null },
    validate: { name: (name) => (name.trim() ? null : fieldText("nameRequired")) },
  });
  const settle = { form: form as never, done: t("certificates.added"), whenDone: onClose };
  const add = useCommand(api.care.addCertificate, settle);
  return (
    <Dialog opened onClose={onClose} title={t("certificates.add")} closeButtonProps={{ "aria-label": t("close") }}>
      <form onSubmit={form.onSubmit((body) => void add.run({ params: { personId }, body }))} noValidate>
        <Stack>
          <TextField
            label={t("name")}
            description={t("certificates.nameHint")}
            maxLength={100}
            {...form.getInputProps("name")}
          />
          <DateField
            label={t("certificates.untilOn")}
            labels={labels}
            isInside
            clearable
            value={form.values.untilOn}
            onChange={(day) => form.setFieldValue("untilOn", day)}
            error={form.errors.untilOn}
          />
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={add.isRunning}>
              {t("certificates.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

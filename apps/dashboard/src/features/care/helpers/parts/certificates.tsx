import { Badge, DateField, Group, Text, TextField, useForm } from "@stoep/ui";
import { api, FormDialog, useCalendarLabels, useCommand, useFieldText, useFormat } from "../../../../app/index.ts";
import { RemovableRows } from "./removable-rows.tsx";
import { type Helper, useText } from "./words.ts";

type Props = { personId: string; certificates: NonNullable<Helper["certificates"]> };

/** Certificates and checks, with the day on which each ends. */
export function Certificates({ personId, certificates }: Props) {
  const t = useText();
  const format = useFormat();
  const remove = useCommand(api.care.deleteCertificate, { done: t("certificates.removed") });
  const rows = certificates.map(({ id, name, untilOn, isOver }) => ({
    id,
    content: (
      <Group gap={8}>
        <Text>{name}</Text>
        <Text c="dimmed">
          {untilOn ? t("certificates.until", { day: format.day(untilOn) }) : t("certificates.noEnd")}
        </Text>
        {isOver && <Badge color="brick">{t("certificates.over")}</Badge>}
      </Group>
    ),
    remove: t("certificates.remove", { name }),
  }));
  return (
    <RemovableRows
      rows={rows}
      none={t("certificates.none")}
      onRemove={(certificateId) => void remove.run({ params: { personId, certificateId } })}
      add={t("certificates.add")}
      dialog={(close) => <AddCertificate personId={personId} onClose={close} />}
    />
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
  const settle = { form, done: t("certificates.added"), whenDone: onClose };
  const add = useCommand(api.care.addCertificate, settle);
  return (
    <FormDialog
      title={t("certificates.add")}
      cancel={t("cancel")}
      act={{ label: t("certificates.save"), isRunning: add.isRunning }}
      onSubmit={form.onSubmit((body) => void add.run({ params: { personId }, body }))}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        description={t("certificates.nameHint")}
        maxLength={100}
        {...form.getInputProps("name")}
      />
      <DateField
        label={t("certificates.untilOn")}
        labels={labels}
        clearable
        value={form.values.untilOn}
        onChange={(day) => form.setFieldValue("untilOn", day)}
        error={form.errors.untilOn}
      />
    </FormDialog>
  );
}

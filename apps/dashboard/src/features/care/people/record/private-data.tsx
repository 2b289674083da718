import { Button, Card, Columns, DateField, Group, Heading, Select, Stack, Text, TextField, useForm } from "@stoep/ui";
import { EyeIcon, EyeOffIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, FormDrawer, useCalendarLabels, useCommand, useFormat, useNotifyFailure } from "../../../../app/index.ts";
import { genders, type Person, type Private, useText } from "../parts/words.ts";

/** Masked until an administrator asks for it; each time adds a row to the access log. */
export function PrivateCard({ person }: { person: Person }) {
  const t = useText();
  const tell = useNotifyFailure();
  const [shown, setShown] = useState<Private | null>(null);
  const [isEditing, setEditing] = useState(false);
  const show = useMutation({
    mutationFn: () => api.care.showPrivate({ params: { personId: person.id } }),
    onError: tell,
  });
  const open = async (then: (details: Private) => void) => {
    const details = await show.mutateAsync().catch(() => null);
    if (details) then(details);
  };
  const edit = () =>
    void open((details) => {
      setShown(details);
      setEditing(true);
    });
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h4">
          {t("private.title")}
        </Heading>
        <Text size="sm" c="dimmed">
          {t("private.text")}
        </Text>
        {shown ? <PrivateDetails details={shown} /> : <MaskedDetails sealed={person.sealed} />}
        <Group gap="sm">
          {shown ? (
            <Button variant="default" size="sm" leftSection={<EyeOffIcon aria-hidden />} onClick={() => setShown(null)}>
              {t("private.hide")}
            </Button>
          ) : (
            person.sealed.length > 0 && (
              <Button
                variant="default"
                size="sm"
                leftSection={<EyeIcon aria-hidden />}
                loading={show.isPending}
                onClick={() => void open(setShown)}
              >
                {t("private.show")}
              </Button>
            )
          )}
          <Button variant="default" size="sm" onClick={edit}>
            {t("private.edit")}
          </Button>
        </Group>
      </Stack>
      {isEditing && shown && (
        <PrivateDrawer
          person={person}
          details={shown}
          onClose={() => {
            setEditing(false);
            setShown(null);
          }}
        />
      )}
    </Card>
  );
}

function MaskedDetails({ sealed }: Pick<Person, "sealed">) {
  const t = useText();
  const format = useFormat();
  if (sealed.length === 0) return <Text>{t("private.none")}</Text>;
  return (
    <Columns cols={{ base: 1, sm: 2 }} spacing="xs">
      {sealed.map((field) => (
        <Text key={field}>{format.labelled(t(`private.${field}`), "••••••")}</Text>
      ))}
    </Columns>
  );
}

function PrivateDetails({ details: { gender, birthOn, iban, swift } }: { details: Private }) {
  const t = useText();
  const format = useFormat();
  const values = [
    ["gender", gender && t(`genders.${gender}`)],
    ["birth-date", birthOn && format.day(`${birthOn}T12:00:00.000Z`)],
    ["iban", iban.replace(/(.{4})(?=.)/g, "$1 ")],
    ["swift", swift],
  ] as const;
  return (
    <Columns cols={{ base: 1, sm: 2 }} spacing="xs">
      {values.map(([field, value]) => (
        <Text key={field}>{format.labelled(t(`private.${field}`), value || "–")}</Text>
      ))}
    </Columns>
  );
}

type Props = { person: Person; details: Private; onClose: () => void };

function PrivateDrawer({ person: { id, name }, details, onClose }: Props) {
  const t = useText();
  const form = useForm<Private>({ initialValues: details });
  const save = useCommand(api.care.savePrivate, { form, done: t("saved"), whenDone: onClose });
  return (
    <FormDrawer
      title={t("private.editTitle", { name })}
      save={{ label: t("save"), isRunning: save.isRunning }}
      onSubmit={form.onSubmit((body) => void save.run({ params: { personId: id }, body }))}
      onClose={onClose}
    >
      <Select
        label={t("private.gender")}
        data={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        clearable
        {...form.getInputProps("gender")}
      />
      <DateField
        label={t("private.birth-date")}
        clearable
        labels={useCalendarLabels()}
        value={form.values.birthOn}
        onChange={(day) => form.setFieldValue("birthOn", day)}
        error={form.errors.birthOn}
      />
      <TextField label={t("private.iban")} maxLength={50} autoComplete="off" {...form.getInputProps("iban")} />
      <TextField label={t("private.swift")} maxLength={20} autoComplete="off" {...form.getInputProps("swift")} />
    </FormDrawer>
  );
}

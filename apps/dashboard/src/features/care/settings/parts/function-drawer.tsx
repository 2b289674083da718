import type { CareIcon, FunctionKind } from "@stoep/contract/care";
import { functionKinds } from "@stoep/contract/care/values";
import { Radio, Stack, TextArea, TextField, useForm } from "@stoep/ui";
import { api, FormDrawer, useCommand, useFieldText } from "../../../../app/index.ts";
import { IconField } from "./icon-field.tsx";
import { type CareFunction, useText } from "./words.ts";

type Props = {
  /** null for a new function. */
  of: CareFunction | null;
  onClose: () => void;
};

/** A function's title, description and icon, and whom it is for, which cannot be changed later. */
export function FunctionDrawer({ of, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: {
      kind: of?.kind ?? ("volunteer" as FunctionKind),
      title: of?.title ?? "",
      description: of?.description ?? "",
      icon: of?.icon ?? ("hand" as CareIcon),
    },
    validate: { title: (title) => (title.trim() === "" ? fieldText("titleRequired") : null) },
  });
  const settle = { form, done: t("functions.saved"), whenDone: onClose };
  const create = useCommand(api.care.createFunction, settle);
  const edit = useCommand(api.care.editFunction, settle);
  const submit = form.onSubmit(({ kind, ...body }) => {
    if (of) void edit.run({ params: { functionId: of.id }, body });
    else void create.run({ body: { kind, ...body } });
  });
  return (
    <FormDrawer
      title={of ? t("functions.editTitle") : t("functions.create")}
      save={{ label: t("save"), isRunning: create.isRunning || edit.isRunning }}
      isDirty={form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      {!of && (
        <Radio.Group label={t("functions.for")} {...form.getInputProps("kind")}>
          <Stack gap="xs" mt="xs">
            {functionKinds.map((kind) => (
              <Radio key={kind} value={kind} label={t(`functions.kinds.${kind}`)} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <TextField label={t("functions.name")} maxLength={80} {...form.getInputProps("title")} />
      <TextArea
        label={t("functions.description")}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps("description")}
      />
      <IconField value={form.values.icon} onChange={(icon) => form.setFieldValue("icon", icon as CareIcon)} />
    </FormDrawer>
  );
}

import type { CareIcon, FunctionKind } from "@stoep/contract/care";
import { functionKinds } from "@stoep/contract/care/values";
import { askToLeave, Button, Radio, SideDrawer, Stack, TextArea, TextField, useForm } from "@stoep/ui";
import { useId } from "react";
import { api, useCommand, useFieldText, useLeaveQuestion } from "../../../../app/index.ts";
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
  const formId = useId();
  const form = useForm({
    initialValues: {
      kind: of?.kind ?? ("volunteer" as FunctionKind),
      title: of?.title ?? "",
      description: of?.description ?? "",
      icon: of?.icon ?? ("hand" as CareIcon),
    },
    validate: { title: (title) => (title.trim() === "" ? fieldText("titleRequired") : null) },
  });
  useLeaveQuestion(form.isDirty());
  const settle = { form: form as never, done: t("functions.saved"), whenDone: onClose };
  const create = useCommand(api.care.createFunction, settle);
  const edit = useCommand(api.care.editFunction, settle);
  const submit = form.onSubmit(({ kind, ...body }) => {
    if (of) void edit.run({ params: { functionId: of.id }, body });
    else void create.run({ body: { kind, ...body } });
  });
  const close = async () => {
    if (await askToLeave()) onClose();
  };
  return (
    <SideDrawer
      title={of ? t("functions.editTitle") : t("functions.create")}
      closeLabel={t("close")}
      onClose={() => void close()}
      footer={
        <Button type="submit" form={formId} loading={create.isRunning || edit.isRunning}>
          {t("save")}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
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
        </Stack>
      </form>
    </SideDrawer>
  );
}

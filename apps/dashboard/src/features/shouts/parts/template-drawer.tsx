import { TextArea, TextField, useForm } from "@stoep/ui";
import { api, FormDrawer, useCommand, useFieldText } from "../../../app/index.ts";
import { useText } from "./words.ts";

export type Template = Awaited<ReturnType<typeof api.shouts.listReplyTemplates>>["items"][number];
type Props = {
  /** null for a new template. */
  template: Template | null;
  onClose: () => void;
};

/** A reply template: the name by which colleagues find it, and its text. */
export function TemplateDrawer({ template, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: { name: template?.name ?? "", text: template?.text ?? "" },
    validate: {
      name: (name) => (name.trim() === "" ? fieldText("nameRequired") : null),
      text: (text) => (text.trim() === "" ? fieldText("textRequired") : null),
    },
  });
  const settle = { form, done: t("templates.saved"), whenDone: onClose };
  const create = useCommand(api.shouts.createReplyTemplate, settle);
  const edit = useCommand(api.shouts.editReplyTemplate, settle);
  const submit = form.onSubmit((body) => {
    if (template) void edit.run({ params: { templateId: template.id }, body });
    else void create.run({ body });
  });
  return (
    <FormDrawer
      title={template ? t("templates.editTitle") : t("templates.create")}
      save={{ label: t("templates.save"), isRunning: create.isRunning || edit.isRunning }}
      isDirty={form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("templates.name")}
        description={t("templates.nameHint")}
        maxLength={80}
        {...form.getInputProps("name")}
      />
      <TextArea
        label={t("templates.text")}
        description={t("templates.textHint")}
        maxLength={2000}
        autosize
        minRows={6}
        {...form.getInputProps("text")}
      />
    </FormDrawer>
  );
}

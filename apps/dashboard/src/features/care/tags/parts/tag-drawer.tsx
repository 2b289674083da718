import type { TagColour } from "@stoep/contract/care";
import { tagColours } from "@stoep/contract/care/values";
import { Columns, Radio, TextArea, TextField, useForm } from "@stoep/ui";
import { api, FormDrawer, useCommand, useFieldText } from "../../../../app/index.ts";
import { TagMark } from "../../parts/tag-mark.tsx";
import { type Tag, useText } from "./words.ts";

type Props = {
  /** null for a new tag. */
  tag: Tag | null;
  onClose: () => void;
};

/** A tag's name, purpose and colour. */
export function TagDrawer({ tag, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: {
      name: tag?.name ?? "",
      description: tag?.description ?? "",
      colour: tag?.colour ?? ("teal" as TagColour),
    },
    validate: {
      name: (name) => (name.trim() === "" ? fieldText("nameRequired") : null),
      description: (description) => (description.trim() === "" ? fieldText("required") : null),
    },
  });
  const save = useCommand(api.care.saveTag, { form, done: t("saved"), whenDone: onClose });
  const submit = form.onSubmit((draft) => void save.run({ body: tag ? { ...draft, id: tag.id } : draft }));
  return (
    <FormDrawer
      title={tag ? t("editTitle") : t("create")}
      save={{ label: t("save"), isRunning: save.isRunning }}
      isDirty={form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("name")} maxLength={40} {...form.getInputProps("name")} />
      <TextArea
        label={t("description")}
        description={t("descriptionHint")}
        maxLength={300}
        autosize
        minRows={2}
        {...form.getInputProps("description")}
      />
      <Radio.Group label={t("colour")} {...form.getInputProps("colour")}>
        <Columns cols={{ base: 2, sm: 3 }} spacing="sm" mt="xs">
          {tagColours.map((colour) => (
            <Radio key={colour} value={colour} label={<TagMark name={t(`colours.${colour}`)} colour={colour} />} />
          ))}
        </Columns>
      </Radio.Group>
    </FormDrawer>
  );
}

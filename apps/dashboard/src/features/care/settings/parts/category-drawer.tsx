import { type LanguageCode, languageCodes, languageNames } from "@stoep/client/texts";
import type { CareIcon } from "@stoep/contract/care";
import { TextField, useForm } from "@stoep/ui";
import { api, FormDrawer, useCommand, useFieldText } from "../../../../app/index.ts";
import { IconField } from "./icon-field.tsx";
import { type Category, useText } from "./words.ts";

type Props = {
  /** null for a new category. */
  category: Category | null;
  onClose: () => void;
};

/** A category's name, its name in other languages, and its icon. */
export function CategoryDrawer({ category, onClose }: Props) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm({
    initialValues: {
      name: category?.original ?? "",
      icon: category?.icon ?? ("heart" as CareIcon),
      ...translationsOf(category),
    },
    validate: { name: (name) => (name.trim() === "" ? fieldText("nameRequired") : null) },
  });
  const settle = { form, done: t("categories.saved"), whenDone: onClose };
  const create = useCommand(api.care.createCategory, settle);
  const edit = useCommand(api.care.editCategory, settle);
  const submit = form.onSubmit(({ name, icon, ...named }) => {
    const translations = Object.fromEntries(Object.entries(named).filter(([, text]) => text.trim() !== ""));
    const body = { name, icon, translations };
    if (category) void edit.run({ params: { categoryId: category.id }, body });
    else void create.run({ body });
  });
  return (
    <FormDrawer
      title={category ? t("categories.editTitle") : t("categories.create")}
      save={{ label: t("save"), isRunning: create.isRunning || edit.isRunning }}
      isDirty={form.isDirty()}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        description={t("categories.nameHint")}
        maxLength={60}
        {...form.getInputProps("name")}
      />
      {languageCodes.map((language) => (
        <TextField
          key={language}
          label={t("categories.inLanguage", { language: languageNames[language] })}
          lang={language}
          maxLength={60}
          {...form.getInputProps(language)}
        />
      ))}
      <IconField value={form.values.icon} onChange={(icon) => form.setFieldValue("icon", icon as CareIcon)} />
    </FormDrawer>
  );
}

const translationsOf = (category: Category | null) =>
  Object.fromEntries(languageCodes.map((code) => [code, category?.translations[code] ?? ""])) as Record<
    LanguageCode,
    string
  >;

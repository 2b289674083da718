import type { Language } from "@stoep/contract/kernel";
import type { Theme } from "@stoep/contract/publishing";
import { Columns, Select } from "@stoep/ui";
import { fieldAt, fieldsFor, RichTextField, Section } from "../../../../app/editor/index.ts";
import { languageNames, useMembership } from "../../../../app/index.ts";
import { themes, useText } from "../../parts/words.ts";
import { type Draft, withTheme } from "../model.ts";
import type { ComposeForm } from "../problems.ts";
import { TitleField } from "./title-field.tsx";

/** What the message says, in which language, and about what. */
export function TextFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Section title={t("compose.text.legend")}>
      <TitleField
        label={t("compose.text.title")}
        value={draft.title}
        onChange={(title) => change({ title })}
        lang={draft.language}
        {...fieldAt(form, "title")}
      />
      <RichTextField
        required
        label={t("compose.text.text")}
        value={draft.textHtml}
        onChange={(textHtml) => change({ textHtml })}
        lang={draft.language}
        {...fieldAt(form, "textHtml")}
      />
      <Choices form={form} />
    </Section>
  );
}

/** Apart from the words, which change at every letter. */
const Choices = fieldsFor<Draft>(["language", "theme", "secondTheme", "translations"], ({ form }) => (
  <>
    <LanguageField form={form} />
    <ThemeFields form={form} />
  </>
));

/** A network with one language has nothing to choose. */
function LanguageField({ form: { draft, change } }: { form: ComposeForm }) {
  const t = useText();
  const { languages } = useMembership().network;
  const taken = draft.translations.map(({ language }) => language);
  if (languages.length < 2) return null;
  return (
    <Select
      label={t("compose.text.language")}
      description={t("compose.text.languageHint")}
      data={languages
        .filter((language) => !taken.includes(language))
        .map((value) => ({ value, label: languageNames[value] }))}
      value={draft.language}
      onChange={(language) => language && change({ language: language as Language })}
    />
  );
}

function ThemeFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  const data = themes
    .map((value) => ({ value, label: t(`themes.${value}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <Select
        label={t("compose.text.theme")}
        placeholder={t("compose.text.noTheme")}
        data={data}
        value={draft.theme}
        onChange={(theme) => change((now) => withTheme(now, theme as Theme | null))}
        clearable
        searchable
        clearButtonProps={{ "aria-label": t("compose.text.clearTheme") }}
        {...fieldAt(form, "theme")}
      />
      <Select
        label={t("compose.text.secondTheme")}
        placeholder={t("compose.text.noTheme")}
        data={data.filter(({ value }) => value !== draft.theme)}
        value={draft.secondTheme}
        onChange={(theme) => change({ secondTheme: theme as Theme | null })}
        disabled={draft.theme === null}
        clearable
        searchable
        clearButtonProps={{ "aria-label": t("compose.text.clearTheme") }}
        {...fieldAt(form, "secondTheme")}
      />
    </Columns>
  );
}

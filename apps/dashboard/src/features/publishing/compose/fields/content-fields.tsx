import type { Language } from "@stoep/contract/kernel";
import type { Theme } from "@stoep/contract/publishing";
import { themes } from "@stoep/contract/publishing/values";
import { Button, Card, Columns, Select, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { fieldAt, fieldsFor } from "../../../../app/editor/index.ts";
import { languageNames, useMembership } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { type ComposeForm, type Draft, withTheme } from "../draft.ts";
import { kinds } from "../kinds/index.ts";
import { kindParts } from "../kinds/parts.ts";
import { OwnText, OwnTitle } from "./text-fields.tsx";

const LanguageFieldPart = fieldsFor<Draft>(["language", "translations"], LanguageField);
const TitlePart = fieldsFor<Draft>(["title", "language"], OwnTitle);
const TextPart = fieldsFor<Draft>(["textHtml", "language"], OwnText);
const ThemeFieldsPart = fieldsFor<Draft>(["kind", "theme", "secondTheme"], ThemeFields);

/** The title first, so that one can begin at once; then text, type, language, what the kind asks, and theme. */
export function ContentFields({ form }: { form: ComposeForm }) {
  const { Lead, Fields } = kindParts[form.draft.kind];
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <TitlePart form={form} />
          <TextPart form={form} />
          {Lead && <Lead form={form} />}
          <LanguageFieldPart form={form} />
        </Stack>
      </Card>
      {Fields && <Fields form={form} />}
      <Card>
        <ThemeFieldsPart form={form} />
      </Card>
    </Stack>
  );
}

/** The language of the original; hidden in a network with one language. */
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
      allowDeselect={false}
      onChange={(language) => language && change({ language: language as Language })}
    />
  );
}

/** The second theme is shown only on request. */
function ThemeFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  const [hasSecond, setHasSecond] = useState(false);
  const data = themes
    .map((value) => ({ value, label: t(`themes.${value}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const isRequired = kinds[draft.kind].isThemeRequired;
  const shared = {
    placeholder: t(isRequired ? "compose.text.chooseTheme" : "compose.text.noTheme"),
    clearable: true,
    searchable: true,
    clearButtonProps: { "aria-label": t("compose.text.clearTheme") },
  };
  const isSecondShown = hasSecond || draft.secondTheme !== null;
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <Select
        {...shared}
        required={isRequired}
        label={t("compose.text.theme")}
        data={data}
        value={draft.theme}
        onChange={(theme) => change((now) => withTheme(now, theme as Theme | null))}
        {...fieldAt(form, "theme")}
      />
      {isSecondShown ? (
        <Select
          {...shared}
          label={t("compose.text.secondTheme")}
          data={data.filter(({ value }) => value !== draft.theme)}
          value={draft.secondTheme}
          onChange={(theme) => change({ secondTheme: theme as Theme | null })}
          disabled={draft.theme === null}
          {...fieldAt(form, "secondTheme")}
        />
      ) : (
        draft.theme !== null && (
          <div style={{ alignSelf: "end" }}>
            <Button variant="subtle" leftSection={<PlusIcon aria-hidden />} onClick={() => setHasSecond(true)}>
              {t("compose.text.addTheme")}
            </Button>
          </div>
        )
      )}
    </Columns>
  );
}

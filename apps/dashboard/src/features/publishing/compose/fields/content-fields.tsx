import type { Language } from "@stoep/contract/kernel";
import type { Theme } from "@stoep/contract/publishing";
import { Button, Card, Columns, Select, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { fieldAt, fieldsFor, RichTextField } from "../../../../app/editor/index.ts";
import { languageNames, useMembership } from "../../../../app/index.ts";
import { themes, useText } from "../../parts/words.ts";
import { type Draft, withTheme } from "../model.ts";
import type { ComposeForm } from "../problems.ts";
import { PollFields } from "./poll-fields.tsx";
import { TitleField } from "./title-field.tsx";
import { TypeField } from "./type-field.tsx";

const LanguageFieldPart = fieldsFor<Draft>(["language", "translations"], LanguageField);
const TypeFieldPart = fieldsFor<Draft>(["type"], TypeField);
const TextFieldsPart = fieldsFor<Draft>(["title", "textHtml", "language"], TextFields);
const PollFieldsPart = fieldsFor<Draft>(
  ["type", "options", "pollClosesAt", "isVotingDisabled", "language"],
  PollFields,
);
const ThemeFieldsPart = fieldsFor<Draft>(["theme", "secondTheme"], ThemeFields);

/** What the message says, in which language, and about what. */
export function ContentFields({ form }: { form: ComposeForm }) {
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <LanguageFieldPart form={form} />
          <TypeFieldPart form={form} />
          <TextFieldsPart form={form} />
        </Stack>
      </Card>
      <PollFieldsPart form={form} />
      <Card>
        <ThemeFieldsPart form={form} />
      </Card>
    </Stack>
  );
}

function TextFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <>
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
    </>
  );
}

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
      allowDeselect={false}
      onChange={(language) => language && change({ language: language as Language })}
    />
  );
}

/** The second one is asked for only by those who want it. */
function ThemeFields({ form }: { form: ComposeForm }) {
  const t = useText();
  const { draft, change } = form;
  const [hasSecond, setHasSecond] = useState(false);
  const data = themes
    .map((value) => ({ value, label: t(`themes.${value}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const shared = {
    placeholder: t("compose.text.noTheme"),
    clearable: true,
    searchable: true,
    clearButtonProps: { "aria-label": t("compose.text.clearTheme") },
  };
  const isSecondShown = hasSecond || draft.secondTheme !== null;
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <Select
        {...shared}
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

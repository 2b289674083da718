import type { Language } from "@stoep/contract/kernel";
import { surveyLimits } from "@stoep/contract/surveys/values";
import { instrumentLimits, textPlaces, untranslated } from "@stoep/instrument";
import { Columns, Notice, Stack, StatusBadge, Text } from "@stoep/ui";
import {
  CountedField,
  CountedLines,
  DeleteTranslation,
  fieldAt,
  LanguageTabs,
  Section,
  useLanguageName,
} from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import { emptyTranslation, type SurveyForm, type Translation } from "../draft.ts";

type TabsProps = { form: SurveyForm; language: Language; onLanguage: (language: Language) => void };

/** Every text of the survey in other languages, beside the original. S1 §4 Translations */
export function TranslationFields({ form, language, onLanguage }: TabsProps) {
  const t = useText();
  const { draft, change } = form;
  return (
    <LanguageTabs
      label={t("translation.tabs")}
      original={draft.language}
      translations={draft.translations}
      language={language}
      onLanguage={onLanguage}
      onAdd={(one) => change((now) => ({ translations: [...now.translations, emptyTranslation(one)] }))}
      onDelete={(one) =>
        change((now) => ({ translations: now.translations.filter((other) => other.language !== one) }))
      }
      fieldsOf={(translation, place, askAndDelete) => (
        <Texts form={form} place={place} translation={translation} onDelete={askAndDelete} />
      )}
    >
      <Notice>{t(draft.translations.length > 0 ? "translation.original" : "translation.none")}</Notice>
    </LanguageTabs>
  );
}

type Props = { form: SurveyForm; place: number; translation: Translation; onDelete: () => void };

function Texts({ form, place, translation, onDelete }: Props) {
  const t = useText();
  const { instrument, introduction, thanks } = form.draft;
  const { language, texts } = translation;
  const name = useLanguageName()(language);
  // Of what stands then, not of what is drawn: two fields may change before the next drawing.
  const change = (patchOf: (now: Translation) => Partial<Translation>) =>
    form.change(
      (now) => ({
        translations: now.translations.map((one) => (one.language === language ? { ...one, ...patchOf(one) } : one)),
      }),
      "typed",
    );
  const words = translation.introduction;
  const around = [
    ...(introduction
      ? ([
          ["title", "introductionTitle", instrumentLimits.title],
          ["text", "introductionText", surveyLimits.introduction],
          ["button", "introductionButton", surveyLimits.button],
        ] as const)
      : []),
  ].map(([field, label, max]) => ({
    path: `introduction.${field}`,
    label: t(`fields.${label}`),
    original: introduction?.[field] ?? "",
    value: words[field],
    max,
    save: (text: string) => change((now) => ({ introduction: { ...now.introduction, [field]: text } })),
  }));
  const all = [
    ...around,
    {
      path: "thanks",
      label: t("fields.thanks"),
      original: thanks,
      value: translation.thanks,
      max: surveyLimits.thanks,
      save: (text: string) => change(() => ({ thanks: text })),
    },
    ...textPlaces(instrument).map(({ key, text, most }) => ({
      path: `texts.${key}`,
      label: t("translation.text"),
      original: text,
      value: texts[key] ?? "",
      max: most,
      save: (given: string) => change((now) => ({ texts: { ...now.texts, [key]: given } })),
    })),
  ];
  const missing = untranslated(instrument, texts).length;
  return (
    <Stack gap="md">
      <Section
        title={t("translation.legend", { language: name })}
        lead={missing > 0 ? t("translation.missing", { count: missing }) : t("translation.complete")}
      >
        {all
          .filter(({ original }) => original.trim() !== "")
          .map((one) => (
            <Pair key={one.path} form={form} language={language} {...one} path={`translations.${place}.${one.path}`} />
          ))}
      </Section>
      <DeleteTranslation language={language} onDelete={onDelete} />
    </Stack>
  );
}

type PairProps = {
  form: SurveyForm;
  language: Language;
  path: string;
  label: string;
  original: string;
  value: string;
  max: number;
  save: (text: string) => void;
};

const longest = 250;

/** The original at the left, its translation at the right; below it on a phone. */
function Pair({ form, language, path, label, original, value, max, save }: PairProps) {
  const t = useText();
  const fieldText = useFieldText();
  const Field = max > longest ? CountedLines : CountedField;
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <div lang={form.draft.language}>
        <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{original}</Text>
        {value.trim() === "" && <StatusBadge kind="draft">{t("translation.lacking")}</StatusBadge>}
      </div>
      <Field
        label={t("translation.label", { label, text: original.slice(0, 40) })}
        max={max}
        tooLong={fieldText("tooLong")}
        value={value}
        onChange={save}
        lang={language}
        {...fieldAt(form, path)}
      />
    </Columns>
  );
}

import type { Language } from "@stoep/contract/kernel";
import { projectLimits } from "@stoep/contract/participation";
import { bareWords } from "@stoep/contract/rich-text";
import { Stack, TextField } from "@stoep/ui";
import type { ReactNode } from "react";
import {
  CountedField,
  CountedLines,
  DeleteTranslation,
  fieldAt,
  LanguageTabs,
  RichTextField,
  Section,
  useLanguageName,
} from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useKindText, useText } from "../../parts/words.ts";
import { emptyTranslation, type Phase, type ProjectForm, type Translation } from "../draft.ts";

type TabsProps = {
  form: ProjectForm;
  /** The language whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** The fields of the original. */
  children: ReactNode;
};

/** The project's original and translations, in tabs. S1 §4 Translations */
export function WrittenLanguages({ form, language, onLanguage, children }: TabsProps) {
  const { draft, change } = form;
  const words = useKindText(draft.kind);
  return (
    <LanguageTabs
      label={words("languages")}
      original={draft.language}
      translations={draft.translations}
      language={language}
      onLanguage={onLanguage}
      onAdd={(one) => change((now) => ({ translations: [...now.translations, emptyTranslation(one)] }))}
      onDelete={(one) =>
        change((now) => ({ translations: now.translations.filter((other) => other.language !== one) }))
      }
      fieldsOf={(translation, place, askAndDelete) => (
        <TranslationFields form={form} place={place} translation={translation} onDelete={askAndDelete} />
      )}
    >
      {children}
    </LanguageTabs>
  );
}

type Put = (patch: Partial<Translation>, how?: "typed") => void;
type Props = { form: ProjectForm; place: number; translation: Translation; onDelete: () => void };

/** All texts of the project and its phases in one language, each with the original. */
function TranslationFields({ form, place, translation, onDelete }: Props) {
  const t = useText();
  const { draft, change } = form;
  const { language } = translation;
  const name = useLanguageName()(language);
  const put: Put = (patch, how) =>
    change(
      (now) => ({
        translations: now.translations.map((one) => (one.language === language ? { ...one, ...patch } : one)),
      }),
      how,
    );
  const shared = { form, place, translation, put };
  return (
    <Stack gap="md">
      <Section title={t("translation.legend", { language: name })} lead={t("translation.lead")}>
        <Texts {...shared} />
      </Section>
      {draft.isPhased && draft.phases.length > 0 && (
        <Section title={t("translation.phases", { language: name })}>
          {draft.phases.map((phase, number) => (
            <PhaseTexts key={phase.id} {...shared} phase={phase} number={number + 1} />
          ))}
        </Section>
      )}
      <DeleteTranslation language={language} onDelete={onDelete} />
    </Stack>
  );
}

type TextsProps = Omit<Props, "onDelete"> & { put: Put };

function Texts({ form, place, translation, put }: TextsProps) {
  const t = useText();
  const fieldText = useFieldText();
  const { draft } = form;
  const { language } = translation;
  const original = (text: string) => (text ? t("translation.original", { text }) : undefined);
  const at = (field: string) => fieldAt(form, `translations.${place}.${field}`);
  return (
    <>
      <CountedField
        required
        label={t("fields.title")}
        description={original(draft.title)}
        max={projectLimits.title}
        tooLong={fieldText("titleTooLong")}
        value={translation.title}
        onChange={(title) => put({ title }, "typed")}
        lang={language}
        {...at("title")}
      />
      <CountedLines
        required
        label={t("fields.introduction")}
        description={original(draft.introduction)}
        max={projectLimits.introduction}
        tooLong={fieldText("introductionTooLong")}
        value={translation.introduction}
        onChange={(introduction) => put({ introduction }, "typed")}
        lang={language}
        {...at("introduction")}
      />
      <RichTextField
        required
        label={t("fields.textHtml")}
        description={original(bareWords(draft.textHtml))}
        limit={{ max: projectLimits.text, tooLong: fieldText("textTooLong") }}
        value={translation.textHtml}
        onChange={(textHtml) => put({ textHtml })}
        lang={language}
        {...at("textHtml")}
      />
      {draft.image && (
        <TextField
          label={t("translation.altText")}
          description={original(draft.image.altText)}
          maxLength={projectLimits.altText}
          value={translation.altText}
          onChange={(event) => put({ altText: event.currentTarget.value })}
          lang={language}
          {...at("altText")}
        />
      )}
    </>
  );
}

/** Optional: readers see the original of what is left empty. */
function PhaseTexts({ form, place, translation, put, phase, number }: TextsProps & { phase: Phase; number: number }) {
  const t = useText();
  const fieldText = useFieldText();
  const { language, phases } = translation;
  const words = phases[phase.id] ?? { title: "", text: "" };
  const say = (patch: Partial<typeof words>) =>
    put({ phases: { ...phases, [phase.id]: { ...words, ...patch } } }, "typed");
  const name = t("phases.name", { number });
  const at = (field: string) => fieldAt(form, `translations.${place}.phases.${phase.id}.${field}`);
  return (
    <>
      <CountedField
        label={t("translation.phaseTitle", { phase: name })}
        description={t("translation.original", { text: phase.title || "–" })}
        max={projectLimits.phaseTitle}
        tooLong={fieldText("phaseTitleTooLong")}
        value={words.title}
        onChange={(title) => say({ title })}
        lang={language}
        {...at("title")}
      />
      {(phase.text !== "" || words.text !== "") && (
        <CountedLines
          label={t("translation.phaseText", { phase: name })}
          description={t("translation.original", { text: phase.text || "–" })}
          max={projectLimits.phaseText}
          tooLong={fieldText("phaseTextTooLong")}
          value={words.text}
          onChange={(text) => say({ text })}
          lang={language}
          {...at("text")}
        />
      )}
    </>
  );
}

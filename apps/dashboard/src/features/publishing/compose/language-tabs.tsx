import type { Language } from "@stoep/contract/kernel";
import type { ReactNode } from "react";
import { LanguageTabs as Tabs } from "../../../app/editor/index.ts";
import { useText } from "../parts/words.ts";
import { TranslationFields } from "./fields/translation-fields.tsx";
import { emptyTranslation } from "./model.ts";
import type { ComposeForm } from "./problems.ts";

type Props = {
  form: ComposeForm;
  /** The language whose texts are in sight. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** The fields of the original. */
  children: ReactNode;
};

/** The message's languages: its texts, translated one by one. S1 §4 Translations */
export function LanguageTabs({ form, language, onLanguage, children }: Props) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Tabs
      label={t("compose.translation.tabs")}
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
    </Tabs>
  );
}

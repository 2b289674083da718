import type { Language } from "@stoep/contract/kernel";
import type { ReactNode } from "react";
import { LanguageTabs as Tabs } from "../../../app/editor/index.ts";
import { useKindText } from "../parts/words.ts";
import type { ComposeForm } from "./draft.ts";
import { emptyTranslation } from "./draft.ts";
import { TranslationFields } from "./fields/translation-fields.tsx";

type Props = {
  form: ComposeForm;
  /** The language whose texts are shown. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** The fields of the original. */
  children: ReactNode;
};

/** The message's original and translations, in tabs. S1 §4 Translations */
export function LanguageTabs({ form, language, onLanguage, children }: Props) {
  const { draft, change } = form;
  const words = useKindText(draft.kind);
  return (
    <Tabs
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
    </Tabs>
  );
}

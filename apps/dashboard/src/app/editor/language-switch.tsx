import { languageNames } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { Segmented } from "@stoep/ui";
import { useText } from "./words.ts";

type Props = {
  languages: Language[];
  value: Language;
  onChange: (language: Language) => void;
  /** What is in that language; by default the preview. */
  label?: string;
};

/** Chooses the language that the phone preview or a paper shows; renders nothing if there is only one. */
export function LanguageSwitch({ languages, value, onChange, label }: Props) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <Segmented
      aria-label={label ?? t("previewLanguage")}
      size="sm"
      data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      value={value}
      onChange={(one) => onChange(one as Language)}
    />
  );
}
